import { expect, it } from 'vitest'
import { contract } from './suite'
import {
  checkOut,
  member,
  openCheckout,
  OPTIONS,
  PASSWORD,
  secretOf,
  signUpForm,
} from '#test/support/bindings/accounts'
import type { Bind, BindingName, Device } from '#test/support/bindings/binding'
import { tokenIn } from '#test/support/world/test-mailer'
import { mailLinks } from '@/adapters/backend/mail/mail-records'

const NEW = 'another long evening'

export const resetContract = (name: BindingName, bind: Bind): void =>
  contract('reset', name, bind, (bound) => {
    const request = async (device: Device, email: string | null) => {
      const checkout = await openCheckout(device, 'login')
      return device.sandbox.submit(checkout.id, secretOf(checkout), { kind: 'pwdlost', email: email ?? '' })
    }

    /** The token of the newest link to a new password, once the platform has sent what it has to send. */
    const tokenFor = async (email: string | null, count = 1) => {
      const links = () =>
        bound()
          .environment.mailer.to(email)
          .filter(({ text }) => text.includes('/new-password/#'))
      await bound().environment.advance(1_000)
      await expect.poll(() => links().length).toBe(count)
      return tokenIn(links().at(-1))
    }

    const openLink = (device: Device, link: string) => device.ports.checkout.open('pwdreset', { ...OPTIONS, link })

    const setPassword = async (device: Device, link: string, password = NEW) => {
      const opened = await openLink(device, link)
      if (!opened.ok) return { status: opened.reason }
      const { id, flow } = opened.checkout
      const answer = await device.sandbox.submit(id, secretOf(opened.checkout), { kind: 'pwdreset', password })
      if (answer.status === 'succeeded') {
        await device.ports.checkout.finish({ checkoutId: id, flow, redirectTo: null }, '/en/')
      }
      return answer
    }

    it('sets a new password by a mailed link: the guest is logged in there and nowhere else', async () => {
      const [owner, phone] = [await member(bound()), await bound().device()]
      const { email } = owner.guest
      expect(await request(phone, email)).toEqual({ status: 'sent' })
      const token = await tokenFor(email)
      expect(await setPassword(phone, token)).toEqual({ status: 'succeeded' })
      expect((await phone.reopen()).id).toBe(owner.guest.id)
      expect((await phone.ports.guest.sessions()).length).toBe(1)
      await expect.poll(() => owner.received('sessionExpired').length).toBe(1)
      // What the page finds then is a stranger's session, or none.
      const left = await owner.ports.guest.current().catch(() => null)
      expect(left?.isLoggedIn ?? false).toBe(false)
      const third = await bound().device()
      expect(await checkOut(third, 'login', { kind: 'login', email: email ?? '', password: PASSWORD })).toMatchObject({
        errors: { password: 'credentials' },
      })
      expect(await checkOut(third, 'login', { kind: 'login', email: email ?? '', password: NEW })).toEqual({
        status: 'succeeded',
      })
      await bound().environment.advance(1_000)
      await expect.poll(() => bound().environment.mailer.to(email).at(-1)?.subject).toContain('was changed')
    })

    it('takes a link once, and no other that was mailed before', async () => {
      const [owner, phone, thief] = [await member(bound()), await bound().device(), await bound().device()]
      await request(phone, owner.guest.email)
      const first = await tokenFor(owner.guest.email)
      await request(phone, owner.guest.email)
      const second = await tokenFor(owner.guest.email, 2)
      const early = await openLink(thief, first)
      expect(early.ok).toBe(true)
      expect(await setPassword(phone, second)).toEqual({ status: 'succeeded' })
      for (const token of [first, second]) expect(await setPassword(thief, token)).toEqual({ status: 'link-expired' })
      if (!early.ok) return
      const late = { kind: 'pwdreset', password: 'the password of a thief' } as const
      expect(await thief.sandbox.submit(early.checkout.id, secretOf(early.checkout), late)).toMatchObject({
        errors: { form: 'link-expired' },
      })
    })

    it('takes no link of an hour ago, and stores its digest only', async () => {
      const [owner, phone] = [await member(bound()), await bound().device()]
      await request(phone, owner.guest.email)
      const token = await tokenFor(owner.guest.email)
      const { store } = bound().environment.backend
      const stored = await store.find(mailLinks, 'byGuest', { prefix: [owner.guest.id, 'reset'] })
      expect(stored).toHaveLength(1)
      expect(JSON.stringify(stored)).not.toContain(token)
      // A mail whose job is still being removed would be due again within that hour, with a new link.
      await bound().environment.backend.scheduler.ended()
      await bound().environment.clock.pass(60 * 60_000)
      expect(await setPassword(phone, token)).toEqual({ status: 'link-expired' })
      await bound().environment.advance(1_000)
      expect(await store.find(mailLinks, 'byGuest', { prefix: [owner.guest.id, 'reset'] })).toEqual([])
    })

    it('answers the same for an address without an account, and mails nothing there', async () => {
      const [owner, phone] = [await member(bound()), await bound().device()]
      const strange = `nobody.${owner.guest.id}@vesper.test`
      const answers = [await request(phone, strange), await request(phone, owner.guest.email)]
      expect(answers[0]).toEqual(answers[1])
      await tokenFor(owner.guest.email)
      expect(bound().environment.mailer.to(strange)).toEqual([])
      expect(await request(phone, 'no address')).toMatchObject({ errors: { email: 'email-format' } })
    })

    it('refuses the fourth request for an address, of an account or of none, until a quarter of an hour is over', async () => {
      const owner = await member(bound())
      for (const email of [owner.guest.email, `none.${owner.guest.id}@vesper.test`]) {
        const phone = await bound().device()
        for (let iteration = 0; iteration < 3; iteration += 1)
          expect(await request(phone, email)).toEqual({ status: 'sent' })
        expect(await request(phone, email)).toMatchObject({ errors: { form: 'too-many-mails' } })
        await bound().environment.clock.pass(15 * 60_000)
        expect(await request(phone, email)).toEqual({ status: 'sent' })
        await bound().environment.clock.pass(15 * 60_000)
      }
    })

    it('wants a password long enough, of a link it has mailed, and sets none for who is locked', async () => {
      const [owner, phone] = [await member(bound()), await bound().device()]
      await request(phone, owner.guest.email)
      const token = await tokenFor(owner.guest.email)
      expect(await setPassword(phone, token, 'short')).toMatchObject({ errors: { password: 'password-length' } })
      expect(await openLink(phone, 'no such link')).toEqual({ ok: false, reason: 'link-expired' })
      expect(await phone.ports.checkout.open('pwdreset', OPTIONS)).toEqual({ ok: false, reason: 'link-expired' })
      const login = await openCheckout(phone, 'login')
      const form = { kind: 'pwdreset', password: NEW } as const
      expect(await phone.sandbox.submit(login.id, secretOf(login), form)).toMatchObject({
        errors: { form: 'unknown-form' },
      })
      await bound().environment.setGuest(owner.guest.id, { isLocked: true })
      expect(await setPassword(phone, token)).toMatchObject({ errors: { form: 'locked' } })
      expect((await owner.ports.guest.current()).id).toBe(owner.guest.id)
    })

    it('lets one window sign up, log in and request a password, whichever it was opened for', async () => {
      const device = await bound().device()
      const checkout = await openCheckout(device, 'login')
      const submit = (form: Parameters<Device['sandbox']['submit']>[2]) =>
        device.sandbox.submit(checkout.id, secretOf(checkout), form)
      expect(await submit({ kind: 'pwdlost', email: 'somebody@vesper.test' })).toEqual({ status: 'sent' })
      expect(await submit(signUpForm())).toEqual({ status: 'succeeded' })
      await device.ports.checkout.finish({ checkoutId: checkout.id, flow: 'login', redirectTo: null }, '/')
      expect((await device.reopen()).isLoggedIn).toBe(true)
    })
  })
