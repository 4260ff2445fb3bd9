import type { ActorId } from '@/domain/ids'
import { isAgreed } from '@/domain/money/agreed-price'
import { phaseOf, priceAt } from './show'

/** The facts about a show that the sale of a ticket needs. Coins are whole, times epoch ms. */
export interface SaleFacts {
  readonly actorId: ActorId
  readonly start: number
  readonly end: number
  readonly isCancelled: boolean
  /** 0 for a free ticket. */
  readonly price: number
  /** The promotion code and its reduced price, or `null`. */
  readonly promotion: { readonly code: string; readonly price: number } | null
  /** ISO 3166-1 alpha-2: the countries in which the actor does not appear. */
  readonly bannedCountryCodes: readonly string[]
}

/** The offer that the guest saw and agreed to when they pressed the button. */
export interface TicketAttempt {
  readonly actorId: ActorId
  readonly start: number
  /** As typed; blank for none. */
  readonly promoCode: string
  /** Maximum charge in whole coins. */
  readonly agreedPrice: number
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string
}

/** The reason this guest cannot buy a ticket. */
export type SaleRefusal =
  | 'show-cancelled'
  | 'show-over'
  | 'banned-country'
  | 'show-changed'
  | 'promo-code-invalid'
  | 'price-changed'

/** The charged price in whole coins, or the reason for refusing the sale. */
export type SaleDecision =
  /**
   * `code`: the code that reduced the price, as the show spells it; `null` when none was entered.
   */
  | { readonly ok: true; readonly price: number; readonly code: string | null }
  | { readonly ok: false; readonly reason: SaleRefusal }

const isCode = (typed: string, code: string | undefined): boolean =>
  code !== undefined && typed.trim().toUpperCase() === code.toUpperCase()

/**
 * Decides on the sale of a ticket; permanent obstacles come first. A guest buys the show that they
 * saw, by this actor at this time, so that a rescheduled show is not bought for another time. A
 * wrong code refuses the sale, because the guest who typed it expects to pay less (CHA-027,
 * CHA-028).
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
