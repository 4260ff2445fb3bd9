import type { ActorId, TicketId } from '@/domain/ids'
import type { PriceWithSymbol } from '@/domain/money/price-label'

/** A text of a show in one language [CHA-020]. */
export interface ShowText {
  readonly value: string
  readonly language: string
}

/** What a show is and who plays it [CHA-020]. */
export interface ShowDescription {
  readonly id: TicketId
  readonly name: string
  readonly actorId: ActorId
  readonly actorName: string
  readonly actorLink: string
  readonly price: PriceWithSymbol
  readonly title: readonly ShowText[]
  readonly description: readonly ShowText[]
  readonly postBuyInfo: readonly ShowText[]
  readonly sedcards: readonly string[]
  readonly avatar: string
}

/** Where a show stands for this guest; `start` and `end` are epoch milliseconds [CHA-021]. */
export interface ShowState {
  readonly start: number
  readonly end: number
  readonly isBought: boolean
  readonly isFree: boolean
  readonly canBuy: boolean
  readonly hasStarted: boolean
  readonly bonusCode: string | null
  readonly actorOnline: boolean
  readonly isFeatured: boolean
  readonly isAutoFeatured: boolean
  readonly isInternal: boolean
}

/** A ticket show as a guest sees it [CHA-020][CHA-021]. */
export interface ChatTicket extends ShowDescription, ShowState {}

/** Whether the show runs at a moment: from its start up to its end. */
export const isShowRunning = ({ start, end }: Pick<ShowState, 'start' | 'end'>, now: number): boolean =>
  start <= now && now < end

/** Whether a ticket can be sold: not bought yet, not free, not over; while it runs latecomers are welcome [CHA-021]. */
export const isTicketForSale = (show: Pick<ShowState, 'end' | 'isBought' | 'isFree'>, now: number): boolean =>
  !show.isBought && !show.isFree && now < show.end

/** A guest with a ticket may enter while the show runs, a guest without one may not; a free show is everybody's [CHA-019]. */
export const mayEnterShow = (show: Pick<ShowState, 'start' | 'end' | 'isBought' | 'isFree'>, now: number): boolean =>
  (show.isBought || show.isFree) && isShowRunning(show, now)
