import { Emitter } from '@/adapters/shared/emitter'
import type { LiveStatus, LiveUpdates, WatchedActor } from '@/application/live/live-updates'
import type { LiveUpdate } from '@/domain/assembly/live-update'

/**
 * The live connection of the embedded backend over a simulated network, which the stage can
 * interrupt: the connection is lost as a socket would be, waits, and connects again by itself when
 * the network is back.
 */
export class InterruptibleLive implements LiveUpdates {
  private readonly statuses = new Emitter<LiveStatus>()
  private isOffline = false
  /** Whether the page has connected and not disconnected since. */
  private isWanted = false
  private status: LiveStatus = 'closed'

  constructor(private readonly inner: LiveUpdates) {
    inner.watchStatus((status) => {
      if (this.isOffline) return
      // The same if the session has ended: nothing connects again then.
      if (status === 'closed') this.isWanted = false
      this.set(status)
    })
  }

  setOffline(isOffline: boolean): void {
    if (isOffline === this.isOffline) return
    this.isOffline = isOffline
    if (!this.isWanted) return
    if (isOffline) {
      this.inner.disconnect()
      this.set('waiting')
    } else this.inner.connect()
  }

  connect(): void {
    if (this.isOffline) this.set('waiting')
    else this.inner.connect()
    this.isWanted = true
  }

  disconnect(): void {
    this.isWanted = false
    this.inner.disconnect()
    this.set('closed')
  }

  subscribe(listener: (update: LiveUpdate) => void): () => void {
    return this.inner.subscribe(listener)
  }

  watchActors(actors: readonly WatchedActor[]): void {
    this.inner.watchActors(actors)
  }

  unwatchActors(actors: readonly WatchedActor[]): void {
    this.inner.unwatchActors(actors)
  }

  watchStatus(listener: (status: LiveStatus) => void): () => void {
    const unsubscribe = this.statuses.subscribe(listener)
    listener(this.status)
    return unsubscribe
  }

  private set(status: LiveStatus): void {
    if (status === this.status) return
    this.status = status
    this.statuses.emit(status)
  }
}
