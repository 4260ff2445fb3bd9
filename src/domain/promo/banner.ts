import type { PictureRef } from '@/domain/actors/actor'
import type { ActorId } from '@/domain/ids'
import { artworkAt } from '@/domain/pictures/artwork'

/** The pages with room for one banner. */
export const BANNER_PLACEMENTS = ['start', 'cams', 'videos'] as const

/** One of the pages. */
export type BannerPlacement = (typeof BANNER_PLACEMENTS)[number]

/**
 * The actions of a press on a banner: opening the related actor's profile, a page of the product,
 * another site in a new tab, or nothing (OTH-001).
 */
export const BANNER_CLICKS = ['actor', 'page', 'external', 'none'] as const

/** One of the actions. */
export type BannerClick = (typeof BANNER_CLICKS)[number]

/**
 * The styles of a banner's box: a record selects one of these, and never a class of its own
 * (OTH-001).
 */
export const BANNER_LOOKS = ['plain', 'ember', 'gold', 'night'] as const

/** One of the styles. */
export type BannerLook = (typeof BANNER_LOOKS)[number]

/** The parts of a banner, with the names of the specification (OTH-001). */
export interface BannerParts {
  /** Base path of its picture files, from the root and without width: `/art/5003/l0`. */
  readonly imagePath: string
  /** `null` when a press has no address. */
  readonly onClickUrl: string | null
  readonly onClickType: BannerClick
  /** `null` for a banner about no actor. */
  readonly relatedActorId: ActorId | null
  readonly containerClassSuffix: BannerLook
}

/** A banner for a guest, in their language; its address is ready to open (OTH-001, OTH-002). */
export interface Banner extends BannerParts {
  readonly id: string
  readonly title: string
  /** The banner is not shown from this time on, in epoch ms (API-031). */
  readonly expiresAt: number
}

const ART = '/art/'

/** Returns the picture at a path; `null` when no picture of the product has it. */
export function bannerPicture(imagePath: string): PictureRef | null {
  const artwork = imagePath.startsWith(ART) ? artworkAt(`${imagePath.slice(ART.length)}-w640.webp`) : null
  return artwork?.kind === 'picture' ? { family: artwork.family, variant: artwork.variant } : null
}
