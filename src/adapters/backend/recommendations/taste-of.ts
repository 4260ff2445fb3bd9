import { relations } from '@/adapters/backend/actors/actor-records'
import { watchedVideos } from '@/adapters/backend/library/library-records'
import { recordsHistory } from '@/adapters/backend/library/library-sidebar'
import { videos } from '@/adapters/backend/media/video-records'
import type { Reader } from '@/adapters/stores/store'
import type { GuestId } from '@/domain/ids'
import type { Taste } from '@/domain/recommendations/reason'

/** Number of favourites, and of the latest videos of the history, that are read. */
const FAVORITES = 500
const WATCHED = 50

/**
 * Returns what the platform knows of a guest's own taste: their favourites, and their history
 * unless they have switched it off.
 */
export async function tasteOf(reader: Reader, guestId: GuestId): Promise<Taste> {
  const [pinned, records] = await Promise.all([
    reader.find(relations, 'pinned', { prefix: [guestId], limit: FAVORITES }),
    recordsHistory(reader, guestId),
  ])
  return {
    favorites: new Set(pinned.map(({ actorId }) => actorId)),
    // Videos watched before it was switched off are still stored, and still not used.
    history: records ? await watchedBy(reader, guestId) : null,
  }
}

async function watchedBy(reader: Reader, guestId: GuestId): Promise<NonNullable<Taste['history']>> {
  const watched = await reader.find(watchedVideos, 'byGuest', { prefix: [guestId], direction: 'desc', limit: WATCHED })
  const found = await reader.getMany(
    videos,
    watched.map(({ videoId }) => videoId),
  )
  return found.flatMap((video) =>
    video === undefined
      ? []
      : [{ id: video.id, actorId: video.actorId, tags: video.tags.map((id) => ({ id, label: '' })) }],
  )
}
