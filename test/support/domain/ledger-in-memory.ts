import { validateTransaction, type LedgerRefusal, type Transaction } from '@/domain/payments/ledger'

/** The balance of an account after this many transactions, whole coins; an unused account has none. */
export const balanceOf = (account: string, transactions: readonly Transaction[]): number =>
  transactions
    .flatMap(({ postings }) => postings)
    .reduce((sum, posting) => (posting.account === account ? sum + posting.amount : sum), 0)

type Booking =
  | { readonly ok: true; readonly repeated: boolean; readonly transactions: readonly Transaction[] }
  | ({ readonly ok: false } & LedgerRefusal)

/** Books a transaction into a whole ledger held in memory, as the rule decides. */
export const applyTransaction = (transactions: readonly Transaction[], transaction: Transaction): Booking => {
  const decision = validateTransaction(transaction, {
    booked: transactions.find(({ key }) => key === transaction.key),
    balanceOf: (account) => balanceOf(account, transactions),
  })
  if (!decision.ok) return decision
  return { ...decision, transactions: decision.repeated ? transactions : [...transactions, transaction] }
}
