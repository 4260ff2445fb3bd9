import type { PictureRef } from '@/domain/actors/actor'
import type { ActorId, ShowId, TicketId } from '@/domain/ids'
import type { Money } from '@/domain/money/money'
import type { Language } from '@/domain/navigation/language'

/** A text of a show, and the language that it is in: of the request where the show has it (CHA-020). */
export interface ShowText {
  readonly value: string
  readonly language: Language
}

/** A part of a show, from its start to that of the next one. Epoch ms. */
export interface ShowAct {
  readonly start: number
  readonly title: ShowText
}

/** What a ticket costs, with the symbol by which guests know the currency (CHA-020). */
export interface ShowPrice extends Money {
  readonly symbol: string
}

/** How a show came about: planned by its actor once, or one date of a show that returns every week. */
export const CREATION_TYPES = ['single', 'recurring'] as const

/** One of them. */
export type CreationType = (typeof CREATION_TYPES)[number]

/** The orders in which shows are listed; the first is the order of a list that nobody has sorted (CHA-025). */
export const SHOW_ORDERS = ['soonest', 'cheapest', 'featured'] as const

/** One of them. */
export type ShowOrder = (typeof SHOW_ORDERS)[number]

/**
 * A cam show as one guest sees it: a performance at a fixed time that a ticket opens (CHA-020, CHA-021). Times are epoch ms; what
 * depends on the moment (`hasStarted`, `canBuy`) was true when the platform answered.
 */
export interface CamShow {
  readonly id: ShowId
  /** What kind of show it is, in a few words. */
  readonly name: string
  readonly actorId: ActorId
  readonly actorName: string
  /** The address of the actor's page, without origin. */
  readonly actorLink: string
  readonly price: ShowPrice
  readonly title: ShowText
  readonly description: ShowText
  /** What a guest should know once they hold a ticket; `null` until then. */
  readonly postBuyInfo: ShowText | null
  readonly sedcards: readonly PictureRef[]
  readonly avatar: PictureRef
  readonly creationType: CreationType
  readonly start: number
  readonly end: number
  /** In the order of their start; empty: the show has no announced course. */
  readonly acts: readonly ShowAct[]
  readonly isBought: boolean
  /** The guest's own ticket; `null`: they hold none. */
  readonly ticketId: TicketId | null
  readonly isFree: boolean
  /** The show is not over, the guest holds no ticket, and the actor appears in their country. */
  readonly canBuy: boolean
  readonly hasStarted: boolean
  /** The code that the guest entered for their ticket, which cost less with it; `null`: none. No answer gives away one that they did not enter. */
  readonly bonusCode: string | null
  readonly actorOnline: boolean
  /** Recommended by the editors. */
  readonly isFeatured: boolean
  /** Recommended by a rule, since no editor has chosen a show for that time. */
  readonly isAutoFeatured: boolean
  /** Produced by the platform and not by the actor alone. */
  readonly isInternal: boolean
}

/** Where a show is in time. */
export type ShowPhase = 'upcoming' | 'running' | 'over'

/** From its start (included) to its end (excluded) a show is running. Epoch ms. */
export const phaseOf = ({ start, end }: Pick<CamShow, 'start' | 'end'>, now: number): ShowPhase => {
  if (now >= end) return 'over'
  return now >= start ? 'running' : 'upcoming'
}

/** A ticket can be returned for its whole price until the show starts: from then on its place is taken (CHA-029). */
export const mayReturn = (show: Pick<CamShow, 'start' | 'end'>, now: number): boolean =>
  phaseOf(show, now) === 'upcoming'

/** The position of the act that runs at `now` (epoch ms) among those of a show; -1: none does. */
export const actAt = (
  show: Pick<CamShow, 'start' | 'end'> & { readonly acts: readonly Pick<ShowAct, 'start'>[] },
  now: number,
): number => (phaseOf(show, now) === 'running' ? show.acts.findLastIndex(({ start }) => start <= now) : -1)

/** Whole minutes that are left of a running show; at least 1 while it runs. */
export const minutesLeft = ({ end }: Pick<CamShow, 'end'>, now: number): number =>
  Math.max(0, Math.ceil((end - now) / 60_000))

/**
 * What a ticket of `price` whole coins costs at a moment: the share of the show that is left once it runs, rounded up, so that who comes
 * late does not pay for what is over, and no price falls to nothing while there is something to see.
 */
export function priceAt(price: number, show: Pick<CamShow, 'start' | 'end'>, now: number): number {
  if (phaseOf(show, now) !== 'running') return price
  return Math.ceil((price * minutesLeft(show, now)) / Math.ceil((show.end - show.start) / 60_000))
}
