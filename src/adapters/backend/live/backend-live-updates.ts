import type { UpdateHub } from '@/adapters/backend/kernel/update-hub'
import { requireSession, type RequestContext } from '@/adapters/backend/access/request-context'
import { Emitter } from '@/adapters/shared/emitter'
import type { Reader } from '@/adapters/stores/store'
import { WatchCounts } from '@/adapters/shared/watch-counts'
import type { Subscriber } from '@/adapters/backend/kernel/subscriber-registry'
import type { LiveStatus, LiveUpdates, WatchedActor } from '@/application/live/live-updates'
import type { ActorId, ChatId, GuestId } from '@/domain/ids'
import type { LiveUpdate } from '@/domain/assembly/live-update'

/** The live connection in process: subscribed to the hub for one guest while it is connected. */
export class BackendLiveUpdates implements LiveUpdates {
  private readonly updates = new Emitter<LiveUpdate>()
  private readonly statuses = new Emitter<LiveStatus>()
  private status: LiveStatus = 'closed'
  private unsubscribe: (() => void) | undefined
  private readonly watched = new WatchCounts()
  private readonly subscriber: Subscriber = {
    onUpdate: (update) => this.deliver(update),
    onSubscribed: () => this.acknowledge(),
  }
  /** The chat that ended last. A guest has one at a time. */
  private endedChat: ChatId | null = null
  /**
   * Incremented by every connect and disconnect, so that the answer to an outdated identification
   * is ignored.
   */
  private generation = 0

  constructor(
    private readonly hub: UpdateHub,
    private readonly reader: Reader,
    private readonly caller: RequestContext,
    /** The present state of actors. */
    private readonly currentOf: (actors: readonly ActorId[]) => Promise<readonly LiveUpdate[]>,
  ) {}

  connect(): void {
    this.disconnect()
    const { generation } = this
    this.set('connecting')
    void requireSession(this.reader, this.caller).then(
      ({ guest }) => (generation === this.generation ? this.listen(guest.id) : undefined),
      () => (generation === this.generation ? this.expire() : undefined),
    )
  }

  disconnect(): void {
    this.generation++
    this.unsubscribe?.()
    this.unsubscribe = undefined
    this.set('closed')
  }

  /** The session has ended: one last update, and nothing after it. */
  expire(): void {
    this.disconnect()
    this.deliver({ type: 'sessionExpired' })
  }

  subscribe(listener: (update: LiveUpdate) => void): () => void {
    return this.updates.subscribe(listener)
  }

  watchActors(named: readonly WatchedActor[]): void {
    this.watched.add(named)
    // Actors that are watched already are included: a connection that names them now has not
    // received their state.
    if (this.unsubscribe !== undefined) this.watch(named)
  }

  unwatchActors(named: readonly WatchedActor[]): void {
    const removed = this.watched.remove(named)
    if (this.unsubscribe !== undefined) this.hub.unwatch(this.subscriber, removed)
  }

  watchStatus(listener: (status: LiveStatus) => void): () => void {
    const unsubscribe = this.statuses.subscribe(listener)
    listener(this.status)
    return unsubscribe
  }

  private listen(guestId: GuestId): void {
    const { generation } = this
    const leave = this.hub.subscribe(guestId, this.subscriber)
    const unsubscribe = (): void => {
      this.hub.unwatch(this.subscriber, this.watched.actors)
      leave()
    }
    // A listener may disconnect while the subscription is confirmed.
    if (generation !== this.generation) return unsubscribe()
    this.unsubscribe = unsubscribe
    return this.watch(this.watched.actors)
  }

  private watch(named: readonly WatchedActor[]): void {
    const { generation } = this
    void this.hub
      .watch(this.subscriber, named)
      .then(() => this.currentOf(named.filter((actor): actor is ActorId => actor !== 'all')))
      .then(
        (updates) => (generation === this.generation ? updates.forEach((update) => this.deliver(update)) : undefined),
        // The page has the state it was loaded with, and receives changes.
        () => undefined,
      )
  }

  /** Emitted on connect and after missed messages; subscribers must refetch. */
  private acknowledge(): void {
    this.set('ready')
    this.deliver({ type: 'sessionAcknowledged' })
  }

  private deliver(update: LiveUpdate): void {
    // Another server may have counted it when it ended, so this number of seconds left is outdated.
    if (update.type === 'chatTick' && update.chatId === this.endedChat) return
    if (update.type === 'chatEnd') this.endedChat = update.chatId
    this.updates.emit(update)
  }

  private set(status: LiveStatus): void {
    if (status === this.status) return
    this.status = status
    this.statuses.emit(status)
  }
}
