import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runningTwice } from '#test/support/postgres/running-twice'
import { businessWatchers } from '@/adapters/modules/business-watchers'
import { balanceOfGuest, credit, spend } from '@/adapters/backend/money/ledger-book'
import { checkouts, type CheckoutRecord } from '@/adapters/backend/payments/checkout-records'
import { nullJournal } from '@/adapters/stores/journal'
import { MemoryStore } from '@/adapters/stores/memory-store'
import type { Collection } from '@/adapters/stores/store'
import { watchedStore, watcherOf } from '@/adapters/stores/watched-store'
import { asId, type CheckoutId, type GuestId, type IdempotencyKey } from '@/domain/ids'

const guestId = asId<GuestId>('g1')

/** A store on which every transaction is done twice, and what is counted of it. */
function counted() {
  const coins = { credited: 0, spent: 0 }
  const payments: string[] = []
  const store = watchedStore(
    runningTwice(new MemoryStore(nullJournal)),
    businessWatchers({
      payment: (flow, outcome) => payments.push(`${flow} ${outcome}`),
      coins: (direction, _kind, amount) => (coins[direction] += amount),
    }),
  )
  return { store, coins, payments }
}

const booking = (key: string, amount: number) => ({
  key: asId<IdempotencyKey>(key),
  at: 1,
  kind: 'top-up' as const,
  amount,
  guestId,
  statement: key,
  subject: null,
  subjectId: null,
  paid: null,
})

describe('what is counted of coins', () => {
  it('is what was stored: credited less spent is the balance, for anything requested twice, refused, undone or done again', async () => {
    const step = fc.record({
      key: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
      amount: fc.integer({ min: 0, max: 50 }),
      isCredit: fc.boolean(),
      isUndone: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
        const { store, coins } = counted()
        for (const { key, amount, isCredit, isUndone } of steps) {
          await store
            .transaction(async (tx) => {
              if (isCredit) await credit(tx, booking(key, amount))
              else await spend(tx, booking(key, amount), null)
              if (isUndone) throw new Error('undone')
            })
            // Also a key that comes again with another intention.
            .catch(() => undefined)
        }
        expect(coins.credited - coins.spent).toBe(await balanceOfGuest(store, guestId))
      }),
    )
  })
})

describe('what is counted of payments', () => {
  const checkout = (status: CheckoutRecord['status'], over: Partial<CheckoutRecord> = {}): CheckoutRecord => ({
    id: asId<CheckoutId>('c1'),
    secret: 's',
    flow: 'moneycharge',
    language: 'en',
    guestId,
    deviceHash: 'd',
    openedAt: 1,
    selectedAmount: null,
    status,
    provedGuest: null,
    taken: false,
    failures: 0,
    ...over,
  })

  it('is each outcome once, however often the checkout is stored after it, and nothing of what is no payment', async () => {
    const { store, payments } = counted()
    const retain = (record: CheckoutRecord) =>
      store.transaction(async (tx) => {
        await tx.get(checkouts, record.id)
        await tx.put(checkouts, record)
      })
    for (const record of [
      checkout('open'),
      checkout('declined'),
      checkout('declined', { failures: 1 }),
      checkout('pending'),
      checkout('succeeded'),
      checkout('succeeded', { taken: true }),
      checkout('succeeded', { id: asId<CheckoutId>('c2'), flow: 'login' }),
    ])
      await retain(record)
    expect(payments).toEqual(['moneycharge declined', 'moneycharge pending', 'moneycharge succeeded'])
  })
})

describe('a record that was read among many', () => {
  it('is reported with what it was before, as one that was read alone', async () => {
    interface Thing {
      readonly id: string
      readonly size: number
    }
    const things: Collection<Thing> = { name: 'things', key: ({ id }) => id, indexes: {} }
    const seen: unknown[] = []
    const store = watchedStore(new MemoryStore(nullJournal), [watcherOf(things, (change) => seen.push(change))])
    await store.transaction((tx) => tx.put(things, { id: 'a', size: 1 }))
    await store.transaction(async (tx) => {
      await tx.getMany(things, ['a', 'b'])
      await tx.put(things, { id: 'a', size: 2 })
      await tx.put(things, { id: 'b', size: 3 })
    })
    expect(seen.slice(1)).toEqual([
      { before: { id: 'a', size: 1 }, after: { id: 'a', size: 2 } },
      { before: undefined, after: { id: 'b', size: 3 } },
    ])
  })
})
