import { expect, it } from 'vitest'
import { contract } from './suite'
import { member, topUp } from '#test/support/bindings/accounts'
import type { Bind, BindingName, Binding, Device } from '#test/support/bindings/binding'
import { tokenIn } from '#test/support/world/test-mailer'
import { actors, type ActorRecord } from '@/adapters/backend/actors/actor-records'
import { sessions } from '@/adapters/backend/access/guest-records'
import { appendMessage } from '@/adapters/backend/messenger/append-message'
import { channels } from '@/adapters/backend/messenger/messenger-records'
import { planNotices } from '@/adapters/backend/notifications/notices'
import { notifyFavorites } from '@/adapters/backend/world/simulate/events/notify-favorites'
import { NO_CHOICES, type NotificationChoices } from '@/domain/notifications/notification-choices'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const NUMBER = '+4915112345678'

const choosing = (change: Partial<NotificationChoices['kinds']>, more: Partial<NotificationChoices> = {}) => ({
  ...NO_CHOICES,
  ...more,
  kinds: { ...NO_CHOICES.kinds, ...change },
})

export const noticesContract = (name: BindingName, bind: Bind): void =>
  contract('notificationSettings', name, bind, (bound) => {
    const environment = () => bound().environment
    const settled = () => environment().advance(2_000)
    const mailsTo = async (device: Device) => {
      await settled()
      return environment().mailer.to(device.guest.email)
    }

    /** A member whose address is confirmed. */
    async function confirmed(binding: Binding): Promise<Device> {
      const device = await member(binding)
      await settled()
      await expect.poll(() => environment().mailer.to(device.guest.email).length).toBe(1)
      await device.ports.emailConfirmation.confirm(tokenIn(environment().mailer.to(device.guest.email)[0]))
      return device
    }

    async function anActor(): Promise<ActorRecord> {
      const [actor] = await environment().backend.store.find(actors, 'recommended', { prefix: [], limit: 1 })
      if (actor === undefined) throw new Error('no actor')
      return actor
    }

    /** The page of a guest was closed so long ago. */
    async function leave(device: Device, ago: number): Promise<void> {
      const { store } = environment().backend
      const usedAt = environment().clock.now() - ago
      await store.transaction(async (tx) => {
        for (const session of await tx.find(sessions, 'byGuest', { prefix: [device.guest.id] }))
          await tx.put(sessions, { ...session, usedAt })
      })
    }

    /** An actor writes to a guest. */
    async function write(device: Device, actor: ActorRecord, text: string): Promise<void> {
      const channel = await device.ports.messenger.channelWithActor(actor.id)
      const { store, context } = environment().backend
      await store.transaction(async (tx) => {
        const record = await tx.get(channels, channel?.id ?? '')
        if (record === undefined) throw new Error('no channel')
        const at = environment().clock.now()
        const clientId = `${text} ${at}`
        await appendMessage(tx, record, {
          sender: 'actor',
          clientId,
          text,
          gifts: [],
          price: 0,
          quote: null,
          media: null,
          at,
          chatId: null,
        })
        const values = { name: actor.name }
        await planNotices(context, tx, { guestId: record.guestId, about: 'message', values, actorId: actor.id })
      })
    }

    const goLive = async (actor: ActorRecord): Promise<void> => {
      const { store, context } = environment().backend
      await store.transaction((tx) => notifyFavorites(context, tx, actor))
    }

    it('has chosen nothing for a new guest, and stores what they choose [NOT-015]', async () => {
      const [visitor, device] = [await bound().device(), await member(bound())]
      expect(await visitor.ports.notificationSettings.read()).toMatchObject({
        choices: NO_CHOICES,
        actors: [],
        phone: null,
      })
      expect(await visitor.ports.notificationSettings.save(NO_CHOICES)).toEqual({ ok: false, reason: 'login-required' })
      const choices = choosing(
        { email: ['message', 'payment'] },
        { quiet: { from: 1_320, to: 480 }, timeZone: 'Europe/Madrid', neutral: true },
      )
      expect(await device.ports.notificationSettings.save(choices)).toEqual({ ok: true })
      const report = await device.ports.notificationSettings.read()
      expect(report.choices).toEqual(choices)
      expect(report.offered).toEqual(['email', 'sms', 'push'])
      expect((await device.ports.guest.current()).notificationSettings).toEqual({
        email: true,
        sms: false,
        push: false,
      })
    })

    it('refuses hours without a length and a zone that does not exist, and changes nothing', async () => {
      const device = await member(bound())
      const { notificationSettings } = device.ports
      const empty = choosing({}, { quiet: { from: 60, to: 60 } })
      expect(await notificationSettings.save(empty)).toEqual({ ok: false, reason: 'quiet-hours' })
      expect(await notificationSettings.save(choosing({}, { quiet: { from: 0, to: 1_440 } }))).toMatchObject({
        ok: false,
      })
      const elsewhere = choosing({}, { timeZone: 'Europe/Atlantis' })
      expect(await notificationSettings.save(elsewhere)).toEqual({ ok: false, reason: 'time-zone' })
      expect((await notificationSettings.read()).choices).toEqual(NO_CHOICES)
    })

    it('mails what was chosen to a confirmed address only, in the language of the guest', async () => {
      const [unconfirmed, device] = [await member(bound()), await confirmed(bound())]
      for (const each of [unconfirmed, device]) {
        await each.ports.notificationSettings.save(choosing({ email: ['payment'] }))
        await topUp(each, 40)
      }
      expect(await mailsTo(unconfirmed)).toHaveLength(1)
      await expect.poll(async () => (await mailsTo(device)).length).toBe(2)
      const mail = (await mailsTo(device)).at(-1)
      expect(mail?.subject).toBe('40 VXC have been added to your account.')
      expect(mail?.text).toContain('https://vesper.test/en/member/purchases/')
      expect(mail?.unsubscribe).toMatch(/^https:\/\/vesper\.test\/unsubscribe\/\w{40,}$/u)
    })

    it('mails about an actor whom the guest has switched on, and about no other [MSG-029][ADD-010][BEY-008]', async () => {
      const device = await confirmed(bound())
      const actor = await anActor()
      const { notificationSettings, messenger, actors: gateway } = device.ports
      await gateway.pin(actor.id, true)
      await goLive(actor)
      expect(await mailsTo(device)).toHaveLength(1)
      expect(await notificationSettings.mailAbout(actor.id, true)).toEqual({ ok: true })
      const report = await notificationSettings.read()
      expect(report.actors).toEqual([{ actorId: actor.id, channels: ['email'] }])
      expect(report.choices.kinds.email).toEqual(['go-live', 'message'])
      expect(await messenger.channelWithActor(actor.id)).toMatchObject({
        emailNotifications: true,
        smsNotifications: false,
      })
      await goLive(actor)
      await expect.poll(async () => (await mailsTo(device)).length).toBe(2)
      expect((await mailsTo(device)).at(-1)?.subject).toBe(`${actor.name} is live now.`)
      await notificationSettings.mailAbout(actor.id, false)
      await environment().clock.pass(25 * HOUR)
      await goLive(actor)
      expect(await mailsTo(device)).toHaveLength(2)
    })

    it('reports an actor who comes and goes once a day', async () => {
      const device = await confirmed(bound())
      const actor = await anActor()
      await device.ports.actors.pin(actor.id, true)
      await device.ports.notificationSettings.mailAbout(actor.id, true)
      for (let count = 0; count < 3; count += 1) {
        await goLive(actor)
        await settled()
        await environment().clock.pass(7 * HOUR)
      }
      await expect.poll(async () => (await mailsTo(device)).length).toBe(2)
      await environment().clock.pass(4 * HOUR)
      await goLive(actor)
      await expect.poll(async () => (await mailsTo(device)).length).toBe(3)
    })

    it('mails about a message that was not read for five minutes by a guest who is away, once', async () => {
      const device = await confirmed(bound())
      const actor = await anActor()
      await device.ports.notificationSettings.mailAbout(actor.id, true)
      await write(device, actor, 'Good evening')
      await leave(device, 10 * MINUTE)
      await environment().advance(4 * MINUTE)
      expect(await mailsTo(device)).toHaveLength(1)
      await write(device, actor, 'Are you there?')
      await leave(device, 10 * MINUTE)
      await environment().clock.pass(MINUTE)
      await expect.poll(async () => (await mailsTo(device)).length).toBe(2)
      expect((await mailsTo(device)).at(-1)?.subject).toBe(`${actor.name} has sent you a message.`)
      await environment().clock.pass(10 * MINUTE)
      expect(await mailsTo(device)).toHaveLength(2)
    })

    it('mails nothing about a message that was read, or while a page of the guest is open', async () => {
      const device = await confirmed(bound())
      const actor = await anActor()
      await device.ports.notificationSettings.mailAbout(actor.id, true)
      await write(device, actor, 'Good evening')
      const channel = await device.ports.messenger.channelWithActor(actor.id)
      if (channel === null) throw new Error('no channel')
      await device.ports.messenger.markRead(channel.id)
      await leave(device, HOUR)
      await environment().clock.pass(6 * MINUTE)
      expect(await mailsTo(device)).toHaveLength(1)
      await write(device, actor, 'And now?')
      await environment().clock.pass(6 * MINUTE)
      await leave(device, 0)
      expect(await mailsTo(device)).toHaveLength(1)
    })

    it('holds back what happens in quiet hours until they end, and drops that an actor went live', async () => {
      const device = await confirmed(bound())
      const actor = await anActor()
      await device.ports.actors.pin(actor.id, true)
      await device.ports.notificationSettings.mailAbout(actor.id, true)
      const minute = Math.floor(environment().clock.now() / MINUTE)
      const quiet = { from: (minute + 1_380) % 1_440, to: (minute + 120) % 1_440 }
      await device.ports.notificationSettings.save(
        choosing({ email: ['go-live', 'payment'] }, { quiet, timeZone: 'UTC' }),
      )
      await topUp(device, 40)
      await goLive(actor)
      expect(await mailsTo(device)).toHaveLength(1)
      await environment().clock.pass(2 * HOUR)
      await expect.poll(async () => (await mailsTo(device)).length).toBe(2)
      expect((await mailsTo(device)).at(-1)?.subject).toContain('40 VXC')
    })

    it('names neither the product nor an actor to who has chosen neutral texts', async () => {
      const device = await confirmed(bound())
      const actor = await anActor()
      await device.ports.actors.pin(actor.id, true)
      await device.ports.notificationSettings.mailAbout(actor.id, true)
      await device.ports.notificationSettings.save(choosing({ email: ['go-live'] }, { neutral: true }))
      await goLive(actor)
      await expect.poll(async () => (await mailsTo(device)).length).toBe(2)
      const mail = (await mailsTo(device)).at(-1)
      expect(mail).toMatchObject({ subject: 'New notification', isNeutral: true })
      const words = `${mail?.text} ${mail?.html}`.replaceAll(/https:\S+/gu, '')
      expect(words).not.toContain('Vesper')
      expect(words).not.toContain(actor.name)
    })

    it('sends nothing to a guest who has excluded themselves', async () => {
      const device = await confirmed(bound())
      const actor = await anActor()
      await device.ports.actors.pin(actor.id, true)
      await device.ports.notificationSettings.mailAbout(actor.id, true)
      await device.ports.spendingLimits.exclude(environment().clock.now() + 2 * HOUR)
      await goLive(actor)
      expect(await mailsTo(device)).toHaveLength(1)
    })

    it('ends mails of a kind by their link, from any device and as often as it is pressed', async () => {
      const [device, stranger] = [await confirmed(bound()), await bound().device()]
      await device.ports.notificationSettings.save(choosing({ email: ['payment', 'show'] }))
      await topUp(device, 40)
      await expect.poll(async () => (await mailsTo(device)).length).toBe(2)
      const token = tokenIn((await mailsTo(device)).at(-1))
      expect(await stranger.ports.notificationSettings.unsubscribe('made up')).toEqual({
        ok: false,
        reason: 'link-expired',
      })
      expect(await stranger.ports.notificationSettings.unsubscribe(token)).toEqual({ ok: true })
      expect(await stranger.ports.notificationSettings.unsubscribe(token)).toEqual({ ok: true })
      expect((await device.ports.notificationSettings.read()).choices.kinds.email).toEqual(['show'])
      await topUp(device, 40)
      expect(await mailsTo(device)).toHaveLength(2)
    })

    it('sends text messages to a number that a code has proved, about actors who are switched on [MSG-030]', async () => {
      const device = await confirmed(bound())
      const actor = await anActor()
      const { notificationSettings } = device.ports
      const { texts } = environment()
      expect(await notificationSettings.textAbout(actor.id, true)).toEqual({ ok: false, reason: 'no-phone' })
      const { phone } = device.ports
      const started = await phone.startVerification({ phone: '0151 1234-5678', type: 'mobile', language: 'en' })
      if (!started.ok) throw new Error(started.error)
      const pin = /\d{6}/u.exec(texts.to(NUMBER).at(-1) ?? '')?.[0] ?? ''
      expect(await phone.verifyPin(started.id, 'mobile', pin)).toMatchObject({ ok: true })
      expect((await notificationSettings.read()).phone).toBe('+49 ••• 678')
      expect(await notificationSettings.textAbout(actor.id, true)).toEqual({ ok: true })
      await device.ports.actors.pin(actor.id, true)
      const before = texts.to(NUMBER).length
      await goLive(actor)
      await settled()
      await expect.poll(() => texts.to(NUMBER).slice(before)).toEqual([`${actor.name} is live now.`])
      await notificationSettings.removePhone()
      expect((await notificationSettings.read()).phone).toBeNull()
    })
  })
