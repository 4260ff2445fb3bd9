import type { ActorId } from '@/domain/ids'
import type { ChatMode } from './mode'

/** A mode that an actor currently offers a guest. */
export interface ModeOffer {
  readonly mode: ChatMode
  /** Whole coins; 0 for a mode that is not paid by the minute. */
  readonly pricePerMinute: number
  /** Seconds after which the platform ends it; `null` for no limit of its own. */
  readonly seconds: number | null
}

/** An actor's prices for a guest (CHA-033). Whole coins; `null`: not offered. */
export interface ChatButtonPrices {
  /** Number of messages (not coins) that are free for this guest. */
  readonly freeMessages: number
  /** Price of one message. */
  readonly message: number
  /** Price per minute of each kind of chat; lists of actors call a private chat `video`. */
  readonly single: number | null
  readonly singlec2c: number | null
  readonly video: number | null
  readonly voyeur: number | null
  /** Whole minutes that the guest's vouchers cover. */
  readonly voucherChatMinutes: number
}

/**
 * The data for one actor's chat buttons, for one guest at one moment (CHA-032). Profile and lobby
 * both use this answer, so that no button promises what the platform refuses.
 */
export interface ChatButtons {
  readonly actorId: ActorId
  /** Label of the main action in the guest's language. */
  readonly buttonText: string
  /** Its cost or duration in the guest's language; empty when nothing is offered. */
  readonly buttonSubline: string
  readonly isActorOnline: boolean
  /** Whole minutes that the guest's vouchers cover with this actor. */
  readonly voucherChatMinutes: number
  readonly freeChat: boolean
  readonly isBannedCountryCode: boolean
  readonly isVoyeurChatAvailable: boolean
  /** The actor is in a private chat that guests can watch: voyeur chat is the way in. */
  readonly isVoyeurMode: boolean
  readonly guestHasTicket: boolean
  /** Coins per minute of a chat among others; `null`: not offered. */
  readonly multiChatPrice: number | null
  /** Coins per minute of a video call; `null`: not offered. */
  readonly singleC2CChatPrice: number | null
  readonly prices: ChatButtonPrices
  /** Whether a voice call is on offer too, at the price of a video call (CHA-030). */
  readonly isVoiceCallOffered: boolean
  /** The modes on offer, in the order of `chatModes`. */
  readonly modes: readonly ModeOffer[]
}

/** Returns the offer of one mode, or undefined when it is not on offer. */
export const offerOf = ({ modes }: Pick<ChatButtons, 'modes'>, mode: ChatMode): ModeOffer | undefined =>
  modes.find((offer) => offer.mode === mode)
