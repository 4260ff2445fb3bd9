import type { LiveUpdate } from '@/domain/live/updates'

export type LiveStatus = 'closed' | 'connecting' | 'ready' | 'waiting'

/** The line on which the platform tells a guest what changes. In order; nothing twice after a reconnect. */
export interface LiveUpdates {
  /** Opens the line for the session that is open now. */
  connect(): void
  disconnect(): void
  /** Returns how to stop listening. */
  subscribe(listener: (update: LiveUpdate) => void): () => void
  watchStatus(listener: (status: LiveStatus) => void): () => void
}

export const LiveUpdates = Symbol.for('LiveUpdates')
