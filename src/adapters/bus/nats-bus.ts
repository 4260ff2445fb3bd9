import {
  connect,
  type NatsConnection,
  type NodeConnectionOptions,
  type Status,
  type Subscription,
} from '@nats-io/transport-node'
import type { Bus, BusWatch } from './bus'
import { Emitter } from '@/adapters/shared/emitter'

/** Where the NATS servers are and how they let us in. Names and passwords are here, never in an address. */
export type NatsAccess = Pick<NodeConnectionOptions, 'user' | 'pass' | 'token' | 'tls'> & { readonly servers: string }

/**
 * How long after a failed attempt the next one is made, ms; the second number prevents servers from coming all at once.
 */
const RETRY_AFTER = 500
const RETRY_SPREAD = 250

/** A connection without traffic is taken for dead after the third ping without an answer: 15 s. */
const PING_EVERY = 5_000
const PINGS_WITHOUT_ANSWER = 2

/** How long an attempt to connect may take, ms. */
const PATIENCE = 5_000

interface Listening {
  readonly subject: string
  readonly listener: (text: string) => void
  /** `null`: there has been no connection yet. */
  received: Subscription | null
}

const nameOf = (failure: unknown): string => (failure instanceof Error ? failure.message : String(failure))

/**
 * The bus of many servers, over NATS. Delivery is at most once: what is published while there is no connection is lost,
 * and reported as missed messages once the connection is open again.
 */
export class NatsBus implements Bus {
  private readonly discontinuities = new Emitter<void>()
  private readonly listening = new Set<Listening>()
  /** `null` until there is a first connection; the client brings it back by itself from then on. */
  private nats: NatsConnection | null = null
  private isUp = false
  private isClosing = false
  private cancelRetry = (): void => undefined

  private constructor(
    private readonly access: NatsAccess,
    private readonly watch: BusWatch,
  ) {}

  /**
   * Tries once to connect; where no server can be reached it goes on trying, and missed messages are reported when one
   * can.
   */
  static async connect(access: NatsAccess, watch: BusWatch): Promise<NatsBus> {
    const bus = new NatsBus(access, watch)
    await bus.attempt((cause) => watch.lost(access.servers, nameOf(cause)))
    return bus
  }

  get isConnected(): boolean {
    return this.isUp
  }

  publish(subject: string, text: string): void {
    if (this.isClosing) return
    this.guard(() => this.nats?.publish(subject, text))
  }

  subscribe(subject: string, listener: (text: string) => void): () => void {
    if (this.isClosing) return () => undefined
    const own: Listening = { subject, listener, received: null }
    this.listening.add(own)
    this.receive(own)
    return () => {
      this.listening.delete(own)
      own.received?.unsubscribe()
    }
  }

  /** A flush that fails means that the connection is gone, and missed messages are reported when it is back. */
  async settled(): Promise<void> {
    await this.nats?.flush().catch(() => undefined)
  }

  onDiscontinuity(listener: () => void): () => void {
    return this.discontinuities.subscribe(() => this.guard(listener))
  }

  async close(): Promise<void> {
    if (this.isClosing) return
    this.isClosing = true
    this.isUp = false
    this.cancelRetry()
    await this.settled()
    await this.nats?.close()
  }

  /**
   * `onFailed` is notified of the first failure only: a caller that knows that there is no connection gains nothing
   * from the next one.
   */
  private async attempt(onFailed: (cause: unknown) => void): Promise<boolean> {
    try {
      const nats = await connect({
        ...this.access,
        name: 'vesper',
        maxReconnectAttempts: -1,
        ignoreAuthErrorAbort: true,
        reconnectTimeWait: RETRY_AFTER,
        reconnectJitter: RETRY_SPREAD,
        reconnectJitterTLS: RETRY_SPREAD,
        pingInterval: PING_EVERY,
        maxPingOut: PINGS_WITHOUT_ANSWER,
        timeout: PATIENCE,
      })
      if (this.isClosing) {
        await nats.close()
        return false
      }
      this.take(nats)
      return true
    } catch (cause) {
      if (this.isClosing) return false
      onFailed(cause)
      const timer = setTimeout(() => void this.retry(), RETRY_AFTER + Math.random() * RETRY_SPREAD)
      this.cancelRetry = () => clearTimeout(timer)
      return false
    }
  }

  private async retry(): Promise<void> {
    const isSubscribed = await this.attempt(() => undefined)
    if (!isSubscribed) return
    this.watch.back(this.access.servers)
    await this.notifyDiscontinuity()
  }

  private take(nats: NatsConnection): void {
    this.nats = nats
    this.isUp = true
    for (const own of this.listening) this.receive(own)
    void this.follow(nats).catch((failure: unknown) => this.watch.error(failure))
  }

  private receive(own: Listening): void {
    if (this.nats === null) return
    own.received = this.nats.subscribe(own.subject, {
      // A failure must not get past here: the client would stop reading its connection.
      callback: (error, message) =>
        this.guard(() => {
          if (error !== null) throw error
          own.listener(message.string())
        }),
    })
  }

  private async follow(nats: NatsConnection): Promise<void> {
    for await (const status of nats.status()) await this.onStatus(status)
  }

  private async onStatus(status: Status): Promise<void> {
    if (this.isClosing) return
    if (status.type === 'error') this.watch.error(status.error)
    else if (status.type === 'disconnect') this.lose(status.server, 'the connection ended')
    else if (status.type === 'close') {
      this.lose(this.access.servers, 'the client closed it')
      this.nats = null
      await this.retry()
    } else if (status.type === 'reconnect') {
      this.isUp = true
      this.watch.back(status.server)
      await this.notifyDiscontinuity()
    }
  }

  private lose(server: string, cause: string): void {
    if (this.isUp) this.watch.lost(server, cause)
    this.isUp = false
  }

  /**
   * Notified once all subscriptions are open again: a caller that then refetches misses nothing that comes after its
   * request.
   */
  private async notifyDiscontinuity(): Promise<void> {
    const isSubscribed = await this.nats?.flush().then(
      () => true,
      () => false,
    )
    if (isSubscribed !== true || this.isClosing) return
    this.discontinuities.emit()
  }

  private guard(work: () => void): void {
    try {
      work()
    } catch (failure) {
      this.watch.error(failure)
    }
  }
}
