import { inject, injectable } from 'inversify'
import { Random } from '@/application/device/random'
import { IdempotentRequests } from '@/application/money/idempotent-requests'
import type { ShowId } from '@/domain/ids'
import type { CamShow } from '@/domain/shows/show'
import { ShowGateway, type BuyTicketResult } from './show-gateway'

/** The guest's terms for a ticket, in addition to the show itself. */
export interface AgreedTicket {
  /** The code as typed; blank: none. */
  readonly promoCode: string
  /** Whole coins. */
  readonly agreedPrice: number
}

/**
 * Buys a ticket exactly once, however often the button is pressed and even if the connection breaks
 * (CHA-027).
 */
@injectable('Transient')
export class BuyTicket {
  private readonly once: IdempotentRequests<ShowId, BuyTicketResult>

  constructor(
    @inject(ShowGateway) private readonly shows: ShowGateway,
    @inject(Random) random: Random,
  ) {
    this.once = new IdempotentRequests(random)
  }

  /**
   * The platform decides on refusals. Throws `BackendError` if no answer came; retrying is then
   * safe.
   */
  buy(
    { id, creationType, actorId, start }: CamShow,
    { promoCode, agreedPrice }: AgreedTicket,
  ): Promise<BuyTicketResult> {
    const code = promoCode.trim()
    return this.once.request(id, (key) =>
      this.shows.buyTicket({
        showId: id,
        creationType,
        actorId,
        start,
        key,
        agreedPrice,
        ...(code === '' ? {} : { promoCode: code }),
      }),
    )
  }
}
