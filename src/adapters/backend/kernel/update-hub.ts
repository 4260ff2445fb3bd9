import { GuestEars, type Audience, type GuestEar } from './guest-ears'
import type { GuestId } from '@/domain/ids'
import type { LiveUpdate } from '@/domain/live/updates'

/** Carries updates from the rules to those who listen, in the order they were published. */
export interface UpdateHub {
  publish(audience: Audience, update: LiveUpdate): void
  /** Lets an ear hear what is for a guest and what is for everybody, until the returned function is called. */
  listen(guestId: GuestId, ear: GuestEar): () => void
}

/** The hub of one process: whoever listens stands at once, and there is never a gap. */
export class LocalUpdateHub implements UpdateHub {
  private readonly ears: GuestEars

  constructor(onFault: (fault: unknown) => void = () => undefined) {
    this.ears = new GuestEars(onFault)
  }

  publish(audience: Audience, update: LiveUpdate): void {
    this.ears.tell(audience, update)
  }

  listen(guestId: GuestId, ear: GuestEar): () => void {
    const leave = this.ears.add(guestId, ear)
    this.ears.stand(ear)
    return leave
  }
}
