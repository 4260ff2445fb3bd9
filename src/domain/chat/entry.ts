import { minimumChatCoins } from '@/domain/money/minimum-chat-balance'
import type { ActorChatFacts, GuestChatFacts } from './facts'
import type { ChatMode } from './mode'
import { isPaidMode, offerRefusal } from './offer'
import { pinRefusal } from './pin'
import type { ChatRefusal } from './refusal'

/** What a guest brings to the door: the typed pin, and the one the performer has set (`null`: none). */
export interface ChatAttempt {
  readonly pin: string | null
  readonly expectedPin: string | null
}

/** Whether the chat may start. */
export type EntryDecision = { readonly ok: true } | ({ readonly ok: false } & ChatRefusal)

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
  return (mode === 'voyeur' ? pinRefusal(attempt) : undefined) ?? moneyRefusal(mode, actor, guest)
}

/**
 * Judges an entry, what cannot be mended first and money last, so that a guest never tops up for a room that stays
 * shut. Everything but a preview needs login; a ticket show its ticket [CHA-019]; a paid mode the minimum
 * balance [MON-014] and the guest's own limits, unless a voucher pays the first seconds or the price is zero.
 */
export const enterChat = (
  mode: ChatMode,
  actor: ActorChatFacts,
  guest: GuestChatFacts,
  attempt: ChatAttempt = { pin: null, expectedPin: null },
): EntryDecision => {
  const refusal = refusalOf(mode, actor, guest, attempt)
  return refusal ? { ok: false, ...refusal } : { ok: true }
}
