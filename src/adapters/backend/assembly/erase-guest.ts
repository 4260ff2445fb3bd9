import { eraseRecords } from './records-of-guest'
import { guests } from '@/adapters/backend/access/guest-records'
import { jobs, type JobHandler } from '@/adapters/backend/kernel/jobs'
import { checkouts } from '@/adapters/backend/payments/checkout-records'
import { chargesOf } from '@/adapters/backend/payments/one-click-records'
import type { Reader } from '@/adapters/stores/store'
import { asId, type GuestId } from '@/domain/ids'

/**
 * Number of records that one transaction erases, so that a guest with a hundred thousand messages
 * delays nobody.
 */
export const ERASED_AT_ONCE = 200

/** Time until erasing checks again whether a payment has arrived, ms. */
const LOOK_AGAIN = 60_000

/**
 * Erases a part of a guest's records, and stores itself again until nothing is left; the guest's
 * own record is erased last. Records that other jobs write meanwhile are found too, since the last
 * pass begins with the first collection. A pending payment is booked first.
 */
export const eraseJob: JobHandler = async (platform, tx, job) => {
  const guestId = asId<GuestId>(job.data['guestId'] ?? '')
  const guest = await tx.get(guests, guestId)
  // Somebody else's record: only an account that was deleted is erased.
  if (guest === undefined || guest.email !== null) return () => undefined
  const now = platform.clock.now()
  const again = (dueAt: number, from: string | null): Promise<void> =>
    tx.put(jobs, { id: job.id, kind: job.kind, dueAt, data: { guestId, ...(from === null ? {} : { from }) } })
  if (await isPaying(tx, guestId, now)) {
    await again(now + LOOK_AGAIN, null)
    return () => undefined
  }
  const from = job.data['from'] ?? null
  const { count, next } = await eraseRecords(tx, guestId, 'onErase', { limit: ERASED_AT_ONCE, from })
  if (count === 0 && from === null) await tx.delete(guests, guestId)
  else await again(now, next)
  return () => undefined
}

async function isPaying(reader: Reader, guestId: GuestId, now: number): Promise<boolean> {
  const [opened, charges] = await Promise.all([
    reader.find(checkouts, 'byGuest', { prefix: [guestId] }),
    chargesOf(reader, guestId, now),
  ])
  return opened.some(({ status }) => status === 'pending') || charges.some(({ isOpen }) => isOpen)
}
