import { SubscriberRegistry, type Audience, type Subscriber } from './subscriber-registry'
import type { GuestId } from '@/domain/ids'
import type { LiveUpdate } from '@/domain/live-update'

/** Delivers updates of the rules to subscribers, in the order in which they were published. */
export interface UpdateHub {
  publish(audience: Audience, update: LiveUpdate): void
  /** Subscribes to the updates for a guest and for everybody, until the returned function is called. */
  subscribe(guestId: GuestId, subscriber: Subscriber): () => void
}

/** The hub of one process: a subscription is confirmed at once, and no update is ever lost. */
export class LocalUpdateHub implements UpdateHub {
  private readonly subscribers: SubscriberRegistry

  constructor(onError: (error: unknown) => void = () => undefined) {
    this.subscribers = new SubscriberRegistry(onError)
  }

  publish(audience: Audience, update: LiveUpdate): void {
    this.subscribers.publish(audience, update)
  }

  subscribe(guestId: GuestId, subscriber: Subscriber): () => void {
    const unsubscribe = this.subscribers.add(guestId, subscriber)
    this.subscribers.confirm(subscriber)
    return unsubscribe
  }
}
