import type { Commander } from '@/adapters/remote/live/commander'
import type { QueryClient } from '@/adapters/remote/query/query-client'
import type { RestClient } from '@/adapters/remote/rest/rest-client'
import {
  favoriteActors,
  getActorData,
  getActorNote,
  getActorState,
  onlineActorsAmount,
  storeActorNote,
} from '@/adapters/wire/actors/actor-calls'
import { categories, models } from '@/adapters/wire/actors/actor-queries'
import { acknowledged } from '@/adapters/wire/base/command'
import type { ActorCategory, ActorGateway, ActorQuery, NoteResult, PinResult } from '@/application/actors/actor-gateway'
import { BackendError } from '@/application/errors/backend-error'
import type { Page } from '@/application/paging/page'
import type { Actor, ActorNote, ActorState, ActorSummary } from '@/domain/actors/actor'
import type { ActorId } from '@/domain/ids'

/** Actors over the wire. */
export class RemoteActorGateway implements ActorGateway {
  constructor(
    private readonly rest: RestClient,
    private readonly query: QueryClient,
    private readonly commander: Commander,
  ) {}

  list(query: ActorQuery): Promise<Page<ActorSummary>> {
    return this.query.query(models, query)
  }

  async byIdOrName(actorIdOrName: string): Promise<Actor | null> {
    if (actorIdOrName === '') return null
    return (await this.rest.call(getActorData, { actorIdOrName })).actor
  }

  async state(actorId: ActorId): Promise<ActorState | null> {
    return (await this.rest.call(getActorState, { actorId })).state
  }

  async onlineCount(): Promise<number> {
    return (await this.rest.call(onlineActorsAmount, {})).amount
  }

  categories(): Promise<readonly ActorCategory[]> {
    return this.query.query(categories, {})
  }

  favorites(first: number, offset: number): Promise<Page<ActorSummary>> {
    return this.rest.call(favoriteActors, { first, offset })
  }

  async pin(actorId: ActorId, pinned: boolean): Promise<PinResult> {
    const type = pinned ? 'pinFavorite' : 'unpinFavorite'
    const { refused } = await this.commander.request({ type, subject: 'actor', subjectId: actorId }, acknowledged)
    if (refused === null) return { ok: true }
    if (refused === 'login-required' || refused === 'platform:login-required')
      return { ok: false, reason: 'login-required' }
    if (refused === 'platform:no-id') return { ok: false, reason: 'no-id' }
    throw new BackendError('protocol', { detail: refused })
  }

  async note(actorId: ActorId): Promise<ActorNote | null> {
    return (await this.rest.call(getActorNote, { actorId })).note
  }

  storeNote(note: ActorNote): Promise<NoteResult> {
    return this.rest.call(storeActorNote, note)
  }
}
