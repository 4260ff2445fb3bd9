import type { ActorId } from '@/domain/ids'
import type { ChatMode } from './mode'

/** A mode that an actor offers a guest now. */
export interface ModeOffer {
  readonly mode: ChatMode
  /** Whole coins; 0: the mode is not paid by the minute. */
  readonly pricePerMinute: number
  /** After how many seconds the platform ends it; `null`: it has no end of its own. */
  readonly seconds: number | null
}

/** What an actor costs a guest (CHA-033). Whole coins; `null`: not offered. */
export interface ChatButtonPrices {
  /** Messages that cost this guest nothing; a number, not coins. */
  readonly freeMessages: number
  /** Of one message. */
  readonly message: number
  /** Of a minute of each kind of chat; `video` is the name of a private chat in lists of actors. */
  readonly single: number | null
  readonly singlec2c: number | null
  readonly video: number | null
  readonly voyeur: number | null
  /** Whole minutes that the guest's vouchers pay. */
  readonly voucherChatMinutes: number
}

/**
 * What the chat buttons of one actor are made of, for one guest at one moment (CHA-032). Profile and lobby build theirs from this answer,
 * so that no button promises what the platform refuses.
 */
export interface ChatButtons {
  readonly actorId: ActorId
  /** The main action in the guest's language. */
  readonly buttonText: string
  /** What it costs, or how long it lasts, in the guest's language; empty where nothing is offered. */
  readonly buttonSubline: string
  readonly isActorOnline: boolean
  /** Whole minutes that the guest's vouchers pay with this actor. */
  readonly voucherChatMinutes: number
  readonly freeChat: boolean
  readonly isBannedCountryCode: boolean
  readonly isVoyeurChatAvailable: boolean
  /** The actor is in a private chat that can be watched: voyeur chat is the way in. */
  readonly isVoyeurMode: boolean
  readonly guestHasTicket: boolean
  /** Coins for a minute among others; `null`: not offered. */
  readonly multiChatPrice: number | null
  /** Coins for a minute of a video call; `null`: not offered. */
  readonly singleC2CChatPrice: number | null
  readonly prices: ChatButtonPrices
  /** Whether a voice call is on offer too, at the price of a video call (CHA-030). */
  readonly isVoiceCallOffered: boolean
  /** The modes on offer, in the order of `chatModes`. */
  readonly modes: readonly ModeOffer[]
}

/** The offer of one mode; undefined where it is not on offer. */
export const offerOf = ({ modes }: Pick<ChatButtons, 'modes'>, mode: ChatMode): ModeOffer | undefined =>
  modes.find((offer) => offer.mode === mode)
