import type { AvsStatus } from '@/domain/access/avs'
import type { RestrictionLevel } from '@/domain/access/permissions'
import type { ActorId, GuestId, TicketId } from '@/domain/ids'
import type { Voucher } from '@/domain/vouchers/voucher'
import type { OwnedGifts } from '@/domain/gifts/gift'
import type { PhoneVerification } from '@/domain/phone/phone-verification'
import type { SubscriptionPlan } from '@/domain/payments/plans'

/**
 * The guest's presumed location; the country decides which actors are barred (GUE-001, ACT-017).
 */
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

/** The notification channels the guest has allowed (GUE-001). */
export interface NotificationSettings {
  readonly email: boolean
  readonly sms: boolean
  readonly push: boolean
}

/**
 * The data that the platform publishes to a guest about themselves (GUE-001 to GUE-009). The
 * backend decides it and the ui only shows it. `balance` is whole VXC coins; times are epoch
 * milliseconds.
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
  /** Price and term of the VIP club for this guest, named wherever it is offered (PAY-086). */
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
  /**
   * `amounts`: whole coins that one click may buy; `means`: the means of payment it charges, such
   * as "•••• 4242", when the guest has agreed (GUE-004).
   */
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
  /** The end of each actor's conversion chat, by actor id (CHA-012). */
  readonly conversionChatEnds: Readonly<Record<string, number>>
  /** Numbers verified by a pin, and one that is being verified (GUE-009). */
  readonly phoneVerifications: readonly PhoneVerification[]
}

/** The counts of the guest's possessions (GUE-007). */
export interface GuestCounts {
  readonly boughtVideos: number
  readonly boughtPhotos: number
  readonly privateCollection: number
  readonly pinnedFavorites: number
  readonly videochats: number
}
