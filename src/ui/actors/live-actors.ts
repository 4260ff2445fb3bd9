import { otherwise } from '@/application/errors/otherwise'
import { inject, injectable } from 'inversify'
import { makeAutoObservable, observableRef, onBecomeObserved, onBecomeUnobserved, runInAction } from 'mobx'
import { ActorGateway } from '@/application/actors/actor-gateway'
import { LiveUpdates } from '@/application/live/live-updates'
import { onReconnect, subscribeTo } from '@/application/live/subscribe-to'
import type { ActorState, ActorSummary } from '@/domain/actors/actor'
import { onlineCountAfter } from '@/domain/actors/online-count'
import { mergeState } from '@/domain/actors/actor-rules'
import type { ActorId } from '@/domain/ids'
import { Disposables, type ViewModel } from '@/ui/base/view-model'

/** One actor's observable state, so that an update redraws only the tiles of that actor. */
class LiveState {
  constructor(public state: ActorState) {
    makeAutoObservable(this, { state: observableRef })
  }
}

/** The actors loaded on this page with their live state, and which of them the guest has pinned. */
@injectable()
export class LiveActors implements ViewModel {
  onlineCount: number | null = null
  /** Number of actors in the list on screen with its current filters. */
  listTotal: number | null = null
  readonly #known = new Map<ActorId, LiveState>()
  private readonly favorites = new Map<ActorId, boolean>()
  readonly #disposables = new Disposables()

  readonly #live: LiveUpdates
  readonly #gateway: ActorGateway
  /** Number of updates received; an arranged list checks again when it has grown. */
  changes = 0
  /** Actors that are shown from now on, or not any more. */
  readonly #changed = new Map<ActorId, boolean>()

  constructor(@inject(LiveUpdates) live: LiveUpdates, @inject(ActorGateway) gateway: ActorGateway) {
    this.#live = live
    this.#gateway = gateway
    makeAutoObservable(this, { changes: false })
  }

  start(): void {
    this.#disposables.add(onReconnect(this.#live, () => void this.catchUp().catch(otherwise())))
    this.#disposables.add(
      subscribeTo(this.#live, {
        actorOnline: ({ actorId, online }) => this.setOnline(actorId, online),
        actorCurrent: ({ actorId, state }) => this.merge(actorId, state),
        actorsOnline: ({ count }) => this.setOnlineCount(count),
        actorState: ({ id, state }) => this.merge(id, state),
        freeShowStart: ({ actorId }) => this.merge(actorId, { freeChat: true }),
        freeShowStop: ({ actorId }) => this.merge(actorId, { freeChat: false }),
      }),
    )
  }

  dispose(): void {
    this.#disposables.dispose()
  }

  /** Returns the current state of an actor; initially the one of the list. */
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

  /** Stores states just loaded with a list or profile: they are newer than the known ones. */
  upsert(actors: readonly Pick<ActorSummary, 'id' | 'state'>[]): void {
    for (const { id, state } of actors) {
      const box = this.#known.get(id)
      if (box === undefined) this.register(id, state)
      else box.state = mergeState(box.state, state)
    }
  }

  async loadOnlineCount(): Promise<void> {
    const count = await this.#gateway.onlineCount()
    runInAction(() => {
      this.onlineCount = count
    })
  }

  /**
   * Catches up on changes that were not published while the connection was closed. The platform
   * sends the state of shown actors as soon as they are watched again; views reload the others.
   */
  private async catchUp(): Promise<void> {
    if (this.onlineCount !== null) await this.loadOnlineCount()
  }

  private register(id: ActorId, state: ActorState): LiveState {
    const box = new LiveState(state)
    this.#known.set(id, box)
    onBecomeObserved(box, 'state', () => this.#setShown(id, true))
    onBecomeUnobserved(box, 'state', () => this.#setShown(id, false))
    return box
  }

  /** Two changes of one actor, shown and hidden as when a tile renders again, cancel out. */
  #setShown(id: ActorId, isShown: boolean): void {
    const changed = this.#changed
    if (changed.size === 0) queueMicrotask(() => this.#watchShown())
    if (!changed.delete(id)) changed.set(id, isShown)
  }

  #watchShown(): void {
    const changed = [...this.#changed]
    this.#changed.clear()
    const ids = (isShown: boolean) => changed.filter((one) => one[1] === isShown).map(([id]) => id)
    this.#live.watchActors(ids(true))
    this.#live.unwatchActors(ids(false))
  }

  /** The platform's count follows within a second, and includes actors not shown here. */
  private setOnline(id: ActorId, isOnline: boolean): void {
    if (this.onlineCount !== null) {
      this.onlineCount = onlineCountAfter(this.onlineCount, this.#known.get(id)?.state.isOnline, isOnline)
    }
    this.merge(id, { isOnline })
  }

  /** A page that shows no count need not have one. */
  private setOnlineCount(count: number): void {
    this.changes++
    if (this.onlineCount !== null) this.onlineCount = count
  }

  private merge(id: ActorId, changed: Partial<ActorState>): void {
    const known = this.#known.get(id)
    if (known === undefined) return
    const state = mergeState(known.state, changed)
    if (state === known.state) return
    this.changes++
    known.state = state
  }
}
