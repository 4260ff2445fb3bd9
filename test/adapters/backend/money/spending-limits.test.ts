import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { credit, refund, spend, type Booking } from '@/adapters/backend/money/ledger-book'
import {
  allowanceOfGuest,
  isExcluded,
  limitsOf,
  permissionToSpend,
  spendingLimits,
  spendsOf,
} from '@/adapters/backend/money/spending-limits'
import { MemoryStore } from '@/adapters/stores/memory-store'
import {
  changeLimit,
  LIMIT_PERIODS,
  NO_LIMITS,
  PERIOD_LENGTH,
  RAISE_AFTER,
  type SpendingLimits,
  spentIn,
} from '@/domain/access/limits'
import { asId, type ActorId, type GuestId, type IdempotencyKey } from '@/domain/ids'

const guestId = asId<GuestId>('ann')
const actorId = asId<ActorId>('1')
const DAY = 86_400_000
const NOW = 100 * DAY

const about = (key: string, amount: number, at: number) => ({
  key: asId<IdempotencyKey>(key),
  at,
  amount,
  guestId,
  subject: null,
  subjectId: null,
})
const booking = (key: string, kind: Booking['kind'], amount: number, at = NOW): Booking => ({
  ...about(key, amount, at),
  kind,
  statement: key,
  paid: null,
})

/** A store of a guest with many coins and these limits. */
async function limited(limits: Partial<SpendingLimits>): Promise<MemoryStore> {
  const store = new MemoryStore()
  await store.transaction((tx) => credit(tx, booking('in', 'top-up', 10_000, NOW - 60 * DAY)))
  await store.transaction((tx) => tx.put(spendingLimits, { guestId, ...NO_LIMITS, ...limits }))
  return store
}

const limitOf = (coins: number | null) => ({ coins, raised: null })

describe('what a guest has spent', () => {
  const anyLine = fc.record({
    age: fc.nat(40 * DAY),
    amount: fc.integer({ min: 1, max: 50 }),
    returned: fc.nat(50),
    wasGiven: fc.boolean(),
  })

  it('is in each period the sum of the purchases in it, less what was refunded of them; coins that came in are none', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyLine, { maxLength: 12 }), async (lines) => {
        const store = await limited({})
        for (const [index, { age, amount, returned, wasGiven }] of lines.entries()) {
          const [key, at] = [`line ${index}`, NOW - age]
          await store.transaction((tx) =>
            wasGiven
              ? credit(tx, booking(key, 'bonus', amount, at))
              : spend(tx, booking(key, 'tip', amount, at), actorId),
          )
          const back = Math.min(returned, amount)
          if (wasGiven || back === 0) continue
          await store.transaction((tx) => refund(tx, { ...about(`back ${index}`, back, at), returned: key }, actorId))
        }
        const spends = await spendsOf(store, guestId, NOW)
        for (const period of LIMIT_PERIODS) {
          const expected = lines
            .filter(({ age, wasGiven }) => !wasGiven && age < PERIOD_LENGTH[period])
            .reduce((sum, { amount, returned }) => sum + amount - Math.min(returned, amount), 0)
          expect({ period, spent: spentIn(period, spends, NOW) }).toEqual({ period, spent: expected })
        }
      }),
      { numRuns: 60 },
    )
  })

  it('is nothing for another guest', async () => {
    const store = await limited({})
    await store.transaction((tx) => spend(tx, booking('tip', 'tip', 5), actorId))
    expect(await spendsOf(store, asId<GuestId>('ben'), NOW)).toEqual([])
  })
})

describe('a guest’s own limits', () => {
  it('allow any purchase where none is set', async () => {
    const store = new MemoryStore()
    expect(await limitsOf(store, guestId)).toEqual(NO_LIMITS)
    expect(await permissionToSpend(store, guestId, 1_000_000, NOW)).toEqual({ ok: true })
    expect(await allowanceOfGuest(store, guestId, NOW)).toBeNull()
    expect(await isExcluded(store, guestId, NOW)).toBe(false)
  })

  it('permit exactly as many coins as the least of them leaves, with purchases of before, also while raises wait', async () => {
    const anyLimit = fc.option(fc.nat(40))
    const waiting = { coins: 1_000, from: NOW + 1 }
    await fc.assert(
      fc.asyncProperty(
        fc.record({ daily: anyLimit, weekly: anyLimit, monthly: anyLimit }),
        fc.integer({ min: 1, max: 30 }),
        fc.boolean(),
        async (most, spent, isRaised) => {
          const store = await limited({})
          await store.transaction((tx) => spend(tx, booking('before', 'video', spent, NOW - DAY / 2), null))
          const of = (coins: number | null) => ({ coins, raised: isRaised && coins !== null ? waiting : null })
          const [daily, weekly, monthly] = [of(most.daily), of(most.weekly), of(most.monthly)]
          await store.transaction((tx) => tx.put(spendingLimits, { guestId, ...NO_LIMITS, daily, weekly, monthly }))
          const set = Object.values(most).filter((coins) => coins !== null)
          const left = Math.max(0, Math.min(...set) - spent)
          expect(await allowanceOfGuest(store, guestId, NOW)).toBe(set.length === 0 ? null : left)
          expect((await permissionToSpend(store, guestId, set.length === 0 ? 9_999 : left, NOW)).ok).toBe(true)
          expect((await permissionToSpend(store, guestId, left + 1, NOW)).ok).toBe(set.length === 0)
        },
      ),
    )
  })

  it('refuse a purchase beyond them without taking a coin, and name no missing coins', async () => {
    const store = await limited({ weekly: limitOf(10) })
    expect(await store.transaction((tx) => spend(tx, booking('a', 'gift', 11), null))).toEqual({
      ok: false,
      reason: 'limit-reached',
      missing: 0,
    })
    expect(await store.transaction((tx) => spend(tx, booking('b', 'gift', 10), null))).toEqual({
      ok: true,
      balance: 9_990,
      charged: 10,
    })
  })

  it('bind while a raise waits, also where the raise lifts the limit or is all that is set', async () => {
    const daily = changeLimit(limitOf(10), null, NOW)
    const lifted = await limited({ daily })
    expect(await allowanceOfGuest(lifted, guestId, NOW + RAISE_AFTER - 1)).toBe(10)
    expect(await allowanceOfGuest(lifted, guestId, NOW + RAISE_AFTER)).toBeNull()
    const raised = await limited({ daily: { coins: null, raised: { coins: 7, from: NOW } } })
    expect(await permissionToSpend(raised, guestId, 8, NOW)).toMatchObject({ ok: false, remaining: 7 })
  })

  it('allow nothing during a self-exclusion, and everything from its end on', async () => {
    const store = await limited({ excludedUntil: NOW + 1 })
    expect(await isExcluded(store, guestId, NOW)).toBe(true)
    expect(await allowanceOfGuest(store, guestId, NOW)).toBe(0)
    expect(await store.transaction((tx) => spend(tx, booking('a', 'gift', 1), null))).toEqual({
      ok: false,
      reason: 'self-excluded',
      missing: 0,
    })
    expect(await isExcluded(store, guestId, NOW + 1)).toBe(false)
    expect(await permissionToSpend(store, guestId, 10_000, NOW + 1)).toEqual({ ok: true })
  })
})
