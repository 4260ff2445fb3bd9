import { dateOfFormerServers, withFormerDates } from './former-dates'
import { memberships, membershipOf, type MembershipRecord } from '@/adapters/backend/access/memberships'
import { belongsToGuest } from '@/adapters/stores/belongs-to-guest'
import { fields, id, number, oneOf, schemaOf } from '@/adapters/stores/record-schema'
import type { Collection, Reader, Transaction } from '@/adapters/stores/store'
import { entitlementTo, extendedEntitlement, type Entitlement } from '@/domain/entitlements/entitlement'
import type { GuestId } from '@/domain/ids'
import type { PlanKey, PlanOnSale } from '@/domain/payments/plans'

/** What a guest is entitled to: one record for each plan they ever had. */
export interface EntitlementRecord extends Entitlement {
  readonly guestId: GuestId
}

export const entitlements: Collection<EntitlementRecord> = {
  name: 'entitlements',
  schema: schemaOf(
    fields<EntitlementRecord>({
      guestId: id<GuestId>(),
      // Any plan: a server of the next build may sell one that this build does not know.
      plan: id<PlanKey>(),
      state: oneOf('active', 'cancelled', 'lapsed'),
      from: number,
      until: number,
    }),
  ),
  key: ({ guestId, plan }) => `${guestId}:${plan}`,
  ofGuest: belongsToGuest('byGuest'),
  indexes: { byGuest: ({ guestId, plan }) => [[guestId, plan]] },
}

/** What a guest is or was entitled to. `membership`: theirs, where it has been read already. */
export async function entitlementsOf(
  reader: Reader,
  guestId: GuestId,
  membership: MembershipRecord | Promise<MembershipRecord> = membershipOf(reader, guestId),
): Promise<readonly Entitlement[]> {
  const [held, former] = await Promise.all([reader.find(entitlements, 'byGuest', { prefix: [guestId] }), membership])
  return withFormerDates(held, former)
}

/** Stores an entitlement; the only place that does. */
export async function putEntitlement(tx: Transaction, record: EntitlementRecord): Promise<void> {
  await tx.put(entitlements, record)
  const date = dateOfFormerServers(record)
  if (date !== null) await tx.put(memberships, { ...(await membershipOf(tx, record.guestId)), ...date })
}

/** Entitles a guest to so many more days of a plan at `now`, epoch ms. */
export async function grantDays(
  tx: Transaction,
  guestId: GuestId,
  plan: PlanKey,
  days: number,
  now: number,
): Promise<Entitlement> {
  const held = entitlementTo(await entitlementsOf(tx, guestId), plan)
  const extended = extendedEntitlement(held, plan, days, now)
  await putEntitlement(tx, { guestId, ...extended })
  return extended
}

/** Entitles a guest to a plan that they have paid at `now`, epoch ms. */
export const grantPlan = (
  tx: Transaction,
  guestId: GuestId,
  { grants, terms }: PlanOnSale,
  now: number,
): Promise<Entitlement> => grantDays(tx, guestId, grants, terms.days, now)
