import { accounts, ledgerEntries, statementLines, type LedgerEntry } from './ledger-records'
import type { Reader, Transaction } from '@/adapters/stores/store'
import { BackendError } from '@/application/errors/backend-error'
import type { ActorId, GuestId } from '@/domain/ids'
import type { Posting } from '@/domain/payments/ledger'

/** Where coins stand: with a guest, sold by the platform, earned by it, or earned by a performer. */
export const guestAccount = (guestId: GuestId): string => `guest:${guestId}`
export const performerAccount = (actorId: ActorId): string => `performer:${actorId}`
export const SALES = 'platform:sales'
export const REVENUE = 'platform:revenue'

/** Of every coin spent with a performer, so many hundredths are hers; what does not divide is the platform's. */
const PERFORMER_SHARE = 40

export type Booking = Omit<LedgerEntry, 'postings'> & { readonly amount: number }

export type BookingResult =
  | { readonly ok: true; readonly balance: number; readonly charged: number }
  | { readonly ok: false; readonly reason: 'not-enough-money'; readonly missing: number }

/** What an account holds, whole coins. */
export async function balanceOf(reader: Reader, account: string): Promise<number> {
  return (await reader.get(accounts, account))?.balance ?? 0
}

export const balanceOfGuest = (reader: Reader, guestId: GuestId): Promise<number> =>
  balanceOf(reader, guestAccount(guestId))

/**
 * Takes coins from a guest: all of them, or nothing and how many are missing. The same key is charged once; asked again it
 * answers as it did. Inside the transaction of what was bought, so that both happen or neither.
 */
export async function spend(tx: Transaction, booking: Booking, actorId: ActorId | null): Promise<BookingResult> {
  const share = actorId === null ? 0 : Math.floor((booking.amount * PERFORMER_SHARE) / 100)
  return book(tx, booking, [
    { account: guestAccount(booking.guestId), amount: -booking.amount },
    ...(actorId === null || share === 0 ? [] : [{ account: performerAccount(actorId), amount: share }]),
    { account: REVENUE, amount: booking.amount - share },
  ])
}

/** Gives coins to a guest, bought or as a bonus. The same key is credited once. */
export function credit(tx: Transaction, booking: Booking): Promise<BookingResult> {
  return book(tx, booking, [
    { account: guestAccount(booking.guestId), amount: booking.amount },
    { account: SALES, amount: -booking.amount },
  ])
}

async function book(
  tx: Transaction,
  { amount, ...booking }: Booking,
  postings: readonly Posting[],
): Promise<BookingResult> {
  const account = guestAccount(booking.guestId)
  const before = await balanceOf(tx, account)
  const known = await tx.get(ledgerEntries, booking.key)
  if (known !== undefined) {
    if (known.guestId !== booking.guestId || known.kind !== booking.kind) {
      throw new BackendError('invalid-request', { detail: 'idempotency key used for something else' })
    }
    return { ok: true, balance: before, charged: amount }
  }
  if (!Number.isSafeInteger(amount) || amount < 0) throw new BackendError('invalid-request', { detail: 'amount' })
  if (amount === 0) return { ok: true, balance: before, charged: 0 }
  const change = postings.find((posting) => posting.account === account)?.amount ?? 0
  if (before + change < 0) return { ok: false, reason: 'not-enough-money', missing: -(before + change) }
  for (const posting of postings) {
    const balance = await balanceOf(tx, posting.account)
    await tx.put(accounts, { name: posting.account, balance: balance + posting.amount })
  }
  await tx.put(ledgerEntries, { ...booking, postings })
  await addToStatement(tx, booking, change)
  return { ok: true, balance: before + change, charged: amount }
}

async function addToStatement(tx: Transaction, booking: Omit<Booking, 'amount'>, change: number): Promise<void> {
  const { guestId, statement: id, kind, at, paid, subject, subjectId } = booking
  const line = await tx.get(statementLines, `${guestId} ${id}`)
  await tx.put(statementLines, { guestId, id, kind, at, coins: (line?.coins ?? 0) + change, paid, subject, subjectId })
}
