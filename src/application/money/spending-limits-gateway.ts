import type { LimitPeriod, SpendingLimits } from '@/domain/access/limits'

/** A guest's limits, and the amount spent in the periods ending now, in whole coins. */
export interface LimitReport {
  readonly limits: SpendingLimits
  readonly spent: Readonly<Record<LimitPeriod, number>>
}

export type LimitResult =
  | { readonly ok: true; readonly report: LimitReport }
  | { readonly ok: false; readonly reason: 'login-required' }

/**
 * The guest's own limits (rulings: spending limits). The platform checks them before every
 * purchase. Throws `BackendError`.
 */
export interface SpendingLimitsGateway {
  read(): Promise<LimitResult>
  /** Sets a limit. Lowering applies at once; raising or lifting (`null`) applies after 24 hours. */
  setLimit(period: LimitPeriod, coins: number | null): Promise<LimitResult>
  /**
   * Excludes the guest until a moment, epoch ms, at most `MAX_EXCLUSION` from now. An exclusion can
   * be prolonged, never shortened.
   */
  exclude(until: number): Promise<LimitResult>
}

export const SpendingLimitsGateway = Symbol.for('SpendingLimitsGateway')
