import * as z from 'zod/mini'
import { camShow, creationType, showId, ticketId } from './show'
import { actorId } from '@/adapters/wire/actors/actor-id'
import { first } from '@/adapters/wire/base/pages'
import { mutation, query, within, type QueryCall } from '@/adapters/wire/base/query-call'
import { coins, count, flag, moment, text, type Wire } from '@/adapters/wire/base/scalars'
import { fromUpperSnake, upperSnake } from '@/adapters/wire/base/upper-snake'
import { agreedPriceOfQuery, idempotencyKey } from '@/adapters/wire/money/added-terms'
import type { Page } from '@/application/paging/page'
import type { BuyTicketResult, ReturnTicketResult, ShowQuery } from '@/application/shows/show-gateway'
import type { ActorId, IdempotencyKey, TicketId } from '@/domain/ids'
import { SHOW_ORDERS, type CamShow, type CreationType } from '@/domain/shows/show'

/** The number that the platform has in lists of shows (CHA-026). */
export const SHOW_PLATFORM = 1502

/** How shows are sorted. */
export const showOrder = fromUpperSnake(SHOW_ORDERS)

/** What a list of shows is requested by on the wire. */
export type ShowListRequest = Omit<ShowQuery, 'endFrom' | 'startTo'> & {
  readonly endDateFrom: number
  readonly startDateTo: number
  readonly status: 'ok'
  readonly platformId: typeof SHOW_PLATFORM
}

/** On the wire a list of shows names its entries `shows`. */
export const showList: Wire<Page<CamShow>> = z.pipe(
  z.object({ total: count, shows: z.array(camShow) }),
  z.transform(({ total, shows }): Page<CamShow> => ({ items: shows, total })),
)

/** CHA-025, CHA-026. */
export const getShowList: QueryCall<ShowListRequest, Page<CamShow>> = within(
  'chatShows',
  query(
    'getShowList',
    z.object({
      endDateFrom: moment,
      startDateTo: moment,
      first,
      order: showOrder,
      internal: z.exactOptional(flag),
      status: z.literal('ok'),
      platformId: z.literal(SHOW_PLATFORM),
    }),
    showList,
    (request) => ({ ...request, order: upperSnake(request.order) }),
  ),
)

/** CHA-024. */
export const ticketChatList: QueryCall<{ readonly id: ActorId }, readonly CamShow[]> = query(
  'ticketChatList',
  z.object({ id: actorId }),
  z.array(camShow),
)

/** What a ticket is requested by on the wire. */
export interface BuyTicketRequest {
  readonly id: CamShow['id']
  readonly creationType: CreationType
  readonly modelId: ActorId
  readonly start: number
  readonly promoCode?: string
  readonly key: IdempotencyKey
  readonly agreedPrice: number
}

/** Why there is no ticket (CHA-028). */
export const TICKET_ERRORS = [
  'login-required',
  'locked',
  'restricted',
  'not-found',
  'show-cancelled',
  'show-over',
  'show-changed',
  'banned-country',
  'promo-code-invalid',
  'price-changed',
  'not-enough-money',
  'limit-reached',
  'self-excluded',
  'forced-payment',
  'ticket-returned',
] as const

const refusalOf = <T extends string>(errorCode: T | null): T => {
  if (errorCode === null) throw new TypeError('a refusal without an error code')
  return errorCode
}

/** CHA-027, CHA-028: `errorCode` is what was refused, `show` and `ticketId` are there where it was not. */
export const buyTicketAnswer: Wire<BuyTicketResult> = z.pipe(
  z.object({
    success: flag,
    errorCode: z.nullable(z.enum(TICKET_ERRORS)),
    ticketId: z.nullable(ticketId),
    show: z.nullable(camShow),
    balance: z.nullable(coins),
    charged: coins,
    coinsMissing: coins,
  }),
  z.transform(({ errorCode, ticketId: ticket, show, balance, charged, coinsMissing }): BuyTicketResult =>
    ticket !== null && show !== null && balance !== null
      ? { ok: true, ticketId: ticket, show, balance, charged }
      : { ok: false, reason: refusalOf(errorCode), missing: coinsMissing },
  ),
)

/** The same as the server writes it. */
export const writtenTicket = (result: BuyTicketResult): object =>
  result.ok
    ? {
        success: true,
        errorCode: null,
        ticketId: result.ticketId,
        show: result.show,
        balance: result.balance,
        charged: result.charged,
        coinsMissing: 0,
      }
    : {
        success: false,
        errorCode: result.reason,
        ticketId: null,
        show: null,
        balance: null,
        charged: 0,
        coinsMissing: result.missing,
      }

/** Whole numbers of the query language end before those of coins. */
const MAX_AGREED = 1_000_000_000

/** CHA-027. */
export const buyChatTicket: QueryCall<BuyTicketRequest, BuyTicketResult> = within(
  'guest',
  mutation(
    'buyChatTicket',
    z.object({
      id: showId,
      creationType,
      modelId: actorId,
      start: moment,
      promoCode: z.exactOptional(text(100)),
      key: idempotencyKey(),
      agreedPrice: agreedPriceOfQuery(MAX_AGREED),
    }),
    buyTicketAnswer,
  ),
)

export const removeTicketAnswer: Wire<ReturnTicketResult> = z.pipe(
  z.object({
    success: flag,
    errorCode: z.nullable(z.enum(['not-found', 'show-started'])),
    balance: z.nullable(coins),
    refunded: coins,
  }),
  z.transform(({ errorCode, balance, refunded }): ReturnTicketResult =>
    balance === null ? { ok: false, reason: refusalOf(errorCode) } : { ok: true, balance, refunded },
  ),
)

/** The same as the server writes it. */
export const writtenReturn = (result: ReturnTicketResult): object =>
  result.ok
    ? { success: true, errorCode: null, balance: result.balance, refunded: result.refunded }
    : { success: false, errorCode: result.reason, balance: null, refunded: 0 }

/** CHA-029. */
export const removeChatTicket: QueryCall<{ readonly id: TicketId }, ReturnTicketResult> = within(
  'guest',
  mutation('removeChatTicket', z.object({ id: ticketId }), removeTicketAnswer),
)
