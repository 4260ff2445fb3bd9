import { describe, expect, it } from 'vitest'
import { LoginWaits } from '@/adapters/backend/access/login-waits'
import { authenticate } from '@/adapters/backend/accounts/authenticate'
import type { CheckoutForm } from '@/application/payments/checkout-service'
import { checkout } from '#test/support/world/checkout'
import { PASSWORD, TestPlatform } from '#test/support/world/test-platform'

const platform = () => new TestPlatform({ actors: 14, videos: 0 })

describe('logging in', () => {
  const login = (email: string, password: string): CheckoutForm => ({ kind: 'login', email, password })

  it('answers an unknown address as it answers a wrong password', async () => {
    const test = platform()
    const { email } = await (await test.member()).record()
    const { submit } = await checkout(await test.visitor(), 'login')
    const wrong = await submit(login(email ?? '', 'wrong password'))
    expect(wrong).toEqual({ status: 'invalid', errors: { password: 'credentials' } })
    expect(await submit(login('nobody@vesper.test', 'wrong password'))).toEqual(wrong)
  })

  it('is refused to a locked guest, who is informed only with the right password', async () => {
    const test = platform()
    const guest = await test.member()
    await guest.change({ isLocked: true })
    const { email } = await guest.record()
    const { submit } = await checkout(await test.visitor(), 'login')
    expect(await submit(login(email ?? '', 'wrong password'))).toMatchObject({ errors: { password: 'credentials' } })
    expect(await submit(login(email ?? '', PASSWORD))).toMatchObject({ errors: { form: 'locked' } })
  })

  it('reveals to no one by a lost password who has an account', async () => {
    const test = platform()
    const { email } = await (await test.member()).record()
    for (const address of [email ?? '', 'nobody@vesper.test']) {
      const { submit } = await checkout(await test.visitor(), 'pwdlost')
      expect(await submit({ kind: 'pwdlost', email: address })).toEqual({ status: 'sent' })
    }
  })

  it('needs no checkout', async () => {
    const test = platform()
    const guest = await test.member()
    const email = (await guest.record()).email ?? ''
    const from = { deviceHash: 'a device', address: null, language: 'en' } as const
    const attempt = (password: string) =>
      authenticate(test.context, new LoginWaits(test.clock), { email, password }, from)
    expect(await attempt('wrong password')).toEqual({ ok: false, errors: { password: 'credentials' } })
    expect(await attempt(PASSWORD)).toEqual({ ok: true, guestId: guest.id })
  })
})
