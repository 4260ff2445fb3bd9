import { laneOf, type LaneRange, type LaneReader, type LibraryEntry } from './lane'
import { archivedContent, contentName, guestRelations, watchedVideos } from './library-records'
import { ownedAlbums } from '@/adapters/backend/albums/album-records'
import { galleryPins } from '@/adapters/backend/albums/gallery-records'
import { postMarks } from '@/adapters/backend/feed/mark-records'
import { ownedVideos } from '@/adapters/backend/media/video-records'
import { unlockedMedia } from '@/adapters/backend/messenger/messenger-records'
import { spinWins } from '@/adapters/backend/spinwheel/spinwheel-records'
import type { IndexKey, Reader } from '@/adapters/stores/store'
import type { GuestId } from '@/domain/ids'
import type { LibraryMedium } from '@/domain/library/library'
import { compareLibrary } from '@/domain/library/position'
import { RELATION_OBJECTS, RELATION_TYPES } from '@/domain/library/relation'

const own = (guestId: GuestId): IndexKey => [guestId]

/** What cost nothing was given: nothing is sold for that. */
const comingOf = (price: number): 'bought' | 'given' => (price === 0 ? 'given' : 'bought')

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
    activity: gifted ? 'given' : comingOf(price),
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
    activity: comingOf(price),
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

/** What was won with the spin wheel. */
const won = laneOf({
  lane: 'wonContent',
  collection: spinWins,
  index: 'content',
  prefix: own,
  isLatestFirst: false,
  entry: ({ key, kind, subjectId, at }) => ({
    at,
    id: key,
    kind: kind === 'album' ? 'album' : 'video',
    subjectId: subjectId ?? '',
    activity: 'given',
    paid: 0,
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

const pinnedAlbums = laneOf({
  lane: 'pinnedAlbums',
  collection: galleryPins,
  index: 'newest',
  prefix: (guestId) => [guestId, 'album'],
  isLatestFirst: true,
  entry: ({ id, at }) => ({ at, id, kind: 'album', subjectId: id, activity: 'saved', paid: null }),
})

const pinnedSedcards = laneOf({
  lane: 'pinnedSedcards',
  collection: galleryPins,
  index: 'newest',
  prefix: (guestId) => [guestId, 'sedcards'],
  isLatestFirst: true,
  entry: ({ id, at }) => ({ at, id, kind: 'sedcards', subjectId: id, activity: 'saved', paid: null }),
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

/** The lanes of each sub-tab. Single pictures that are pinned are a list of their own (`pinnedPhotos` of the gallery). */
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
    pinned: [pinnedAlbums, pinnedSedcards],
    archive: [archived('photos')],
    feed: [boughtPosts],
    messenger: [unlocked],
  },
} as const

/** What clips and what can be listened to is chosen from. */
export const lanesOfMedia: readonly LaneReader[] = [boughtVideos, boughtPosts, unlocked, savedVideos]

/** What was won with the spin wheel alone (GUE-018). */
export const lanesOfWheel: readonly LaneReader[] = [won]

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
