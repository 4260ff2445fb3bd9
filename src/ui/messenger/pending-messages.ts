import { makeAutoObservable, observableRef } from 'mobx'
import type { Outbox } from '@/application/messenger/outbox'
import type { OutgoingMessage } from '@/application/messenger/messenger-gateway'
import type { ChannelId } from '@/domain/ids'

/** A message on its way: shown at once, and stored to be sent again under the same id if the connection breaks. */
export interface PendingMessage {
  readonly outgoing: OutgoingMessage
  readonly state: 'sending' | 'failed'
}

/** The messages of the open conversation that the platform has not answered yet, in the order they were written. */
export class PendingMessages {
  all: readonly PendingMessage[] = []
  readonly #outbox: Outbox
  readonly #deliver: (outgoing: OutgoingMessage) => Promise<void>

  constructor(outbox: Outbox, deliver: (outgoing: OutgoingMessage) => Promise<void>) {
    this.#outbox = outbox
    this.#deliver = deliver
    makeAutoObservable(this, { all: observableRef })
  }

  /** How many of those on their way may each use up a free message. */
  get texts(): number {
    return this.all.filter(({ outgoing, state }) => state === 'sending' && outgoing.text !== '' && !outgoing.chatId)
      .length
  }

  add(outgoing: OutgoingMessage): void {
    this.all = [...this.all, { outgoing, state: 'sending' }]
  }

  clear(): void {
    this.all = []
  }

  mark(clientId: string, state: PendingMessage['state']): void {
    this.all = this.all.map((one) => (one.outgoing.clientId === clientId ? { ...one, state } : one))
  }

  /** Answered, or given up by the guest. */
  discard(clientId: string): void {
    this.#outbox.settle(clientId)
    this.all = this.all.filter(({ outgoing }) => outgoing.clientId !== clientId)
  }

  /** Sends again what did not get through, now for what the guest has just agreed to. */
  async retry(clientId: string, agreedPrice: number): Promise<void> {
    const waiting = this.all.find(({ outgoing }) => outgoing.clientId === clientId)
    if (waiting === undefined || waiting.state === 'sending') return
    const outgoing = { ...waiting.outgoing, agreedPrice }
    this.#outbox.confirm(outgoing)
    this.all = this.all.map((one) => (one === waiting ? { outgoing, state: 'sending' } : one))
    await this.#deliver(outgoing)
  }

  /**
   * What was sent here and never answered, because the page went or the guest did. What the guest still intends is
   * delivered; text of a chat, which may cost something by now, and old messages wait for a press.
   */
  takeUp(channelId: ChannelId, arrived: ReadonlySet<string>): void {
    for (const { message } of this.#outbox.of(channelId)) {
      if (arrived.has(message.clientId)) this.#outbox.settle(message.clientId)
      else this.all = [...this.all, { outgoing: message, state: 'failed' }]
    }
    this.resume(channelId)
  }

  /** The connection is there again: what did not get through is sent, in the order it was written, without a press. */
  resume(channelId: ChannelId): void {
    for (const { message, isFresh } of this.#outbox.of(channelId)) {
      const isFailed = this.all.some((one) => one.state === 'failed' && one.outgoing.clientId === message.clientId)
      if (!isFailed || !isFresh || message.chatId !== null) continue
      this.mark(message.clientId, 'sending')
      void this.#deliver(message)
    }
  }
}
