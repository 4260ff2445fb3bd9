import type { UpdateHub } from '@/adapters/backend/kernel/update-hub'
import { identify, type Caller } from '@/adapters/backend/guest/caller'
import type { Reader } from '@/adapters/stores/store'
import type { LiveStatus, LiveUpdates } from '@/application/live/live-updates'
import type { GuestId } from '@/domain/ids'
import type { LiveUpdate } from '@/domain/live/updates'

/** The line in process: hears the hub for one guest while it is connected. */
export class BackendLiveUpdates implements LiveUpdates {
  private readonly listeners = new Set<(update: LiveUpdate) => void>()
  private readonly watchers = new Set<(status: LiveStatus) => void>()
  private status: LiveStatus = 'closed'
  private leave: (() => void) | undefined
  /** Rises with every connect and disconnect, so that a slow identification of an old one changes nothing. */
  private turn = 0

  constructor(
    private readonly hub: UpdateHub,
    private readonly reader: Reader,
    private readonly caller: Caller,
  ) {}

  connect(): void {
    this.disconnect()
    const turn = this.turn
    this.set('connecting')
    void identify(this.reader, this.caller).then(
      ({ guest }) => (turn === this.turn ? this.listen(guest.id) : undefined),
      () => (turn === this.turn ? this.expire() : undefined),
    )
  }

  disconnect(): void {
    this.turn++
    this.leave?.()
    this.leave = undefined
    this.set('closed')
  }

  /** The session has ended: said once, and nothing after it. */
  expire(): void {
    this.disconnect()
    this.deliver({ type: 'sessionExpired' })
  }

  subscribe(listener: (update: LiveUpdate) => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  watchStatus(listener: (status: LiveStatus) => void): () => void {
    this.watchers.add(listener)
    listener(this.status)
    return () => this.watchers.delete(listener)
  }

  private listen(guestId: GuestId): void {
    const { turn } = this
    const leave = this.hub.listen(guestId, {
      hear: (update) => this.deliver(update),
      stands: () => this.acknowledge(),
    })
    // Whoever was told that it stands may have left already.
    if (turn === this.turn) this.leave = leave
    else leave()
  }

  /** Said once, and again whenever something may have been missed: whoever hears it asks anew. */
  private acknowledge(): void {
    this.set('ready')
    this.deliver({ type: 'sessionAcknowledged' })
  }

  private deliver(update: LiveUpdate): void {
    for (const listener of this.listeners) listener(update)
  }

  private set(status: LiveStatus): void {
    if (status === this.status) return
    this.status = status
    for (const watcher of this.watchers) watcher(status)
  }
}
