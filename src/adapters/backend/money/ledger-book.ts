import {
  accountShareKey,
  accountShares,
  ledgerEntries,
  refundOf,
  statementKey,
  statementEntries,
  type LedgerEntry,
  type StatementEntry,
} from './ledger-records'
import { claimedCoins } from './meter-claims'
import { permissionByLimits, permissionToSpend } from './spending-limits'
import type { Reader, Transaction } from '@/adapters/stores/store'
import { BackendError } from '@/application/errors/backend-error'
import type { SpendPermission } from '@/domain/access/limits'
import type { TipWords } from '@/domain/chat/tips'
import type { ActorId, GuestId } from '@/domain/ids'
import { guestAccount } from '@/domain/payments/accounts'
import { validateTransaction, type Posting } from '@/domain/payments/ledger'
import { chargeGuest, creditGuest, payActor, refundFromActor } from '@/domain/payments/postings'

/** The actors' share of every coin spent with them, hundredths. */
const ACTOR_SHARE = 40

export type Booking = Omit<LedgerEntry, 'postings'> & {
  /** Whole coins, not negative; 0 books nothing. */
  readonly amount: number
  /** Shown in the guest's statement; the ledger itself does not hold it. */
  readonly tip?: TipWords
}

export type BookingResult =
  | { readonly ok: true; readonly balance: number; readonly charged: number }
  | { readonly ok: false; readonly reason: 'not-enough-money'; readonly missing: number }
  /** The guest's own limits forbid it, or a payment that is forced; more coins would not help. */
  | { readonly ok: false; readonly reason: 'limit-reached' | 'self-excluded' | 'forced-payment'; readonly missing: 0 }

export const balanceOfGuest = (reader: Reader, guestId: GuestId): Promise<number> =>
  shareOf(reader, guestAccount(guestId), guestId)

/**
 * Returns the coins that a guest was charged under a key; `null`: nothing was requested under it
 * yet.
 */
export async function chargedUnder(reader: Reader, key: LedgerEntry['key'], guestId: GuestId): Promise<number | null> {
  const entry = await reader.get(ledgerEntries, key)
  if (entry === undefined) return null
  const own = guestAccount(guestId)
  return -entry.postings.filter(({ account }) => account === own).reduce((sum, { amount }) => sum + amount, 0)
}

async function shareOf(reader: Reader, account: string, guestId: GuestId): Promise<number> {
  return (await reader.get(accountShares, accountShareKey(account, guestId)))?.balance ?? 0
}

/**
 * Takes coins from a guest: all of them, or nothing and the reason. Checks the guest's own limits,
 * as before every spend. The same key is charged once; used again it gets the first answer. Runs
 * inside the transaction of the purchase, so that both happen or neither.
 */
export function spend(tx: Transaction, booking: Booking, actorId: ActorId | null): Promise<BookingResult> {
  const { guestId, amount } = booking
  const postings = actorId === null ? chargeGuest(guestId, amount) : payActor(guestId, actorId, amount, ACTOR_SHARE)
  // The meter of a chat charges what it has counted itself, also when a payment is forced meanwhile.
  const permission = booking.kind === 'chat' ? permissionByLimits : permissionToSpend
  const allowed = (claimed: number) => permission(tx, guestId, amount + claimed, booking.at)
  const claimed = booking.kind === 'chat' ? NOTHING : () => claimedCoins(tx, guestId, booking.at)
  return book(tx, booking, postings, { allowed, claimed })
}

/** Gives coins to a guest, bought or as a bonus. The same key is credited once. */
export function credit(tx: Transaction, booking: Booking): Promise<BookingResult> {
  return book(tx, booking, creditGuest(booking.guestId, booking.amount))
}

/**
 * Refunds coins that were spent with an actor: the actor's share and the platform's, on a line of
 * its own in the statement that names the refunded line. The same key refunds them once. Returns
 * the balance.
 */
export async function refund(
  tx: Transaction,
  { returned, ...about }: Omit<Booking, 'kind' | 'statement' | 'paid' | 'tip'> & { readonly returned: string },
  actorId: ActorId,
): Promise<number> {
  const booking = { ...about, kind: 'refund', statement: refundOf(returned), paid: null } as const
  const booked = await book(tx, booking, refundFromActor(about.guestId, actorId, about.amount, ACTOR_SHARE))
  if (!booked.ok) throw new Error(`Refund of ${returned} was refused: ${booked.reason}`)
  return booked.balance
}

const NOTHING = async (): Promise<number> => 0

/** The checks of a spend besides the balance. */
interface Checks {
  /** Coins of the balance that are used up already. */
  readonly claimed: () => Promise<number>
  readonly allowed: (claimed: number) => Promise<SpendPermission>
}

const UNCHECKED: Checks = { claimed: NOTHING, allowed: async () => ({ ok: true }) }

async function book(
  tx: Transaction,
  { amount, tip, ...booking }: Booking,
  postings: readonly Posting[],
  { allowed, claimed }: Checks = UNCHECKED,
): Promise<BookingResult> {
  if (amount < 0) throw new BackendError('invalid-request', { detail: 'negative amount' })
  const { guestId } = booking
  const own = guestAccount(guestId)
  if (amount === 0) return { ok: true, balance: await balanceOfGuest(tx, guestId), charged: 0 }
  const involved = [...new Set(postings.map(({ account }) => account))]
  const entry: LedgerEntry = { ...booking, postings }
  const [known, line, reserved, ...shares] = await Promise.all([
    tx.get(ledgerEntries, entry.key),
    tx.get(statementEntries, statementKey(guestId, entry.statement)),
    claimed(),
    ...involved.map(async (name) => [name, await shareOf(tx, name, guestId)] as const),
  ])
  const balances = new Map(shares)
  const balanceOf = (name: string): number => balances.get(name) ?? 0
  const decision = validateTransaction(asTransaction(entry), {
    booked: known === undefined ? undefined : asTransaction(known),
    balanceOf: (name) => balanceOf(name) - (name === own ? reserved : 0),
  })
  const before = balanceOf(own)
  if (!decision.ok) {
    if (decision.reason === 'not-enough-money') return { ok: false, reason: decision.reason, missing: decision.missing }
    throw new BackendError('invalid-request', { detail: `ledger: ${decision.reason}` })
  }
  if (decision.repeated) return { ok: true, balance: before, charged: amount }
  const permission = await allowed(reserved)
  if (!permission.ok) return { ok: false, reason: permission.reason, missing: 0 }
  for (const { account, amount: change } of postings) {
    const balance = balanceOf(account) + change
    balances.set(account, balance)
    await tx.put(accountShares, { account, guestId, balance })
  }
  await tx.put(ledgerEntries, entry)
  const balance = balanceOf(own)
  await addToStatement(tx, entry, { change: balance - before, tip: tip ?? null }, line)
  return { ok: true, balance, charged: amount }
}

/**
 * Returns an entry for the rule of the ledger: the subject of the payment is part of the intention.
 */
const asTransaction = ({ key, at, kind, subjectId, postings }: LedgerEntry) => ({
  key,
  at,
  kind,
  subject: subjectId ?? '',
  postings,
})

async function addToStatement(
  tx: Transaction,
  entry: LedgerEntry,
  { change, tip }: { readonly change: number; readonly tip: StatementEntry['tip'] },
  line: StatementEntry | undefined,
): Promise<void> {
  const { guestId, statement: id, kind, at, paid, subject, subjectId } = entry
  await tx.put(statementEntries, {
    guestId,
    id,
    kind,
    at,
    coins: (line?.coins ?? 0) + change,
    paid,
    subject,
    subjectId,
    tip: tip ?? line?.tip ?? null,
  })
}
