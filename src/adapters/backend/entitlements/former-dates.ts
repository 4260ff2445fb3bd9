import type { MembershipRecord } from '@/adapters/backend/access/memberships'
import { endOfEntitlement, entitlementTo, type Entitlement } from '@/domain/entitlements/entitlement'
import type { PlanKey } from '@/domain/payments/plans'

// Builds before migration 0058 stored the end of a subscription in the record of tickets. They run beside this one while servers are
// replaced, and browsers still have such records. The file, both members and their two callers go with the release after (0094).

const DATES = [
  ['vip', 'vipUntil'],
  ['tv', 'tvUntil'],
] as const satisfies readonly (readonly [PlanKey, keyof MembershipRecord])[]

/** A date that does not match its entitlement was written later, by a server of a build before, and counts. */
export const withFormerDates = (held: readonly Entitlement[], former: MembershipRecord): readonly Entitlement[] =>
  DATES.reduce<readonly Entitlement[]>((all, [plan, name]) => {
    const own = entitlementTo(all, plan)
    if (endOfEntitlement(own) === former[name]) return all
    const granted: Entitlement = { plan, state: 'active', from: own?.from ?? 0, until: former[name] }
    return [...all.filter((one) => one !== own), granted]
  }, held)

/** What servers of a build before read of an entitlement; `null` for a plan that they do not know. */
export function dateOfFormerServers(held: Entitlement): Partial<MembershipRecord> | null {
  const [, name] = DATES.find(([plan]) => plan === held.plan) ?? []
  return name === undefined ? null : { [name]: endOfEntitlement(held) }
}
