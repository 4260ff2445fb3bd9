import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { balanceOf } from '#test/support/bindings/account-balance'
import { balanceOfGuest, credit, spend, type Booking } from '@/adapters/backend/money/ledger-book'
import { accountShares, ledgerEntries, statementEntries } from '@/adapters/backend/money/ledger-records'
import { MemoryStore } from '@/adapters/stores/memory-store'
import type { Store } from '@/adapters/stores/store'
import { asId, type ActorId, type GuestId, type IdempotencyKey } from '@/domain/ids'
import { guestAccount, actorAccount, revenueAccount, salesAccount } from '@/domain/payments/accounts'

const guestIds = ['ann', 'ben'].map((id) => asId<GuestId>(id))
const actorIds = ['1', '2'].map((id) => asId<ActorId>(id))

const booking = (key: string, amount: number, guestId = guestIds[0] ?? asId<GuestId>('')): Booking => ({
  key: asId<IdempotencyKey>(key),
  at: 1,
  kind: 'chat',
  amount,
  guestId,
  statement: `line ${key}`,
  subject: null,
  subjectId: null,
  paid: null,
})

/** A movement as a guest or a flaky connection may cause it; keys repeat. */
const movement = fc.record({
  key: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'),
  amount: fc.nat(60),
  guestId: fc.constantFrom(...guestIds),
  actorId: fc.option(fc.constantFrom(...actorIds)),
  isCredit: fc.boolean(),
})
type Movement = typeof movement extends fc.Arbitrary<infer T> ? T : never

const move = (store: Store, { key, amount, guestId, actorId, isCredit }: Movement) =>
  store
    .transaction((tx) =>
      isCredit ? credit(tx, booking(key, amount, guestId)) : spend(tx, booking(key, amount, guestId), actorId),
    )
    // A key that comes back with another intention is refused out loud.
    .catch(() => undefined)

const allAccounts = [
  salesAccount,
  revenueAccount,
  ...guestIds.map((id) => guestAccount(id)),
  ...actorIds.map((id) => actorAccount(id)),
]

describe('the ledger of the platform', () => {
  it('makes and loses no coin: all accounts sum to zero, and each to its entries [MON-002]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(movement, { maxLength: 40 }), async (course) => {
        const store = new MemoryStore()
        for (const one of course) await move(store, one)
        const entries = await store.find(ledgerEntries, 'byGuest', { prefix: [] })
        const sums = new Map(allAccounts.map((name) => [name, 0]))
        for (const { account, amount } of entries.flatMap(({ postings }) => postings)) {
          sums.set(account, (sums.get(account) ?? 0) + amount)
        }
        expect([...sums.values()].reduce((a, b) => a + b, 0)).toBe(0)
        for (const [name, sum] of sums) expect(await balanceOf(store, name)).toBe(sum)
      }),
    )
  })

  it('lets no guest fall below zero, with any bookings in any order [MON-014]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(movement, { maxLength: 40 }), async (course) => {
        const store = new MemoryStore()
        for (const one of course) {
          await move(store, one)
          for (const id of guestIds) expect(await balanceOfGuest(store, id)).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })

  it('books a key once and answers the second call like the first', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 2, max: 5 }), async (amount, times) => {
        const store = new MemoryStore()
        await store.transaction((tx) => credit(tx, booking('in', 100)))
        const calls = Array.from({ length: times }, () =>
          store.transaction((tx) => spend(tx, booking('out', amount), actorIds[0] ?? null)),
        )
        const answers = await Promise.all(calls)
        expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
        expect(answers[0]).toEqual({ ok: true, balance: 100 - amount, charged: amount })
        expect(await store.find(ledgerEntries, 'byGuest', { prefix: [] })).toHaveLength(2)
      }),
    )
  })

  it('refuses a key that comes back with another intention', async () => {
    const store = new MemoryStore()
    await store.transaction((tx) => credit(tx, booking('in', 100)))
    await store.transaction((tx) => spend(tx, booking('out', 10), null))
    await expect(store.transaction((tx) => spend(tx, booking('out', 11), null))).rejects.toThrow('key-reused')
    expect(await balanceOfGuest(store, guestIds[0] ?? asId<GuestId>(''))).toBe(90)
  })

  it('takes all or nothing and reports how many coins are missing', async () => {
    const store = new MemoryStore()
    await store.transaction((tx) => credit(tx, booking('in', 30)))
    const answer = await store.transaction((tx) => spend(tx, booking('out', 42), actorIds[0] ?? null))
    expect(answer).toEqual({ ok: false, reason: 'not-enough-money', missing: 12 })
    expect(await store.find(statementEntries, 'byGuest', { prefix: [] })).toHaveLength(1)
    expect(
      await store.find(accountShares, 'byAccount', { prefix: [actorAccount(actorIds[0] ?? asId<ActorId>(''))] }),
    ).toEqual([])
  })

  it('books nothing for nothing', async () => {
    const store = new MemoryStore()
    expect(await store.transaction((tx) => spend(tx, booking('free', 0), null))).toEqual({
      ok: true,
      balance: 0,
      charged: 0,
    })
    expect(await store.find(ledgerEntries, 'byGuest', { prefix: [] })).toEqual([])
  })

  it('adds what belongs together up to one entry of the statement, equal to the balance in sum', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(20), fc.constantFrom('chat 1', 'chat 2', 'video')), { maxLength: 20 }),
        async (charges) => {
          const store = new MemoryStore()
          await store.transaction((tx) => credit(tx, booking('in', 500)))
          for (const [i, [amount, statement]] of charges.entries()) {
            await store.transaction((tx) => spend(tx, { ...booking(`k${i}`, amount), statement }, null))
          }
          const lines = await store.find(statementEntries, 'byGuest', { prefix: ['ann'] })
          const used = new Set(charges.filter(([amount]) => amount > 0).map(([, statement]) => statement))
          expect(lines).toHaveLength(used.size + 1)
          const sum = lines.reduce((total, { coins }) => total + coins, 0)
          expect(sum).toBe(await balanceOfGuest(store, guestIds[0] ?? asId<GuestId>('')))
        },
      ),
    )
  })
})
