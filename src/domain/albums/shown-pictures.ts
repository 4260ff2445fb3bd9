import type { ContentBar } from '@/domain/media/video'

/**
 * The pictures that a guest may see of an album: all of them where nothing is needed, else the first `previews`, which show what the
 * album is like [MED-009], and none of one that was taken away.
 */
export const shownPictures = <T>(pictures: readonly T[], previews: number, need: ContentBar | null): readonly T[] =>
  need === null ? pictures : pictures.slice(0, need === 'withdrawn' ? 0 : Math.max(0, previews))
