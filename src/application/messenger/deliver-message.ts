import { inject, injectable } from 'inversify'
import { codeOf } from '@/application/errors/code-of'
import { Logger } from '@/application/tracking/logger'
import { Drafts } from './drafts'
import { Outbox } from './outbox'
import { MessengerGateway, type OutgoingMessage, type SendResult } from './messenger-gateway'

/**
 * `undelivered`: no answer came. The message is to be stored as it is and may be delivered again; it is charged once
 * (MSG-024).
 */
export type Delivery = SendResult | { readonly ok: false; readonly reason: 'undelivered' }

/** Delivers a message under its own name, as often as it takes; it stays in the outbox until there is an answer. */
@injectable()
export class DeliverMessage {
  constructor(
    @inject(MessengerGateway) private readonly gateway: MessengerGateway,
    @inject(Drafts) private readonly drafts: Drafts,
    @inject(Outbox) private readonly outbox: Outbox,
    @inject(Logger) private readonly logger: Logger,
  ) {}

  /**
   * A refusal returns the text to the draft, except for a price that was not agreed to: the message waits in the outbox
   * with its gifts until the guest presses the button that names the price. A broken connection is reported to the
   * operator (API-016). Never throws.
   */
  async deliver(message: OutgoingMessage): Promise<Delivery> {
    this.outbox.retain(message)
    try {
      const result = await this.gateway.send(message)
      if (!result.ok && result.reason === 'price-changed') {
        this.outbox.hold(message)
        return result
      }
      this.outbox.settle(message.clientId)
      if (!result.ok) this.giveBack(message)
      return result
    } catch (error) {
      this.logger.messengerError(codeOf(error))
      return { ok: false, reason: 'undelivered' }
    }
  }

  /** Unless the draft has other text by now. */
  private giveBack({ channelId, text }: OutgoingMessage): void {
    if (this.drafts.of(channelId) === '') this.drafts.retain(channelId, text)
  }
}
