import { inject, injectable } from 'inversify'
import { Random } from '@/application/device/random'
import { IdempotentRequests } from '@/application/money/idempotent-requests'
import type { ShowId } from '@/domain/ids'
import type { CamShow } from '@/domain/shows/show'
import { ShowGateway, type BuyTicketResult } from './show-gateway'

/** What the guest agreed to beside the show itself. */
export interface AgreedTicket {
  /** As it was typed; blank: none. */
  readonly promoCode: string
  /** Whole coins. */
  readonly agreedPrice: number
}

/** Buys a ticket exactly once, however often the button is pressed and even if the connection breaks meanwhile (CHA-027). */
@injectable('Transient')
export class BuyTicket {
  private readonly once: IdempotentRequests<ShowId, BuyTicketResult>

  constructor(
    @inject(ShowGateway) private readonly shows: ShowGateway,
    @inject(Random) random: Random,
  ) {
    this.once = new IdempotentRequests(random)
  }

  /** Refusals are the platform's; throws `BackendError` where no answer came, and retrying is then safe. */
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
