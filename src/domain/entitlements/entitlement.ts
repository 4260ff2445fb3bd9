import type { PlanKey } from '@/domain/payments/plans'

/**
 * The state of an entitlement. A cancelled one is not renewed and lasts until the end of its
 * period; a lapsed one was withdrawn before that and grants nothing.
 */
export type EntitlementState = 'active' | 'cancelled' | 'lapsed'

/** A guest's right to a plan for a period, in epoch ms. */
export interface Entitlement {
  readonly plan: PlanKey
  readonly state: EntitlementState
  /** The start of the period; 0 when it was granted before starts were recorded. */
  readonly from: number
  readonly until: number
}

/** Returns the end of the granted time, epoch ms; 0 when nothing is granted. */
export const endOfEntitlement = (held: Pick<Entitlement, 'state' | 'until'> | undefined): number =>
  held === undefined || held.state === 'lapsed' ? 0 : held.until

/** Returns a guest's entitlement to a plan, ended ones included. */
export const entitlementTo = (held: readonly Entitlement[], plan: PlanKey): Entitlement | undefined =>
  held.find((one) => one.plan === plan)

/**
 * Whether a guest is entitled to a plan at `now` [AUT-002]. The start does not matter: a period
 * starts when it is granted, and the clocks of two servers differ by moments.
 */
export const isEntitled = (held: readonly Entitlement[], plan: PlanKey, now: number): boolean =>
  endOfEntitlement(entitlementTo(held, plan)) > now

const DAY = 86_400_000

/**
 * Returns the entitlement after its plan was paid for `days` more at `now`. They follow those that
 * are paid already, so no paid day is lost; after an interruption a new period starts.
 */
export function extendedEntitlement(
  held: Entitlement | undefined,
  plan: PlanKey,
  days: number,
  now: number,
): Entitlement {
  const end = endOfEntitlement(held)
  const from = held !== undefined && end > now ? held.from : now
  return { plan, state: 'active', from, until: Math.max(now, end) + days * DAY }
}
