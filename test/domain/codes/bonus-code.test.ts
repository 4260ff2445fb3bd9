import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evening } from '#test/support/arbitraries/vouchers'
import { codeToRedeem, grantsOf, mayRedeem, type BonusCode } from '@/domain/codes/bonus-code'
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
    const given = (topUpCents: number) =>
      grantsOf(code.config, topUpCents).map(({ benefit, grant }) => ({ id: benefit.id, grant }))
    const coins = { id: '1', grant: { give: 'coins', coins: 10 } }
    expect(given(0)).toEqual([coins])
    expect(given(2000)).toEqual([
      coins,
      { id: '2', grant: { give: 'voucher', type: 'video', amount: 2, actors: 'all' } },
    ])
  })

  it('are redeemed exactly by guests who satisfy every condition', () => {
    const flag = fc.boolean()
    fc.assert(
      fc.property(flag, flag, flag, flag, (needsMobile, needsVip, hasMobileAuth, isVip) => {
        const decision = mayRedeem(codeWith(needsMobile, needsVip), { hasMobileAuth, isVip }, null, evening)
        expect(decision.ok).toBe((!needsMobile || hasMobileAuth) && (!needsVip || isVip))
      }),
    )
  })

  it('report which condition is not satisfied', () => {
    const nobody = { hasMobileAuth: false, isVip: false }
    expect(mayRedeem(codeWith(false, true), nobody, 1, evening)).toEqual({ ok: false, reason: 'vip-required' })
    expect(mayRedeem(codeWith(true, false), nobody, 1, evening)).toEqual({ ok: false, reason: 'mobile-auth-required' })
  })

  it('are valid through the end of their last day', () => {
    const code = codeWith(false, false)
    const guest = { hasMobileAuth: false, isVip: false }
    expect(mayRedeem(code, guest, null, expiryOf(code.config))).toEqual({ ok: true })
    expect(mayRedeem(code, guest, null, expiryOf(code.config) + 1)).toEqual({ ok: false, reason: 'code-expired' })
  })

  it('can be redeemed as long as any are left', () => {
    const guest = { hasMobileAuth: true, isVip: true }
    fc.assert(
      fc.property(fc.integer({ min: -2, max: 3 }), (left) => {
        const decision = mayRedeem(codeWith(false, false), guest, left, evening)
        expect(decision).toEqual(left > 0 ? { ok: true } : { ok: false, reason: 'used-up' })
      }),
    )
  })

  it('leave nothing to send when no code was typed', () => {
    expect([undefined, '', '   '].map(codeToRedeem)).toEqual([undefined, undefined, undefined])
    expect(codeToRedeem('  em BER ')).toBe('EMBER')
  })
})
