import { isAgreed } from '@/domain/money/agreed-price'
import { minimumChatCoins } from '@/domain/money/minimum-chat-balance'
import type { ActorChatFacts, GuestChatFacts } from './facts'
import type { ChatMode } from './mode'
import { isPaidMode, offerRefusal, pricePerMinuteOf } from './offer'
import { pinRefusal } from './pin'
import type { ChatRefusal } from './refusal'

/**
 * The guest's input in the lobby: the typed pin, the actor's pin (`null`: none), and the coins per
 * minute they agreed to.
 */
export interface ChatAttempt {
  readonly pin: string | null
  readonly expectedPin: string | null
  readonly agreedPrice: number
}

/** The decision: the chat may start, or the refusal. */
export type EntryDecision = { readonly ok: true } | ({ readonly ok: false } & ChatRefusal)

/**
 * Returns the refusal for the price. A guest who agreed to zero coins may still use their vouchers:
 * the chat then ends with them.
 */
const priceRefusal = (
  mode: ChatMode,
  actor: ActorChatFacts,
  guest: GuestChatFacts,
  { agreedPrice }: ChatAttempt,
): ChatRefusal | undefined => {
  if (isAgreed(pricePerMinuteOf(mode, actor.prices), agreedPrice)) return undefined
  return agreedPrice === 0 && guest.voucherSeconds > 0 ? undefined : { reason: 'price-changed' }
}

const moneyRefusal = (mode: ChatMode, actor: ActorChatFacts, guest: GuestChatFacts): ChatRefusal | undefined => {
  if (!isPaidMode(mode) || actor.prices[mode] === 0) return undefined
  // A guest who has excluded themselves, or has to pay first, may not use vouchers either; a limit
  // counts coins, and vouchers spend none.
  if (guest.ownLimit === 'self-excluded' || guest.ownLimit === 'forced-payment') return { reason: guest.ownLimit }
  if (guest.voucherSeconds > 0) return undefined
  if (guest.ownLimit !== null) return { reason: guest.ownLimit }
  const missing = minimumChatCoins.value - guest.balance
  return missing > 0 ? { reason: 'not-enough-money', missing } : undefined
}

const refusalOf = (
  mode: ChatMode,
  actor: ActorChatFacts,
  guest: GuestChatFacts,
  attempt: ChatAttempt,
): ChatRefusal | undefined => {
  const offer = offerRefusal(mode, actor, guest)
  if (offer) return offer
  if (!guest.isLoggedIn && mode !== 'preview') return { reason: 'login-required' }
  if (mode === 'ticket' && !guest.hasTicket) return { reason: 'no-ticket' }
  return (
    (mode === 'voyeur' ? pinRefusal(attempt) : undefined) ??
    priceRefusal(mode, actor, guest, attempt) ??
    moneyRefusal(mode, actor, guest)
  )
}

/**
 * Validates an entry. Permanent obstacles come first and money comes last, so that a guest never
 * tops up for a room that stays closed or a price they have not agreed to. Everything but a preview
 * needs a login; a ticket show needs its ticket [CHA-019]; a paid mode needs the minimum balance
 * [MON-014] and room within the guest's own limits, unless a voucher pays the first seconds or the
 * price is zero.
 */
export const enterChat = (
  mode: ChatMode,
  actor: ActorChatFacts,
  guest: GuestChatFacts,
  attempt: ChatAttempt,
): EntryDecision => {
  const refusal = refusalOf(mode, actor, guest, attempt)
  return refusal ? { ok: false, ...refusal } : { ok: true }
}
