import type { GrantedAddress } from '@/domain/media/granted-address'

/** A frame of a video. `at` is whole seconds from its beginning. */
export interface VideoThumbnail {
  readonly at: number
  /**
   * Base address of its files; `-w<width>.webp` follows. Valid in this session only, and for a
   * limited time.
   */
  readonly address: GrantedAddress
}

/** Maximum number of thumbnails; a preview uses the first ones [MED-032]. */
export const PREVIEW_THUMBNAILS = 100

/** Minimum time between two thumbnails in s: closer ones look the same. */
const LEAST_STEP = 2

/**
 * Returns the times of a video's thumbnails, in whole seconds and in order: as close as a hundred
 * of them allow. A guest who may see only a preview receives those within it.
 */
export function thumbnailTimes(seconds: number): readonly number[] {
  const step = Math.max(LEAST_STEP, Math.ceil(seconds / PREVIEW_THUMBNAILS))
  return Array.from({ length: Math.ceil(seconds / step) }, (_, index) => index * step).slice(0, PREVIEW_THUMBNAILS)
}
