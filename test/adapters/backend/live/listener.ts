import type { Audience, Subscriber } from '@/adapters/backend/kernel/subscriber-registry'
import type { UpdateHub } from '@/adapters/backend/kernel/update-hub'
import { asId, type GuestId } from '@/domain/ids'
import type { LiveUpdate } from '@/domain/assembly/live-update'

export const GUESTS = ['g1', 'g2'].map((id) => asId<GuestId>(id))

/** An update that is like no other. */
export const numbered = (number: number): LiveUpdate => ({ type: 'balance', balance: number })

/** A subscriber of one guest at one instance that records its updates. */
export class Listener {
  readonly received: LiveUpdate[] = []
  /** How often the subscription was confirmed; more than once means missed messages. */
  subscribed = 0
  readonly leave: () => void
  readonly subscriber: Subscriber = {
    onUpdate: (update) => this.received.push(update),
    onSubscribed: () => {
      this.subscribed += 1
    },
  }

  constructor(
    hub: UpdateHub,
    readonly guestId: GuestId,
  ) {
    this.leave = hub.subscribe(guestId, this.subscriber)
  }

  get numbers(): readonly number[] {
    return this.received.flatMap((update) => (update.type === 'balance' ? [update.balance] : []))
  }
}

/** Whether an update for that audience is for that guest. */
export const isFor = (audience: Audience, guestId: GuestId): boolean => audience === 'everybody' || audience === guestId
