import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { businessRecorders } from '@/adapters/backend/assembly/business-events'
import { credit, refund, spend, type Booking } from '@/adapters/backend/money/ledger-book'
import { walletOf, wallets } from '@/adapters/backend/money/wallets'
import { analyticsConsents } from '@/adapters/backend/tracking/analytics-consents'
import { recordingStore } from '@/adapters/backend/tracking/event-recorder'
import { analyticsOutbox } from '@/adapters/backend/tracking/outbox'
import { MemoryStore } from '@/adapters/stores/memory-store'
import type { Store, Transaction } from '@/adapters/stores/store'
import { CONSENT_VERSION } from '@/domain/consent/consent'
import { asId, type ActorId, type GuestId, type IdempotencyKey } from '@/domain/ids'
import { eur } from '@/domain/money/money'

const guestId = asId<GuestId>('ann')
const actorId = asId<ActorId>('1')
const NOW = 1_000_000

const booking = (key: string, kind: Booking['kind'], amount: number): Booking => ({
  key: asId<IdempotencyKey>(key),
  at: NOW,
  kind,
  amount,
  guestId,
  statement: key,
  subject: 'A name',
  subjectId: `id of ${key}`,
  paid: null,
})

/** A store that records the events of a guest who consents to analytics. */
async function recording(): Promise<Store> {
  const store = new MemoryStore()
  await store.transaction((tx) =>
    tx.put(analyticsConsents, { guestId, version: CONSENT_VERSION, at: NOW, isAllowed: true }),
  )
  return recordingStore(
    store,
    businessRecorders(
      () => NOW,
      () => 'id',
    ),
    () => NOW,
  )
}

const eventsOf = async (store: Store) =>
  (await store.find(analyticsOutbox, 'byTime', { prefix: [] })).map(({ id, type, context, data, ints }) => ({
    id,
    type,
    context,
    data,
    ints: ints.slice(0, 2),
  }))

describe('the events of the ledger', () => {
  const SOLD = ['video', 'album', 'post', 'ticket', 'message', 'message-media', 'gift', 'control'] as const

  it('are one purchase for each that was sold, however often it is booked, of the coins that it cost [API-022]', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...SOLD),
        fc.integer({ min: 1, max: 99 }),
        fc.boolean(),
        fc.integer({ min: 1, max: 3 }),
        async (kind, amount, hasActor, times) => {
          const store = await recording()
          await store.transaction((tx) => credit(tx, booking('in', 'bonus', 100)))
          for (let i = 0; i < times; i += 1)
            await store.transaction((tx) => spend(tx, booking('out', kind, amount), hasActor ? actorId : null))
          expect(await eventsOf(store)).toEqual([
            { id: 'ledger:out', type: 'purchase', context: kind, data: 'id of out', ints: [amount, 0] },
          ])
        },
      ),
      { numRuns: 40 },
    )
  })

  it('are a payment only for coins that were paid for, with the sum and its currency', async () => {
    const store = await recording()
    await store.transaction((tx) => credit(tx, { ...booking('paid', 'top-up', 105), paid: eur(2_500) }))
    await store.transaction((tx) => credit(tx, booking('given', 'top-up', 7)))
    await store.transaction((tx) => credit(tx, { ...booking('bonus', 'bonus', 7), paid: eur(1) }))
    expect(await eventsOf(store)).toEqual([
      { id: 'ledger:paid', type: 'payment', context: 'top-up', data: 'EUR', ints: [105, 2_500] },
    ])
  })

  it('are a tip for the tip of a post, and none for what is no purchase', async () => {
    const store = await recording()
    const book = (work: (tx: Transaction) => Promise<unknown>) => store.transaction(work)
    await book((tx) => credit(tx, booking('in', 'spin', 100)))
    await book((tx) => spend(tx, booking('minute', 'chat', 3), actorId))
    await book((tx) => spend(tx, booking('room', 'tip', 4), actorId))
    const back = { key: asId<IdempotencyKey>('back'), at: NOW, amount: 4, guestId, subject: null, subjectId: null }
    await book((tx) => refund(tx, { ...back, returned: 'room' }, actorId))
    await book((tx) => spend(tx, { ...booking('post', 'post-tip', 5), subjectId: null }, actorId))
    expect(await eventsOf(store)).toEqual([
      { id: 'ledger:post', type: 'tip', context: 'post-tip', data: '', ints: [5, 0] },
    ])
  })
})

it('is a conversion when a guest pays for the first time, and never again [API-023]', async () => {
  const store = await recording()
  const change = (isPayingCustomer: boolean, loyaltyPoints: number) =>
    store.transaction(async (tx) => {
      await tx.put(wallets, { ...(await walletOf(tx, guestId)), isPayingCustomer, loyaltyPoints })
    })
  await change(false, 1)
  expect(await eventsOf(store)).toEqual([])
  const conversion = { id: 'conversion:ann', type: 'conversion', context: 'first-payment', data: '', ints: [0, 0] }
  await change(true, 1)
  expect(await eventsOf(store)).toEqual([conversion])
  await store.transaction((tx) => tx.delete(analyticsOutbox, 'conversion:ann'))
  await change(true, 2)
  expect(await eventsOf(store)).toEqual([])
})
