import { connect, type NatsConnection, type NodeConnectionOptions, type Status } from '@nats-io/transport-node'
import type { Bus } from './bus'

/** Where the NATS servers are and how they let us in. Names and passwords stand here, never in an address. */
export type NatsAccess = Pick<NodeConnectionOptions, 'servers' | 'user' | 'pass' | 'token' | 'tls'>

/** How long after a failed attempt the next one is made, ms; the second number keeps servers from coming all at once. */
const RETRY_AFTER = 500
const RETRY_SPREAD = 250

/** A connection that says nothing is taken for dead after the third ping without an answer: 15 s. */
const PING_EVERY = 5_000
const PINGS_WITHOUT_ANSWER = 2

/** How long an attempt to connect may take, ms. */
const PATIENCE = 5_000

/**
 * The bus of many servers, over NATS. Delivery is at most once: what is published while there is no connection is lost, and
 * told as a gap once the connection stands again.
 */
export class NatsBus implements Bus {
  private readonly watchers = new Set<() => void>()
  private isClosing = false

  private constructor(
    private readonly nats: NatsConnection,
    private readonly onFault: (fault: unknown) => void,
  ) {}

  /** Connects, and comes back by itself for as long as it is not closed. Throws where no server can be reached at first. */
  static async connect(access: NatsAccess, onFault: (fault: unknown) => void): Promise<NatsBus> {
    const nats = await connect({
      ...access,
      name: 'vesper',
      maxReconnectAttempts: -1,
      ignoreAuthErrorAbort: true,
      reconnectTimeWait: RETRY_AFTER,
      reconnectJitter: RETRY_SPREAD,
      reconnectJitterTLS: RETRY_SPREAD,
      pingInterval: PING_EVERY,
      maxPingOut: PINGS_WITHOUT_ANSWER,
      timeout: PATIENCE,
    }).catch((cause: unknown) => {
      throw new Error('The bus cannot be reached.', { cause })
    })
    const bus = new NatsBus(nats, onFault)
    void bus.watch().catch(onFault)
    return bus
  }

  publish(subject: string, text: string): void {
    if (this.isClosing) return
    this.guard(() => this.nats.publish(subject, text))
  }

  subscribe(subject: string, listener: (text: string) => void): () => void {
    if (this.isClosing) return () => undefined
    const heard = this.nats.subscribe(subject, {
      // A failure must not get past here: the client would stop reading its connection.
      callback: (fault, message) =>
        this.guard(() => {
          if (fault !== null) throw fault
          listener(message.string())
        }),
    })
    return () => heard.unsubscribe()
  }

  /** A flush that fails means that the connection is gone, and a gap is told when it is back. */
  async settled(): Promise<void> {
    await this.nats.flush().catch(() => undefined)
  }

  watchGaps(listener: () => void): () => void {
    this.watchers.add(listener)
    return () => this.watchers.delete(listener)
  }

  async close(): Promise<void> {
    if (this.isClosing) return
    this.isClosing = true
    await this.settled()
    await this.nats.close()
  }

  private async watch(): Promise<void> {
    for await (const status of this.nats.status()) await this.take(status)
  }

  private async take(status: Status): Promise<void> {
    if (this.isClosing) return
    if (status.type === 'error') this.onFault(status.error)
    else if (status.type === 'disconnect') this.onFault(new Error('The connection to the bus is lost.'))
    else if (status.type === 'close') this.onFault(new Error('The bus is closed for good.'))
    else if (status.type === 'reconnect') await this.tellGap()
  }

  /** Told once all subscriptions stand again: whoever then asks anew misses nothing that comes after his question. */
  private async tellGap(): Promise<void> {
    const stands = await this.nats.flush().then(
      () => true,
      () => false,
    )
    if (!stands || this.isClosing) return
    for (const watcher of this.watchers) this.guard(watcher)
  }

  private guard(work: () => void): void {
    try {
      work()
    } catch (fault) {
      this.onFault(fault)
    }
  }
}
