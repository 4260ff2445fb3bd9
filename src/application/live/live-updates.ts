import type { ActorId } from '@/domain/ids'
import type { LiveUpdate } from '@/domain/live-update'

/** An actor, or all there are. */
export type WatchedActor = ActorId | 'all'

export type LiveStatus = 'closed' | 'connecting' | 'ready' | 'waiting'

/** The connection on which the platform publishes changes to a guest. In order; nothing twice after a reconnect. */
export interface LiveUpdates {
  /** Opens the connection for the session that is open now. */
  connect(): void
  disconnect(): void
  /** Returns how to stop listening. */
  subscribe(listener: (update: LiveUpdate) => void): () => void
  /**
   * Names actors whose changes this page receives: those of others may not arrive. Their present state arrives first (`actorCurrent`), then
   * every change, also after an interruption. An actor that was named several times is watched until it was given up as often.
   */
  watchActors(actors: readonly WatchedActor[]): void
  unwatchActors(actors: readonly WatchedActor[]): void
  watchStatus(listener: (status: LiveStatus) => void): () => void
}

export const LiveUpdates = Symbol.for('LiveUpdates')
