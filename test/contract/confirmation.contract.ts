import { expect, it } from 'vitest'
import { contract } from './suite'
import { member } from '#test/support/bindings/accounts'
import type { Bind, BindingName } from '#test/support/bindings/binding'
import { tokenIn } from '#test/support/world/test-mailer'

export const confirmationContract = (name: BindingName, bind: Bind): void =>
  contract('emailConfirmation', name, bind, (bound) => {
    /** The newest mail to an address, once the platform has sent all it has to send. */
    const newestTo = async (email: string | null, count: number) => {
      await bound().environment.advance(1_000)
      await expect.poll(() => bound().environment.mailer.to(email).length).toBe(count)
      return bound().environment.mailer.to(email).at(-1)
    }

    it('confirms an address by the link that a new account is mailed, once, on any device', async () => {
      const [device, other] = [await member(bound()), await bound().device()]
      expect(device.guest.emailVerified).toBe(false)
      const mail = await newestTo(device.guest.email, 1)
      expect(mail?.text).toContain('https://vesper.test/en/confirm-email/#')
      const token = tokenIn(mail)
      expect(await other.ports.emailConfirmation.confirm('not the token')).toEqual({
        ok: false,
        reason: 'link-expired',
      })
      expect(await other.ports.emailConfirmation.confirm(token)).toEqual({ ok: true })
      await device.settle()
      expect(device.received('emailVerified')).toHaveLength(1)
      expect((await device.ports.guest.current()).emailVerified).toBe(true)
      expect(await other.ports.emailConfirmation.confirm(token)).toEqual({ ok: false, reason: 'link-expired' })
      expect(await device.ports.emailConfirmation.request()).toEqual({ ok: false, reason: 'confirmed' })
    })

    it('sends the link again, three times in a quarter of an hour', async () => {
      const [device, stranger] = [await member(bound()), await bound().device()]
      expect(await stranger.ports.emailConfirmation.request()).toEqual({ ok: false, reason: 'login-required' })
      for (let iteration = 0; iteration < 3; iteration += 1)
        expect(await device.ports.emailConfirmation.request()).toEqual({ ok: true })
      expect(await device.ports.emailConfirmation.request()).toEqual({ ok: false, reason: 'too-many-mails' })
      await newestTo(device.guest.email, 4)
      await bound().environment.advance(15 * 60_000)
      expect(await device.ports.emailConfirmation.request()).toEqual({ ok: true })
      const mail = await newestTo(device.guest.email, 5)
      expect(await device.ports.emailConfirmation.confirm(tokenIn(mail))).toEqual({ ok: true })
    })

    it('takes no link of a week ago', async () => {
      const device = await member(bound())
      const token = tokenIn(await newestTo(device.guest.email, 1))
      await bound().environment.clock.pass(7 * 86_400_000)
      await bound().environment.advance(1_000)
      expect(await device.ports.emailConfirmation.confirm(token)).toEqual({ ok: false, reason: 'link-expired' })
    })
  })
