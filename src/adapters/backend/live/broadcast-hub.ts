import { Mutex } from 'async-mutex'
import type { Audience, Subscriber } from '@/adapters/backend/kernel/subscriber-registry'
import type { Topic } from '@/adapters/backend/kernel/topics'
import { LocalUpdateHub, type UpdateHub } from '@/adapters/backend/kernel/update-hub'
import type { WatchedActor } from '@/application/live/live-updates'
import type { GuestId } from '@/domain/ids'
import type { LiveUpdate } from '@/domain/assembly/live-update'

type Envelope = { readonly audience: Audience; readonly update: LiveUpdate } | { readonly topic: Topic }

/**
 * The hub of the embedded backend: updates are delivered in all tabs of the same origin. `prepare`
 * runs before an update of another tab is delivered, so that subscribers find the store up to date.
 */
export class BroadcastHub implements UpdateHub {
  private readonly local: LocalUpdateHub
  private readonly channel: BroadcastChannel
  private readonly mutex = new Mutex()

  constructor(name: string, prepare: () => Promise<void>, onError?: (error: unknown) => void) {
    this.local = new LocalUpdateHub(onError)
    this.channel = new BroadcastChannel(name)
    this.channel.addEventListener('message', (event: MessageEvent<Envelope>) => {
      const { data } = event
      this.mutex
        .runExclusive(async () => {
          await prepare()
          if ('topic' in data) this.local.notify(data.topic)
          else this.local.publish(data.audience, data.update)
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

  notify(topic: Topic): void {
    this.local.notify(topic)
    this.channel.postMessage({ topic } satisfies Envelope)
  }

  listen(topic: Topic, onChange: () => void): Promise<() => void> {
    return this.local.listen(topic, onChange)
  }

  subscribe(guestId: GuestId, subscriber: Subscriber): () => void {
    return this.local.subscribe(guestId, subscriber)
  }

  close(): void {
    this.channel.close()
  }
}
