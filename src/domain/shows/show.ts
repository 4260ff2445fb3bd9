import type { PictureRef } from '@/domain/actors/actor'
import type { ActorId, ShowId, TicketId } from '@/domain/ids'
import type { Money } from '@/domain/money/money'
import type { Language } from '@/domain/navigation/language'

/** A text of a show and its language, which is the requested one if the show has it (CHA-020). */
export interface ShowText {
  readonly value: string
  readonly language: Language
}

/** A part of a show, from its start to that of the next part. Epoch ms. */
export interface ShowAct {
  readonly start: number
  readonly title: ShowText
}

/** The price of a ticket, with the currency symbol that guests know (CHA-020). */
export interface ShowPrice extends Money {
  readonly symbol: string
}

/** The origin of a show: planned once by its actor, or one date of a weekly show. */
export const CREATION_TYPES = ['single', 'recurring'] as const

/** One of the origins. */
export type CreationType = (typeof CREATION_TYPES)[number]

/** The sort orders of shows; the first is the default (CHA-025). */
export const SHOW_ORDERS = ['soonest', 'cheapest', 'featured'] as const

/** One of the orders. */
export type ShowOrder = (typeof SHOW_ORDERS)[number]

/**
 * A cam show for one guest: a performance at a fixed time, which needs a ticket (CHA-020, CHA-021).
 * Times are epoch ms; fields that depend on the time (`hasStarted`, `canBuy`) were true when the
 * platform answered.
 */
export interface CamShow {
  readonly id: ShowId
  /** The kind of show, in a few words. */
  readonly name: string
  readonly actorId: ActorId
  readonly actorName: string
  /** Address of the actor's page, without origin. */
  readonly actorLink: string
  readonly price: ShowPrice
  readonly title: ShowText
  readonly description: ShowText
  /** Information for ticket holders; `null` for other guests. */
  readonly postBuyInfo: ShowText | null
  readonly sedcards: readonly PictureRef[]
  readonly avatar: PictureRef
  readonly creationType: CreationType
  readonly start: number
  readonly end: number
  /** In the order of their start; empty when the show has no announced programme. */
  readonly acts: readonly ShowAct[]
  readonly isBought: boolean
  /** The guest's own ticket, or `null`. */
  readonly ticketId: TicketId | null
  readonly isFree: boolean
  /** The show is not over, the guest holds no ticket, and the actor appears in their country. */
  readonly canBuy: boolean
  readonly hasStarted: boolean
  /**
   * The code that the guest entered for a cheaper ticket, or `null`. No answer reveals a code that
   * they did not enter.
   */
  readonly bonusCode: string | null
  readonly actorOnline: boolean
  /** Recommended by the editors. */
  readonly isFeatured: boolean
  /** Recommended by a rule, since the editors have not chosen a show for that time. */
  readonly isAutoFeatured: boolean
  /** Produced by the platform, not by the actor alone. */
  readonly isInternal: boolean
}

/** The phase of a show. */
export type ShowPhase = 'upcoming' | 'running' | 'over'

/**
 * Returns the phase of a show; it runs from its start (included) to its end (excluded). Epoch ms.
 */
export const phaseOf = ({ start, end }: Pick<CamShow, 'start' | 'end'>, now: number): ShowPhase => {
  if (now >= end) return 'over'
  return now >= start ? 'running' : 'upcoming'
}

/**
 * Whether a ticket can be returned for its whole price: until the show starts, because its place is
 * taken from then on (CHA-029).
 */
export const mayReturn = (show: Pick<CamShow, 'start' | 'end'>, now: number): boolean =>
  phaseOf(show, now) === 'upcoming'

/** Returns the index of the act that is running at `now` (epoch ms); -1 when there is none. */
export const actAt = (
  show: Pick<CamShow, 'start' | 'end'> & { readonly acts: readonly Pick<ShowAct, 'start'>[] },
  now: number,
): number => (phaseOf(show, now) === 'running' ? show.acts.findLastIndex(({ start }) => start <= now) : -1)

/** Returns the remaining whole minutes of a running show; at least 1 while it runs. */
export const minutesLeft = ({ end }: Pick<CamShow, 'end'>, now: number): number =>
  Math.max(0, Math.ceil((end - now) / 60_000))

/**
 * Returns the price of a ticket of `price` whole coins at a moment: in a running show the share
 * that is left, rounded up, so that latecomers do not pay for what is over, and no price falls to
 * zero while there is something to see.
 */
export function priceAt(price: number, show: Pick<CamShow, 'start' | 'end'>, now: number): number {
  if (phaseOf(show, now) !== 'running') return price
  return Math.ceil((price * minutesLeft(show, now)) / Math.ceil((show.end - show.start) / 60_000))
}
