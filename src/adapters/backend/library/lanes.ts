import { archivedContent, contentName, guestRelations, watchedVideos } from './library-records'
import { ownedAlbums } from '@/adapters/backend/albums/album-records'
import { postMarks } from '@/adapters/backend/feed/mark-records'
import { ownedVideos } from '@/adapters/backend/media/video-records'
import { unlockedMedia } from '@/adapters/backend/messenger/messenger-records'
import type { Collection, IndexKey, Reader } from '@/adapters/stores/store'
import type { GuestId } from '@/domain/ids'
import type { LibraryActivity, LibraryKind, LibraryMedium, LibraryOrder } from '@/domain/library/library'
import { compareLibrary, type LibraryLane, type LibraryPosition } from '@/domain/library/position'
import { RELATION_OBJECTS, RELATION_TYPES } from '@/domain/library/relation'

/** One entry of a guest's library, before what it is about was read. */
export interface LibraryEntry extends LibraryPosition {
  readonly kind: LibraryKind
  readonly subjectId: string
  readonly activity: LibraryActivity
  /** What the guest has paid for it; `null`: it is not theirs. */
  readonly paid: number | null
}

/** A range of a lane. */
export interface LaneRange {
  readonly guestId: GuestId
  readonly order: LibraryOrder
  readonly after: LibraryPosition | null
  readonly limit: number
}

/** Reads the entries of one lane in the order of the list. */
export type LaneReader = (reader: Reader, range: LaneRange) => Promise<readonly LibraryEntry[]>

interface LaneSource<T> {
  readonly lane: LibraryLane
  readonly collection: Collection<T>
  readonly index: string
  readonly prefix: (guestId: GuestId) => IndexKey
  /** Whether the index begins with the latest: its moments are negative then. */
  readonly isLatestFirst: boolean
  readonly entry: (record: T) => Omit<LibraryEntry, 'lane'>
}

/** Before, and behind, every id. */
const FIRST_ID = ''
const LAST_ID = '~'

function laneOf<T>({ lane, collection, index, prefix, isLatestFirst, entry }: LaneSource<T>): LaneReader {
  return async (reader, { guestId, order, after, limit }) => {
    const direction = isLatestFirst === (order === 'newest') ? 'asc' : 'desc'
    const behind = (position: LibraryPosition): IndexKey => {
      const at = isLatestFirst ? -position.at : position.at
      if (position.lane === lane) return [...prefix(guestId), at, position.id]
      // Entries of the same moment in another lane: all of them are before the position, or none.
      const isPassed = compareLibrary(order)({ ...position, lane }, position) < 0
      return [...prefix(guestId), at, isPassed === (direction === 'asc') ? LAST_ID : FIRST_ID]
    }
    const found = await reader.find(collection, index, {
      prefix: prefix(guestId),
      direction,
      limit,
      ...(after === null ? {} : { after: behind(after) }),
    })
    return found.map((record) => ({ ...entry(record), lane }))
  }
}

const own = (guestId: GuestId): IndexKey => [guestId]

const boughtVideos = laneOf({
  lane: 'boughtVideos',
  collection: ownedVideos,
  index: 'byGuest',
  prefix: own,
  isLatestFirst: true,
  entry: ({ videoId, at, price, gifted }) => ({
    at,
    id: videoId,
    kind: 'video',
    subjectId: videoId,
    activity: gifted ? 'given' : 'bought',
    paid: price,
  }),
})

const boughtAlbums = laneOf({
  lane: 'boughtAlbums',
  collection: ownedAlbums,
  index: 'byGuest',
  prefix: own,
  isLatestFirst: true,
  entry: ({ albumId, at, price }) => ({
    at,
    id: albumId,
    kind: 'album',
    subjectId: albumId,
    activity: 'bought',
    paid: price,
  }),
})

const boughtPosts = laneOf({
  lane: 'boughtPosts',
  collection: postMarks,
  index: 'byPurchase',
  prefix: own,
  isLatestFirst: false,
  entry: ({ postId, boughtAt, price }) => ({
    at: boughtAt ?? 0,
    id: postId,
    kind: 'post',
    subjectId: postId,
    activity: 'bought',
    paid: price,
  }),
})

const unlocked = laneOf({
  lane: 'unlockedMedia',
  collection: unlockedMedia,
  index: 'byGuest',
  prefix: own,
  isLatestFirst: false,
  entry: ({ messageId, at, price }) => ({
    at,
    id: messageId,
    kind: 'message',
    subjectId: messageId,
    activity: 'unlocked',
    paid: price,
  }),
})

const savedVideos = laneOf({
  lane: 'savedVideos',
  collection: guestRelations,
  index: 'byGuest',
  prefix: (guestId) => [guestId, RELATION_TYPES.saved, RELATION_OBJECTS.video],
  isLatestFirst: false,
  entry: ({ objectId, at }) => ({
    at,
    id: objectId,
    kind: 'video',
    subjectId: objectId,
    activity: 'saved',
    paid: null,
  }),
})

const watched = laneOf({
  lane: 'watchedVideos',
  collection: watchedVideos,
  index: 'byGuest',
  prefix: own,
  isLatestFirst: false,
  entry: ({ videoId, at }) => ({
    at,
    id: videoId,
    kind: 'video',
    subjectId: videoId,
    activity: 'watched',
    paid: null,
  }),
})

const archived = (medium: LibraryMedium): LaneReader =>
  laneOf({
    lane: 'archive',
    collection: archivedContent,
    index: 'byGuest',
    prefix: (guestId) => [guestId, medium],
    isLatestFirst: false,
    entry: ({ kind, subjectId, at }) => ({
      at,
      id: contentName(kind, subjectId),
      kind,
      subjectId,
      activity: 'archived',
      paid: null,
    }),
  })

/** The lanes of each sub-tab. What guests can pin of photos is added to `pinned` there. */
export const lanesOfSource = {
  videos: {
    shop: [boughtVideos],
    pinned: [savedVideos],
    archive: [archived('videos')],
    feed: [boughtPosts],
    messenger: [unlocked],
  },
  photos: {
    shop: [boughtAlbums],
    pinned: [] as readonly LaneReader[],
    archive: [archived('photos')],
    feed: [boughtPosts],
    messenger: [unlocked],
  },
} as const

/** What clips and what can be listened to is chosen from. */
export const lanesOfMedia: readonly LaneReader[] = [boughtVideos, boughtPosts, unlocked, savedVideos]

/** The history alone. */
export const lanesOfHistory: readonly LaneReader[] = [watched]

/** Everything a guest does (GUE-039). */
export const lanesOfActivities: readonly LaneReader[] = [
  boughtVideos,
  boughtAlbums,
  boughtPosts,
  unlocked,
  savedVideos,
  watched,
]

/** The entries of several lanes as one list. */
export async function mergedEntries(
  reader: Reader,
  lanes: readonly LaneReader[],
  range: LaneRange,
): Promise<readonly LibraryEntry[]> {
  const found = await Promise.all(lanes.map((lane) => lane(reader, range)))
  return found.flat().toSorted(compareLibrary(range.order)).slice(0, range.limit)
}
