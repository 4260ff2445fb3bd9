import type { LiveUpdate } from '@/domain/live-update'

export type LiveStatus = 'closed' | 'connecting' | 'ready' | 'waiting'

/** The connection on which the platform publishes changes to a guest. In order; nothing twice after a reconnect. */
export interface LiveUpdates {
  /** Opens the connection for the session that is open now. */
  connect(): void
  disconnect(): void
  /** Returns how to stop listening. */
  subscribe(listener: (update: LiveUpdate) => void): () => void
  watchStatus(listener: (status: LiveStatus) => void): () => void
}

export const LiveUpdates = Symbol.for('LiveUpdates')
