import { dailySpins } from './spinwheel-records'
import { countersOf, guestCounters } from '@/adapters/backend/access/guest-counters'
import type { OutboundUpdate } from '@/adapters/backend/kernel/outbound-updates'
import { coveredByVouchers, payByVoucher } from '@/adapters/backend/vouchers/spend-vouchers'
import type { Reader, Transaction } from '@/adapters/stores/store'
import type { GuestId } from '@/domain/ids'
import type { VoucherUse } from '@/domain/vouchers/applicable'
import { voucherTypes } from '@/domain/vouchers/voucher'
import { grantDaily, platformDayOf, spendSpin } from '@/domain/spinwheel/daily-spins'

/** Gives a guest the spins of the days up to now, each once; how many they have then. */
export async function grantSpins(tx: Transaction, guestId: GuestId, now: number): Promise<number> {
  const [known, counters] = await Promise.all([tx.get(dailySpins, guestId), countersOf(tx, guestId)])
  const { daily, granted } = grantDaily(known, platformDayOf(now))
  const spins = counters.spins + granted
  if (known?.day !== daily.day) await tx.put(dailySpins, { guestId, ...daily })
  if (granted > 0) await tx.put(guestCounters, { ...counters, spins })
  return spins
}

const spinUse = (now: number): VoucherUse => ({ type: voucherTypes.spins, actorId: null, now })

/** Returns how many spins a guest has: their own, and those of vouchers. */
export async function spinsOf(reader: Reader, guestId: GuestId, now: number): Promise<number> {
  const [{ spins }, ofVouchers] = await Promise.all([
    countersOf(reader, guestId),
    coveredByVouchers(reader, guestId, spinUse(now)),
  ])
  return spins + ofVouchers
}

/**
 * Takes one spin: those of days first, then those of vouchers, which end. Returns what tells the
 * guest's pages; `null`: there was none.
 */
export async function takeSpin(
  tx: Transaction,
  guestId: GuestId,
  now: number,
): Promise<readonly OutboundUpdate[] | null> {
  await grantSpins(tx, guestId, now)
  const [known, counters] = await Promise.all([tx.get(dailySpins, guestId), countersOf(tx, guestId)])
  const left = spendSpin(counters.spins, known ?? { day: platformDayOf(now), unused: 0 })
  if (left === null || (known?.unused ?? 0) === 0) {
    const paid = await payByVoucher(tx, guestId, spinUse(now))
    if (paid !== null) return [paid]
  }
  if (left === null) return null
  await tx.put(dailySpins, { guestId, ...left.daily })
  await tx.put(guestCounters, { ...counters, spins: left.spins })
  return []
}
