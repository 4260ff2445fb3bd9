import type { RestrictionLevel } from '@/domain/access/permissions'

/** The modes that are paid by the minute. */
export type PaidMode = 'single' | 'voyeur' | 'video-call'

/** Price per minute of each paid mode, in whole coins; `null` when the actor does not offer it. */
export type ModePrices = Readonly<Record<PaidMode, number | null>>

/**
 * The facts about an actor that the chat rules use; the fields have the same names in an actor's
 * state.
 */
export interface ActorChatFacts {
  readonly isOnline: boolean
  /** In a single chat with a guest at this moment. */
  readonly isBusy: boolean
  readonly freeChat: boolean
  readonly isOnlineMobileVideocall: boolean
  /** Whether the actor would receive the guest's picture here and now. */
  readonly isGuestSeen: boolean
  readonly isCurrentlyTicketShow: boolean
  readonly isLivePreviewEnabled: boolean
  readonly isVoyeurChatAvailable: boolean
  /** The messenger channel's own flag for the same; false without a channel. */
  readonly canVoyeurChat: boolean
  readonly isVoyeurInSingleChatAllowed: boolean
  /** ISO 3166-1 alpha-2, upper case: the countries in which this actor does not appear. */
  readonly bannedCountryCodes: readonly string[]
  readonly prices: ModePrices
}

/** The facts about a guest that the chat rules use. */
export interface GuestChatFacts {
  readonly isLoggedIn: boolean
  readonly isLocked: boolean
  /** `null` when not restricted. */
  readonly restrictionLevel: RestrictionLevel | null
  readonly countryCode: string
  /** Whole coins. */
  readonly balance: number
  /** What forbids spending now: the guest's own limit, or a payment that is forced; `null`: nothing does. */
  readonly ownLimit: 'limit-reached' | 'self-excluded' | 'forced-payment' | null
  /** Seconds the guest's vouchers cover in this mode with this actor. */
  readonly voucherSeconds: number
  /** Seconds of preview the guest has left with this actor. */
  readonly previewSeconds: number
  /** Seconds of free chat the guest has left today. */
  readonly freeSeconds: number
  /** The guest holds a ticket for the current show. */
  readonly hasTicket: boolean
}
