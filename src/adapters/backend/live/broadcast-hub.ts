import type { Audience, GuestEar } from '@/adapters/backend/kernel/guest-ears'
import { LocalUpdateHub, type UpdateHub } from '@/adapters/backend/kernel/update-hub'
import type { GuestId } from '@/domain/ids'
import type { LiveUpdate } from '@/domain/live/updates'

interface Envelope {
  readonly audience: Audience
  readonly update: LiveUpdate
}

/**
 * The hub of the embedded backend: what one tab publishes is heard in all tabs of the same origin. `prepare` runs before
 * news of another tab are delivered, so that whoever hears them finds the store up to date.
 */
export class BroadcastHub implements UpdateHub {
  private readonly local: LocalUpdateHub
  private readonly channel: BroadcastChannel
  private tail: Promise<void> = Promise.resolve()

  constructor(name: string, prepare: () => Promise<void>, onFault?: (fault: unknown) => void) {
    this.local = new LocalUpdateHub(onFault)
    this.channel = new BroadcastChannel(name)
    this.channel.addEventListener('message', (event: MessageEvent<Envelope>) => {
      const { audience, update } = event.data
      this.tail = this.tail.then(prepare).then(
        () => this.local.publish(audience, update),
        (fault: unknown) => onFault?.(fault),
      )
    })
  }

  publish(audience: Audience, update: LiveUpdate): void {
    this.local.publish(audience, update)
    this.channel.postMessage({ audience, update } satisfies Envelope)
  }

  listen(guestId: GuestId, ear: GuestEar): () => void {
    return this.local.listen(guestId, ear)
  }

  close(): void {
    this.channel.close()
  }
}
