import * as z from 'zod/mini'
import { actorState, actorSummary, note } from './actor'
import { actorId } from './actor-id'
import { pageOf } from '@/adapters/wire/base/pages'
import { get, post } from '@/adapters/wire/base/rest-call'
import { count, intText, lines, nothing, type Wire } from '@/adapters/wire/base/scalars'
import { MAX_NOTE_LENGTH, type NoteResult } from '@/application/actors/actor-gateway'
import { MAX_PAGE_SIZE } from '@/application/paging/page'
import type { ActorNote } from '@/domain/actors/actor'

/**
 * A note that is too long is refused by the rule with a message of its own, so the wire accepts slightly longer notes
 * than the rule.
 */
const writtenNote: Wire<ActorNote> = z.object({
  actorId,
  comment: lines(4 * MAX_NOTE_LENGTH, { longest: MAX_NOTE_LENGTH }),
})

const noteResult: Wire<NoteResult> = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true) }),
  z.object({ ok: z.literal(false), reason: z.enum(['login-required', 'too-long']) }),
])

/** ACT-037. */
export const getActorState = get(
  'getActorState',
  '/actor/getActorStateById/:actorId',
  z.object({ actorId }),
  z.object({ state: z.nullable(actorState) }),
)

/** ACT-038. */
export const getActorNote = get(
  'getActorNote',
  '/actor/getActorNoteById/:actorId',
  z.object({ actorId }),
  z.object({ note: z.nullable(note) }),
)

/** ACT-039; sent twice it stores the same. */
export const storeActorNote = post('storeActorNote', '/actor/storeActorNote', writtenNote, noteResult, {
  repeatable: true,
})

/** ACT-046. */
export const onlineActorsAmount = get(
  'onlineActorsAmount',
  '/monitoringActors/onlineActorsAmount',
  nothing,
  z.object({ amount: count }),
)

/** ACT-047. */
export const favoriteActors = get(
  'favoriteActors',
  '/guest/favorite/actors',
  z.object({ first: intText(1, MAX_PAGE_SIZE), offset: intText(0, 1_000_000) }),
  pageOf(actorSummary),
)
