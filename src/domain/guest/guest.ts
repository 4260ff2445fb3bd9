import type { ActorId, GuestId, TicketId } from '@/domain/ids'
import type { Voucher } from '@/domain/vouchers/voucher'
import type { OwnedGifts } from '@/domain/gifts/gift'
import type { SubscriptionPlan } from '@/domain/payments/plans'

/** Whether a guest's age is proved, as the platform last reported (AUT-017). */
export type AvsStatus = 'unknown' | 'pending' | 'accepted' | 'rejected'

/** How far a restricted guest is limited: 1 may chat free, 2 only watches, 3 only reaches support (rulings). */
export type RestrictionLevel = 1 | 2 | 3

/** Where the guest seems to be; the country decides which actors are barred (GUE-001, ACT-017). */
export interface GeoLocation {
  /** ISO 3166-1 alpha-2, upper case. */
  readonly countryCode: string
  readonly city?: string
}

/** A show the guest holds a ticket for (GUE-008). Times are epoch milliseconds. */
export interface ChatShowTicket {
  readonly ticketId: TicketId
  readonly showId: string
  readonly start: number
  readonly end: number
  readonly actorId: ActorId
}

/** Which notification channels the guest allowed (GUE-001). */
export interface NotificationSettings {
  readonly email: boolean
  readonly sms: boolean
  readonly push: boolean
}

/**
 * Everything the platform publishes to a guest about themselves (GUE-001 to GUE-009). Decided by the backend and only
 * shown by the ui. `balance` is whole VXC coins; times are epoch milliseconds.
 */
export interface Guest {
  readonly id: GuestId
  readonly name: string
  /** Seed of the guest's own artwork. */
  readonly avatar: number
  readonly email: string | null
  readonly emailVerified: boolean
  readonly signupOrigin: string
  readonly geoLocation: GeoLocation
  readonly testGroups: readonly string[]
  readonly preferences: Readonly<Record<string, string>>
  readonly loyaltyPoints: number
  readonly showDataProtection: boolean
  readonly notificationSettings: NotificationSettings

  readonly isLoggedIn: boolean
  readonly isLocked: boolean
  readonly isVip: boolean
  /** What the VIP club costs this guest, and for how long: named wherever it is offered (PAY-086). */
  readonly vipPlan: SubscriptionPlan
  readonly isRestricted: boolean
  readonly restrictionLevel: RestrictionLevel | null
  readonly isPayingCustomer: boolean
  readonly isForcePayment: boolean
  readonly isBlockedForComments: boolean

  readonly hasAvs: boolean
  readonly avsStatus: AvsStatus
  readonly avsRejectMessage: string | null

  readonly balance: number
  readonly vouchers: readonly Voucher[]
  /** `amounts`: whole coins that one press may buy; `means`: what it charges, such as "•••• 4242", where the guest agreed (GUE-004). */
  readonly oneClick: { readonly enabled: boolean; readonly amounts: readonly number[]; readonly means?: string }
  readonly autoRecharge: { readonly enabled: boolean; readonly amount: number }
  readonly tvSubscription: { readonly current: boolean; readonly past: boolean }
  readonly voicecall: { readonly active: boolean; readonly idHash: string | null }

  readonly counts: GuestCounts
  readonly spinwheelSpins: number
  readonly messengerGiftCount: number
  readonly freeMessagesCount: number
  readonly privateShowTickets: readonly TicketId[]
  readonly chatShowTickets: readonly ChatShowTicket[]
  readonly boughtGifts: OwnedGifts
  readonly featureFeedback: readonly string[]
  /** Until when each actor can be reached in a conversion chat, by actor id (CHA-012). */
  readonly conversionChatEnds: Readonly<Record<string, number>>
}

/** How much of each thing the guest has (GUE-007). */
export interface GuestCounts {
  readonly boughtVideos: number
  readonly boughtPhotos: number
  readonly privateCollection: number
  readonly pinnedFavorites: number
  readonly videochats: number
}
