import * as z from 'zod/mini'
import {
  libraryItem,
  libraryKind,
  libraryOrder,
  librarySidebar,
  librarySource,
  libraryTab,
  subjectId,
} from './library-item'
import { cursorPageOf, first, givenCursor } from '@/adapters/wire/base/pages'
import { query, type QueryCall } from '@/adapters/wire/base/query-call'
import { post } from '@/adapters/wire/base/rest-call'
import { done, flag, int, nothing, text, type Wire, nullish } from '@/adapters/wire/base/scalars'
import { videoId } from '@/adapters/wire/media/video'
import type { WatchLaterResult } from '@/application/library/library-gateway'
import type { CursorPage } from '@/application/paging/page'
import type { LibraryItem, LibraryMedium, LibraryMix, LibraryOrder, LibrarySource } from '@/domain/library/library'

export const libraryPage = cursorPageOf(libraryItem)

/** Which list is requested: on the wire a tab and, where it has them, one of its sub-tabs. */
export interface LibraryRequest {
  readonly tab: LibraryMedium | LibraryMix
  readonly source: LibrarySource | null
  readonly order: LibraryOrder
  readonly search: string
  readonly first: number
  readonly after: string | null
}

/** GUE-016 to GUE-018. */
export const libraryItems: QueryCall<LibraryRequest, CursorPage<LibraryItem>> = query(
  'libraryItems',
  z.object({
    tab: libraryTab,
    source: nullish(librarySource),
    order: libraryOrder,
    search: text(100),
    first,
    after: givenCursor,
  }),
  libraryPage,
)

/** GUE-039. */
export const userActivities: QueryCall<
  { readonly first: number; readonly after: string | null },
  CursorPage<LibraryItem>
> = query('userActivities', z.object({ first, after: givenCursor }), libraryPage)

/** GUE-041. */
export const sidebarData = query('sidebarData', nothing, librarySidebar)

const signalled = z.object({ done: flag })

export const archiveContent = post(
  'archiveContent',
  '/mediathek/archive',
  z.object({ kind: libraryKind, subjectId, archived: flag }),
  signalled,
  { repeatable: true },
)

export const watchLaterResult: Wire<WatchLaterResult> = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true) }),
  z.object({ ok: z.literal(false), reason: z.enum(['login-required', 'not-found', 'too-many']) }),
])

export const watchLater = post(
  'watchLater',
  '/mediathek/later',
  z.object({ videoId, wanted: flag }),
  watchLaterResult,
  { repeatable: true },
)

export const reportWatched = post('reportWatched', '/mediathek/history/watched', z.object({ videoId }), signalled, {
  repeatable: true,
})

export const recordHistory = post(
  'recordHistory',
  '/mediathek/history/record',
  z.object({ records: flag }),
  signalled,
  {
    repeatable: true,
  },
)

export const forgetWatched = post('forgetWatched', '/mediathek/history/forget', z.object({ videoId }), done, {
  repeatable: true,
})

export const clearHistory = post('clearHistory', '/mediathek/history/clear', nothing, done, { repeatable: true })

/** A number of a type of relation, subject or object; numbers that mean nothing are answered with false. */
const typeId = int(0, 1_000_000)

export const relation = z.object({
  subjectTypeId: typeId,
  subjectId: text(100, 1),
  relationTypeId: typeId,
  objectTypeId: typeId,
  objectId: text(100, 1),
})

export const relationAnswer = z.object({ relation: flag })

/** OTH-006. */
export const addRelation = post('addRelation', '/utility/relation/addRelation', relation, relationAnswer, {
  repeatable: true,
})

/** OTH-007. */
export const hasRelation = post('hasRelation', '/utility/relation/hasRelation', relation, relationAnswer, {
  repeatable: true,
})

export const removeRelation = post('removeRelation', '/utility/relation/removeRelation', relation, relationAnswer, {
  repeatable: true,
})
