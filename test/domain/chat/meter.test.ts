import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyTerms, termsOf } from '#test/support/arbitraries/chat'
import { billOf } from '@/domain/chat/bill'
import { exitCodes } from '@/domain/chat/exit-code'
import { advance, costOf, secondsFor, startMeter, type Meter, type MeterStep } from '@/domain/chat/meter'

const steps = fc.array(fc.nat(120), { maxLength: 12 })
const run = (meter: Meter, times: readonly number[]): readonly MeterStep[] => {
  const taken: MeterStep[] = []
  for (const time of times) taken.push(advance(taken.at(-1)?.meter ?? meter, time))
  return taken
}
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

describe('the price of time', () => {
  it('is the minute price by the second, rounded up to whole coins over the whole chat', () => {
    expect([0, 1, 5, 6, 59, 60, 61].map((seconds) => costOf(12, seconds))).toEqual([0, 1, 1, 2, 12, 12, 13])
    fc.assert(
      fc.property(fc.nat(1000), fc.nat(100_000), (price, seconds) => {
        expect(BigInt(costOf(price, seconds))).toBe((BigInt(price) * BigInt(seconds) + 59n) / 60n)
      }),
    )
  })

  it('gives the maximum seconds the coins pay for', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(500), (price, coins) => {
        const seconds = secondsFor(price, coins)
        expect(costOf(price, seconds)).toBeLessThanOrEqual(coins)
        expect(costOf(price, seconds + 1)).toBeGreaterThan(coins)
      }),
    )
  })
})

describe('the meter', () => {
  it('charges in steps exactly the total of the bill at the end', () => {
    fc.assert(
      fc.property(anyTerms, steps, (terms, times) => {
        const taken = run(startMeter(terms), times)
        const bill = billOf(taken.at(-1)?.meter ?? startMeter(terms), exitCodes.guestLeft)
        expect(sum(taken.map(({ charge }) => charge))).toBe(bill.coins)
        expect(sum(taken.map(({ usedVoucherSeconds }) => usedVoucherSeconds))).toBe(bill.voucherSeconds)
        expect(taken.every(({ charge, usedVoucherSeconds }) => charge >= 0 && usedVoucherSeconds >= 0)).toBe(true)
      }),
    )
  })

  it('comes to the same however the time is cut', () => {
    fc.assert(
      fc.property(anyTerms, steps, (terms, times) => {
        const whole = advance(startMeter(terms), sum(times)).meter
        expect(run(startMeter(terms), [...times, 0]).at(-1)?.meter).toEqual(whole)
      }),
    )
  })

  it('never charges beyond the balance nor beyond the own stop of the guest', () => {
    fc.assert(
      fc.property(anyTerms, steps, (terms, times) => {
        const charged = sum(run(startMeter(terms), times).map(({ charge }) => charge))
        expect(charged).toBeLessThanOrEqual(terms.balance)
        expect(charged).toBeLessThanOrEqual(terms.stopAt ?? terms.balance)
      }),
    )
  })

  it('uses vouchers up before the first coin', () => {
    fc.assert(
      fc.property(anyTerms, fc.nat(600), (terms, seconds) => {
        const step = advance(startMeter(terms), seconds)
        expect(step.charge > 0 && step.usedVoucherSeconds < terms.voucherSeconds).toBe(false)
      }),
    )
    expect(advance(startMeter(termsOf({ voucherSeconds: 60 })), 60)).toMatchObject({
      charge: 0,
      usedVoucherSeconds: 60,
    })
    expect(advance(startMeter(termsOf({ voucherSeconds: 60 })), 65)).toMatchObject({
      charge: 1,
      usedVoucherSeconds: 60,
    })
  })

  it('ends with 501 when the balance is used up, counting no second more [CHA-007]', () => {
    const step = advance(startMeter(termsOf({ balance: 12 })), 500)
    expect(step).toMatchObject({ charge: 12, ended: 501, meter: { seconds: 60 } })
    expect(advance(step.meter, 30)).toEqual({ meter: step.meter, charge: 0, usedVoucherSeconds: 0, ended: 501 })
  })

  it('ends with 502 at the own stop of the guest, also where it equals the balance [CHA-007]', () => {
    const charged = (stopAt: number) => advance(startMeter(termsOf({ balance: 200, stopAt })), 3600)
    expect(charged(150)).toMatchObject({ charge: 150, ended: 502 })
    expect(charged(200)).toMatchObject({ charge: 200, ended: 502 })
    expect(charged(201)).toMatchObject({ charge: 200, ended: 501 })
  })

  it('ends with the code of the mode at the time limit of the mode [CHA-007]', () => {
    const timed = { seconds: 90, exitCode: exitCodes.modeTimeUp }
    expect(advance(startMeter(termsOf({ timeLimit: timed })), 100)).toMatchObject({ charge: 18, ended: 503 })
    const preview = termsOf({ pricePerMinute: 0, balance: 0, timeLimit: { seconds: 5, exitCode: 401 } })
    expect(advance(startMeter(preview), 4).ended).toBeNull()
    expect(advance(startMeter(preview), 5)).toMatchObject({ charge: 0, ended: 401 })
  })

  it('runs free modes without end, without coins and without eating vouchers', () => {
    const free = startMeter(termsOf({ pricePerMinute: 0, balance: 0, voucherSeconds: 120 }))
    expect(advance(free, 100_000)).toMatchObject({ charge: 0, usedVoucherSeconds: 0, ended: null })
  })

  it('has ended before it starts where not one second is paid for', () => {
    expect(startMeter(termsOf({ balance: 0 })).ended).toBe(501)
    expect(startMeter(termsOf({ stopAt: 0 })).ended).toBe(502)
    expect(startMeter(termsOf({ balance: 0, voucherSeconds: 60 })).ended).toBeNull()
  })

  it('counts whole seconds forward only', () => {
    expect(() => advance(startMeter(termsOf()), -1)).toThrow(RangeError)
    expect(() => advance(startMeter(termsOf()), 0.5)).toThrow(RangeError)
    expect(() => startMeter(termsOf({ balance: -1 }))).toThrow(RangeError)
    expect(() => startMeter(termsOf({ pricePerMinute: 1.5 }))).toThrow(RangeError)
  })
})
