import type { IdempotencyKey } from '@/domain/ids'
import { isGuestAccount } from './accounts'

/** Whole coins that an account receives (positive) or pays (negative). */
export interface Posting {
  readonly account: string
  readonly amount: number
}

/**
 * One intended movement of coins; `at` is epoch milliseconds, `subject` identifies the purchase.
 */
export interface Transaction {
  readonly key: IdempotencyKey
  readonly at: number
  readonly kind: string
  readonly subject?: string
  readonly postings: readonly Posting[]
}

/**
 * The reason a transaction is not booked. `missing` is whole coins; the other reasons are a
 * caller's mistakes.
 */
export type LedgerRefusal =
  | { readonly reason: 'unbalanced' | 'not-whole' | 'key-reused' }
  | { readonly reason: 'not-enough-money'; readonly missing: number }

/** The past facts that the rule needs; a store looks up just these two. */
export interface LedgerFacts {
  /** The transaction already booked under the same key. */
  readonly booked: Transaction | undefined
  readonly balanceOf: (account: string) => number
}

/**
 * `repeated`: the same intention was booked before, so nothing is written and the first answer is
 * valid.
 */
export type LedgerDecision =
  | { readonly ok: true; readonly repeated: boolean }
  | ({ readonly ok: false } & LedgerRefusal)

/** Sums the postings of each account; several postings of one account count together. */
const netOf = (postings: readonly Posting[]): ReadonlyMap<string, number> => {
  const net = new Map<string, number>()
  for (const { account, amount } of postings) net.set(account, (net.get(account) ?? 0) + amount)
  return net
}

/**
 * Whether two transactions mean the same: kind, subject and the net of every account agree; `at`
 * differs between a call and its retry and does not count.
 */
export const isSameIntention = (a: Transaction, b: Transaction): boolean => {
  const [left, right] = [netOf(a.postings), netOf(b.postings)]
  const accounts = [...new Set([...left.keys(), ...right.keys()])]
  return (
    a.kind === b.kind &&
    a.subject === b.subject &&
    accounts.every((account) => (left.get(account) ?? 0) === (right.get(account) ?? 0))
  )
}

/**
 * Validates a transaction: its postings are whole coins and sum to zero, so coins are never created
 * or lost; its key books once, however often it is sent; and no guest falls below zero. The first
 * overdrawn guest account determines the missing coins.
 */
export const validateTransaction = (transaction: Transaction, facts: LedgerFacts): LedgerDecision => {
  const { postings } = transaction
  if (!postings.every(({ amount }) => Number.isSafeInteger(amount))) return { ok: false, reason: 'not-whole' }
  if (postings.reduce((sum, { amount }) => sum + amount, 0) !== 0) return { ok: false, reason: 'unbalanced' }
  if (facts.booked) {
    return isSameIntention(facts.booked, transaction)
      ? { ok: true, repeated: true }
      : { ok: false, reason: 'key-reused' }
  }
  for (const [account, amount] of netOf(postings)) {
    const after = facts.balanceOf(account) + amount
    if (isGuestAccount(account) && amount < 0 && after < 0) {
      return { ok: false, reason: 'not-enough-money', missing: -after }
    }
  }
  return { ok: true, repeated: false }
}
