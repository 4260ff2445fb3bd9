import type { ActorId } from '@/domain/ids'
import { isAgreed } from '@/domain/money/agreed-price'
import { phaseOf, priceAt } from './show'

/** All that the sale of a ticket needs to know about a show. Coins are whole, times epoch ms. */
export interface SaleFacts {
  readonly actorId: ActorId
  readonly start: number
  readonly end: number
  readonly isCancelled: boolean
  /** 0: the ticket costs nothing. */
  readonly price: number
  /** The code that lowers the price, and to what; `null`: there is none. */
  readonly promotion: { readonly code: string; readonly price: number } | null
  /** ISO 3166-1 alpha-2: countries the actor does not appear in. */
  readonly bannedCountryCodes: readonly string[]
}

/** What the guest saw and agreed to when they pressed the button. */
export interface TicketAttempt {
  readonly actorId: ActorId
  readonly start: number
  /** As it was typed; blank: none. */
  readonly promoCode: string
  /** The most that may be charged, whole coins. */
  readonly agreedPrice: number
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string
}

/** Why a show sells this guest no ticket. */
export type SaleRefusal =
  | 'show-cancelled'
  | 'show-over'
  | 'banned-country'
  | 'show-changed'
  | 'promo-code-invalid'
  | 'price-changed'

/** The price that is charged, whole coins, or why there is no sale. */
export type SaleDecision =
  /** `code`: the one that lowered it, as the show has it; `null`: none was entered. */
  | { readonly ok: true; readonly price: number; readonly code: string | null }
  | { readonly ok: false; readonly reason: SaleRefusal }

const isCode = (typed: string, code: string | undefined): boolean =>
  code !== undefined && typed.trim().toUpperCase() === code.toUpperCase()

/**
 * Decides about the sale of a ticket, first what cannot be remedied. A guest buys the show that they saw: by this actor at this time,
 * so that a show that was moved is not bought for another time. A code that is wrong sells nothing, because the guest who typed it
 * expects to pay less (CHA-027, CHA-028).
 */
export function sellTicket(show: SaleFacts, attempt: TicketAttempt, now: number): SaleDecision {
  if (show.isCancelled) return { ok: false, reason: 'show-cancelled' }
  if (phaseOf(show, now) === 'over') return { ok: false, reason: 'show-over' }
  if (show.bannedCountryCodes.includes(attempt.countryCode)) return { ok: false, reason: 'banned-country' }
  if (attempt.actorId !== show.actorId || attempt.start !== show.start) return { ok: false, reason: 'show-changed' }
  const { promotion } = show
  const hasTyped = attempt.promoCode.trim() !== ''
  if (hasTyped && !isCode(attempt.promoCode, promotion?.code)) return { ok: false, reason: 'promo-code-invalid' }
  const used = hasTyped ? promotion : null
  const whole = used === null ? show.price : Math.min(used.price, show.price)
  const price = priceAt(whole, show, now)
  return isAgreed(price, attempt.agreedPrice)
    ? { ok: true, price, code: used?.code ?? null }
    : { ok: false, reason: 'price-changed' }
}
