import { expect, it } from 'vitest'
import { paymentRules } from '@/adapters/backend/payments/payment-rules'
import type { CheckoutForm } from '@/application/payments/checkout-service'
import type { PaymentFlow } from '@/domain/payments/flows'
import { checkout, signup } from '#test/support/world/checkout'
import { PASSWORD, TestPlatform, type TestGuest } from '#test/support/world/test-platform'

/** Goes through a checkout; where its guest goes on, or why not. */
async function finished(guest: TestGuest, flow: PaymentFlow, form: CheckoutForm): Promise<string> {
  const { id, submit } = await checkout(guest, flow)
  await submit(form)
  const answer = await guest.ports.checkout.finish({ checkoutId: id, flow, redirectTo: null }, '/en/cams/')
  return answer.ok ? answer.url : answer.reason
}

const pay = (outcome: 'approve' | 'decline' | 'delay'): CheckoutForm => ({
  kind: 'pay',
  packageId: 'topup-1000',
  outcome,
})

it('leads back from every flow, and from a login or a sign-up to the start page where the operator wants that', async () => {
  const test = new TestPlatform({ actors: 2, videos: 0 })
  const { email } = await (await test.member()).record()
  const login: CheckoutForm = { kind: 'login', email: email ?? '', password: PASSWORD }
  const urls = async (name: string) => ({
    signup: await finished(await test.visitor(), 'signup', signup({ name, email: `${name}@elsewhere.test` })),
    login: await finished(await test.visitor(), 'login', login),
    payment: await finished(await test.member(), 'moneycharge', pay('approve')),
  })
  expect(await urls('Robin')).toEqual({ signup: '/en/cams/', login: '/en/cams/', payment: '/en/cams/' })
  test.context.rules.set(paymentRules, { checkoutUrl: 'https://vesper.test/checkout', leavesAfterLogin: true })
  expect(await urls('Kim')).toEqual({ signup: '/en/', login: '/en/', payment: '/en/cams/' })
})

it('has nothing to take over from a checkout that was declined, is pending, is another one, or was opened half an hour ago', async () => {
  const test = new TestPlatform({ actors: 2, videos: 0 })
  const guest = await test.member()
  expect(await finished(guest, 'moneycharge', pay('decline'))).toBe('not-finished')
  expect(await finished(guest, 'moneycharge', pay('delay'))).toBe('pending')
  const { id, submit, sheet } = await checkout(guest, 'moneycharge')
  await submit(pay('approve'))
  const finish = async (who: TestGuest, flow: PaymentFlow) =>
    who.ports.checkout.finish({ checkoutId: id, flow, redirectTo: null }, '/en/')
  const refused = { ok: false, reason: 'not-finished' }
  expect(await finish(guest, 'vipabo')).toEqual(refused)
  expect(await finish(await test.member(), 'moneycharge')).toEqual(refused)
  test.clock.sleep(30 * 60_000 - 1)
  expect((await finish(guest, 'moneycharge')).ok).toBe(true)
  expect(await sheet()).not.toBeNull()
  test.clock.sleep(1)
  expect(await finish(guest, 'moneycharge')).toEqual(refused)
  expect(await sheet()).toBeNull()
})
