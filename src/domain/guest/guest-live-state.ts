import type { OwnedGifts } from '@/domain/gifts/gift'
import type { AvsStatus } from './guest'
import type { Voucher } from '@/domain/vouchers/voucher'

/** A subscription as last reported; `until` is epoch ms, `null` when it has no end or there is none. */
export interface LiveSubscription {
  readonly active: boolean
  readonly until: number | null
}

/** What live updates may change about the guest, and nothing else. Coins are whole. */
export interface GuestLiveState {
  readonly balance: number
  /** What one press charges, as the guest recognizes it; `null`: nothing. */
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
