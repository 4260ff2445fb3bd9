import type { PurchaseRefusal } from '@/application/money/buy-content'
import type { Page } from '@/application/paging/page'
import type { ActorId, IdempotencyKey, ShowId, TicketId } from '@/domain/ids'
import type { CamShow, CreationType, ShowOrder } from '@/domain/shows/show'
import type { SaleRefusal } from '@/domain/shows/ticket-sale'

/** Which shows are listed; times are epoch ms. */
export interface ShowQuery {
  /** Shows that end before it are left out; those that are over always are. */
  readonly endFrom: number
  /** Shows that start after it are left out. */
  readonly startTo: number
  readonly first: number
  readonly order: ShowOrder
  /** Only shows that the platform produces, or only those that it does not; missing: both. */
  readonly internal?: boolean
}

/** A ticket as the guest requests it: for the show that they saw, at most for the price they agreed to. */
export interface TicketRequest {
  readonly showId: ShowId
  readonly creationType: CreationType
  readonly actorId: ActorId
  readonly start: number
  /** A code of the show, as it was typed. */
  readonly promoCode?: string
  /** The same key buys one ticket, however often it arrives. */
  readonly key: IdempotencyKey
  /** Whole coins. */
  readonly agreedPrice: number
}

/**
 * Why there is no ticket: the error codes of a purchase (CHA-028). `ticket-returned`: this very request had bought a ticket, which was
 * given back since.
 */
export type TicketRefusal = Exclude<PurchaseRefusal['reason'], 'age-check'> | SaleRefusal | 'ticket-returned'

/** `charged` is 0 where the guest holds a ticket already, or the show costs nothing. */
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

/** Why a ticket stays: there is none of this guest, or its show has started. */
export type ReturnRefusal = 'not-found' | 'show-started'

/** `refunded`: whole coins that came back, also where the ticket was returned before. */
export type ReturnTicketResult =
  | { readonly ok: true; readonly balance: number; readonly refunded: number }
  | { readonly ok: false; readonly reason: ReturnRefusal }

/** Cam shows and their tickets. Throws `BackendError`. */
export interface ShowGateway {
  /** The shows of a time, with the number of all that match (CHA-025). */
  list(query: ShowQuery): Promise<Page<CamShow>>
  /** The shows of one actor that are not over, in the order of their start (CHA-024). */
  ofActor(actorId: ActorId): Promise<readonly CamShow[]>
  /** Buys a ticket once for one key, and no second one for the same show (CHA-027). */
  buyTicket(request: TicketRequest): Promise<BuyTicketResult>
  /** Gives a ticket back for its whole price, until the show starts; repeating it gives nothing back again (CHA-029). */
  returnTicket(ticketId: TicketId): Promise<ReturnTicketResult>
}

export const ShowGateway = Symbol.for('ShowGateway')
