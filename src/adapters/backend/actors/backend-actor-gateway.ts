import { BackendError } from '@/application/errors/backend-error'
import { conditionOf } from './actor-filter'
import { pinnedCounter } from './pinned-counter'
import { actors, relationKey, relations, type ActorRecord } from './actor-records'
import { actorOf, notesOf, summariesOf } from './actor-view'
import { loginRefusal } from '@/adapters/backend/access/authorize'
import { requireSession, type RequestContext } from '@/adapters/backend/access/request-context'
import { membershipOf, ticketNow } from '@/adapters/backend/access/memberships'
import { findActor } from './find-actor'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { hasFilters, pageOf } from '@/adapters/backend/kernel/page-of'
import { queueCounterDelta } from '@/adapters/backend/kernel/counter-deltas'
import { chatMinutesOf } from '@/adapters/backend/vouchers/spend-vouchers'
import { categoriesOf } from './categories'
import { storeLanguage } from '@/adapters/backend/access/guest-languages'
import { MAX_PAGE_SIZE } from '@/application/paging/page'
import type { Page } from '@/application/paging/page'
import {
  ACTOR_PRESETS,
  type ActorCategory,
  type ActorFilter,
  type ActorGateway,
  type ActorQuery,
  MAX_NOTE_LENGTH,
  type NoteResult,
  type PinResult,
} from '@/application/actors/actor-gateway'
import { textLength } from '@/domain/access/text'
import type { Actor, ActorNote, ActorState, ActorSummary, ActorVideo } from '@/domain/actors/actor'
import { type ActorId, type GuestId } from '@/domain/ids'
import type { Language } from '@/domain/navigation/language'
import type { Reader } from '@/adapters/stores/store'

/** About how many actors a guest can have a note. */
export const MAX_NOTES = 500

/** Actors out of the store. */
export class BackendActorGateway implements ActorGateway {
  constructor(
    private readonly platform: PlatformContext,
    private readonly caller: RequestContext,
    /** The newest videos of an actor, which another feature stores. */
    private readonly videosOf: (
      reader: Reader,
      actorId: ActorId,
      viewer: { readonly guestId: GuestId; readonly language: Language },
    ) => Promise<readonly ActorVideo[]>,
  ) {}

  async list(query: ActorQuery): Promise<Page<ActorSummary>> {
    const { guest } = await requireSession(this.platform.store, this.caller)
    const { preset = 'forYou', last, first, offset, sort } = query
    const filter: ActorFilter = { ...ACTOR_PRESETS[preset], ...query.filter }
    if (last === undefined) return this.pageOf({ filter, sort, first, offset }, guest.id)
    const { total } = await this.pageOf({ filter, sort, first: 1, offset: 0 }, guest.id)
    const end = Math.max(0, total - offset)
    const count = Math.min(last, first, end)
    if (count === 0) return { items: [], total }
    return this.pageOf({ filter, sort, first: count, offset: end - count }, guest.id)
  }

  private async pageOf(query: ActorQuery, guestId: GuestId): Promise<Page<ActorSummary>> {
    const { category, ...rest } = query.filter
    const now = this.platform.clock.now()
    const { first, offset, sort: index } = query
    const isCategory = category !== undefined && index === 'recommended' && !hasFilters(rest)
    const place = isCategory ? { index: 'byCategory', prefix: [category] } : { index, prefix: [] }
    const { records, total } =
      isCategory || !hasFilters(query.filter)
        ? await pageOf(this.platform.store, actors, { ...place, first, offset })
        : await this.platform.store.select(actors, {
            ...conditionOf(query.filter, now),
            index,
            offset,
            limit: Math.min(first, MAX_PAGE_SIZE),
          })
    return { items: await this.summaries(records, guestId), total }
  }

  async byIdOrName(idOrName: string): Promise<Actor | null> {
    const { guest } = await requireSession(this.platform.store, this.caller)
    const record = await findActor(this.platform.store, idOrName)
    if (record === undefined) return null
    const now = this.platform.clock.now()
    const [membership, voucherChatMinutes, videos] = await Promise.all([
      membershipOf(this.platform.store, guest.id),
      chatMinutesOf(this.platform.store, guest.id, { actorId: record.id, isPrivate: true, now }),
      this.videosOf(this.platform.store, record.id, {
        guestId: guest.id,
        language: this.caller.language(),
      }),
    ])
    return actorOf(this.platform.store, record, {
      guestId: guest.id,
      language: this.caller.language(),
      now,
      hasTicket: ticketNow(membership, record.id, now) !== undefined,
      voucherChatMinutes,
      videos,
    })
  }

  async state(actorId: ActorId): Promise<ActorState | null> {
    return (await this.platform.store.get(actors, actorId))?.state ?? null
  }

  async onlineCount(): Promise<number> {
    return this.platform.store.count(actors, 'recommended', [0])
  }

  async categories(): Promise<readonly ActorCategory[]> {
    const { store } = this.platform
    const [all, online] = await Promise.all(
      ['category', 'onlineCategory'].map((family) => store.tally(actors, family, { facets: [] })),
    )
    return categoriesOf(all ?? new Map(), online ?? new Map(), this.caller.language())
  }

  async favorites(first: number, offset: number): Promise<Page<ActorSummary>> {
    const { guest } = await requireSession(this.platform.store, this.caller)
    const pinned = await pageOf(this.platform.store, relations, { index: 'pinned', prefix: [guest.id], first, offset })
    const records = await this.platform.store.getMany(
      actors,
      pinned.records.map(({ actorId }) => actorId),
    )
    const found = records.filter((record) => record !== undefined)
    return { items: await this.summaries(found, guest.id), total: pinned.total }
  }

  pin(actorId: ActorId, pinned: boolean): Promise<PinResult> {
    return this.platform.store.transaction<PinResult>(async (tx) => {
      const { guest } = await requireSession(tx, this.caller)
      const refusal = loginRefusal(guest, 'pin')
      if (refusal !== null) return { ok: false, reason: refusal }
      const actor = await tx.get(actors, actorId)
      if (actor === undefined) return { ok: false, reason: 'no-id' }
      const relation = (await tx.get(relations, relationKey(guest.id, actorId))) ?? {
        guestId: guest.id,
        actorId,
        pinnedAt: null,
        note: '',
      }
      if ((relation.pinnedAt !== null) === pinned) return { ok: true }
      await tx.put(relations, { ...relation, pinnedAt: pinned ? this.platform.clock.now() : null })
      await queueCounterDelta(this.platform, tx, pinnedCounter, actorId, pinned ? 1 : -1)
      await storeLanguage(tx, guest.id, this.caller.language())
      return { ok: true }
    })
  }

  async note(actorId: ActorId): Promise<ActorNote | null> {
    const { guest } = await requireSession(this.platform.store, this.caller)
    const relation = await this.platform.store.get(relations, relationKey(guest.id, actorId))
    return (relation && notesOf(relation)[0]) ?? null
  }

  storeNote(note: ActorNote): Promise<NoteResult> {
    return this.platform.store.transaction<NoteResult>(async (tx) => {
      const { guest } = await requireSession(tx, this.caller)
      const refusal = loginRefusal(guest, 'note')
      if (refusal !== null) return { ok: false, reason: refusal }
      const comment = note.comment.trim()
      if (textLength(comment) > MAX_NOTE_LENGTH) return { ok: false, reason: 'too-long' }
      if ((await tx.get(actors, note.actorId)) === undefined) throw new BackendError('not-found')
      const key = relationKey(guest.id, note.actorId)
      const relation = (await tx.get(relations, key)) ?? {
        guestId: guest.id,
        actorId: note.actorId,
        pinnedAt: null,
        note: '',
      }
      const isNew = relation.note === '' && comment !== ''
      if (isNew && (await tx.count(relations, 'noted', [guest.id])) >= MAX_NOTES)
        throw new BackendError('invalid-request', { fields: ['actorId'] })
      if (comment === '' && relation.pinnedAt === null) await tx.delete(relations, key)
      else await tx.put(relations, { ...relation, note: comment })
      return { ok: true }
    })
  }

  private summaries(records: readonly ActorRecord[], guestId: GuestId): Promise<readonly ActorSummary[]> {
    const view = { guestId, language: this.caller.language(), now: this.platform.clock.now() }
    return summariesOf(this.platform.store, records, view)
  }
}
