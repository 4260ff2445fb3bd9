import type { HubCodec, HubMessage } from './hub-messages'
import { SubscriberRegistry, type Audience, type Subscriber } from '@/adapters/backend/kernel/subscriber-registry'
import type { UpdateHub } from '@/adapters/backend/kernel/update-hub'
import type { Bus } from '@/adapters/bus/bus'
import { RejectedMessage } from '@/adapters/bus/rejected-message'
import type { GuestId } from '@/domain/ids'
import type { LiveUpdate } from '@/domain/live-update'

/** Subject of updates for everybody. */
export const EVERYBODY_SUBJECT = 'vesper.live.everybody'

/** Subject of one guest's updates. Ids are escaped so that they cannot contain a separator or a wildcard of the bus. */
export const guestSubject = (guestId: GuestId): string =>
  `vesper.live.guest.${guestId.replaceAll(/[^A-Za-z0-9-]/gu, (sign) => `_${sign.codePointAt(0)?.toString(16)}_`)}`

/**
 * The hub of several servers: an update is delivered to the subscribers of this process at once, and to those of the
 * others over the bus. A guest's subject is subscribed only while a page connected here subscribes to the guest
 * (docs/decisions/0010-the-bus.md).
 */
export class BusHub implements UpdateHub {
  private readonly subscribers: SubscriberRegistry
  /** Subscribers that got `onSubscribed`; called again after a reconnect, because messages may have been lost. */
  private readonly confirmed = new Set<Subscriber>()
  private readonly guests = new Map<GuestId, () => void>()
  private readonly subscriptions: readonly (() => void)[]

  /** `self`: id of this instance, unique among all of them. */
  constructor(
    private readonly bus: Bus,
    private readonly codec: HubCodec,
    private readonly self: string,
    private readonly onError: (error: unknown) => void,
  ) {
    this.subscribers = new SubscriberRegistry(onError)
    this.subscriptions = [
      bus.subscribe(EVERYBODY_SUBJECT, (text) => this.onMessage('everybody', text)),
      bus.onDiscontinuity(() => this.onReconnect()),
    ]
  }

  /** Sent to the others first: an update that a subscriber here publishes in response must not overtake it. */
  publish(audience: Audience, update: LiveUpdate): void {
    if (update.type !== 'sessionAcknowledged') this.send({ type: 'update', audience, update })
    this.subscribers.publish(audience, update)
  }

  subscribe(guestId: GuestId, subscriber: Subscriber): () => void {
    const remove = this.subscribers.add(guestId, subscriber)
    if (!this.guests.has(guestId)) {
      const subject = guestSubject(guestId)
      this.guests.set(
        guestId,
        this.bus.subscribe(subject, (text) => this.onMessage(guestId, text)),
      )
    }
    let isSubscribed = true
    void this.bus.settled().then(() => (isSubscribed ? this.confirm(subscriber) : undefined), this.onError)
    return () => {
      isSubscribed = false
      this.confirmed.delete(subscriber)
      remove()
      if (this.subscribers.has(guestId)) return
      this.guests.get(guestId)?.()
      this.guests.delete(guestId)
    }
  }

  /** Ends all subscriptions; the bus stays open for its other users. */
  close(): void {
    for (const unsubscribe of [...this.subscriptions, ...this.guests.values()]) unsubscribe()
    this.guests.clear()
  }

  private onMessage(audience: Audience, text: string): void {
    const subject = subjectOf(audience)
    const received = this.codec.decode(this.self, text)
    if (received.kind === 'own') return
    if (received.kind === 'unreadable') this.onError(new RejectedMessage('unreadable', subject))
    else if (received.message.type === 'gap') this.confirmAgain()
    else if (received.message.audience !== audience) this.onError(new RejectedMessage('foreign', subject))
    else this.subscribers.publish(audience, received.message.update)
  }

  /** Messages in both directions may have been lost while the connection was down. */
  private onReconnect(): void {
    this.send({ type: 'gap' })
    this.confirmAgain()
  }

  private confirm(subscriber: Subscriber): void {
    this.confirmed.add(subscriber)
    this.subscribers.confirm(subscriber)
  }

  private confirmAgain(): void {
    for (const subscriber of this.confirmed) this.subscribers.confirm(subscriber)
  }

  private send(message: HubMessage): void {
    const subject = subjectOf(message.type === 'gap' ? 'everybody' : message.audience)
    this.bus.publish(subject, this.codec.encode(this.self, message))
  }
}

const subjectOf = (audience: Audience): string =>
  audience === 'everybody' ? EVERYBODY_SUBJECT : guestSubject(audience)
