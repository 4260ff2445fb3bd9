import { isAgreed } from '@/domain/money/agreed-price'
import { minimumChatCoins } from '@/domain/money/minimum-chat-balance'
import type { ActorChatFacts, GuestChatFacts } from './facts'
import type { ChatMode } from './mode'
import { isPaidMode, offerRefusal, pricePerMinuteOf } from './offer'
import { pinRefusal } from './pin'
import type { ChatRefusal } from './refusal'

/**
 * What a guest enters in the lobby: the typed pin, the one the actor has set (`null`: none), and the coins a minute
 * they agreed to.
 */
export interface ChatAttempt {
  readonly pin: string | null
  readonly expectedPin: string | null
  readonly agreedPrice: number
}

/** Whether the chat may start. */
export type EntryDecision = { readonly ok: true } | ({ readonly ok: false } & ChatRefusal)

/** Who agreed to no coin may still use their vouchers: the chat then ends with them. */
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
  // Who has excluded themselves uses no voucher either; a limit counts coins, which a voucher spends none of.
  if (guest.ownLimit === 'self-excluded') return { reason: guest.ownLimit }
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
 * Validates an entry, first what cannot be remedied and money last, so that a guest never tops up for a room that stays
 * closed, nor for a price they have not agreed to. Everything but a preview needs login; a ticket show its ticket
 * [CHA-019]; a paid mode the minimum balance [MON-014] and the guest's own limits, unless a voucher pays the first
 * seconds or the price is zero.
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
