import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { LIMIT_PERIODS, NO_LIMITS, PERIOD_LENGTH, type SpendingLimits } from '@/domain/access/limits'
import { oneClickAmounts, oneClickDecision, type PastCharge } from '@/domain/payments/one-click'

const DAY = 86_400_000
const limit = fc.option(fc.integer({ min: 0, max: 900 })).map((coins) => ({ coins, raised: null }))
const limits: fc.Arbitrary<SpendingLimits> = fc.record({
  daily: limit,
  weekly: limit,
  monthly: limit,
  excludedUntil: fc.constant(null),
})
const presses = fc.array(
  fc.record({ amount: fc.constantFrom(...oneClickAmounts), wait: fc.integer({ min: 0, max: 3 * DAY }) }),
  { maxLength: 40 },
)
const quickPresses = fc.array(
  fc.record({ amount: fc.constantFrom(...oneClickAmounts), wait: fc.integer({ min: 0, max: 20_000 }) }),
  { maxLength: 40 },
)

/** All that is accepted of a series of presses, each at its moment. */
function accepted(given: readonly { amount: number; wait: number }[], set: SpendingLimits): readonly PastCharge[] {
  const charges: PastCharge[] = []
  let now = 1_000_000
  for (const { amount, wait } of given) {
    now += wait
    if (oneClickDecision(amount, { limits: set, spends: [], charges, now }).ok)
      charges.push({ at: now, coins: amount, isOpen: false })
  }
  return charges
}

/** What is bought in the span that ends with a charge. */
const boughtIn = (charges: readonly PastCharge[], end: number, span: number): number =>
  charges.filter(({ at }) => at > end - span && at <= end).reduce((sum, { coins }) => sum + coins, 0)

it('never buys more within a span than the cap of a day and the limits of the guest allow, however it is pressed', () => {
  fc.assert(
    fc.property(fc.oneof(presses, quickPresses), limits, (given, set) => {
      const charges = accepted(given, set)
      for (const { at } of charges) {
        expect(boughtIn(charges, at, DAY)).toBeLessThanOrEqual(400)
        for (const period of LIMIT_PERIODS)
          expect(boughtIn(charges, at, PERIOD_LENGTH[period])).toBeLessThanOrEqual(set[period].coins ?? Infinity)
      }
    }),
  )
})

it('leaves a pause between two charges', () => {
  fc.assert(
    fc.property(quickPresses, (given) => {
      const times = accepted(given, NO_LIMITS).map(({ at }) => at)
      for (const [index, at] of times.entries())
        expect(at - (times[index - 1] ?? -Infinity)).toBeGreaterThanOrEqual(10_000)
    }),
  )
})

const facts = { limits: NO_LIMITS, spends: [], charges: [], now: 5_000_000 }

it('accepts the amounts on offer and no other', () => {
  expect(oneClickAmounts.map((amount) => oneClickDecision(amount, facts).ok)).toEqual([true, true, true])
  for (const amount of [0, 39, 41, 400, -40])
    expect(oneClickDecision(amount, facts)).toEqual({ ok: false, reason: 'unknown-amount' })
})

it('buys no coins that the limits do not let the guest spend, and none in a break', () => {
  const daily = { ...NO_LIMITS, daily: { coins: 100, raised: null } }
  const spends = [{ at: facts.now - 1, coins: 61 }]
  expect(oneClickDecision(40, { ...facts, limits: daily, spends })).toEqual({ ok: false, reason: 'limit-reached' })
  expect(oneClickDecision(40, { ...facts, limits: daily, spends: [{ at: facts.now, coins: 60 }] }).ok).toBe(true)
  const excluded = { ...NO_LIMITS, excludedUntil: facts.now + 1 }
  expect(oneClickDecision(40, { ...facts, limits: excluded })).toEqual({ ok: false, reason: 'self-excluded' })
})

it('sells again once the pause is over, and up to 400 coins once a day is over, not a moment sooner', () => {
  const after = (ms: number, coins: number, amount = 40) =>
    oneClickDecision(amount, { ...facts, charges: [{ at: facts.now - ms, coins, isOpen: false }] })
  expect(after(9_999, 40)).toEqual({ ok: false, reason: 'under-way' })
  expect(after(10_000, 40).ok).toBe(true)
  expect(after(10_000, 360).ok).toBe(true)
  expect(after(DAY - 1, 361)).toEqual({ ok: false, reason: 'day-limit' })
  expect(after(DAY, 361).ok).toBe(true)
  for (const amount of oneClickAmounts)
    expect(oneClickDecision(amount, facts)).toMatchObject({ ok: true, bought: { coins: amount } })
})

it('waits while a charge has no answer, however old it is', () => {
  const charges = [{ at: facts.now - 600_000, coins: 40, isOpen: true }]
  expect(oneClickDecision(40, { ...facts, charges })).toEqual({ ok: false, reason: 'under-way' })
})
