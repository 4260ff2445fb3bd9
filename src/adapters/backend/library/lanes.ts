import { archivedContent, contentName, guestRelations, watchedVideos } from './library-records'
import type { ContentKind, ContentKinds } from '@/adapters/backend/content/content-kinds'
import { laneOf, type LaneRange, type LaneReader, type LibraryEntry } from '@/adapters/backend/content/lane'
import { spinWins } from '@/adapters/backend/spinwheel/spinwheel-records'
import type { IndexKey, Reader } from '@/adapters/stores/store'
import type { GuestId } from '@/domain/ids'
import type { LibraryMedium, LibrarySource } from '@/domain/library/library'
import { compareLibrary } from '@/domain/library/position'
import { RELATION_OBJECTS, RELATION_TYPES } from '@/domain/library/relation'
import { isContent } from '@/domain/spinwheel/prize'

const own = (guestId: GuestId): IndexKey => [guestId]

/** Content that was won with the spin wheel. */
const won = laneOf({
  lane: 'wonContent',
  collection: spinWins,
  index: 'content',
  prefix: own,
  isLatestFirst: false,
  entry: ({ key, kind, subjectId, at }) =>
    isContent(kind) ? { at, id: key, kind, subjectId: subjectId ?? '', activity: 'given', paid: 0 } : null,
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

type Bought = NonNullable<ContentKind['bought']>

const boughtLanes = (kinds: ContentKinds, isListed: (bought: Bought) => boolean): readonly LaneReader[] =>
  Object.values(kinds).flatMap(({ bought }) => (bought !== undefined && isListed(bought) ? [bought.lane] : []))

/**
 * Returns the lanes of a sub-tab. Single pictures that are pinned are a list of their own
 * (`pinnedPhotos` of the gallery).
 */
export function lanesOfSource(
  kinds: ContentKinds,
  medium: LibraryMedium,
  source: LibrarySource,
): readonly LaneReader[] {
  if (source === 'archive') return [archived(medium)]
  if (source !== 'pinned')
    return boughtLanes(kinds, (bought) => bought.source === source && bought.media.includes(medium))
  const saved = Object.values(kinds).flatMap((kind) => (kind.saved?.medium === medium ? [kind.saved.lane] : []))
  return medium === 'videos' ? [...saved, savedVideos] : saved
}

/** Returns the lanes that clips and audio are chosen from. */
export const lanesOfMedia = (kinds: ContentKinds): readonly LaneReader[] => [
  ...boughtLanes(kinds, ({ media }) => media.includes('videos')),
  savedVideos,
]

/** Only the content that was won with the spin wheel (GUE-018). */
export const lanesOfWheel: readonly LaneReader[] = [won]

/** The history alone. */
export const lanesOfHistory: readonly LaneReader[] = [watched]

/** Everything a guest does (GUE-039). */
export const lanesOfActivities = (kinds: ContentKinds): readonly LaneReader[] => [
  ...boughtLanes(kinds, () => true),
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
