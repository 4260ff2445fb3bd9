import type { GrantedAddress } from '@/domain/media/granted-address'

/** A frame of a video. `at` is whole seconds from its beginning. */
export interface VideoThumbnail {
  readonly at: number
  /** Where its files begin; `-w<width>.webp` follows. Works in this session only, and for a limited time. */
  readonly address: GrantedAddress
}

/** A preview uses the first so many thumbnails [MED-032]. */
export const PREVIEW_THUMBNAILS = 100

/** The shortest time between two thumbnails, s: closer ones look the same. */
const LEAST_STEP = 2

/**
 * The moments of which a video of so many seconds has a thumbnail, whole seconds, in order: as close as a hundred of them allow. A guest who
 * may see only a preview is given those of its seconds.
 */
export function thumbnailTimes(seconds: number): readonly number[] {
  const step = Math.max(LEAST_STEP, Math.ceil(seconds / PREVIEW_THUMBNAILS))
  return Array.from({ length: Math.ceil(seconds / step) }, (_, index) => index * step).slice(0, PREVIEW_THUMBNAILS)
}
