import type { SpinWinRecord, WheelPrizeRecord } from './spinwheel-records'
import { countersOf, guestCounters } from '@/adapters/backend/access/guest-counters'
import type { Buyer } from '@/adapters/backend/content/buy-content'
import type { GivableContent } from '@/adapters/backend/content/content-kinds'
import { addGifts } from '@/adapters/backend/gifts/add-gifts'
import type { OutboundUpdate } from '@/adapters/backend/kernel/outbound-updates'
import { credit } from '@/adapters/backend/money/ledger-book'
import type { Transaction } from '@/adapters/stores/store'
import { asId, type GiftId, type IdempotencyKey } from '@/domain/ids'

/** The prize that was given: the drawn one, or the coins that replace it. */
type Given = Pick<SpinWinRecord, 'kind' | 'amount' | 'giftId' | 'subjectId'>

/** A prize for one guest, in the transaction of their spin. */
export interface Giving {
  readonly prize: WheelPrizeRecord
  readonly key: IdempotencyKey
  readonly buyer: Buyer
  /** The content that the prize is chosen from; `undefined`: the prize is no content. */
  readonly content: GivableContent | undefined
  /** The ids of those that could be won. */
  readonly candidates: readonly string[]
  readonly publish: (update: OutboundUpdate) => void
}

/** Gives a prize, and reports what it was in the end. */
export async function givePrize(tx: Transaction, giving: Giving): Promise<Given> {
  const { prize, buyer, content, candidates } = giving
  const { kind, amount, insteadCoins, giftId } = prize
  switch (kind) {
    case 'coins':
      return giveCoins(tx, giving, amount)
    case 'gift':
      return giveGift(tx, giving, giftId ?? asId<GiftId>(''))
    case 'messages':
    case 'spin': {
      const counters = await countersOf(tx, buyer.guest.id)
      const more =
        kind === 'spin' ? { spins: counters.spins + amount } : { freeMessages: counters.freeMessages + amount }
      await tx.put(guestCounters, { ...counters, ...more })
      return { kind, amount, giftId: null, subjectId: null }
    }
    default: {
      const subjectId = (await content?.give(tx, candidates, buyer)) ?? null
      return subjectId === null ? giveCoins(tx, giving, insteadCoins ?? 0) : { kind, amount, giftId: null, subjectId }
    }
  }
}

/** A bonus in the one ledger, under the key of the spin. */
async function giveCoins(tx: Transaction, { key, buyer, publish }: Giving, coins: number): Promise<Given> {
  const { guest, now } = buyer
  const booked = await credit(tx, {
    key: asId<IdempotencyKey>(`spin:${guest.id}:${key}`),
    at: now,
    kind: 'spin',
    amount: coins,
    guestId: guest.id,
    statement: `spin:${key}`,
    subject: null,
    subjectId: null,
    paid: null,
  })
  if (booked.ok) publish({ audience: guest.id, update: { type: 'balance', balance: booked.balance } })
  return { kind: 'coins', amount: coins, giftId: null, subjectId: null }
}

/** Into the gifts that the guest has without having paid for them. */
async function giveGift(tx: Transaction, { prize, buyer, publish }: Giving, giftId: GiftId): Promise<Given> {
  publish(await addGifts(tx, buyer.guest.id, giftId, prize.amount))
  return { kind: 'gift', amount: prize.amount, giftId, subjectId: null }
}
