import { inject, injectable } from 'inversify'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ActorGateway } from '@/application/actors/actor-gateway'
import { LiveUpdates } from '@/application/live/live-updates'
import { onReconnect, subscribeTo } from '@/application/live/subscribe-to'
import type { ActorState, ActorSummary } from '@/domain/actors/actor'
import { mergeState } from '@/domain/actors/actor-rules'
import type { ActorId } from '@/domain/ids'
import { onlineCountAfter } from '@/domain/actors/online-count'
import { Disposables, type ViewModel } from '@/ui/base/view-model'

/** The maximum number of actors that the page refetches, the latest ones. */
const MAX_REFETCHED = 300

/** One actor's state in a box of its own, so that an update redraws the tiles of that actor and no others. */
class LiveState {
  constructor(public state: ActorState) {
    makeAutoObservable(this, { state: observableRef })
  }
}

/** Every actor loaded on this page, as updated by live updates, and which of them the guest has pinned. */
@injectable()
export class LiveActors implements ViewModel {
  onlineCount: number | null = null
  /** How many actors the list on screen has with its current filters. */
  listTotal: number | null = null
  readonly #known = new Map<ActorId, LiveState>()
  private readonly favorites = new Map<ActorId, boolean>()
  readonly #disposables = new Disposables()

  readonly #live: LiveUpdates
  readonly #gateway: ActorGateway

  constructor(@inject(LiveUpdates) live: LiveUpdates, @inject(ActorGateway) gateway: ActorGateway) {
    this.#live = live
    this.#gateway = gateway
    makeAutoObservable(this)
  }

  start(): void {
    this.#disposables.add(onReconnect(this.#live, () => void this.catchUp().catch(() => undefined)))
    this.#disposables.add(
      subscribeTo(this.#live, {
        actorOnline: ({ actorId, online }) => this.setOnline(actorId, online),
        actorState: ({ actorId, state }) => this.merge(actorId, state),
        freeShowStart: ({ actorId }) => this.merge(actorId, { freeChat: true }),
        freeShowStop: ({ actorId }) => this.merge(actorId, { freeChat: false }),
      }),
    )
  }

  dispose(): void {
    this.#disposables.dispose()
  }

  /** The state of an actor now; what a list brought is where it begins. */
  stateOf(actor: Pick<ActorSummary, 'id' | 'state'>): ActorState {
    const box = this.#known.get(actor.id) ?? this.register(actor.id, actor.state)
    return box.state
  }

  isFavorite(actor: Pick<ActorSummary, 'id' | 'isFavorite'>): boolean {
    return this.favorites.get(actor.id) ?? actor.isFavorite
  }

  setFavorite(id: ActorId, pinned: boolean): void {
    this.favorites.set(id, pinned)
  }

  /** A state just loaded with a list or a profile is newer than the known one. */
  upsert(actors: readonly Pick<ActorSummary, 'id' | 'state'>[]): void {
    for (const { id, state } of actors) {
      const box = this.#known.get(id)
      if (box === undefined) this.register(id, state)
      else box.state = state
    }
  }

  async loadOnlineCount(): Promise<void> {
    const count = await this.#gateway.onlineCount()
    runInAction(() => {
      this.onlineCount = count
    })
  }

  /**
   * Changes before the connection opened, or while it was down, were not published on it; updates received meanwhile
   * are newer.
   */
  private async catchUp(): Promise<void> {
    if (this.onlineCount !== null) void this.loadOnlineCount().catch(() => undefined)
    const before = [...this.#known].slice(-MAX_REFETCHED).map(([id, box]) => ({ id, box, state: box.state }))
    if (before.length === 0) return
    const filter = { ids: before.map(({ id }) => id) }
    const page = await this.#gateway.list({ filter, sort: 'recommended', first: before.length, offset: 0 })
    const now = new Map(page.items.map(({ id, state }) => [id, state]))
    runInAction(() => {
      for (const { id, box, state } of before) if (box.state === state) box.state = now.get(id) ?? state
    })
  }

  private register(id: ActorId, state: ActorState): LiveState {
    const box = new LiveState(state)
    this.#known.set(id, box)
    return box
  }

  private setOnline(id: ActorId, isOnline: boolean): void {
    if (this.onlineCount !== null) {
      this.onlineCount = onlineCountAfter(this.onlineCount, this.#known.get(id)?.state.isOnline, isOnline)
    }
    this.merge(id, { isOnline })
  }

  private merge(id: ActorId, changed: Partial<ActorState>): void {
    const known = this.#known.get(id)
    if (known !== undefined) known.state = mergeState(known.state, changed)
  }
}
