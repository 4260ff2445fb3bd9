import { describe, expect, it } from 'vitest'
import { isPaymentFlow, paymentFlows, traitsOf } from '@/domain/payments/flows'

describe('payment flows', () => {
  it('are known by the documented names, and by no other', () => {
    const names =
      'moneycharge limit oneclick autorecharge vipabo vxabo trialvipabo vxtvabo trialmoneycharge changecc changels settings vxsettings pwdreset pwdlost login avs promocode scratchcard carrier opcompensation voice signup paytour trialpaytour voicecallpaytour autorechargepaytour oneclickpaytour abopaytour videotvabo trialabopaytour limitpaytour'
    expect(Object.keys(paymentFlows)).toEqual(names.split(' '))
    expect(names.split(' ').every(isPaymentFlow)).toBe(true)
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
})
