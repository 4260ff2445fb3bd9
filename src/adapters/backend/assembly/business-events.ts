import { ageChecks, type AgeCheckRecord } from '@/adapters/backend/access/age-checks'
import { memberships, type MembershipRecord } from '@/adapters/backend/access/memberships'
import { chats, type ChatRecord } from '@/adapters/backend/chat/chat-records'
import { roomLines, type RoomLineRecord } from '@/adapters/backend/chat/room-line-records'
import { ledgerEntries, type LedgerEntry } from '@/adapters/backend/money/ledger-records'
import { wallets, type WalletRecord } from '@/adapters/backend/money/wallets'
import { checkouts, type CheckoutRecord } from '@/adapters/backend/payments/checkout-records'
import { recorderOf, type RecordedEvent } from '@/adapters/backend/tracking/event-recorder'
import { isGuestAccount } from '@/domain/payments/accounts'

/** What is no purchase: coins that are given, the meter of a chat, whose bill is one purchase, and a tip of a room, which may be undone until its line is written. */
const NO_PURCHASE: ReadonlySet<LedgerEntry['kind']> = new Set(['top-up', 'bonus', 'spin', 'refund', 'chat', 'tip'])

/** A payment is coins that were paid for; a purchase or a tip is coins that were spent. The ledger books each once. */
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

/** A tip of a room is given with its line, and cannot be undone any more. */
function ofLine(
  { id, guestId, actorId, tip }: RoomLineRecord,
  before: RoomLineRecord | undefined,
): readonly RecordedEvent[] {
  if (tip === null || before !== undefined) return []
  return [{ id: `line:${id}`, guestId, type: 'tip', context: 'tip', data: actorId, ints: [tip.price] }]
}

/** The bill of a chat that cost coins: one purchase, with its seconds. Toy controls and gifts are purchases of their own. */
function ofChat({ id, guestId, bill }: ChatRecord, before: ChatRecord | undefined): readonly RecordedEvent[] {
  if (bill === null || (before?.bill ?? null) !== null || bill.coins === 0) return []
  const { mode, actorId, coins, seconds } = bill
  return [
    { id: `chat:${id}`, guestId, type: 'purchase', context: `chat-${mode}`, data: actorId, ints: [coins, seconds] },
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

/** Someone has signed up, or logged in. */
function ofCheckout(
  { id, flow, status, provedGuest, guestId: answeredBy }: CheckoutRecord,
  before: CheckoutRecord | undefined,
): readonly RecordedEvent[] {
  if (status !== 'succeeded' || before?.status === 'succeeded' || provedGuest === null) return []
  const type = flow === 'login' ? 'login' : 'signup'
  return [{ id: `checkout:${id}`, guestId: provedGuest, answeredBy, type, context: flow }]
}

/** An age check was passed, or no longer counts. */
function ofAgeCheck(
  { guestId, avsStatus }: AgeCheckRecord,
  before: AgeCheckRecord | undefined,
): readonly RecordedEvent[] {
  const [was, is] = [before?.avsStatus === 'accepted', avsStatus === 'accepted']
  if (was === is) return []
  const type = is ? 'avs-set' : 'avs-revoked'
  return [{ id: '', guestId, type, context: 'avs' }]
}

/** A subscription that begins is a purchase (API-024); one that changes its end is an update. Days: how long it runs from now on. */
const ofMembership =
  (now: () => number) =>
  (after: MembershipRecord, before: MembershipRecord | undefined): readonly RecordedEvent[] =>
    (['vip', 'tv'] as const).flatMap((plan) => {
      const [is, was] = plan === 'vip' ? [after.vipUntil, before?.vipUntil ?? 0] : [after.tvUntil, before?.tvUntil ?? 0]
      if (is === was) return []
      const { guestId } = after
      const begins = was <= now() && is > now()
      const days = Math.max(0, Math.round((is - now()) / 86_400_000))
      const parts = { id: '', guestId, data: begins ? 'started' : is > was ? 'extended' : 'ended', ints: [0, 0, days] }
      const update = { ...parts, type: 'subscription', context: plan }
      return begins ? [update, { ...parts, type: 'purchase', context: `${plan}-subscription` }] : [update]
    })

const always = () => true

/**
 * The payment-related events (API-022 to API-024), which follow from the records of the platform and never from what a browser reports. What
 * has no id of its own gets one from `newId`: a change of state is put by one transaction.
 */
export const businessRecorders = (now: () => number, newId: () => string) => {
  const named = (events: readonly RecordedEvent[]): readonly RecordedEvent[] =>
    events.map((event) => (event.id === '' ? { ...event, id: `change:${newId()}` } : event))
  const ofMember = ofMembership(now)
  return [
    recorderOf(ledgerEntries, ({ kind }) => kind === 'top-up' || !NO_PURCHASE.has(kind), ofEntry),
    recorderOf(roomLines, ({ tip }) => tip !== null, ofLine),
    recorderOf(chats, ({ bill }) => bill !== null && bill.coins > 0, ofChat),
    recorderOf(checkouts, ({ status }) => status === 'succeeded', ofCheckout),
    recorderOf(wallets, ({ isPayingCustomer }) => isPayingCustomer, ofWallet),
    recorderOf(ageChecks, always, (after, before) => named(ofAgeCheck(after, before))),
    recorderOf(memberships, always, (after, before) => named(ofMember(after, before))),
  ]
}
