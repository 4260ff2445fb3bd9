import type { GuestId } from '@/domain/ids'
import type { LiveUpdate } from '@/domain/live-update'

/** Whom an update is for: one guest, or everybody. */
export type Audience = GuestId | 'everybody'

/** Receives the updates of one guest. */
export interface Subscriber {
  onUpdate(update: LiveUpdate): void
  /** Called when no later update can be missed, and again after a reconnect, because updates before it may have been lost. */
  onSubscribed(): void
}

/** The subscribers of this process by guest. An error of one subscriber is reported and does not reach the others. */
export class SubscriberRegistry {
  private readonly byGuest = new Map<GuestId, Set<Subscriber>>()

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

  /** Sends an update to every subscriber it is for. */
  publish(audience: Audience, update: LiveUpdate): void {
    const sets = audience === 'everybody' ? this.byGuest.values() : [this.byGuest.get(audience) ?? []]
    for (const subscribers of sets) for (const subscriber of subscribers) this.guard(() => subscriber.onUpdate(update))
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
