import { ageCheckOf, ageChecks, type AgeCheckRecord } from '@/adapters/backend/access/age-checks'
import { countersOf, guestCounters, type CountersRecord } from '@/adapters/backend/access/guest-counters'
import { guests, type GuestRecord } from '@/adapters/backend/access/guest-records'
import { membershipOf, memberships, type MembershipRecord } from '@/adapters/backend/access/memberships'
import { putEntitlement } from '@/adapters/backend/entitlements/entitlement-records'
import { walletOf, wallets, type WalletRecord } from '@/adapters/backend/money/wallets'
import type { Reader, Transaction } from '@/adapters/stores/store'
import type { GuestId } from '@/domain/ids'

/** Everything the platform stores of a guest alone, in one value. */
export type WholeGuest = GuestRecord & MembershipRecord & AgeCheckRecord & CountersRecord & WalletRecord

async function guestOf(reader: Reader, id: GuestId): Promise<GuestRecord> {
  const guest = await reader.get(guests, id)
  if (guest === undefined) throw new Error(`no guest ${id}`)
  return guest
}

export const wholeGuestOf = async (reader: Reader, id: GuestId): Promise<WholeGuest> => ({
  ...(await guestOf(reader, id)),
  ...(await membershipOf(reader, id)),
  ...(await ageCheckOf(reader, id)),
  ...(await countersOf(reader, id)),
  ...(await walletOf(reader, id)),
})

/** What of a change concerns a record, on top of it; `undefined`: nothing does. */
function changed<R extends object>(record: R, change: Partial<WholeGuest>): R | undefined {
  const own = Object.entries(change).filter(([name]) => name in record)
  return own.length === 0 ? undefined : { ...record, ...(Object.fromEntries(own) as Partial<R>) }
}

/** Sets a guest up as a test needs them: writes only the records that the change concerns. */
export async function changeGuest(tx: Transaction, id: GuestId, change: Partial<WholeGuest>): Promise<void> {
  const guest = changed(await guestOf(tx, id), change)
  if (guest !== undefined) await tx.put(guests, guest)
  const membership = changed(await membershipOf(tx, id), change)
  if (membership !== undefined) await tx.put(memberships, membership)
  for (const [plan, until] of [['vip', change.vipUntil] as const, ['tv', change.tvUntil] as const])
    if (until !== undefined) await putEntitlement(tx, { guestId: id, plan, state: 'active', from: 0, until })
  const ageCheck = changed(await ageCheckOf(tx, id), change)
  if (ageCheck !== undefined) await tx.put(ageChecks, ageCheck)
  const counters = changed(await countersOf(tx, id), change)
  if (counters !== undefined) await tx.put(guestCounters, counters)
  const wallet = changed(await walletOf(tx, id), change)
  if (wallet !== undefined) await tx.put(wallets, wallet)
}
