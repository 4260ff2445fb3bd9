import type { LiveConnection } from './live-connection'
import type { RemoteSession } from '@/adapters/remote/session/remote-session'
import { Emitter } from '@/adapters/shared/emitter'
import type { LiveStatus, LiveUpdates } from '@/application/live/live-updates'
import type { LiveUpdate } from '@/domain/live-update'

/** The live connection over a socket: one for the session that is open, following it when it changes. */
export class RemoteLiveUpdates implements LiveUpdates {
  private readonly updates = new Emitter<LiveUpdate>()

  constructor(
    private readonly connection: LiveConnection,
    private readonly session: RemoteSession,
  ) {
    connection.subscribe((update) => this.updates.emit(update))
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

  watchStatus(listener: (status: LiveStatus) => void): () => void {
    return this.connection.watchStatus(listener)
  }
}
