import type { Localized } from '@/adapters/backend/kernel/localized'
import { inEachLanguage } from '@/adapters/backend/kernel/record-checks'
import {
  fields,
  flag,
  id,
  list,
  nullable,
  number,
  oneOf,
  schemaOf,
  text,
  whole,
  type Upcast,
} from '@/adapters/stores/record-schema'
import { belongsToGuest } from '@/adapters/stores/belongs-to-guest'
import type { Collection } from '@/adapters/stores/store'
import type { ActorId, GuestId, IdempotencyKey, ShowId, TicketId } from '@/domain/ids'
import { CREATION_TYPES, type CreationType } from '@/domain/shows/show'

/** The texts of a show in one language. */
export interface ShowTexts {
  readonly name: string
  readonly title: string
  readonly description: string
  /** Information for guests who hold a ticket. */
  readonly postBuyInfo: string
}

/** The code that lowers the price of a show, and the price with it, whole coins. */
export interface Promotion {
  readonly code: string
  readonly price: number
}

/** An act of a show, from its start to that of the next one. Epoch ms. */
export interface ActTerms {
  readonly start: number
  readonly titles: Localized
}

/** The stored record of a show. Prices are whole coins, times epoch ms. */
export interface ShowRecord {
  readonly id: ShowId
  readonly actorId: ActorId
  readonly texts: Localized<ShowTexts>
  readonly creationType: CreationType
  readonly start: number
  readonly end: number
  /** The acts in the order of their start. */
  readonly acts: readonly ActTerms[]
  /** Number of acts that were announced in the room. */
  readonly announcedActs: number
  readonly price: number
  readonly promotion: Promotion | null
  readonly isFeatured: boolean
  readonly isAutoFeatured: boolean
  readonly isInternal: boolean
  /** The actor has cancelled it: everybody who held a ticket was given their coins back. */
  readonly isCancelled: boolean
  /** The actor is in it at this moment. */
  readonly isRunning: boolean
}

const show = fields<ShowRecord>({
  id: id<ShowId>(),
  actorId: id<ActorId>(),
  texts: inEachLanguage(fields<ShowTexts>({ name: text, title: text, description: text, postBuyInfo: text })),
  creationType: oneOf(...CREATION_TYPES),
  start: number,
  end: number,
  acts: list(fields<ActTerms>({ start: number, titles: inEachLanguage(text) })),
  announcedActs: whole,
  price: whole,
  promotion: nullable(fields<Promotion>({ code: text, price: whole })),
  isFeatured: flag,
  isAutoFeatured: flag,
  isInternal: flag,
  isCancelled: flag,
  isRunning: flag,
})

/** Shows of before they had acts. */
const withActs: Upcast = (stored) => ({ acts: [], announcedActs: 0, ...stored })

/** Shows. Lists read them by their end, so that those that are over are never read. */
export const shows: Collection<ShowRecord> = {
  name: 'shows',
  schema: schemaOf(show, withActs),
  key: (record) => record.id,
  indexes: {
    byEnd: (record) => (record.isCancelled ? [] : [[record.end, record.id]]),
    ofActor: (record) => [[record.actorId, record.end, record.id]],
    running: (record) => (record.isRunning ? [[record.end, record.id]] : []),
  },
}

/**
 * A ticket of a guest: valid, given back by the guest, or refunded because the show was cancelled.
 * `price` is the charge, `code` the one that lowered it.
 */
export interface TicketRecord {
  readonly id: TicketId
  readonly guestId: GuestId
  readonly showId: ShowId
  readonly key: IdempotencyKey
  readonly price: number
  /** Whether a voucher paid for it. */
  readonly byVoucher: boolean
  readonly code: string | null
  readonly at: number
  readonly state: 'valid' | 'returned' | 'refunded'
}

/** Tickets of before it was stored with which code they were bought. */
const withCode: Upcast = (stored) => ({ code: null, ...stored })

/** Tickets of before vouchers paid for them. */
const withVoucher: Upcast = (stored) => ({ byVoucher: false, ...stored })

export const tickets: Collection<TicketRecord> = {
  name: 'tickets',
  schema: schemaOf(
    fields<TicketRecord>({
      id: id<TicketId>(),
      guestId: id<GuestId>(),
      showId: id<ShowId>(),
      key: id<IdempotencyKey>(),
      price: whole,
      byVoucher: flag,
      code: nullable(text),
      at: number,
      state: oneOf('valid', 'returned', 'refunded'),
    }),
    withCode,
    withVoucher,
  ),
  key: (ticket) => ticket.id,
  ofGuest: belongsToGuest('byKey'),
  indexes: {
    byKey: (ticket) => [[ticket.guestId, ticket.showId, ticket.key]],
    valid: (ticket) => (ticket.state === 'valid' ? [[ticket.guestId, ticket.showId]] : []),
    ofShow: (ticket) => (ticket.state === 'valid' ? [[ticket.showId, ticket.id]] : []),
  },
  unique: ['byKey', 'valid'],
}
