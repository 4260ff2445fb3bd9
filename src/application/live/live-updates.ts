import type { ActorId } from '@/domain/ids'
import type { LiveUpdate } from '@/domain/assembly/live-update'

/** An actor, or all there are. */
export type WatchedActor = ActorId | 'all'

export type LiveStatus = 'closed' | 'connecting' | 'ready' | 'waiting'

/**
 * The connection on which the platform publishes changes to a guest, in order and without repeats
 * after a reconnect.
 */
export interface LiveUpdates {
  /** Opens the connection for the current session. */
  connect(): void
  disconnect(): void
  /** Returns a function that unsubscribes. */
  subscribe(listener: (update: LiveUpdate) => void): () => void
  /**
   * Watches actors; changes of others may not arrive. Their current state arrives first
   * (`actorCurrent`), then every change, also after an interruption. An actor watched several times
   * is watched until `unwatchActors` was called as often.
   */
  watchActors(actors: readonly WatchedActor[]): void
  unwatchActors(actors: readonly WatchedActor[]): void
  watchStatus(listener: (status: LiveStatus) => void): () => void
}

export const LiveUpdates = Symbol.for('LiveUpdates')
