import {
  fields,
  flag,
  id,
  list,
  nullable,
  number,
  oneOf,
  schemaOf,
  text,
  whole,
  type Upcast,
} from '@/adapters/stores/record-schema'
import { money } from '@/adapters/backend/kernel/record-checks'
import { belongsToGuest } from '@/adapters/stores/belongs-to-guest'
import type { Collection } from '@/adapters/stores/store'
import { PURCHASE_KINDS, type PurchaseKind } from '@/application/guest/purchase-kinds'
import type { TipWords } from '@/domain/chat/tips'
import type { GuestId, IdempotencyKey } from '@/domain/ids'
import type { Money } from '@/domain/money/money'
import type { Posting } from '@/domain/payments/ledger'

/**
 * One movement of coins as it was booked: its postings sum to zero, its key is booked once. Never
 * changed, never removed.
 */
export interface LedgerEntry {
  readonly key: IdempotencyKey
  readonly at: number
  readonly kind: PurchaseKind
  readonly postings: readonly Posting[]
  readonly guestId: GuestId
  /** Groups what the account statement shows as one entry, such as all charges of a chat. */
  readonly statement: string
  readonly subject: string | null
  readonly subjectId: string | null
  readonly paid: Money | null
}

/** The line of a statement that gives back what was spent in another one. */
export const refundOf = (statement: string): string => `refund:${statement}`

const kind = oneOf(...PURCHASE_KINDS)

export const ledgerEntries: Collection<LedgerEntry> = {
  name: 'ledger',
  schema: schemaOf(
    fields<LedgerEntry>({
      key: id<IdempotencyKey>(),
      at: number,
      kind,
      postings: list(fields<Posting>({ account: text, amount: whole })),
      guestId: id<GuestId>(),
      statement: text,
      subject: nullable(text),
      subjectId: nullable(text),
      paid: nullable(money),
    }),
  ),
  key: (entry) => entry.key,
  ofGuest: {
    by: 'byGuest',
    onErase: { stays: 'bookings are stored as long as the law demands, and name an id that leads to nobody' },
    exports: 'whole',
  },
  indexes: {
    byGuest: (entry) => [[entry.guestId, entry.at, entry.key]],
    byStatement: (entry) => [[entry.guestId, entry.statement, entry.at]],
  },
}

/**
 * The sum of one guest's movements on one account, updated together with the entries. An account
 * that all guests share is a sum of such shares, so that no two guests ever write the same record.
 */
export interface AccountShare {
  readonly account: string
  readonly guestId: GuestId
  readonly balance: number
}

export const accountShares: Collection<AccountShare> = {
  name: 'accountParts',
  schema: schemaOf(fields<AccountShare>({ account: text, guestId: id<GuestId>(), balance: whole })),
  key: (share) => accountShareKey(share.account, share.guestId),
  ofGuest: {
    onErase: { stays: 'sums of the bookings' },
    exports: { nothing: 'sums of the bookings, which are exported' },
  },
  indexes: { byAccount: (share) => [[share.account, share.guestId]] },
}

/**
 * Returns the key of a share, the guest first: neighbouring records of a store belong to one guest,
 * and guests who spend at once do not conflict in it.
 */
export const accountShareKey = (account: string, guestId: GuestId): string => `${guestId} ${account}`

/** One entry of a guest's statement: the sum of the movements that belong together. */
export interface StatementEntry {
  readonly guestId: GuestId
  readonly id: string
  readonly kind: PurchaseKind
  readonly at: number
  readonly coins: number
  readonly paid: Money | null
  readonly subject: string | null
  readonly subjectId: string | null
  readonly tip: TipWords | null
}

/** Entries of before tips carried notes. */
const withTip: Upcast = (stored) => ({ tip: null, ...stored })

export const statementKey = (guestId: GuestId, id: string): string => `${guestId} ${id}`

export const statementEntries: Collection<StatementEntry> = {
  name: 'statementLines',
  schema: schemaOf(
    fields<StatementEntry>({
      guestId: id<GuestId>(),
      id: text,
      kind,
      at: number,
      coins: whole,
      paid: nullable(money),
      subject: nullable(text),
      subjectId: nullable(text),
      tip: nullable(fields<TipWords>({ note: text, isAnonymous: flag })),
    }),
    withTip,
  ),
  key: (line) => statementKey(line.guestId, line.id),
  ofGuest: belongsToGuest('byGuest'),
  indexes: { byGuest: (line) => [[line.guestId, line.at, line.id]] },
}
