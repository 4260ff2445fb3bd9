import { bannerPicture, type Banner, type BannerParts } from './banner'
import { isSafeLink } from '@/domain/markup/safe-link'
import { match } from '@/domain/routes/match'
import { isOwnAddress } from '@/domain/navigation/own-address'

/** Maximum length of a banner's address in UTF-16 units. */
export const MAX_BANNER_ADDRESS = 2_000

/**
 * The reason for refusing a banner's record. `host-not-allowed` depends on the operator's hosts,
 * the others on the record alone.
 */
export type BannerProblem =
  | 'no-picture'
  | 'no-actor'
  | 'address-without-use'
  | 'no-page'
  | 'no-secure-address'
  | 'host-not-allowed'

/**
 * Whether an address leads to a page of the product, and to nothing that a browser would execute or
 * open on another site.
 */
export function leadsToPage(address: string): boolean {
  if (address.length > MAX_BANNER_ADDRESS || !isOwnAddress(address)) return false
  const found = match(address)
  return (found.kind === 'redirect' ? match(found.to) : found).kind === 'route'
}

/**
 * Returns the host of another site's secure address, in lower case and with its port if it has one;
 * `null` for any other address.
 */
export function secureHost(address: string): string | null {
  if (address.length > MAX_BANNER_ADDRESS || !isSafeLink(address) || !URL.canParse(address)) return null
  const { protocol, host } = new URL(address)
  return protocol === 'https:' ? host : null
}

/**
 * Returns the problems of a record, or an empty list. `hosts`: other sites that the operator
 * allows.
 */
export function bannerProblems(
  { imagePath, onClickType, onClickUrl, relatedActorId }: BannerParts,
  hosts: ReadonlySet<string>,
): readonly BannerProblem[] {
  const picture: readonly BannerProblem[] = bannerPicture(imagePath) === null ? ['no-picture'] : []
  switch (onClickType) {
    case 'page':
      return [...picture, ...(onClickUrl !== null && leadsToPage(onClickUrl) ? [] : (['no-page'] as const))]
    case 'external': {
      const host = onClickUrl === null ? null : secureHost(onClickUrl)
      if (host === null) return [...picture, 'no-secure-address']
      return hosts.has(host) ? picture : [...picture, 'host-not-allowed']
    }
    case 'actor':
    case 'none':
      // The address of a profile follows from the actor: a second one could contradict it.
      return [
        ...picture,
        ...(onClickUrl === null ? [] : (['address-without-use'] as const)),
        ...(onClickType === 'actor' && relatedActorId === null ? (['no-actor'] as const) : []),
      ]
  }
}

/** The target of a press on a banner, or `null`. */
export type BannerTarget = { readonly kind: 'page' | 'external'; readonly address: string } | null

/**
 * Returns the target of a press on an answered banner, or `unsafe` for an address that no answer
 * may contain: such a banner is not shown.
 */
export function bannerTarget({ onClickType, onClickUrl }: Banner): BannerTarget | 'unsafe' {
  if (onClickUrl === null) return onClickType === 'none' ? null : 'unsafe'
  if (onClickType === 'none') return 'unsafe'
  if (onClickType === 'external')
    return secureHost(onClickUrl) === null ? 'unsafe' : { kind: 'external', address: onClickUrl }
  return leadsToPage(onClickUrl) ? { kind: 'page', address: onClickUrl } : 'unsafe'
}

/**
 * Whether an answered banner may be shown: its picture is one of the product's, and its address is
 * safe.
 */
export const isSafeBanner = (banner: Banner): boolean =>
  bannerTarget(banner) !== 'unsafe' && bannerPicture(banner.imagePath) !== null
