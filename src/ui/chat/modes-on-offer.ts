import type { Actor, ActorState } from '@/domain/actors/actor'
import { mayBeWatched } from '@/domain/chat/company'
import { chatModes, type ChatMode } from '@/domain/chat/mode'
import { offerRefusal } from '@/domain/chat/offer'
import { vxc } from '@/domain/money/money'
import type { Sum } from '@/ui/payments/pay-button'
import type { TextKey } from '@/ui/texts/catalog'

/** Modes the door shows for a performer as she is now. Who the guest is decides the platform when he knocks. */
export function modesOnOffer(actor: Actor, state: ActorState): readonly ChatMode[] {
  const facts = {
    ...state,
    canVoyeurChat: state.isVoyeurChatAvailable,
    bannedCountryCodes: [],
    prices: {
      single: actor.prices.singleChat?.value ?? null,
      voyeur: actor.prices.voyeurChat?.value ?? null,
      'video-call': actor.prices.singleC2CChat?.value ?? null,
    },
  }
  const anybody = {
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
    (mode) => offerRefusal(mode, facts, anybody) === undefined && (mode !== 'ticket' || actor.guestHasTicket),
  )
}

/** What a mode promises; a private chat that others may watch says so (CHA-039). */
export const hintOf = (mode: ChatMode, state: ActorState): TextKey =>
  mayBeWatched(mode, state) ? 'chat.modeHint.watched' : `chat.modeHint.${mode}`

/** What a minute of a mode costs; some cost nothing. */
export const sumOf = (actor: Actor, mode: ChatMode): Sum => ({ price: vxc(priceOf(actor, mode)), per: 'minute' })

/** Whole coins a minute of a mode. */
export function priceOf(actor: Actor, mode: ChatMode): number {
  if (mode === 'single') return actor.prices.singleChat?.value ?? 0
  if (mode === 'voyeur') return actor.prices.voyeurChat?.value ?? 0
  if (mode === 'video-call') return actor.prices.singleC2CChat?.value ?? 0
  return 0
}
