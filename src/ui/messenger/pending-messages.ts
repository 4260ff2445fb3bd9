import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { Clock } from '@/application/device/clock'
import type { Outbox } from '@/application/messenger/outbox'
import type { OutgoingMessage } from '@/application/messenger/messenger-gateway'
import type { ChannelId } from '@/domain/ids'

/** Delay before a message that failed despite a connection is sent again, ms; doubled each time. */
const AGAIN = 5_000

/** A pending message: shown at once, stored to be resent with its id after a lost connection. */
export interface PendingMessage {
  readonly outgoing: OutgoingMessage
  readonly state: 'sending' | 'failed'
  /** Whether a failed message is resent without a press. */
  readonly isResent?: boolean
}

/** The unanswered messages of the open conversation, in the order they were written. */
export class PendingMessages {
  all: readonly PendingMessage[] = []
  #isConnected = false
  #cancelWait: (() => void) | null = null
  #wait = AGAIN
  readonly #outbox: Outbox
  readonly #clock: Clock
  readonly #deliver: (outgoing: OutgoingMessage) => Promise<void>

  constructor(outbox: Outbox, clock: Clock, deliver: (outgoing: OutgoingMessage) => Promise<void>) {
    this.#outbox = outbox
    this.#clock = clock
    this.#deliver = deliver
    makeAutoObservable(this, { all: observableRef })
  }

  /** Number of pending and automatically resent messages that may each use up a free message. */
  get texts(): number {
    return this.all.filter(
      ({ outgoing, state, isResent }) =>
        (state === 'sending' || isResent === true) && outgoing.text !== '' && !outgoing.chatId,
    ).length
  }

  /** Sends a new message, after the conversation's earlier ones that have not got through. */
  async send(outgoing: OutgoingMessage): Promise<void> {
    const { channelId, chatId } = outgoing
    const waits = chatId === null && this.waiting(channelId).length > 0
    this.all = [...this.all, waits ? { outgoing, state: 'failed', isResent: true } : { outgoing, state: 'sending' }]
    if (!waits) return this.#deliver(outgoing)
    this.#outbox.retain(outgoing)
    if (this.#isConnected) this.resume(channelId)
  }

  clear(): void {
    this.#cancelWait?.()
    this.#cancelWait = null
    this.all = []
  }

  /** Marks a message as failed and resends it later; without a connection, its return does that. */
  fail({ clientId, channelId, chatId }: OutgoingMessage): void {
    if (!this.all.some(({ outgoing }) => outgoing.clientId === clientId)) return
    this.mark(clientId, 'failed', chatId === null)
    if (this.#cancelWait !== null) return
    this.#cancelWait = this.#clock.after(this.#wait, () => {
      this.#cancelWait = null
      this.#wait *= 2
      if (this.#isConnected) runInAction(() => this.resume(channelId))
    })
  }

  /** `channelId`: the conversation that is open. */
  follow(isConnected: boolean, channelId: ChannelId | null): void {
    this.#isConnected = isConnected
    this.#wait = AGAIN
    if (isConnected && channelId !== null) this.resume(channelId)
  }

  mark(clientId: string, state: PendingMessage['state'], isResent = false): void {
    this.all = this.all.map((one) => (one.outgoing.clientId === clientId ? { ...one, state, isResent } : one))
  }

  /** Drops a message that was answered, or given up by the guest. */
  discard(clientId: string): void {
    this.#wait = AGAIN
    this.#outbox.settle(clientId)
    this.all = this.all.filter(({ outgoing }) => outgoing.clientId !== clientId)
  }

  /** Resends a failed message, for the price the guest has just agreed to. */
  async retry(clientId: string, agreedPrice: number): Promise<void> {
    const waiting = this.all.find(({ outgoing }) => outgoing.clientId === clientId)
    if (waiting === undefined || waiting.state === 'sending') return
    const outgoing = { ...waiting.outgoing, agreedPrice }
    this.#outbox.confirm(outgoing)
    this.all = this.all.map((one) => (one === waiting ? { outgoing, state: 'sending' } : one))
    await this.#deliver(outgoing)
  }

  /**
   * Takes up messages that were never answered, because the page or the guest left. Sends those the
   * guest still intends; old ones, and text of a chat that may cost something by now, wait for a
   * press.
   */
  takeUp(channelId: ChannelId, arrived: ReadonlySet<string>): void {
    for (const { message } of this.#outbox.of(channelId)) {
      if (arrived.has(message.clientId)) this.#outbox.settle(message.clientId)
      else this.all = [...this.all, { outgoing: message, state: 'failed' }]
    }
    this.resume(channelId)
  }

  /** Sends the failed messages in the order they were written, without a press. */
  private resume(channelId: ChannelId): void {
    for (const message of this.waiting(channelId)) {
      this.mark(message.clientId, 'sending')
      void this.#deliver(message)
    }
  }

  /** Returns the failed messages that the guest still intends, in the order they were written. */
  private waiting(channelId: ChannelId): readonly OutgoingMessage[] {
    const failed = new Set(this.all.flatMap(({ state, outgoing }) => (state === 'failed' ? outgoing.clientId : [])))
    return this.#outbox
      .of(channelId)
      .filter(({ message, isFresh }) => isFresh && message.chatId === null && failed.has(message.clientId))
      .map(({ message }) => message)
  }
}
