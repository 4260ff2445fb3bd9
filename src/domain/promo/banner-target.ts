import { bannerPicture, type Banner, type BannerParts } from './banner'
import { isSafeLink } from '@/domain/markup/safe-link'
import { match } from '@/domain/navigation/match'
import { isOwnAddress } from '@/domain/navigation/own-address'

/** Longest address of a banner, UTF-16 units. */
export const MAX_BANNER_ADDRESS = 2_000

/** Why a record of a banner is refused. `host-not-allowed` depends on the hosts of the operator, the others on the record alone. */
export type BannerProblem =
  | 'no-picture'
  | 'no-actor'
  | 'address-without-use'
  | 'no-page'
  | 'no-secure-address'
  | 'host-not-allowed'

/** Whether an address leads to a page of the product: nothing that a browser would run or take to another site. */
export function leadsToPage(address: string): boolean {
  if (address.length > MAX_BANNER_ADDRESS || !isOwnAddress(address)) return false
  const found = match(address)
  return (found.kind === 'redirect' ? match(found.to) : found).kind === 'route'
}

/** The host of a secure address of another site, in lower case and with its port if it has one; `null` for any other address. */
export function secureHost(address: string): string | null {
  if (address.length > MAX_BANNER_ADDRESS || !isSafeLink(address) || !URL.canParse(address)) return null
  const { protocol, host } = new URL(address)
  return protocol === 'https:' && host !== '' ? host : null
}

/** What is wrong with a record; an empty list: nothing. `hosts`: of other sites that the operator allows. */
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

/** What a press on a banner opens; `null`: nothing. */
export type BannerTarget = { readonly kind: 'page' | 'external'; readonly address: string } | null

/** What a press on an answered banner opens, or `unsafe` for an address that no answer may hold: such a banner is not shown. */
export function bannerTarget({ onClickType, onClickUrl }: Banner): BannerTarget | 'unsafe' {
  if (onClickUrl === null) return onClickType === 'none' ? null : 'unsafe'
  if (onClickType === 'none') return 'unsafe'
  if (onClickType === 'external')
    return secureHost(onClickUrl) === null ? 'unsafe' : { kind: 'external', address: onClickUrl }
  return leadsToPage(onClickUrl) ? { kind: 'page', address: onClickUrl } : 'unsafe'
}

/** Whether an answered banner may be shown: its picture is one of the product's, and its address no danger. */
export const isSafeBanner = (banner: Banner): boolean =>
  bannerTarget(banner) !== 'unsafe' && bannerPicture(banner.imagePath) !== null
