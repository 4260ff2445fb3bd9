import type { WatchedActor } from '@/application/live/live-updates'
import { changedActorOf } from '@/domain/actors/updates'
import type { GuestId } from '@/domain/ids'
import type { LiveUpdate } from '@/domain/assembly/live-update'

/** The audience of an update: one guest, or everybody. */
export type Audience = GuestId | 'everybody'

/** Receives the updates of one guest. */
export interface Subscriber {
  onUpdate(update: LiveUpdate): void
  /**
   * Called once no later update can be missed, and again after a reconnect, because earlier updates
   * may have been lost.
   */
  onSubscribed(): void
}

/**
 * The subscribers of this process by guest. An error of one subscriber is reported and does not
 * affect the others.
 */
export class SubscriberRegistry {
  private readonly byGuest = new Map<GuestId, Set<Subscriber>>()
  private readonly byActor = new Map<WatchedActor, Set<Subscriber>>()

  constructor(private readonly onError: (error: unknown) => void) {}

  has(guestId: GuestId): boolean {
    return this.byGuest.has(guestId)
  }

  /** Adds a subscriber until the returned function is called. */
  add(guestId: GuestId, subscriber: Subscriber): () => void {
    const subscribers = this.byGuest.get(guestId) ?? new Set()
    this.byGuest.set(guestId, subscribers.add(subscriber))
    return () => {
      subscribers.delete(subscriber)
      if (subscribers.size === 0 && this.byGuest.get(guestId) === subscribers) this.byGuest.delete(guestId)
    }
  }

  /** Sends a subscriber the changes of an actor from now on. */
  watch(subscriber: Subscriber, actor: WatchedActor): void {
    const watching = this.byActor.get(actor) ?? new Set()
    this.byActor.set(actor, watching.add(subscriber))
  }

  unwatch(subscriber: Subscriber, actor: WatchedActor): void {
    const watching = this.byActor.get(actor)
    watching?.delete(subscriber)
    if (watching?.size === 0) this.byActor.delete(actor)
  }

  isWatched(actor: WatchedActor): boolean {
    return this.byActor.has(actor)
  }

  /**
   * Sends an update to every subscriber in its audience. The change of an actor costs no time for
   * subscribers who do not watch that actor.
   */
  publish(audience: Audience, update: LiveUpdate): void {
    const actorId = audience === 'everybody' ? changedActorOf(update) : null
    if (actorId !== null) {
      this.publishChange(actorId, update)
      this.publishChange('all', update)
      return
    }
    const sets = audience === 'everybody' ? this.byGuest.values() : [this.byGuest.get(audience) ?? []]
    for (const subscribers of sets) for (const subscriber of subscribers) this.guard(() => subscriber.onUpdate(update))
  }

  /**
   * Sends the change of an actor to the subscribers who watch that actor, or to those who watch
   * all.
   */
  publishChange(actor: WatchedActor, update: LiveUpdate): void {
    for (const subscriber of this.byActor.get(actor) ?? []) this.guard(() => subscriber.onUpdate(update))
  }

  confirm(subscriber: Subscriber): void {
    this.guard(() => subscriber.onSubscribed())
  }

  private guard(work: () => void): void {
    try {
      work()
    } catch (failure) {
      this.onError(failure)
    }
  }
}
