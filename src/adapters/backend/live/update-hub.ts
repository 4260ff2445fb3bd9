import type { GuestId } from '@/domain/ids'
import type { LiveUpdate } from '@/domain/live/updates'

/** Whom an update is for: one guest, or everybody. */
export type Audience = GuestId | 'everybody'

export type UpdateListener = (update: LiveUpdate, audience: Audience) => void

/** Carries updates from the rules to those who listen, in the order they were published. */
export interface UpdateHub {
  publish(audience: Audience, update: LiveUpdate): void
  subscribe(listener: UpdateListener): () => void
}

/** The hub of one process. A listener that fails does not keep the others from hearing. */
export class LocalUpdateHub implements UpdateHub {
  private readonly listeners = new Set<UpdateListener>()

  constructor(private readonly onFault: (fault: unknown) => void = () => undefined) {}

  publish(audience: Audience, update: LiveUpdate): void {
    for (const listener of this.listeners) {
      try {
        listener(update, audience)
      } catch (fault) {
        this.onFault(fault)
      }
    }
  }

  subscribe(listener: UpdateListener): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }
}
