import type { GuestId } from '@/domain/ids'
import type { LiveUpdate } from '@/domain/live/updates'

/** Whom an update is for: one guest, or everybody. */
export type Audience = GuestId | 'everybody'

/** Whoever hears what is said to one guest. */
export interface GuestEar {
  hear(update: LiveUpdate): void
  /** From now on nothing is missed. Said again after a gap: something before it may have been missed. */
  stands(): void
}

/** Who listens here, by guest. An ear that fails does not keep the others from hearing. */
export class GuestEars {
  private readonly byGuest = new Map<GuestId, Set<GuestEar>>()

  constructor(private readonly onFault: (fault: unknown) => void) {}

  has(guestId: GuestId): boolean {
    return this.byGuest.has(guestId)
  }

  /** Lets an ear hear until the returned function is called. */
  add(guestId: GuestId, ear: GuestEar): () => void {
    const ears = this.byGuest.get(guestId) ?? new Set()
    this.byGuest.set(guestId, ears.add(ear))
    return () => {
      ears.delete(ear)
      if (ears.size === 0 && this.byGuest.get(guestId) === ears) this.byGuest.delete(guestId)
    }
  }

  /** Lets those hear an update whom it is for. */
  tell(audience: Audience, update: LiveUpdate): void {
    const told = audience === 'everybody' ? this.byGuest.values() : [this.byGuest.get(audience) ?? []]
    for (const ears of told) for (const ear of ears) this.guard(() => ear.hear(update))
  }

  /** Tells an ear that it stands. */
  stand(ear: GuestEar): void {
    this.guard(() => ear.stands())
  }

  private guard(work: () => void): void {
    try {
      work()
    } catch (fault) {
      this.onFault(fault)
    }
  }
}
