import { chatModes, type ChatMode } from './mode'
import { offerRefusal, pricePerMinuteOf } from './offer'
import type { Actor, ActorState } from '@/domain/actors/actor'

/** The prices of an actor by mode, whole coins a minute; `null`: not offered. */
const pricesOf = ({ prices }: Actor) => ({
  single: prices.singleChat?.value ?? null,
  voyeur: prices.voyeurChat?.value ?? null,
  'video-call': prices.singleC2CChat?.value ?? null,
})

/**
 * The modes that the lobby of an actor offers in a state of theirs, in the order of `chatModes`. Whether this guest is let in is decided
 * by the platform.
 */
export function modesOnOffer(actor: Actor, state: ActorState): readonly ChatMode[] {
  const facts = {
    ...state,
    canVoyeurChat: state.isVoyeurChatAvailable,
    bannedCountryCodes: [],
    prices: pricesOf(actor),
  }
  const anyGuest = {
    isLoggedIn: true,
    isLocked: false,
    restrictionLevel: null,
    countryCode: '',
    balance: 0,
    ownLimit: null,
    voucherSeconds: 0,
    hasTicket: actor.guestHasTicket,
  }
  return chatModes.filter(
    (mode) => offerRefusal(mode, facts, anyGuest) === undefined && (mode !== 'ticket' || actor.guestHasTicket),
  )
}

/** What a minute of a mode costs with an actor, whole coins; 0 where the mode costs nothing or is not offered. */
export const priceOf = (actor: Actor, mode: ChatMode): number => pricePerMinuteOf(mode, pricesOf(actor))
