import type { Clock } from '@/application/device/clock'
import type { LiveUpdates } from '@/application/live/live-updates'
import { onReconnect } from '@/application/live/subscribe-to'
import type { ChannelId } from '@/domain/ids'
import type { MessageHistory } from './message-history'

/** Delay before missed messages that could not be fetched are fetched again, ms. */
const AGAIN = 5_000

/** Fetches messages that the open conversation missed during an interruption. */
export class MissedMessages {
  #cancelWait: () => void = () => undefined
  readonly #history: Pick<MessageHistory, 'interrupt' | 'catchUp'>
  readonly #clock: Clock

  constructor(history: Pick<MessageHistory, 'interrupt' | 'catchUp'>, clock: Clock) {
    this.#history = history
    this.#clock = clock
  }

  /** `open`: the conversation that is open now. Returns how to stop. */
  watch(live: LiveUpdates, open: () => ChannelId | null): () => void {
    const stopListening = onReconnect(live, () => void this.fetch(open(), open))
    const stopWatching = live.watchStatus((status) => {
      if (status !== 'ready') this.#history.interrupt()
    })
    return () => {
      stopListening()
      stopWatching()
    }
  }

  /** The conversation is left. */
  cancel(): void {
    this.#cancelWait()
  }

  private async fetch(id: ChannelId | null, open: () => ChannelId | null): Promise<void> {
    this.#cancelWait()
    if (id === null || (await this.#history.catchUp(id, () => open() === id))) return
    this.#cancelWait = this.#clock.after(AGAIN, () => void this.fetch(id, open))
  }
}
