import { describe, expect, it } from 'vitest'
import { isPaymentFlow, paymentFlows, signupMethodName, traitsOf, voicePayTypeName } from '@/domain/payments/flows'

describe('payment flows', () => {
  it.each([
    ['moneycharge', '[PAY-003]'],
    ['limit', '[PAY-004]'],
    ['oneclick', '[PAY-005]'],
    ['autorecharge', '[PAY-006]'],
    ['vipabo', '[PAY-007]'],
    ['vxabo', '[PAY-008]'],
    ['trialvipabo', '[PAY-009]'],
    ['vxtvabo', '[PAY-010]'],
    ['trialmoneycharge', '[PAY-011]'],
    ['changecc', '[PAY-012]'],
    ['changels', '[PAY-013]'],
    ['settings', '[PAY-014]'],
    ['vxsettings', '[PAY-015]'],
    ['pwdreset', '[PAY-016]'],
    ['pwdlost', '[PAY-017]'],
    ['login', '[PAY-018]'],
    ['avs', '[PAY-019]'],
    ['promocode', '[PAY-020]'],
    ['scratchcard', '[PAY-021]'],
    ['carrier', '[PAY-022]'],
    ['opcompensation', '[PAY-023]'],
    ['voice', '[PAY-024]'],
    ['signup', '[PAY-025]'],
    ['paytour', '[PAY-026]'],
    ['trialpaytour', '[PAY-027]'],
    ['voicecallpaytour', '[PAY-028]'],
    ['autorechargepaytour', '[PAY-029]'],
    ['oneclickpaytour', '[PAY-030]'],
    ['abopaytour', '[PAY-031]'],
    ['videotvabo', '[PAY-032]'],
    ['trialabopaytour', '[PAY-033]'],
    ['limitpaytour', '[PAY-034]'],
  ])('know %s by name %s', (name) => {
    expect(isPaymentFlow(name)).toBe(true)
  })

  it('know no other name', () => {
    expect(Object.keys(paymentFlows)).toHaveLength(32)
    expect(['', 'toString', 'Login', 'refund'].some(isPaymentFlow)).toBe(false)
  })

  it('let anonymous guests open what signs them in, and only members what belongs to an account', () => {
    expect(
      (['login', 'signup', 'pwdlost', 'paytour', 'voice'] as const).map((flow) => traitsOf(flow).needsLogin),
    ).toEqual([false, false, false, false, false])
    expect(
      (['moneycharge', 'vipabo', 'settings', 'changecc'] as const).map((flow) => traitsOf(flow).needsLogin),
    ).toEqual([true, true, true, true])
  })

  it('count login and signup as no payment', () => {
    expect([traitsOf('login').isPayment, traitsOf('signup').isPayment, traitsOf('moneycharge').isPayment]).toEqual([
      false,
      false,
      true,
    ])
  })

  it('name the signup method and the voice pay type as documented [PAY-055][PAY-056]', () => {
    expect([voicePayTypeName, signupMethodName]).toEqual(['Voice', 'Signup'])
  })
})
