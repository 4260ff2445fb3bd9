import type { PictureRef } from '@/domain/actors/actor'
import type { ActorId } from '@/domain/ids'
import { artworkAt } from '@/domain/media/artwork'

/** The pages with room for one banner. */
export const BANNER_PLACEMENTS = ['start', 'cams', 'videos'] as const

/** One of them. */
export type BannerPlacement = (typeof BANNER_PLACEMENTS)[number]

/**
 * What a press on a banner does: it opens the profile of the related actor, a page of the product, another site in a new tab, or nothing
 * (OTH-001).
 */
export const BANNER_CLICKS = ['actor', 'page', 'external', 'none'] as const

/** One of them. */
export type BannerClick = (typeof BANNER_CLICKS)[number]

/** How the box of a banner looks: a record selects one of these, and never a class of its own (OTH-001). */
export const BANNER_LOOKS = ['plain', 'ember', 'gold', 'night'] as const

/** One of them. */
export type BannerLook = (typeof BANNER_LOOKS)[number]

/** What a banner consists of, in the names of the specification (OTH-001). */
export interface BannerParts {
  /** Where the files of its picture begin, from the root and without width: `/art/5003/l0`. */
  readonly imagePath: string
  /** `null` where a press has no address. */
  readonly onClickUrl: string | null
  readonly onClickType: BannerClick
  /** `null`: it is about no actor. */
  readonly relatedActorId: ActorId | null
  readonly containerClassSuffix: BannerLook
}

/** A banner as a guest sees it, in their language; its address is the one to open (OTH-001, OTH-002). */
export interface Banner extends BannerParts {
  readonly id: string
  readonly title: string
  /** From then on it is not shown, epoch ms (API-031). */
  readonly expiresAt: number
}

const PICTURE = /^\/art\/(?<family>[1-9]\d{0,6})\/(?<variant>[a-z]\d{1,2})$/u

/** The picture at a path; `null` for a path that no picture of the product has. */
export function bannerPicture(imagePath: string): PictureRef | null {
  const { family = '', variant = '' } = PICTURE.exec(imagePath)?.groups ?? {}
  const artwork = artworkAt(`${family}/${variant}-w640.webp`)
  return artwork?.kind === 'picture' ? { family: artwork.family, variant: artwork.variant } : null
}
