import type { PurchaseRefusal } from '@/application/money/buy-content'
import type { Page } from '@/application/paging/page'
import type { ActorId, IdempotencyKey, ShowId, TicketId } from '@/domain/ids'
import type { CamShow, CreationType, ShowOrder } from '@/domain/shows/show'
import type { SaleRefusal } from '@/domain/shows/ticket-sale'

/** A query for shows; times are epoch ms. */
export interface ShowQuery {
  /** Leaves out shows that end before it; shows that are over are always left out. */
  readonly endFrom: number
  /** Leaves out shows that start after it. */
  readonly startTo: number
  readonly first: number
  readonly order: ShowOrder
  /** `true`: only shows that the platform produces; `false`: only the others. Default: both. */
  readonly internal?: boolean
}

/** A guest's request for a ticket: for the show they saw, at most at the price they agreed to. */
export interface TicketRequest {
  readonly showId: ShowId
  readonly creationType: CreationType
  readonly actorId: ActorId
  readonly start: number
  /** A code of the show, as typed. */
  readonly promoCode?: string
  /** The same key buys one ticket, however often it arrives. */
  readonly key: IdempotencyKey
  /** Whole coins. */
  readonly agreedPrice: number
}

/**
 * The reason why there is no ticket: the error codes of a purchase (CHA-028). `ticket-returned`:
 * this same request had bought a ticket, which has been returned since.
 */
export type TicketRefusal = Exclude<PurchaseRefusal['reason'], 'age-check'> | SaleRefusal | 'ticket-returned'

/** `charged` is 0 if the guest already holds a ticket, or the show is free. */
export type BuyTicketResult =
  | {
      readonly ok: true
      readonly ticketId: TicketId
      readonly show: CamShow
      readonly balance: number
      readonly charged: number
    }
  | {
      readonly ok: false
      readonly reason: TicketRefusal
      /** Coins short, for `not-enough-money`. */
      readonly missing: number
    }

/** The reason why a ticket is not returned: this guest has none, or its show has started. */
export type ReturnRefusal = 'not-found' | 'show-started'

/** `refunded`: whole coins refunded, even if the ticket was returned before. */
export type ReturnTicketResult =
  | { readonly ok: true; readonly balance: number; readonly refunded: number }
  | { readonly ok: false; readonly reason: ReturnRefusal }

/** Cam shows and their tickets. Throws `BackendError`. */
export interface ShowGateway {
  /** Lists the shows of a period, with the number of all matches (CHA-025). */
  list(query: ShowQuery): Promise<Page<CamShow>>
  /** Lists an actor's shows that are not over, in the order of their start (CHA-024). */
  ofActor(actorId: ActorId): Promise<readonly CamShow[]>
  /** Buys a ticket once per key, and never a second one for the same show (CHA-027). */
  buyTicket(request: TicketRequest): Promise<BuyTicketResult>
  /**
   * Returns a ticket for a full refund until the show starts; repeating it refunds nothing again
   * (CHA-029).
   */
  returnTicket(ticketId: TicketId): Promise<ReturnTicketResult>
}

export const ShowGateway = Symbol.for('ShowGateway')
