import { fields, flag, id, number, oneOf, schemaOf, text, whole } from '@/adapters/stores/record-schema'
import { belongsToGuest } from '@/adapters/stores/belongs-to-guest'
import type { Collection } from '@/adapters/stores/store'
import type { GuestId, VideoId } from '@/domain/ids'
import { LIBRARY_KINDS, LIBRARY_MEDIA, type LibraryKind, type LibraryMedium } from '@/domain/library/library'

/**
 * A guest's relation to something; the numbers are defined in `domain/library/relation.ts`. `at` is
 * epoch ms.
 */
export interface GuestRelation {
  readonly guestId: GuestId
  readonly relationTypeId: number
  readonly objectTypeId: number
  readonly objectId: string
  readonly at: number
}

export const guestRelationKey = ({ guestId, relationTypeId, objectTypeId, objectId }: Omit<GuestRelation, 'at'>) =>
  `${guestId} ${relationTypeId} ${objectTypeId} ${objectId}`

export const guestRelations: Collection<GuestRelation> = {
  name: 'guestRelations',
  schema: schemaOf(
    fields<GuestRelation>({
      guestId: id<GuestId>(),
      relationTypeId: whole,
      objectTypeId: whole,
      objectId: text,
      at: number,
    }),
  ),
  key: guestRelationKey,
  ofGuest: belongsToGuest('byGuest'),
  indexes: {
    byGuest: ({ guestId, relationTypeId, objectTypeId, at, objectId }) => [
      [guestId, relationTypeId, objectTypeId, at, objectId],
    ],
  },
}

/** A guest's archiving of something in their library. */
export interface ArchivedContent {
  readonly guestId: GuestId
  readonly kind: LibraryKind
  readonly subjectId: string
  readonly medium: LibraryMedium
  readonly at: number
}

/** Returns the name of something within one library. */
export const contentName = (kind: LibraryKind, subjectId: string): string => `${kind} ${subjectId}`

export const archiveKey = (guestId: GuestId, kind: LibraryKind, subjectId: string): string =>
  `${guestId} ${contentName(kind, subjectId)}`

export const archivedContent: Collection<ArchivedContent> = {
  name: 'archivedContent',
  schema: schemaOf(
    fields<ArchivedContent>({
      guestId: id<GuestId>(),
      kind: oneOf(...LIBRARY_KINDS),
      subjectId: text,
      medium: oneOf(...LIBRARY_MEDIA),
      at: number,
    }),
  ),
  key: ({ guestId, kind, subjectId }) => archiveKey(guestId, kind, subjectId),
  ofGuest: belongsToGuest('byGuest'),
  indexes: {
    byGuest: ({ guestId, medium, at, kind, subjectId }) => [[guestId, medium, at, contentName(kind, subjectId)]],
  },
}

/** The last time that a guest watched a video. */
export interface WatchedVideo {
  readonly guestId: GuestId
  readonly videoId: VideoId
  readonly at: number
}

export const watchedVideos: Collection<WatchedVideo> = {
  name: 'watchedVideos',
  schema: schemaOf(fields<WatchedVideo>({ guestId: id<GuestId>(), videoId: id<VideoId>(), at: number })),
  key: ({ guestId, videoId }) => `${guestId} ${videoId}`,
  ofGuest: belongsToGuest('byGuest'),
  indexes: { byGuest: ({ guestId, videoId, at }) => [[guestId, at, videoId]] },
}

/** A guest's settings for their library; missing: the history is recorded. */
export interface LibrarySettings {
  readonly guestId: GuestId
  readonly recordsHistory: boolean
}

export const librarySettings: Collection<LibrarySettings> = {
  name: 'librarySettings',
  schema: schemaOf(fields<LibrarySettings>({ guestId: id<GuestId>(), recordsHistory: flag })),
  key: ({ guestId }) => guestId,
  ofGuest: belongsToGuest('key'),
  indexes: {},
}
