import { libraryItems, type FoundItem, type LibraryViewer } from './library-items'
import type { PlaylistRecord } from './playlist-records'
import type { LibraryEntry } from '@/adapters/backend/content/lane'
import type { Reader } from '@/adapters/stores/store'
import type { VideoId } from '@/domain/ids'
import { PLAYLIST_COVERS, type PlaylistItem, type PlaylistSummary } from '@/domain/library/playlist'

/**
 * Number of videos of a playlist that are checked for its covers: some of them may have left the
 * platform.
 */
const LOOKED_AT = 2 * PLAYLIST_COVERS

const entryOf = (videoId: VideoId): LibraryEntry => ({
  lane: 'savedVideos',
  id: videoId,
  at: 0,
  kind: 'video',
  subjectId: videoId,
  activity: 'saved',
  paid: null,
})

/** The videos as the list for later shows them; `null`: it would not. */
const shownVideos = (reader: Reader, videoIds: readonly VideoId[], viewer: LibraryViewer) =>
  libraryItems(reader, videoIds.map(entryOf), viewer)

/** The videos of a playlist that are shown, in their order. */
export async function playlistItems(
  reader: Reader,
  { videoIds }: PlaylistRecord,
  viewer: LibraryViewer,
): Promise<readonly PlaylistItem[]> {
  const found = await shownVideos(reader, videoIds, viewer)
  return videoIds.flatMap((videoId, position) => {
    const item = found[position]?.item
    if (item === undefined) return []
    const { title, actor, cover, duration, isOwned } = item
    return [{ videoId, position, title, actor, cover, duration: duration ?? 0, isOwned }]
  })
}

/** Playlists without their videos; the covers of all are read at once. */
export async function playlistSummaries(
  reader: Reader,
  records: readonly PlaylistRecord[],
  about: VideoId | null,
  viewer: LibraryViewer,
): Promise<readonly PlaylistSummary[]> {
  const first = [...new Set(records.flatMap(({ videoIds }) => videoIds.slice(0, LOOKED_AT)))]
  const found = await shownVideos(reader, first, viewer)
  const shown = new Map(
    found.filter((each): each is FoundItem => each !== null).map(({ entry, item }) => [entry.id, item]),
  )
  return records.map(({ id, title, videoIds }) => ({
    id,
    title,
    count: videoIds.length,
    covers: videoIds
      .slice(0, LOOKED_AT)
      .flatMap((videoId) => shown.get(videoId)?.cover ?? [])
      .slice(0, PLAYLIST_COVERS),
    hasVideo: about !== null && videoIds.includes(about),
  }))
}
