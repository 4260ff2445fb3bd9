import { expect, it } from 'vitest'
import { channelTo, freshKey, liveActor, sendText } from './setup'
import { contract } from './suite'
import { ANY_PRICE } from '#test/support/any-price'
import { openCheckout, OPTIONS, payingMember, secretOf } from '#test/support/bindings/accounts'
import type { Bind, BindingName, Device } from '#test/support/bindings/binding'
import { topUpPackages } from '@/domain/payments/packages'
import { exitCodes } from '@/domain/chat/exit-code'

const DAY = 86_400_000

const reportOf = async ({ ports }: Device) => {
  const read = await ports.spendingLimits.read()
  if (!read.ok) throw new Error(read.reason)
  return read.report
}

export const limitsContract = (name: BindingName, bind: Bind): void =>
  contract('spendingLimits', name, bind, (bound) => {
    const single = (device: Device, actor: { readonly id: Parameters<typeof channelTo>[1]['id'] }) =>
      device.ports.chat.startChat({
        actorId: actor.id,
        mode: 'single',
        key: freshKey(),
        useVoucher: false,
        stopAt: null,
        agreedPrice: ANY_PRICE,
      })

    it('are for guests with an account', async () => {
      const { ports } = await bound().device()
      const refused = { ok: false, reason: 'login-required' }
      expect(await ports.spendingLimits.read()).toEqual(refused)
      expect(await ports.spendingLimits.setLimit('daily', 5)).toEqual(refused)
    })

    it('stop a message and a purchase that would pass them, and let through what does not', async () => {
      const device = await payingMember(bound(), 100)
      const channelId = await channelTo(device, await liveActor(bound(), device, { message: 3 }))
      await sendText(device, channelId, 'while words are free')
      for (let iteration = 0; iteration < 12; iteration += 1) await sendText(device, channelId, `word ${iteration}`)
      const { spent } = await reportOf(device)
      await device.ports.spendingLimits.setLimit('daily', spent.daily + 4)
      expect(await sendText(device, channelId, 'within')).toMatchObject({ ok: true })
      expect(await sendText(device, channelId, 'beyond')).toMatchObject({
        ok: false,
        reason: 'limit-reached',
        missing: 0,
      })
      const { items } = await device.ports.videos.list({ filter: {}, sort: 'cheapest', first: 500, offset: 0 })
      const paid = items.find(({ price, free }) => !free && price.value > 1)
      if (paid === undefined) throw new Error('no video is sold')
      const bought = await device.ports.videos.buy(paid.id, freshKey(), ANY_PRICE)
      expect(bought).toMatchObject({ ok: false })
      expect(['limit-reached', 'age-check']).toContain(bought.ok ? '' : bought.reason)
      const now = await reportOf(device)
      expect(now.spent.daily).toBeLessThanOrEqual(spent.daily + 4)
    })

    it('end a chat to the coin, and let no other begin while nothing is left', async () => {
      const device = await payingMember(bound(), 100)
      const actor = await liveActor(bound(), device, { single: 60 })
      await device.ports.spendingLimits.setLimit('weekly', 10)
      const started = await single(device, actor)
      if (!started.ok) throw new Error(started.reason)
      await bound().environment.advance(8_000)
      await device.ports.chat.heartbeat(started.chat.chatId)
      await device.settle()
      await bound().environment.advance(8_000)
      const bill = await device.ports.chat.stop(started.chat.chatId)
      expect(bill).toMatchObject({ coins: 10, exitCode: exitCodes.guestLimitReached })
      expect((await reportOf(device)).spent.weekly).toBe(10)
      const again = await single(device, await liveActor(bound(), device, { single: 60 }))
      expect(again).toMatchObject({ ok: false, reason: 'limit-reached', exitCode: exitCodes.guestLimitReached })
    })

    it('apply at once when lowered and a day later when raised', async () => {
      const device = await payingMember(bound(), 40)
      await device.ports.spendingLimits.setLimit('monthly', 20)
      const raised = await device.ports.spendingLimits.setLimit('monthly', 30)
      const now = bound().environment.clock.now()
      expect(raised).toMatchObject({
        ok: true,
        report: { limits: { monthly: { coins: 20, raised: { coins: 30, from: now + DAY } } } },
      })
      expect((await reportOf(device)).limits.monthly).toMatchObject({ coins: 20, raised: { coins: 30 } })
    })

    it('of a guest who has excluded themselves allow no spend and no payment until the day, and cannot be shortened', async () => {
      const device = await payingMember(bound(), 40)
      const channelId = await channelTo(device, await liveActor(bound(), device, { message: 3 }))
      for (let iteration = 0; iteration < 12; iteration += 1) await sendText(device, channelId, `word ${iteration}`)
      const until = bound().environment.clock.now() + 20_000
      await device.ports.spendingLimits.exclude(until)
      await device.ports.spendingLimits.exclude(until - 10_000)
      expect((await reportOf(device)).limits.excludedUntil).toBe(until)
      expect(await sendText(device, channelId, 'hello')).toMatchObject({ ok: false, reason: 'self-excluded' })
      const actor = await liveActor(bound(), device, { single: 12 })
      expect(await single(device, actor)).toMatchObject({ ok: false, reason: 'self-excluded' })
      expect(await device.ports.checkout.open('moneycharge', OPTIONS)).toEqual({ ok: false, reason: 'self-excluded' })
      await bound().environment.advance(20_001)
      expect(await sendText(device, channelId, 'hello again')).toMatchObject({ ok: true })
    })

    it('of a guest who has excluded themselves stop a payment whose window was open before', async () => {
      const device = await payingMember(bound(), 40)
      const checkout = await openCheckout(device, 'moneycharge')
      await device.ports.spendingLimits.exclude(bound().environment.clock.now() + DAY)
      const [bought] = topUpPackages
      if (bought === undefined) throw new Error('nothing is sold')
      const form = { kind: 'pay', packageId: bought.id, outcome: 'approve' } as const
      expect(await device.sandbox.submit(checkout.id, secretOf(checkout), form)).toEqual({
        status: 'invalid',
        errors: { form: 'self-excluded' },
      })
      expect((await device.ports.guest.balance()).balance).toBe(40)
    })

    it('are never exceeded by simultaneous requests', async () => {
      const device = await payingMember(bound(), 100)
      const channelId = await channelTo(device, await liveActor(bound(), device, { message: 3 }))
      for (let iteration = 0; iteration < 12; iteration += 1) await sendText(device, channelId, `word ${iteration}`)
      const { spent } = await reportOf(device)
      await device.ports.spendingLimits.setLimit('daily', spent.daily + 7)
      const answers = await Promise.all(
        Array.from({ length: 6 }, (_, iteration) => sendText(device, channelId, `at once ${iteration}`)),
      )
      expect(answers.filter(({ ok }) => ok)).toHaveLength(2)
      expect((await reportOf(device)).spent.daily).toBe(spent.daily + 6)
    })

    it.each([-1, 0.5, Number.NaN])('refuse %s coins', async (coins) => {
      const device = await payingMember(bound(), 40)
      await expect(device.ports.spendingLimits.setLimit('daily', coins)).rejects.toMatchObject({ name: 'BackendError' })
    })

    it('refuse an exclusion that lies in the past or never ends', async () => {
      const device = await payingMember(bound(), 40)
      const now = bound().environment.clock.now()
      for (const until of [now - 1, now + 6 * 365 * DAY]) {
        await expect(device.ports.spendingLimits.exclude(until)).rejects.toMatchObject({ code: 'invalid-request' })
      }
    })

    it('belong to one guest only', async () => {
      const [one, other] = [await payingMember(bound(), 40), await payingMember(bound(), 40)]
      await one.ports.spendingLimits.setLimit('daily', 1)
      expect((await reportOf(other)).limits.daily).toEqual({ coins: null, raised: null })
    })
  })
