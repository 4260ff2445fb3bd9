import type { HubCodec, HubMessage } from './hub-messages'
import { SubscriberRegistry, type Audience, type Subscriber } from '@/adapters/backend/kernel/subscriber-registry'
import { TopicListeners, type Topic } from '@/adapters/backend/kernel/topics'
import type { UpdateHub } from '@/adapters/backend/kernel/update-hub'
import type { Bus } from '@/adapters/bus/bus'
import { RejectedMessage } from '@/adapters/bus/rejected-message'
import type { WatchedActor } from '@/application/live/live-updates'
import { changedActorOf } from '@/domain/actors/updates'
import type { GuestId } from '@/domain/ids'
import type { LiveUpdate } from '@/domain/assembly/live-update'

/** Subject of updates for everybody. */
export const EVERYBODY_SUBJECT = 'vesper.live.everybody'

/** Ids are escaped so that they cannot contain a separator or a wildcard of the bus. */
const escaped = (id: string): string =>
  id.replaceAll(/[^A-Za-z0-9-]/gu, (sign) => `_${sign.codePointAt(0)?.toString(16)}_`)

/** Subject of one guest's updates. */
export const guestSubject = (guestId: GuestId): string => `vesper.live.guest.${escaped(guestId)}`

/** Subject of the changes of one actor; with `all` the pattern of all of them. */
export const actorSubject = (actor: WatchedActor): string =>
  `vesper.live.actor.${actor === 'all' ? '*' : escaped(actor)}`

/** Subject of the notices of one topic. */
export const topicSubject = (topic: Topic): string => `vesper.live.topic.${escaped(topic)}`

/**
 * The hub of several servers: an update is delivered to the subscribers of this process at once,
 * and to those of the others over the bus. A guest's subject is subscribed only while a page
 * connected here subscribes to the guest, an actor's while one watches the actor
 * (docs/decisions/0010-the-bus.md).
 */
export class BusHub implements UpdateHub {
  private readonly subscribers: SubscriberRegistry
  /**
   * Subscribers that got `onSubscribed`; called again after a reconnect, because messages may have
   * been lost.
   */
  private readonly confirmed = new Set<Subscriber>()
  private readonly guests = new Map<GuestId, () => void>()
  private readonly actors = new Map<WatchedActor, () => void>()
  private readonly topics: TopicListeners
  private readonly topicSubjects = new Map<Topic, () => void>()
  private readonly subscriptions: readonly (() => void)[]

  /** `self`: id of this instance, unique among all of them. */
  constructor(
    private readonly bus: Bus,
    private readonly codec: HubCodec,
    private readonly self: string,
    private readonly onError: (error: unknown) => void,
  ) {
    this.subscribers = new SubscriberRegistry(onError)
    this.topics = new TopicListeners(onError)
    this.subscriptions = [
      bus.subscribe(EVERYBODY_SUBJECT, (text) => this.onMessage('everybody', text)),
      bus.onDiscontinuity(() => this.onReconnect()),
    ]
  }

  /**
   * Publishes an update to the others first: an update that a subscriber here publishes in response
   * must not overtake it.
   */
  publish(audience: Audience, update: LiveUpdate): void {
    if (update.type !== 'sessionAcknowledged') this.send({ type: 'update', audience, update })
    this.subscribers.publish(audience, update)
  }

  publishHere(audience: Audience, update: LiveUpdate): void {
    this.subscribers.publish(audience, update)
  }

  watch(subscriber: Subscriber, actors: readonly WatchedActor[]): Promise<void> {
    for (const actor of actors) {
      this.subscribers.watch(subscriber, actor)
      if (this.actors.has(actor)) continue
      this.actors.set(
        actor,
        this.bus.subscribe(actorSubject(actor), (text) => this.onChange(actor, text)),
      )
    }
    return this.bus.settled()
  }

  unwatch(subscriber: Subscriber, actors: readonly WatchedActor[]): void {
    for (const actor of actors) {
      this.subscribers.unwatch(subscriber, actor)
      if (this.subscribers.isWatched(actor)) continue
      this.actors.get(actor)?.()
      this.actors.delete(actor)
    }
  }

  notify(topic: Topic): void {
    this.bus.publish(topicSubject(topic), this.codec.encode(this.self, { type: 'changed' }))
    this.topics.notify(topic)
  }

  async listen(topic: Topic, onChange: () => void): Promise<() => void> {
    const remove = this.topics.add(topic, onChange)
    if (!this.topicSubjects.has(topic))
      this.topicSubjects.set(
        topic,
        this.bus.subscribe(topicSubject(topic), (text) => this.onNotice(topic, text)),
      )
    await this.bus.settled()
    return () => {
      remove()
      if (this.topics.has(topic)) return
      this.topicSubjects.get(topic)?.()
      this.topicSubjects.delete(topic)
    }
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
    const own = [this.guests, this.actors, this.topicSubjects]
    for (const unsubscribe of [...this.subscriptions, ...own.flatMap((each) => [...each.values()])]) unsubscribe()
    for (const each of own) each.clear()
  }

  /** The change of an actor from another server. */
  private onChange(actor: WatchedActor, text: string): void {
    const subject = actorSubject(actor)
    const received = this.codec.decode(this.self, text)
    if (received.kind === 'own') return
    const update = received.kind === 'message' && received.message.type === 'update' ? received.message.update : null
    const changed = update === null ? null : changedActorOf(update)
    if (received.kind === 'unreadable') this.onError(new RejectedMessage('unreadable', subject))
    else if (update === null || changed === null || (actor !== 'all' && changed !== actor))
      this.onError(new RejectedMessage('foreign', subject))
    else this.subscribers.publishChange(actor, update)
  }

  private onNotice(topic: Topic, text: string): void {
    const received = this.codec.decode(this.self, text)
    if (received.kind === 'own') return
    if (received.kind === 'message' && received.message.type === 'changed') this.topics.notify(topic)
    else
      this.onError(new RejectedMessage(received.kind === 'unreadable' ? 'unreadable' : 'foreign', topicSubject(topic)))
  }

  private onMessage(audience: Audience, text: string): void {
    const subject = subjectOf(audience)
    const received = this.codec.decode(this.self, text)
    if (received.kind === 'own') return
    if (received.kind === 'unreadable') this.onError(new RejectedMessage('unreadable', subject))
    else if (received.message.type === 'gap') this.confirmAgain()
    else if (received.message.type === 'changed' || received.message.audience !== audience)
      this.onError(new RejectedMessage('foreign', subject))
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
    this.topics.notifyAll()
  }

  private send(message: Exclude<HubMessage, { readonly type: 'changed' }>): void {
    const subject = message.type === 'gap' ? EVERYBODY_SUBJECT : subjectFor(message.audience, message.update)
    this.bus.publish(subject, this.codec.encode(this.self, message))
  }
}

/** Changes of actors go to the servers that watch them, everything else to its audience. */
function subjectFor(audience: Audience, update: LiveUpdate): string {
  const changed = audience === 'everybody' ? changedActorOf(update) : null
  return changed === null ? subjectOf(audience) : actorSubject(changed)
}

const subjectOf = (audience: Audience): string =>
  audience === 'everybody' ? EVERYBODY_SUBJECT : guestSubject(audience)
