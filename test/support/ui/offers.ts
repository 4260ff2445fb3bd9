import type { Actor } from '@/domain/actors/actor'
import type { ChatButtons } from '@/domain/chat/chat-buttons'
import { modesOnOffer } from '@/domain/chat/modes-on-offer'
import { pricePerMinuteOf } from '@/domain/chat/offer'
import type { ActorServices } from '@/ui/actors/actor-services'
import { goodGuest } from '#test/support/arbitraries/chat'

/** What the platform answers about an actor in a state, for a logged-in guest. */
export function buttonsOf(actor: Actor, live: ActorServices['live'], change: Partial<ChatButtons> = {}): ChatButtons {
  const state = live.stateOf(actor)
  const prices = {
    single: actor.prices.singleChat?.value ?? null,
    voyeur: actor.prices.voyeurChat?.value ?? null,
    'video-call': actor.prices.singleC2CChat?.value ?? null,
  }
  const facts = {
    ...state,
    isGuestSeen: true,
    canVoyeurChat: state.isVoyeurChatAvailable,
    bannedCountryCodes: [],
    prices,
  }
  return {
    actorId: actor.id,
    buttonText: 'Start chat',
    buttonSubline: `Private chat ${prices.single} VXC per minute`,
    isActorOnline: state.isOnline,
    voucherChatMinutes: actor.voucherChatMinutes,
    freeChat: state.freeChat,
    isBannedCountryCode: false,
    isVoyeurChatAvailable: state.isVoyeurChatAvailable,
    isVoyeurMode: false,
    guestHasTicket: actor.guestHasTicket,
    multiChatPrice: prices.voyeur,
    singleC2CChatPrice: prices['video-call'],
    prices: {
      freeMessages: 0,
      message: 0,
      single: prices.single,
      singlec2c: prices['video-call'],
      video: prices.single,
      voyeur: prices.voyeur,
      voucherChatMinutes: actor.voucherChatMinutes,
    },
    modes: modesOnOffer(facts, { ...goodGuest, hasTicket: actor.guestHasTicket }).map((mode) => ({
      mode,
      pricePerMinute: pricePerMinuteOf(mode, prices),
      seconds: mode === 'preview' ? 5 : null,
    })),
    isVoiceCallOffered: false,
    ...change,
  }
}

/** The same, as it follows the state of the actor. */
export const offersOf = (actor: Actor, live: ActorServices['live'], change: Partial<ChatButtons> = {}) => ({
  get buttons(): ChatButtons {
    return buttonsOf(actor, live, change)
  },
  freeSecondsLeft: null as number | null,
  error: null,
  isLoading: false,
  isDeclining: false,
  retry: async () => undefined,
  declinePreview: async () => undefined,
})
