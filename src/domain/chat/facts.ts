import type { RestrictionLevel } from '@/domain/guest/guest'

/** The modes that are paid by the minute. */
export type PaidMode = 'single' | 'voyeur' | 'video-call'

/** What a minute costs in each paid mode, whole coins; `null`: the actor does not offer it. */
export type ModePrices = Readonly<Record<PaidMode, number | null>>

/** All the chat rules need to know about an actor; an actor's state has the same field names. */
export interface ActorChatFacts {
  readonly isOnline: boolean
  /** In a single chat with a guest at this moment. */
  readonly isBusy: boolean
  readonly freeChat: boolean
  readonly isOnlineMobileVideocall: boolean
  /** Whether a picture of the guest would reach them here and now. */
  readonly isGuestSeen: boolean
  readonly isCurrentlyTicketShow: boolean
  readonly isLivePreviewEnabled: boolean
  readonly isVoyeurChatAvailable: boolean
  /** The messenger channel's own flag for the same; false without a channel. */
  readonly canVoyeurChat: boolean
  readonly isVoyeurInSingleChatAllowed: boolean
  /** ISO 3166-1 alpha-2, upper case: countries this actor does not appear in. */
  readonly bannedCountryCodes: readonly string[]
  readonly prices: ModePrices
}

/** All the chat rules need to know about a guest. */
export interface GuestChatFacts {
  readonly isLoggedIn: boolean
  readonly isLocked: boolean
  /** `null`: not restricted. */
  readonly restrictionLevel: RestrictionLevel | null
  readonly countryCode: string
  /** Whole coins. */
  readonly balance: number
  /** Why the guest's own limits let them spend no coin now; `null`: they may. */
  readonly ownLimit: 'limit-reached' | 'self-excluded' | null
  /** Seconds the guest's vouchers give in this mode with this actor. */
  readonly voucherSeconds: number
  /** Seconds of preview the guest has left with this actor. */
  readonly previewSeconds: number
  /** Seconds of free chat the guest has left today. */
  readonly freeSeconds: number
  /** Holds a ticket for the show that runs now. */
  readonly hasTicket: boolean
}
