import { expect, it } from 'vitest'
import { contract } from './suite'
import { member } from '#test/support/bindings/accounts'
import type { Bind, BindingName, Device } from '#test/support/bindings/binding'
import { tokenIn } from '#test/support/world/test-mailer'
import { beginMailing } from '@/adapters/backend/newsletters/newsletter-mailing'
import { newsletterSubscriptions } from '@/adapters/backend/newsletters/newsletter-records'
import { asId, type GuestId } from '@/domain/ids'
import {
  hasSubscribed,
  NEWSLETTERS,
  UNCONFIRMED_LIFETIME,
  type Newsletter,
  type NewsletterAnswer,
} from '@/domain/newsletters/newsletter'

const text = (subject: string) => ({
  subject,
  paragraphs: [`${subject}: a paragraph.`],
  link: { label: 'To the page', path: '/en/cams/' },
})

export const newslettersContract = (name: BindingName, bind: Bind): void =>
  contract('newsletters', name, bind, (bound) => {
    const environment = () => bound().environment
    // The platform of a suite is one: each test has addresses and counts of its own.
    let drawn = 0
    const newEmail = () => `reader-${(drawn += 1)}@vesper.test`
    const countOf = (index: 'receivers' | 'unconfirmed', ...prefix: readonly string[]) =>
      environment().backend.store.count(newsletterSubscriptions, index, prefix)
    const mailsTo = async (email: string) => {
      await environment().advance(3_000)
      return environment().mailer.to(email)
    }

    async function confirmedMember(): Promise<Device> {
      const device = await member(bound())
      await expect.poll(async () => (await mailsTo(device.guest.email ?? '')).length).toBe(1)
      await device.ports.emailConfirmation.confirm(tokenIn((await mailsTo(device.guest.email ?? ''))[0]))
      return device
    }

    const subscribe = (device: Device, newsletter: Newsletter, email: string) =>
      device.ports.newsletters.subscribe(newsletter, device.guest.id, email)

    const send = (id: string, newsletter: Newsletter) =>
      beginMailing(environment().backend.store, {
        id,
        newsletter,
        texts: { de: text('Neues'), en: text('News'), es: text('Novedades') },
        at: environment().clock.now(),
      })

    it('subscribes the confirmed address of an account at once, to each newsletter [GUE-026, GUE-030, GUE-031, GUE-032, GUE-033]', async () => {
      const device = await confirmedMember()
      const email = device.guest.email ?? ''
      for (const newsletter of NEWSLETTERS) {
        const answer = await subscribe(device, newsletter, email.toUpperCase())
        expect(answer).toEqual({ success: true, data: { success: true, isConfirmed: true, reason: null } })
        expect(await subscribe(device, newsletter, email)).toEqual(answer)
      }
      expect(await device.ports.newsletters.read()).toEqual(
        NEWSLETTERS.map((newsletter) => ({ newsletter, email, isConfirmed: true })),
      )
    })

    it('subscribes the address of a visitor only once its owner has followed the mailed link, on any device', async () => {
      const [device, other] = [await bound().device(), await bound().device()]
      const [email, before] = [newEmail(), await countOf('receivers', 'contests')]
      const answer = await subscribe(device, 'contests', email)
      expect(answer.data).toEqual({ success: true, isConfirmed: false, reason: null })
      expect(await device.ports.newsletters.read()).toMatchObject([{ newsletter: 'contests', isConfirmed: false }])
      await expect.poll(async () => (await mailsTo(email)).length).toBe(1)
      expect(await send('before', 'contests')).toBe(before)
      const token = tokenIn((await mailsTo(email))[0])
      expect(await other.ports.newsletters.confirm('nothing')).toEqual({ ok: false, reason: 'link-expired' })
      expect(await other.ports.newsletters.confirm(token)).toEqual({ ok: true })
      expect(await other.ports.newsletters.confirm(token)).toEqual({ ok: true })
      expect(await device.ports.newsletters.read()).toMatchObject([{ newsletter: 'contests', isConfirmed: true }])
      // The answer does not disclose who has subscribed.
      expect((await subscribe(other, 'contests', email)).data).toEqual(answer.data)
      expect(await other.ports.newsletters.read()).toEqual([])
    })

    it('reports a failure by flags that are not both true, and stores nothing [GUE-028, GUE-029]', async () => {
      const [device, other, before] = [await bound().device(), await bound().device(), await countOf('unconfirmed')]
      const wrong = await subscribe(device, 'vr', 'nobody')
      const foreign = await device.ports.newsletters.subscribe('vr', other.guest.id, newEmail())
      const unknown = await device.ports.newsletters.subscribe('vr', asId<GuestId>('no one'), newEmail())
      expect(wrong).toMatchObject({ success: true, data: { success: false, reason: 'invalid-email' } })
      for (const answer of [foreign, unknown])
        expect(answer).toMatchObject({ success: false, data: { success: false, reason: 'not-yours' } })
      expect([wrong, foreign, unknown].some(hasSubscribed)).toBe(false)
      expect(await device.ports.newsletters.read()).toEqual([])
      expect(await countOf('unconfirmed')).toBe(before)
    })

    it('refuses further mails to an address that has had several', async () => {
      const device = await bound().device()
      const [email, answers] = [newEmail(), [] as NewsletterAnswer[]]
      for (const newsletter of NEWSLETTERS) answers.push(await subscribe(device, newsletter, email))
      expect(answers.map(({ data }) => data.reason)).toEqual([null, null, null, 'too-many-mails'])
    })

    it('sends an issue once to each receiver, in their language, and ends at a press on its link [GUE-027]', async () => {
      const device = await confirmedMember()
      const email = device.guest.email ?? ''
      await subscribe(device, 'vip-club', email)
      const [before, receivers] = [(await mailsTo(email)).length, await countOf('receivers', 'vip-club')]
      expect(await send('issue-1', 'vip-club')).toBe(receivers)
      expect(await send('issue-1', 'vip-club')).toBeNull()
      await expect.poll(async () => (await mailsTo(email)).length).toBe(before + 1)
      const mail = environment().mailer.to(email).at(-1)
      expect(mail).toMatchObject({ subject: 'News' })
      expect(mail?.text).toContain('/en/cams/')
      const token = mail?.unsubscribe?.split('/').at(-1) ?? ''
      const stranger = await bound().device()
      expect(await stranger.ports.notificationSettings.unsubscribe(token)).toEqual({ ok: true })
      expect(await stranger.ports.notificationSettings.unsubscribe(token)).toEqual({ ok: true })
      expect(await device.ports.newsletters.read()).toEqual([])
      expect(await send('issue-2', 'vip-club')).toBe(receivers - 1)
    })

    it('ends a newsletter of the guest and no other [GUE-027]', async () => {
      const [device, other] = [await confirmedMember(), await confirmedMember()]
      for (const one of [device, other])
        for (const newsletter of ['contests', 'vr'] as const) await subscribe(one, newsletter, one.guest.email ?? '')
      await device.ports.newsletters.unsubscribe('contests')
      await device.ports.newsletters.unsubscribe('contests')
      expect(await device.ports.newsletters.read()).toMatchObject([{ newsletter: 'vr' }])
      expect(await other.ports.newsletters.read()).toMatchObject([{ newsletter: 'contests' }, { newsletter: 'vr' }])
    })

    it('sends nothing to who has excluded themselves, neither before nor after', async () => {
      const device = await confirmedMember()
      const email = device.guest.email ?? ''
      await subscribe(device, 'late-night', email)
      await device.ports.spendingLimits.exclude(environment().clock.now() + 30 * 86_400_000)
      const before = (await mailsTo(email)).length
      await send('during', 'late-night')
      expect((await subscribe(device, 'contests', email)).data.reason).toBe('excluded')
      expect((await mailsTo(email)).length).toBe(before)
    })

    it('deletes an address that nobody confirmed, after a week', async () => {
      const device = await bound().device()
      await subscribe(device, 'contests', newEmail())
      expect(await countOf('unconfirmed')).toBeGreaterThan(0)
      environment().clock.sleep(UNCONFIRMED_LIFETIME)
      await environment().advance(2_000)
      expect(await countOf('unconfirmed')).toBe(0)
    })
  })
