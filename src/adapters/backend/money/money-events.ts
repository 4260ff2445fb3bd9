import { ledgerEntries, type LedgerEntry } from './ledger-records'
import { wallets, type WalletRecord } from './wallets'
import { recorderOf, type RecordedEvent } from '@/adapters/backend/kernel/event-recorder'
import { isGuestAccount } from '@/domain/payments/accounts'

/**
 * Entries that are no purchase: coins that are given, the meter of a chat, whose bill is one
 * purchase, and a tip of a room, which may be undone until its line is written.
 */
const NO_PURCHASE: ReadonlySet<LedgerEntry['kind']> = new Set(['top-up', 'bonus', 'spin', 'refund', 'chat', 'tip'])

/**
 * Returns the event of an entry. A payment is coins that were paid for; a purchase or a tip is
 * coins that were spent. The ledger books each once.
 */
function ofEntry(entry: LedgerEntry, before: LedgerEntry | undefined): readonly RecordedEvent[] {
  if (before !== undefined) return []
  const { guestId, kind, paid, postings, subjectId } = entry
  const id = `ledger:${entry.key}`
  const coins = Math.abs(postings.find(({ account }) => isGuestAccount(account))?.amount ?? 0)
  if (kind === 'top-up' && paid !== null)
    return [{ id, guestId, type: 'payment', context: kind, data: paid.currency, ints: [coins, paid.value] }]
  if (NO_PURCHASE.has(kind)) return []
  return [
    {
      id,
      guestId,
      type: kind === 'post-tip' ? 'tip' : 'purchase',
      context: kind,
      data: subjectId ?? '',
      ints: [coins],
    },
  ]
}

/** The first payment of a guest is their conversion (API-023). */
const ofWallet = (
  { guestId, isPayingCustomer }: WalletRecord,
  before: WalletRecord | undefined,
): readonly RecordedEvent[] =>
  isPayingCustomer && before?.isPayingCustomer !== true
    ? [{ id: `conversion:${guestId}`, guestId, type: 'conversion', context: 'first-payment' }]
    : []

/** Records payments and spends. */
export const moneyEvents = [
  recorderOf(ledgerEntries, ({ kind }) => kind === 'top-up' || !NO_PURCHASE.has(kind), ofEntry),
  recorderOf(wallets, ({ isPayingCustomer }) => isPayingCustomer, ofWallet),
]
