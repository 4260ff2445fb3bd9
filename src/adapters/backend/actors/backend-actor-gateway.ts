import { passes } from './actor-filter'
import { pinnedCounter } from './pinned-counter'
import { actors, tieKey, ties, type ActorRecord } from './actor-records'
import { actorOf, summaryOf } from './actor-view'
import { loginRefusal } from '@/adapters/backend/access/authorize'
import { requireSession, type RequestContext } from '@/adapters/backend/access/request-context'
import { membershipOf } from '@/adapters/backend/access/memberships'
import type { Core } from '@/adapters/backend/kernel/core'
import { narrows, pageOf } from '@/adapters/backend/kernel/page-of'
import { tally } from '@/adapters/backend/kernel/tallies'
import { chatMinutesOf } from '@/adapters/backend/vouchers/spend-vouchers'
import { categoriesOf } from './categories'
import { rememberLanguage } from '@/adapters/backend/access/guest-languages'
import type { Page } from '@/application/paging/page'
import {
  MAX_NOTE_LENGTH,
  type ActorCategory,
  type ActorGateway,
  type ActorQuery,
  type NoteResult,
  type PinResult,
} from '@/application/actors/actor-gateway'
import { textLength } from '@/domain/access/text'
import type { Actor, ActorNote, ActorState, ActorSummary } from '@/domain/actors/actor'
import { asId, type ActorId, type GuestId } from '@/domain/ids'

/** Actors out of the store. */
export class BackendActorGateway implements ActorGateway {
  constructor(
    private readonly core: Core,
    private readonly caller: RequestContext,
  ) {}

  async list(query: ActorQuery): Promise<Page<ActorSummary>> {
    const { guest } = await requireSession(this.core.store, this.caller)
    const { category, ...rest } = query.filter
    const now = this.core.clock.now()
    const [place, filter] =
      category !== undefined && query.sort === 'recommended'
        ? [{ index: 'byCategory', prefix: [category] }, rest]
        : [{ index: query.sort, prefix: [] }, query.filter]
    const { records, total } = await pageOf(
      this.core.store,
      actors,
      { ...place, first: query.first, offset: query.offset },
      narrows(filter) ? (actor) => passes(actor, filter, now) : null,
    )
    return { items: await this.summaries(records, guest.id), total }
  }

  async byIdOrName(idOrName: string): Promise<Actor | null> {
    const { guest } = await requireSession(this.core.store, this.caller)
    const record = await this.record(idOrName)
    if (record === undefined) return null
    const now = this.core.clock.now()
    const [{ chatShowTickets }, voucherChatMinutes] = await Promise.all([
      membershipOf(this.core.store, guest.id),
      chatMinutesOf(this.core.store, guest.id, record.id, now),
    ])
    return actorOf(this.core.store, record, {
      guestId: guest.id,
      language: this.caller.language(),
      now,
      hasTicket: chatShowTickets.some((ticket) => ticket.actorId === record.id && ticket.end > now),
      voucherChatMinutes,
    })
  }

  async state(actorId: ActorId): Promise<ActorState | null> {
    return (await this.core.store.get(actors, actorId))?.state ?? null
  }

  async onlineCount(): Promise<number> {
    return this.core.store.count(actors, 'recommended', [0])
  }

  async categories(): Promise<readonly ActorCategory[]> {
    const all = await this.core.store.find(actors, 'recommended', { prefix: [] })
    return categoriesOf(all, this.caller.language())
  }

  async favorites(first: number, offset: number): Promise<Page<ActorSummary>> {
    const { guest } = await requireSession(this.core.store, this.caller)
    const pinned = await pageOf(this.core.store, ties, { index: 'pinned', prefix: [guest.id], first, offset })
    const records = await Promise.all(pinned.records.map((tie) => this.core.store.get(actors, tie.actorId)))
    const found = records.filter((record) => record !== undefined)
    return { items: await this.summaries(found, guest.id), total: pinned.total }
  }

  pin(actorId: ActorId, pinned: boolean): Promise<PinResult> {
    return this.core.store.transaction<PinResult>(async (tx) => {
      const { guest } = await requireSession(tx, this.caller)
      const refusal = loginRefusal(guest, 'pin')
      if (refusal !== null) return { ok: false, reason: refusal }
      const actor = await tx.get(actors, actorId)
      if (actor === undefined) return { ok: false, reason: 'no-id' }
      const tie = (await tx.get(ties, tieKey(guest.id, actorId))) ?? {
        guestId: guest.id,
        actorId,
        pinnedAt: null,
        note: '',
      }
      if ((tie.pinnedAt !== null) === pinned) return { ok: true }
      await tx.put(ties, { ...tie, pinnedAt: pinned ? this.core.clock.now() : null })
      await tally(this.core, tx, pinnedCounter, actorId, pinned ? 1 : -1)
      await rememberLanguage(tx, guest.id, this.caller.language())
      return { ok: true }
    })
  }

  async note(actorId: ActorId): Promise<ActorNote | null> {
    const { guest } = await requireSession(this.core.store, this.caller)
    const tie = await this.core.store.get(ties, tieKey(guest.id, actorId))
    return tie === undefined || tie.note === '' ? null : { actorId, comment: tie.note }
  }

  storeNote(note: ActorNote): Promise<NoteResult> {
    return this.core.store.transaction<NoteResult>(async (tx) => {
      const { guest } = await requireSession(tx, this.caller)
      const refusal = loginRefusal(guest, 'note')
      if (refusal !== null) return { ok: false, reason: refusal }
      const comment = note.comment.trim()
      if (textLength(comment) > MAX_NOTE_LENGTH) return { ok: false, reason: 'too-long' }
      const key = tieKey(guest.id, note.actorId)
      const tie = (await tx.get(ties, key)) ?? { guestId: guest.id, actorId: note.actorId, pinnedAt: null, note: '' }
      await tx.put(ties, { ...tie, note: comment })
      return { ok: true }
    })
  }

  private async record(idOrName: string): Promise<ActorRecord | undefined> {
    const byId = await this.core.store.get(actors, asId<ActorId>(idOrName))
    if (byId !== undefined) return byId
    const [byName] = await this.core.store.find(actors, 'byName', { prefix: [idOrName.toLowerCase()], limit: 1 })
    return byName
  }

  private summaries(records: readonly ActorRecord[], guestId: GuestId): Promise<readonly ActorSummary[]> {
    const view = { guestId, language: this.caller.language(), now: this.core.clock.now() }
    return Promise.all(records.map((record) => summaryOf(this.core.store, record, view)))
  }
}
