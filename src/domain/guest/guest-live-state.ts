import type { OwnedGifts } from '@/domain/gifts/gift'
import type { AvsStatus } from '@/domain/access/avs'
import type { Voucher } from '@/domain/vouchers/voucher'

/**
 * A subscription as last reported; `until` is epoch ms, `null` when it has no end or does not
 * exist.
 */
export interface LiveSubscription {
  readonly active: boolean
  readonly until: number | null
}

/** The part of the guest's data that live updates may change. Coins are whole. */
export interface GuestLiveState {
  readonly balance: number
  /** The means of payment for one-click charges, as the guest recognizes it, or `null`. */
  readonly oneClickMeans: string | null
  readonly vouchers: readonly Voucher[]
  readonly avsStatus: AvsStatus
  readonly avsRejectMessage: string | null
  readonly isLocked: boolean
  readonly vip: LiveSubscription
  readonly tv: LiveSubscription
  readonly voicecall: { readonly active: boolean; readonly idHash: string | null }
  readonly loyaltyPoints: number
  readonly emailVerified: boolean
  readonly giftsOwned: OwnedGifts
}
