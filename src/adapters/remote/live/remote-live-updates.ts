import type { LiveConnection } from './live-connection'
import type { RemoteSession } from '@/adapters/remote/session/remote-session'
import { Emitter } from '@/adapters/shared/emitter'
import { WatchCounts } from '@/adapters/shared/watch-counts'
import type { Clock } from '@/application/device/clock'
import type { Random } from '@/application/device/random'
import type { LiveStatus, LiveUpdates, WatchedActor } from '@/application/live/live-updates'
import { MAX_WATCHED } from '@/domain/actors/commands'
import type { ActorId } from '@/domain/ids'
import type { LiveUpdate } from '@/domain/assembly/live-update'

/** How often at most the watched actors are sent, ms: a list that is scrolled changes them with every frame. */
const SEND_INTERVAL = 250

/** The live connection over a socket: one for the session that is open, following it when it changes. */
export class RemoteLiveUpdates implements LiveUpdates {
  private readonly updates = new Emitter<LiveUpdate>()
  private readonly watched = new WatchCounts()
  private isReady = false
  private cancelSend: (() => void) | null = null
  private hasChanged = false
  private wasSentJustNow = false

  constructor(
    private readonly connection: LiveConnection,
    private readonly session: RemoteSession,
    private readonly clock: Clock,
    private readonly random: Random,
  ) {
    connection.subscribe((update) => this.updates.emit(update))
    connection.watchStatus((status) => {
      this.isReady = status === 'ready'
      // A connection that was opened again watches nothing yet.
      if (this.isReady && this.watched.actors.length > 0) this.sendWatched()
    })
    session.watch((identity) => (identity === null ? connection.disconnect() : connection.identify(identity)))
  }

  /** Without a session there is no guest to open a connection for, which is what an expired session means. */
  connect(): void {
    const { identity } = this.session
    if (identity === null) this.updates.emit({ type: 'sessionExpired' })
    else this.connection.connect(identity)
  }

  disconnect(): void {
    this.connection.disconnect()
  }

  subscribe(listener: (update: LiveUpdate) => void): () => void {
    return this.updates.subscribe(listener)
  }

  watchActors(actors: readonly WatchedActor[]): void {
    if (this.watched.add(actors).length === 0) return
    this.hasChanged = true
    if (this.isReady && !this.wasSentJustNow) this.sendWatched()
  }

  /** Sent with what is watched next, or later by itself: a page that is left takes no time from the press that leaves it. */
  unwatchActors(actors: readonly WatchedActor[]): void {
    if (this.watched.remove(actors).length === 0) return
    this.hasChanged = true
    if (this.cancelSend === null) this.sendLater()
  }

  watchStatus(listener: (status: LiveStatus) => void): () => void {
    return this.connection.watchStatus(listener)
  }

  private sendLater(): void {
    this.cancelSend?.()
    this.cancelSend = this.clock.after(SEND_INTERVAL, () => {
      this.cancelSend = null
      this.wasSentJustNow = false
      if (this.hasChanged && this.isReady) this.sendWatched()
    })
  }

  private sendWatched(): void {
    this.hasChanged = false
    this.wasSentJustNow = true
    this.sendLater()
    const { actors } = this.watched
    const named = actors.filter((actor): actor is ActorId => actor !== 'all')
    const actorIds = actors.includes('all') ? null : named.slice(-MAX_WATCHED)
    this.connection.send(this.random.id(), { type: 'watchActors', actorIds })
  }
}
