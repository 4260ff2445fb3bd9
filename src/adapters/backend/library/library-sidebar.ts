import { ShownPictures } from '@/adapters/backend/actors/shown-pictures'
import { lanesOfHistory, mergedEntries } from './lanes'
import { libraryItems, type LibraryViewer } from './library-items'
import { librarySettings } from './library-records'
import { selectionOf } from './library-page'
import { actors, relations } from '@/adapters/backend/actors/actor-records'
import { galleryPins } from '@/adapters/backend/albums/gallery-records'
import type { Reader } from '@/adapters/stores/store'
import type { GuestId } from '@/domain/ids'
import {
  LIBRARY_MEDIA,
  LIBRARY_SOURCES,
  type LibraryMedium,
  type LibrarySidebar,
  type LibrarySource,
} from '@/domain/library/library'
import type { VideoActor } from '@/domain/media/video'

/** Maximum number of entries that are counted. */
const COUNTED = 1_000

/** Number of favourites that are checked, and of those that are listed. */
const FAVORITES = 200
const ONLINE = 6

/** Returns whether the videos a guest watches are recorded, unless they have turned it off. */
export const recordsHistory = async (reader: Reader, guestId: GuestId): Promise<boolean> =>
  (await reader.get(librarySettings, guestId))?.recordsHistory ?? true

async function countOf(reader: Reader, list: { medium: LibraryMedium; source: LibrarySource }, viewer: LibraryViewer) {
  const { lanes, passes } = selectionOf(list, viewer.kinds)
  const range = { guestId: viewer.guestId, order: 'newest', after: null, limit: COUNTED } as const
  const items = await libraryItems(reader, await mergedEntries(reader, lanes, range), viewer)
  return items.filter((found) => found !== null && passes(found)).length
}

async function countsOf(reader: Reader, viewer: LibraryViewer, medium: LibraryMedium) {
  const [pictures, ...counts] = await Promise.all([
    // Pinned pictures are beside the pinned albums and sedcards, in a list of their own.
    medium === 'photos' ? reader.count(galleryPins, 'newest', [viewer.guestId, 'picture']) : 0,
    ...LIBRARY_SOURCES.map(async (source) => [source, await countOf(reader, { medium, source }, viewer)] as const),
  ])
  const bySource = Object.fromEntries(counts) as Record<LibrarySource, number>
  return { ...bySource, pinned: bySource.pinned + pictures }
}

async function onlineFavorites(reader: Reader, guestId: GuestId): Promise<readonly VideoActor[]> {
  const pinned = await reader.find(relations, 'pinned', { prefix: [guestId], limit: FAVORITES })
  const known = await reader.getMany(
    actors,
    pinned.map(({ actorId }) => actorId),
  )
  const online = known.flatMap((actor) => (actor?.state.isOnline === true ? [actor] : [])).slice(0, ONLINE)
  const shown = new ShownPictures(reader, guestId)
  return Promise.all(
    online.map(async (actor) => ({
      id: actor.id,
      name: actor.name,
      avatar: await shown.avatar(actor),
      isOnline: true,
    })),
  )
}

/** Returns the data beside every page of the library (GUE-041). */
export async function librarySidebar(reader: Reader, viewer: LibraryViewer): Promise<LibrarySidebar> {
  const { guestId } = viewer
  const latest = { guestId, order: 'newest', after: null, limit: 1 } as const
  const [[videos, photos], online, records, watched] = await Promise.all([
    Promise.all(LIBRARY_MEDIA.map((medium) => countsOf(reader, viewer, medium))),
    onlineFavorites(reader, guestId),
    recordsHistory(reader, guestId),
    mergedEntries(reader, lanesOfHistory, latest),
  ])
  const [last] = await libraryItems(reader, watched, viewer)
  const none = { shop: 0, pinned: 0, archive: 0, feed: 0, messenger: 0 }
  return {
    counts: { videos: videos ?? none, photos: photos ?? none },
    online,
    lastWatched: last?.item ?? null,
    recordsHistory: records,
  }
}
