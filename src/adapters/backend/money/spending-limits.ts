import { isPaymentForced } from './wallets'
import { ledgerEntries, refundOf } from './ledger-records'
import { fields, id, nullable, number, schemaOf, whole } from '@/adapters/stores/record-schema'
import { belongsToGuest } from '@/adapters/stores/belongs-to-guest'
import type { Collection, Reader } from '@/adapters/stores/store'
import {
  allowanceOf,
  isSelfExcluded,
  LIMIT_PERIODS,
  NO_LIMITS,
  PERIOD_LENGTH,
  type LimitPermission,
  type Spend,
  spendAllowed,
  spendsAfterRefunds,
  type SpendingLimit,
  type SpendingLimits,
  type SpendPermission,
} from '@/domain/access/limits'
import type { GuestId } from '@/domain/ids'
import { guestAccount } from '@/domain/payments/accounts'

/** The limits that one guest has set. */
export interface LimitRecord extends SpendingLimits {
  readonly guestId: GuestId
}

const limit = fields<SpendingLimit>({
  coins: nullable(whole),
  raised: nullable(fields<NonNullable<SpendingLimit['raised']>>({ coins: nullable(whole), from: number })),
})

export const spendingLimits: Collection<LimitRecord> = {
  name: 'spendingLimits',
  schema: schemaOf(
    fields<LimitRecord>({
      guestId: id<GuestId>(),
      daily: limit,
      weekly: limit,
      monthly: limit,
      excludedUntil: nullable(number),
    }),
  ),
  key: ({ guestId }) => guestId,
  ofGuest: belongsToGuest('key'),
  indexes: {},
}

export async function limitsOf(reader: Reader, guestId: GuestId): Promise<SpendingLimits> {
  const record = await reader.get(spendingLimits, guestId)
  if (record === undefined) return NO_LIMITS
  const { guestId: _, ...limits } = record
  return limits
}

/**
 * Returns the guest's spends in the longest period that ends now, without refunded ones; coins that
 * came in are no spend.
 */
export async function spendsOf(reader: Reader, guestId: GuestId, now: number): Promise<readonly Spend[]> {
  const longest = Math.max(...LIMIT_PERIODS.map((period) => PERIOD_LENGTH[period]))
  const entries = await reader.find(ledgerEntries, 'byGuest', { prefix: [guestId], after: [guestId, now - longest] })
  const own = guestAccount(guestId)
  return spendsAfterRefunds(
    entries.flatMap(({ at, kind, statement, postings }) => {
      const coins = -postings.filter(({ account }) => account === own).reduce((sum, { amount }) => sum + amount, 0)
      if (coins > 0) return [{ at, coins, line: refundOf(statement) }]
      return kind === 'refund' ? [{ at, coins, line: statement }] : []
    }),
  )
}

/** Returns whether no limits are set, as for most guests: their bookings need not be read. */
const isUnlimited = (limits: SpendingLimits): boolean =>
  limits.excludedUntil === null &&
  LIMIT_PERIODS.every((period) => limits[period].coins === null && limits[period].raised === null)

/**
 * Returns whether a guest may spend so many coins now: not while they have to pay first (AUT-003),
 * and within their own limits.
 */
export async function permissionToSpend(
  reader: Reader,
  guestId: GuestId,
  coins: number,
  now: number,
): Promise<SpendPermission> {
  const byLimits = await permissionByLimits(reader, guestId, coins, now)
  if (!byLimits.ok && byLimits.reason === 'self-excluded') return byLimits
  return (await isPaymentForced(reader, guestId)) ? { ok: false, reason: 'forced-payment' } : byLimits
}

/** Returns whether the guest's own limits let them spend so many coins now. */
export async function permissionByLimits(
  reader: Reader,
  guestId: GuestId,
  coins: number,
  now: number,
): Promise<LimitPermission> {
  const limits = await limitsOf(reader, guestId)
  if (isUnlimited(limits)) return { ok: true }
  return spendAllowed(limits, await spendsOf(reader, guestId, now), coins, now)
}

/** Returns how many coins the guest may still spend now under their own limits, 0 while they have to pay first; `null`: no limit is set. */
export async function allowanceOfGuest(reader: Reader, guestId: GuestId, now: number): Promise<number | null> {
  if (await isPaymentForced(reader, guestId)) return 0
  const limits = await limitsOf(reader, guestId)
  return isUnlimited(limits) ? null : allowanceOf(limits, await spendsOf(reader, guestId, now), now)
}

export const isExcluded = async (reader: Reader, guestId: GuestId, now: number): Promise<boolean> =>
  isSelfExcluded(await limitsOf(reader, guestId), now)
