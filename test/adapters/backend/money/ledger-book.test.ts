import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { balanceOf } from '#test/support/bindings/account-balance'
import { balanceOfGuest, chargedUnder, credit, refund, spend, type Booking } from '@/adapters/backend/money/ledger-book'
import { accountShares, ledgerEntries, statementEntries, statementKey } from '@/adapters/backend/money/ledger-records'
import { MemoryStore } from '@/adapters/stores/memory-store'
import type { Store } from '@/adapters/stores/store'
import { asId, type ActorId, type GuestId, type IdempotencyKey } from '@/domain/ids'
import { guestAccount, actorAccount, revenueAccount, salesAccount } from '@/domain/payments/accounts'

const guestIds = ['ann', 'ben'].map((id) => asId<GuestId>(id))
const actorIds = ['1', '2'].map((id) => asId<ActorId>(id))
const ann = asId<GuestId>('ann')
const someActor = asId<ActorId>('1')

const booking = (key: string, amount: number, guestId = ann): Booking => ({
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
          store.transaction((tx) => spend(tx, booking('out', amount), someActor)),
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
    expect(await balanceOfGuest(store, ann)).toBe(90)
  })

  it('takes all or nothing and reports how many coins are missing', async () => {
    const store = new MemoryStore()
    await store.transaction((tx) => credit(tx, booking('in', 30)))
    const answer = await store.transaction((tx) => spend(tx, booking('out', 42), someActor))
    expect(answer).toEqual({ ok: false, reason: 'not-enough-money', missing: 12 })
    expect(await store.find(statementEntries, 'byGuest', { prefix: [] })).toHaveLength(1)
    expect(await store.find(accountShares, 'byAccount', { prefix: [actorAccount(someActor)] })).toEqual([])
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

  it('gives the actor forty of a hundred coins, rounded down, and the platform the rest; a refund takes both back', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 200 }), fc.option(fc.constant(someActor)), async (amount, actorId) => {
        const store = new MemoryStore()
        await store.transaction((tx) => credit(tx, booking('in', 200)))
        await store.transaction((tx) => spend(tx, booking('out', amount), actorId))
        const share = actorId === null ? 0 : Math.floor((amount * 40) / 100)
        const held = async () => ({
          actor: await balanceOf(store, actorAccount(someActor)),
          platform: await balanceOf(store, revenueAccount),
          guest: await balanceOfGuest(store, ann),
        })
        expect(await held()).toEqual({ actor: share, platform: amount - share, guest: 200 - amount })
        if (actorId === null) return
        const { kind: _kind, statement, paid: _paid, ...about } = booking('back', amount)
        expect(await store.transaction((tx) => refund(tx, { ...about, returned: statement }, actorId))).toBe(200)
        expect(await held()).toEqual({ actor: 0, platform: 0, guest: 200 })
      }),
      { numRuns: 50 },
    )
  })

  it('answers every booking as a plain sum would, and again as before where its key is repeated', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(movement, { maxLength: 30 }), async (course) => {
        const store = new MemoryStore()
        const booked = new Map<string, Movement>()
        const sums = new Map(guestIds.map((id) => [id, 0]))
        for (const one of course) {
          const { key, amount, guestId, isCredit } = one
          const before = sums.get(guestId) ?? 0
          const known = booked.get(key)
          const answer = await move(store, one)
          const isSame =
            known?.amount === amount &&
            known.guestId === guestId &&
            known.isCredit === isCredit &&
            (isCredit || known.actorId === one.actorId)
          const balance = before + (isCredit ? amount : -amount)
          const expected = (): unknown => {
            if (amount === 0) return { ok: true, balance: before, charged: 0 }
            if (known !== undefined) return isSame ? { ok: true, balance: before, charged: amount } : undefined
            if (balance < 0) return { ok: false, reason: 'not-enough-money', missing: -balance }
            booked.set(key, one)
            sums.set(guestId, balance)
            return { ok: true, balance, charged: amount }
          }
          expect(answer).toEqual(expected())
        }
      }),
    )
  })

  it('knows what was charged under a key, and of a key that was never used that nothing was requested', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 50 }), async (amount) => {
        const store = new MemoryStore()
        const key = asId<IdempotencyKey>('out')
        await store.transaction((tx) => credit(tx, booking('in', 50)))
        expect(await chargedUnder(store, key, ann)).toBeNull()
        await store.transaction((tx) => spend(tx, booking('out', amount), someActor))
        expect(await chargedUnder(store, key, ann)).toBe(amount)
      }),
      { numRuns: 20 },
    )
  })

  it('refuses a negative amount, and a key that comes back for another subject', async () => {
    const store = new MemoryStore()
    const charge = (amount: number, subjectId: string | null) =>
      store.transaction((tx) => spend(tx, { ...booking('out', amount), subjectId }, null))
    await store.transaction((tx) => credit(tx, booking('in', 100)))
    await expect(charge(-1, null)).rejects.toMatchObject({ code: 'invalid-request' })
    expect(await charge(5, 'video 1')).toMatchObject({ ok: true, balance: 95 })
    for (const other of ['video 2', null])
      await expect(charge(5, other)).rejects.toMatchObject({ code: 'invalid-request' })
    expect(await charge(5, 'video 1')).toMatchObject({ ok: true, balance: 95 })
  })

  it('shows the words of a tip on its line, until others are written there', async () => {
    const store = new MemoryStore()
    await store.transaction((tx) => credit(tx, booking('in', 100)))
    const tipOnLine = async (key: string, tip?: Booking['tip']) => {
      const one = { ...booking(key, 5), statement: 'tips', ...(tip === undefined ? {} : { tip }) }
      await store.transaction((tx) => spend(tx, one, someActor))
      return (await store.get(statementEntries, statementKey(ann, 'tips')))?.tip
    }
    const [first, second] = [
      { note: 'for the song', isAnonymous: false },
      { note: 'and another', isAnonymous: true },
    ]
    expect(await tipOnLine('a')).toBeNull()
    expect(await tipOnLine('b', first)).toEqual(first)
    expect(await tipOnLine('c')).toEqual(first)
    expect(await tipOnLine('d', second)).toEqual(second)
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
          expect(sum).toBe(await balanceOfGuest(store, ann))
        },
      ),
    )
  })
})
