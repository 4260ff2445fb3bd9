import * as fc from 'fast-check'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { evening } from '#test/support/arbitraries/vouchers'
import {
  codeToRedeem,
  grantsOf,
  mayRedeem,
  type BonusCode,
  type RemainingBonusCodes,
} from '@/domain/vouchers/bonus-code'
import { expiryOf } from '@/domain/vouchers/validity'

const codeWith = (requireMobileAuth: boolean, vip: boolean): BonusCode => ({
  code: 'EMBER',
  config: {
    containsTopUpBenefit: true,
    validTo: evening,
    conditions: { requireMobileAuth, vip },
    benefits: [
      { id: '1', name: 'Coins', description: 'Ten coins', kind: 'BonusCoins', coins: 10 },
      {
        id: '2',
        name: 'Videos',
        description: 'From 20 euro',
        kind: 'VoucherVideo',
        amount: [{ from: 2000, amount: 2 }],
      },
    ],
  },
})

describe('bonus codes', () => {
  it('bring the benefits of their config, in order, as far as the top-up reaches', () => {
    const code = codeWith(false, false)
    expect(code.config.benefits.map(({ id, name, description }) => [id, name, description])).toEqual([
      ['1', 'Coins', 'Ten coins'],
      ['2', 'Videos', 'From 20 euro'],
    ])
    expect(grantsOf(code, 0)).toEqual([{ give: 'coins', coins: 10 }])
    expect(grantsOf(code, 2000)).toEqual([
      { give: 'coins', coins: 10 },
      { give: 'voucher', type: 'video', amount: 2, actors: 'all' },
    ])
  })

  it('are redeemed exactly by guests who satisfy every condition', () => {
    const flag = fc.boolean()
    fc.assert(
      fc.property(flag, flag, flag, flag, (needsMobile, needsVip, hasMobileAuth, isVip) => {
        const decision = mayRedeem(codeWith(needsMobile, needsVip), { hasMobileAuth, isVip }, evening)
        expect(decision.ok).toBe((!needsMobile || hasMobileAuth) && (!needsVip || isVip))
      }),
    )
  })

  it('report which condition is not satisfied', () => {
    const nobody = { hasMobileAuth: false, isVip: false }
    expect(mayRedeem(codeWith(false, true), nobody, evening)).toEqual({ ok: false, reason: 'vip-required' })
    expect(mayRedeem(codeWith(true, false), nobody, evening)).toEqual({ ok: false, reason: 'mobile-auth-required' })
  })

  it('are valid through the end of their last day', () => {
    const code = codeWith(false, false)
    const guest = { hasMobileAuth: false, isVip: false }
    expect(mayRedeem(code, guest, expiryOf(code.config))).toEqual({ ok: true })
    expect(mayRedeem(code, guest, expiryOf(code.config) + 1)).toEqual({ ok: false, reason: 'expired' })
  })

  it('leave nothing to send when no code was typed', () => {
    expect([undefined, '', '   '].map(codeToRedeem)).toEqual([undefined, undefined, undefined])
    expect(codeToRedeem('  EMBER ')).toBe('EMBER')
  })

  it('can be counted with the day they end', () => {
    expectTypeOf<RemainingBonusCodes>().toEqualTypeOf<{ readonly remainingCount: number; readonly validTo: number }>()
  })
})
