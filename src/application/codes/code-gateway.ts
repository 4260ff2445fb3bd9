import type { CursorPage } from '@/application/paging/page'
import type { BonusCode, RedeemRefusal, RemainingBonusCodes } from '@/domain/codes/bonus-code'
import type { RedeemedCode } from '@/domain/codes/redeemed-code'
import type { IdempotencyKey, VoucherId } from '@/domain/ids'

/** The result of redeeming a code [VOU-025]. */
export type RedeemResult =
  | { readonly ok: true; readonly redeemed: RedeemedCode }
  | { readonly ok: false; readonly reason: RedeemRefusal }

/** A code before it is redeemed [VOU-027]. */
export interface CodeCheck {
  readonly canRedeem: { readonly success: boolean; readonly reason: RedeemRefusal | null }
  /** `null`: there is no such code. */
  readonly bonusCode: BonusCode | null
}

/** The result of turning a voucher of credits into coins. */
export type CreditResult =
  | { readonly ok: true; readonly coins: number; readonly balance: number }
  | { readonly ok: false; readonly reason: 'login-required' | 'locked' | 'restricted' | 'not-found' }

/**
 * Bonus codes of a guest. The platform decides and gives; a page only shows it. Throws
 * `BackendError`.
 */
export interface CodeGateway {
  /**
   * Redeems a code: at once, or with the next top-up where its benefits depend on one. The same key
   * redeems it once and is answered alike, however often it arrives.
   */
  redeem(code: string, key: IdempotencyKey): Promise<RedeemResult>
  /** Returns what a code brings, and whether the guest can redeem it. */
  check(code: string): Promise<CodeCheck>
  /**
   * Returns how many times a code can still be redeemed; without a code, of the one that the
   * operator promotes now. `null`: there is none.
   */
  remaining(code: string | null): Promise<RemainingBonusCodes | null>
  /** Returns whether the guest has not redeemed the code yet [VOU-030]. */
  hasNotRedeemed(code: string): Promise<boolean>
  /**
   * Turns a voucher of credits into coins of the balance, once: another call is answered with
   * `not-found`, as for a voucher of another guest.
   */
  creditVoucher(voucherId: VoucherId): Promise<CreditResult>
  /** Lists the codes that the guest has redeemed, the latest first; none without an account. */
  benefits(first: number, after: string | null): Promise<CursorPage<RedeemedCode>>
}

export const CodeGateway = Symbol.for('CodeGateway')
