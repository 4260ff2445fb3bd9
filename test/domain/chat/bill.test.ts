import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyTerms, termsOf } from '#test/support/arbitraries/chat'
import { billOf, voucherMinutesUsed } from '@/domain/chat/bill'
import { exitCodes } from '@/domain/chat/exit-code'
import { advance, startMeter } from '@/domain/chat/meter'

describe('the bill', () => {
  it('reports what was counted, what it cost and why the chat ended', () => {
    const { meter } = advance(startMeter(termsOf({ voucherSeconds: 120 })), 150)
    expect(billOf(meter, exitCodes.guestLeft)).toEqual({
      seconds: 150,
      coins: 6,
      voucherSeconds: 120,
      voucherMinutes: 2,
      pricePerMinute: 12,
      exitCode: 101,
      reason: 'guest-left',
    })
  })

  it('retains the end the meter found, regardless of who closed the window later', () => {
    const { meter } = advance(startMeter(termsOf({ balance: 12 })), 90)
    expect(billOf(meter, exitCodes.guestLeft)).toMatchObject({ exitCode: 501, reason: 'balance-used-up' })
  })

  it('uses up started voucher minutes whole, never more than there were', () => {
    expect([0, 1, 60, 61].map(voucherMinutesUsed)).toEqual([0, 1, 1, 2])
    fc.assert(
      fc.property(anyTerms, fc.nat(500), (terms, seconds) => {
        const bill = billOf(advance(startMeter(terms), seconds).meter, exitCodes.guestLeft)
        expect(bill.voucherMinutes * 60).toBeLessThanOrEqual(terms.voucherSeconds)
        expect(bill.voucherMinutes * 60).toBeGreaterThanOrEqual(bill.voucherSeconds)
      }),
    )
  })
})
