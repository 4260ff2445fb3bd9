import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyTerms, termsOf } from '#test/support/arbitraries/chat'
import { credit, spend, type Booking } from '@/adapters/backend/money/ledger-book'
import { claimedCoins, claimOf, meterClaims } from '@/adapters/backend/money/meter-claims'
import { spendingLimits } from '@/adapters/backend/money/spending-limits'
import { MemoryStore } from '@/adapters/stores/memory-store'
import { NO_LIMITS } from '@/domain/access/limits'
import { advance, startMeter, type Meter } from '@/domain/chat/meter'
import { asId, type GuestId, type IdempotencyKey } from '@/domain/ids'

const guestId = asId<GuestId>('ann')
const START = 1_000_000

/** A store in which the chat of the guest has run since `START`. */
async function chatting(meter: Meter): Promise<MemoryStore> {
  const store = new MemoryStore()
  await store.transaction((tx) => tx.put(meterClaims, claimOf(guestId, START, meter)))
  return store
}

const booking = (key: string, kind: Booking['kind'], amount: number, at: number): Booking => ({
  key: asId<IdempotencyKey>(key),
  at,
  kind,
  amount,
  guestId,
  statement: key,
  subject: null,
  subjectId: null,
  paid: null,
})

describe('the claim of a running chat', () => {
  it('is what its meter will charge for the seconds that have passed since it was counted, and not a coin more', async () => {
    await fc.assert(
      fc.asyncProperty(anyTerms, fc.nat(300), fc.nat(600_000), async (terms, counted, passed) => {
        const { meter } = advance(startMeter(terms), counted)
        const store = await chatting(meter)
        const seconds = Math.floor(passed / 1_000)
        const { charge } = advance({ ...meter, ended: null }, Math.max(0, seconds - meter.seconds))
        expect(await claimedCoins(store, guestId, START + passed)).toBe(charge)
      }),
    )
  })

  it('never ends where the mode costs nothing and has no limit, and never grows there', async () => {
    const meter = startMeter(termsOf({ pricePerMinute: 0, balance: 0 }))
    expect(claimOf(guestId, START, meter)).toEqual({
      guestId,
      startedAt: START,
      pricePerMinute: 0,
      voucherSeconds: 0,
      maxSeconds: null,
      charged: 0,
    })
    const store = await chatting(meter)
    expect(await claimedCoins(store, guestId, START + 3_600_000)).toBe(0)
  })

  it('has no end of its own where a price is counted without one', async () => {
    const store = new MemoryStore()
    const claim = { guestId, startedAt: START, pricePerMinute: 60, voucherSeconds: 0, maxSeconds: null, charged: 0 }
    await store.transaction((tx) => tx.put(meterClaims, claim))
    expect(await claimedCoins(store, guestId, START + 90_999)).toBe(90)
  })

  it('is nothing before the chat began, nor for a guest who is in no chat', async () => {
    const store = await chatting(startMeter(termsOf({ pricePerMinute: 60 })))
    expect(await claimedCoins(store, guestId, START - 5_000)).toBe(0)
    expect(await claimedCoins(store, asId<GuestId>('ben'), START + 60_000)).toBe(0)
  })
})

describe('a purchase beside a running chat', () => {
  /** A chat of a coin a second that was never counted, and a guest with these coins. */
  async function atCoinASecond(coins: number): Promise<MemoryStore> {
    const store = await chatting(startMeter(termsOf({ pricePerMinute: 60, balance: coins })))
    await store.transaction((tx) => credit(tx, booking('in', 'top-up', coins, START)))
    return store
  }
  const anyCoins = fc.integer({ min: 1, max: 60 })

  it('leaves the coins alone that the chat has used up, and reports what is missing besides them', async () => {
    await fc.assert(
      fc.asyncProperty(anyCoins, anyCoins, fc.nat(90), async (coins, amount, seconds) => {
        const store = await atCoinASecond(coins)
        const used = Math.min(coins, seconds)
        const answer = await store.transaction((tx) =>
          spend(tx, booking('video', 'video', amount, START + seconds * 1_000), null),
        )
        expect(answer).toEqual(
          amount + used <= coins
            ? { ok: true, balance: coins - amount, charged: amount }
            : { ok: false, reason: 'not-enough-money', missing: amount + used - coins },
        )
      }),
    )
  })

  it('counts them for the limits of the guest as well', async () => {
    await fc.assert(
      fc.asyncProperty(anyCoins, fc.nat(60), fc.nat(120), async (amount, seconds, limit) => {
        const store = await atCoinASecond(500)
        const daily = { coins: limit, raised: null }
        await store.transaction((tx) => tx.put(spendingLimits, { guestId, ...NO_LIMITS, daily }))
        const answer = await store.transaction((tx) =>
          spend(tx, booking('video', 'video', amount, START + seconds * 1_000), null),
        )
        expect(answer).toEqual(
          amount + seconds <= limit
            ? { ok: true, balance: 500 - amount, charged: amount }
            : { ok: false, reason: 'limit-reached', missing: 0 },
        )
      }),
    )
  })

  it('does not bar the charges of the chat itself, which are those coins', async () => {
    await fc.assert(
      fc.asyncProperty(anyCoins, async (coins) => {
        const store = await atCoinASecond(coins)
        const answer = await store.transaction((tx) =>
          spend(tx, booking('minute', 'chat', coins, START + coins * 1_000), null),
        )
        expect(answer).toEqual({ ok: true, balance: 0, charged: coins })
      }),
    )
  })
})
