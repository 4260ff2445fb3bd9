import * as z from 'zod/mini'
import { picture } from '@/adapters/wire/actors/actor'
import { answerText, coins, count, flag, id, moment, seconds, text, ID, type Wire } from '@/adapters/wire/base/scalars'
import { videoActor } from '@/adapters/wire/media/video'
import type { ChannelId } from '@/domain/ids'
import {
  LIBRARY_ACTIVITIES,
  LIBRARY_KINDS,
  LIBRARY_MEDIA,
  LIBRARY_MIXES,
  LIBRARY_ORDERS,
  LIBRARY_SOURCES,
  type LibraryCounts,
  type LibraryItem,
  type LibrarySidebar,
} from '@/domain/library/library'

export const libraryKind = z.enum(LIBRARY_KINDS)
export const libraryMedium = z.enum(LIBRARY_MEDIA)
export const librarySource = z.enum(LIBRARY_SOURCES)
export const libraryOrder = z.enum(LIBRARY_ORDERS)
export const libraryActivity = z.enum(LIBRARY_ACTIVITIES)

/** A tab of the library. */
export const libraryTab = z.enum([...LIBRARY_MEDIA, ...LIBRARY_MIXES])

/** Id of a video, album, post or message, or of the actor of sedcards. */
export const subjectId = text(100, 1, undefined, ID)

export const libraryItem: Wire<LibraryItem> = z.object({
  id: answerText(300, 1, ID),
  kind: libraryKind,
  subjectId: answerText(100, 1, ID),
  medium: libraryMedium,
  title: answerText(500),
  actor: z.nullable(videoActor),
  cover: picture,
  activity: libraryActivity,
  at: moment,
  isOwned: flag,
  coins,
  duration: z.nullable(seconds),
  pictures: count,
  isArchived: flag,
  channelId: z.nullable(id<ChannelId>()),
})

export const librarySourceCounts: Wire<LibraryCounts['videos']> = z.object({
  shop: count,
  pinned: count,
  archive: count,
  feed: count,
  messenger: count,
})

export const libraryCounts: Wire<LibraryCounts> = z.object({ videos: librarySourceCounts, photos: librarySourceCounts })

/** GUE-041. */
export const librarySidebar: Wire<LibrarySidebar> = z.object({
  counts: libraryCounts,
  online: z.array(videoActor),
  lastWatched: z.nullable(libraryItem),
  recordsHistory: flag,
})
