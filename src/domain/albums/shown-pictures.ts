import type { ContentBar } from '@/domain/media/video'

/**
 * Returns the pictures of an album that a guest may see: all of them when nothing is needed,
 * otherwise the first `previews` as an impression of the album [MED-009], and none of a withdrawn
 * one.
 */
export const shownPictures = <T>(pictures: readonly T[], previews: number, need: ContentBar | null): readonly T[] =>
  need === null ? pictures : pictures.slice(0, need === 'withdrawn' ? 0 : Math.max(0, previews))
