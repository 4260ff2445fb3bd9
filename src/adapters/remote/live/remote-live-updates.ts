import type { LiveConnection } from './live-connection'
import type { RemoteSession } from '@/adapters/remote/session/remote-session'
import type { LiveStatus, LiveUpdates } from '@/application/live/live-updates'
import type { LiveUpdate } from '@/domain/live-update'

/** The live connection over a socket: one for the session that is open, following it when it changes. */
export class RemoteLiveUpdates implements LiveUpdates {
  private readonly listeners = new Set<(update: LiveUpdate) => void>()

  constructor(
    private readonly connection: LiveConnection,
    private readonly session: RemoteSession,
  ) {
    connection.subscribe((update) => this.deliver(update))
    session.watch((identity) => (identity === null ? connection.disconnect() : connection.identify(identity)))
  }

  /** Without a session there is no guest to open a connection for, which is what an expired session means. */
  connect(): void {
    const { identity } = this.session
    if (identity === null) this.deliver({ type: 'sessionExpired' })
    else this.connection.connect(identity)
  }

  disconnect(): void {
    this.connection.disconnect()
  }

  subscribe(listener: (update: LiveUpdate) => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  watchStatus(listener: (status: LiveStatus) => void): () => void {
    return this.connection.watchStatus(listener)
  }

  private deliver(update: LiveUpdate): void {
    for (const listener of this.listeners) listener(update)
  }
}
