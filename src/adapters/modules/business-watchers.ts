import { ledgerEntries, type LedgerEntry } from '@/adapters/backend/money/ledger-records'
import { checkouts, type CheckoutRecord } from '@/adapters/backend/payments/checkout-records'
import { watcherOf, type StoredChange, type Watcher } from '@/adapters/stores/watched-store'
import type { PurchaseKind } from '@/application/guest/purchase-kinds'
import { isGuestAccount } from '@/domain/payments/accounts'
import { paymentFlows, type PaymentFlow } from '@/domain/payments/flows'

/** The outcome of a payment; `pending` comes later, or never. */
export type PaymentOutcome = 'succeeded' | 'pending' | 'declined' | 'cancelled'

/** Counts what guests pay and spend. */
export interface BusinessCounts {
  payment(flow: PaymentFlow, outcome: PaymentOutcome): void
  /** Whole coins, above zero. */
  coins(direction: 'credited' | 'spent', kind: PurchaseKind, amount: number): void
}

/** A booking is stored once, even if it was requested twice. */
function countEntry({ after: { postings, kind } }: StoredChange<LedgerEntry>, counts: BusinessCounts): void {
  for (const { account, amount } of postings) {
    if (!isGuestAccount(account) || amount === 0) continue
    counts.coins(amount > 0 ? 'credited' : 'spent', kind, Math.abs(amount))
  }
}

/** Counts a checkout when its status changes: it is stored several times before it ends. */
function countCheckout(
  { before, after: { flow, status } }: StoredChange<CheckoutRecord>,
  counts: BusinessCounts,
): void {
  if (!paymentFlows[flow].isPayment || status === 'open' || before?.status === status) return
  counts.payment(flow, status)
}

/** Counts payments and coins as they are stored. */
export const businessWatchers = (counts: BusinessCounts): readonly Watcher[] => [
  watcherOf(ledgerEntries, (change) => countEntry(change, counts)),
  watcherOf(checkouts, (change) => countCheckout(change, counts)),
]
