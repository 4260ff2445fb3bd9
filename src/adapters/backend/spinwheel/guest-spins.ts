import { dailySpins } from './spinwheel-records'
import { countersOf, guestCounters } from '@/adapters/backend/access/guest-counters'
import type { Transaction } from '@/adapters/stores/store'
import type { GuestId } from '@/domain/ids'
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

/** Takes one spin, those of days first; how many are left. `null`: there was none. */
export async function takeSpin(tx: Transaction, guestId: GuestId, now: number): Promise<number | null> {
  await grantSpins(tx, guestId, now)
  const [known, counters] = await Promise.all([tx.get(dailySpins, guestId), countersOf(tx, guestId)])
  const left = spendSpin(counters.spins, known ?? { day: platformDayOf(now), unused: 0 })
  if (left === null) return null
  await tx.put(dailySpins, { guestId, ...left.daily })
  await tx.put(guestCounters, { ...counters, spins: left.spins })
  return left.spins
}
