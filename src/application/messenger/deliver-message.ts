import { inject, injectable } from 'inversify'
import { Clock } from '@/application/device/clock'
import { codeOf } from '@/application/errors/code-of'
import { Logger } from '@/application/tracking/logger'
import type { ChannelId } from '@/domain/ids'
import { Drafts } from './drafts'
import { Outbox } from './outbox'
import { MessengerGateway, type OutgoingMessage, type SendResult } from './messenger-gateway'

/**
 * `undelivered`: no answer came. The message is stored as it is and may be delivered again; it is
 * charged once (MSG-024).
 */
export type Delivery = SendResult | { readonly ok: false; readonly reason: 'undelivered' }

const UNDELIVERED: Delivery = { ok: false, reason: 'undelivered' }

/**
 * The delay before resending a message that the platform refused because too much was sent at once,
 * ms, and the number of attempts.
 */
const TOO_FAST = { wait: 1_000, times: 10 } as const

/**
 * Delivers messages under their own ids, as often as it takes; each stays in the outbox until there
 * is an answer. The messages of a conversation are sent one after the other, so that they arrive in
 * the order they were written in, even if one is sent several times.
 */
@injectable()
export class DeliverMessage {
  /** The newest delivery under way in each conversation. */
  private readonly last = new Map<ChannelId, Promise<Delivery>>()

  constructor(
    @inject(MessengerGateway) private readonly gateway: MessengerGateway,
    @inject(Drafts) private readonly drafts: Drafts,
    @inject(Outbox) private readonly outbox: Outbox,
    @inject(Logger) private readonly logger: Logger,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  /**
   * A refusal returns the text to the draft, except for a price that was not agreed to: the message
   * waits in the outbox with its gifts until the guest presses the button that names the price. A
   * broken connection is reported to the operator (API-016). Never throws.
   */
  async deliver(message: OutgoingMessage): Promise<Delivery> {
    const { channelId } = message
    this.outbox.retain(message)
    const delivery = this.afterwards(this.last.get(channelId), message)
    this.last.set(channelId, delivery)
    const result = await delivery
    if (this.last.get(channelId) === delivery) this.last.delete(channelId)
    return result
  }

  /** Never sends a message before an earlier one that did not get through. */
  private async afterwards(before: Promise<Delivery> | undefined, message: OutgoingMessage): Promise<Delivery> {
    const earlier = before === undefined ? null : await before
    return earlier?.ok === false && earlier.reason === 'undelivered' ? UNDELIVERED : this.send(message)
  }

  private async send(message: OutgoingMessage): Promise<Delivery> {
    try {
      const result = await this.sendSlowly(message)
      if (!result.ok && result.reason === 'price-changed') {
        this.outbox.hold(message)
        return result
      }
      this.outbox.settle(message.clientId)
      if (!result.ok) this.giveBack(message)
      return result
    } catch (error) {
      this.logger.messengerError(codeOf(error))
      return UNDELIVERED
    }
  }

  /**
   * Resends a message that was refused as too early a little later: the platform limits messages
   * per second.
   */
  private async sendSlowly(message: OutgoingMessage, times: number = TOO_FAST.times): Promise<SendResult> {
    try {
      return await this.gateway.send(message)
    } catch (error) {
      if (codeOf(error) !== 'rate-limited' || times === 0) throw error
      await new Promise<void>((resolve) => {
        this.clock.after(TOO_FAST.wait, resolve)
      })
      return this.sendSlowly(message, times - 1)
    }
  }

  /** Returns the text to the draft unless that holds other text by now. */
  private giveBack({ channelId, text }: OutgoingMessage): void {
    if (this.drafts.of(channelId) === '') this.drafts.retain(channelId, text)
  }
}
