/**
 * Updates of the guest's account and page. Coins are whole, `until` is epoch ms or `null` when
 * there is no end (SOC-013, 017..020, 023..026).
 */
export type GuestUpdate =
  | { readonly type: 'balance'; readonly balance: number; readonly isPayment?: boolean; readonly bought?: number }
  /**
   * The means of payment that one click charges; `null` when one-click payment has ended (PAY-005).
   */
  | { readonly type: 'oneClick'; readonly means: string | null }
  | { readonly type: 'avsSet' }
  | { readonly type: 'avsRevoked' }
  | { readonly type: 'avsPending' }
  | { readonly type: 'avsRejected'; readonly message: string }
  | { readonly type: 'guestLocked' }
  | { readonly type: 'vipSubscription'; readonly active: boolean; readonly until: number | null }
  | { readonly type: 'tvSubscription'; readonly active: boolean; readonly until: number | null }
  | { readonly type: 'voicecallStart'; readonly voicecallIdHash: string }
  | { readonly type: 'voicecallStop'; readonly voicecallIdHash: string }
  | { readonly type: 'emailVerified' }
  | { readonly type: 'loyaltyPoints'; readonly points: number }
  | { readonly type: 'bonusCodeRedeemed'; readonly code: string }
  | { readonly type: 'passwordChanged' }
  | { readonly type: 'pageReload' }
