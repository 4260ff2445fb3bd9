import type { SocketLine } from './socket-line'
import type { RemoteSession } from '@/adapters/remote/session/remote-session'
import type { LiveStatus, LiveUpdates } from '@/application/live/live-updates'
import type { LiveUpdate } from '@/domain/live/updates'

/** The line over a socket: one for the session that is open, following it when it changes. */
export class RemoteLiveUpdates implements LiveUpdates {
  private readonly listeners = new Set<(update: LiveUpdate) => void>()

  constructor(
    private readonly line: SocketLine,
    private readonly session: RemoteSession,
  ) {
    line.subscribe((update) => this.deliver(update))
    session.watch((identity) => (identity === null ? line.disconnect() : line.identify(identity)))
  }

  /** Without a session there is nobody to open a line for, which is what an expired session means. */
  connect(): void {
    const { identity } = this.session
    if (identity === null) this.deliver({ type: 'sessionExpired' })
    else this.line.connect(identity)
  }

  disconnect(): void {
    this.line.disconnect()
  }

  subscribe(listener: (update: LiveUpdate) => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  watchStatus(listener: (status: LiveStatus) => void): () => void {
    return this.line.watchStatus(listener)
  }

  private deliver(update: LiveUpdate): void {
    for (const listener of this.listeners) listener(update)
  }
}
