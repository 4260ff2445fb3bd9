import { asId, type AlbumId, type VideoId } from '@/domain/ids'
import type { LibraryItem } from '@/domain/library/library'
import type { useHref } from '@/ui/base/use-href'

/** The page of an item; `null`: it has none, and opens in the library. */
export function addressOfItem(
  { kind, subjectId, actor }: LibraryItem,
  href: ReturnType<typeof useHref>,
): string | null {
  if (kind === 'video') return href('video', { videoId: asId<VideoId>(subjectId) })
  if (kind === 'album') return href('album', { albumId: asId<AlbumId>(subjectId) })
  return kind === 'sedcards' && actor !== null ? href('actorPictures', { actorName: actor.name }) : null
}
