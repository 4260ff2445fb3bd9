import { SubscriberRegistry, type Audience, type Subscriber } from './subscriber-registry'
import { TopicListeners, type Topic } from './topics'
import type { WatchedActor } from '@/application/live/live-updates'
import type { GuestId } from '@/domain/ids'
import type { LiveUpdate } from '@/domain/assembly/live-update'

/** Delivers updates from the rules to subscribers, in the order in which they were published. */
export interface UpdateHub {
  publish(audience: Audience, update: LiveUpdate): void
  /**
   * Publishes to the subscribers of this process alone, for changes that every process finds out by
   * itself.
   */
  publishHere(audience: Audience, update: LiveUpdate): void
  /**
   * Subscribes to the updates for a guest and for everybody until the returned function is called.
   * Changes of actors are only sent to subscribers who watch them.
   */
  subscribe(guestId: GuestId, subscriber: Subscriber): () => void
  /**
   * Sends a subscriber the changes of these actors as well. Resolves once none of them can be
   * missed.
   */
  watch(subscriber: Subscriber, actors: readonly WatchedActor[]): Promise<void>
  unwatch(subscriber: Subscriber, actors: readonly WatchedActor[]): void
  /** Notifies the listeners of a topic in all processes. */
  notify(topic: Topic): void
  /**
   * Calls `onChange` on each notice of a topic, and when some may have been missed, until the
   * returned function is called. Resolves once none can be missed.
   */
  listen(topic: Topic, onChange: () => void): Promise<() => void>
}

/** The hub of one process: a subscription is confirmed at once, and no update is ever lost. */
export class LocalUpdateHub implements UpdateHub {
  private readonly subscribers: SubscriberRegistry
  private readonly topics: TopicListeners

  constructor(onError: (error: unknown) => void = () => undefined) {
    this.subscribers = new SubscriberRegistry(onError)
    this.topics = new TopicListeners(onError)
  }

  publish(audience: Audience, update: LiveUpdate): void {
    this.subscribers.publish(audience, update)
  }

  publishHere(audience: Audience, update: LiveUpdate): void {
    this.publish(audience, update)
  }

  async watch(subscriber: Subscriber, actors: readonly WatchedActor[]): Promise<void> {
    for (const actor of actors) this.subscribers.watch(subscriber, actor)
  }

  unwatch(subscriber: Subscriber, actors: readonly WatchedActor[]): void {
    for (const actor of actors) this.subscribers.unwatch(subscriber, actor)
  }

  notify(topic: Topic): void {
    this.topics.notify(topic)
  }

  async listen(topic: Topic, onChange: () => void): Promise<() => void> {
    return this.topics.add(topic, onChange)
  }

  subscribe(guestId: GuestId, subscriber: Subscriber): () => void {
    const unsubscribe = this.subscribers.add(guestId, subscriber)
    this.subscribers.confirm(subscriber)
    return unsubscribe
  }
}
