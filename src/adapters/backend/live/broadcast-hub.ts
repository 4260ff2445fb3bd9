import { Mutex } from 'async-mutex'
import type { Audience, Subscriber } from '@/adapters/backend/kernel/subscriber-registry'
import { LocalUpdateHub, type UpdateHub } from '@/adapters/backend/kernel/update-hub'
import type { WatchedActor } from '@/application/live/live-updates'
import type { GuestId } from '@/domain/ids'
import type { LiveUpdate } from '@/domain/live-update'

interface Envelope {
  readonly audience: Audience
  readonly update: LiveUpdate
}

/**
 * The hub of the embedded backend: updates are delivered in all tabs of the same origin. `prepare` runs before an
 * update of another tab is delivered, so that subscribers find the store up to date.
 */
export class BroadcastHub implements UpdateHub {
  private readonly local: LocalUpdateHub
  private readonly channel: BroadcastChannel
  private readonly mutex = new Mutex()

  constructor(name: string, prepare: () => Promise<void>, onError?: (error: unknown) => void) {
    this.local = new LocalUpdateHub(onError)
    this.channel = new BroadcastChannel(name)
    this.channel.addEventListener('message', (event: MessageEvent<Envelope>) => {
      const { audience, update } = event.data
      this.mutex
        .runExclusive(async () => {
          await prepare()
          this.local.publish(audience, update)
        })
        .catch((error: unknown) => onError?.(error))
    })
  }

  publish(audience: Audience, update: LiveUpdate): void {
    this.local.publish(audience, update)
    this.channel.postMessage({ audience, update } satisfies Envelope)
  }

  publishHere(audience: Audience, update: LiveUpdate): void {
    this.local.publish(audience, update)
  }

  watch(subscriber: Subscriber, actors: readonly WatchedActor[]): Promise<void> {
    return this.local.watch(subscriber, actors)
  }

  unwatch(subscriber: Subscriber, actors: readonly WatchedActor[]): void {
    this.local.unwatch(subscriber, actors)
  }

  subscribe(guestId: GuestId, subscriber: Subscriber): () => void {
    return this.local.subscribe(guestId, subscriber)
  }

  close(): void {
    this.channel.close()
  }
}
