import type { Bus } from '@/adapters/bus/bus'
import { RejectedMessage } from '@/adapters/bus/rejected-message'
import { peerCodec, type PeerMessage } from '@/adapters/wire/live/instance-messages'

/**
 * Subject of messages between servers that concern their connections and are no updates of the
 * platform.
 */
export const SERVERS_SUBJECT = 'vesper.live.servers'

/** A session's token opens nothing any more, or may have been replaced by another. */
export type SessionEnd = 'expired' | 'replaced'

/**
 * The other servers of the same platform. Messages carry digests of tokens. Nothing has to be
 * repeated after a reconnect: all connections begin again then, and every page has to show its
 * token.
 */
export class PeerServers {
  private readonly unsubscribe: () => void

  /** `self`: id of this server, unique among all of them. */
  constructor(
    private readonly bus: Bus,
    private readonly self: string,
    private readonly onEnded: (digest: string, how: SessionEnd) => void,
    private readonly onError: (error: unknown) => void,
  ) {
    this.unsubscribe = bus.subscribe(SERVERS_SUBJECT, (text) => this.onMessage(text))
  }

  publishSessionEnded(digest: string, how: SessionEnd): void {
    this.send({ type: 'sessionEnded', how, mark: digest })
  }

  close(): void {
    this.unsubscribe()
  }

  private send(message: PeerMessage): void {
    this.bus.publish(SERVERS_SUBJECT, peerCodec.encode(this.self, message))
  }

  private onMessage(text: string): void {
    const received = peerCodec.decode(this.self, text)
    if (received.kind === 'own') return
    if (received.kind === 'unreadable') this.onError(new RejectedMessage('unreadable', SERVERS_SUBJECT))
    else this.onEnded(received.message.mark, received.message.how)
  }
}
