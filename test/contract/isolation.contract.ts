import { expect, it } from 'vitest'
import { channelTo, freshKey, liveActor, sendText } from './setup'
import { contract } from './suite'
import { ANY_PRICE } from '#test/support/any-price'
import type { Bind, BindingName } from '#test/support/bindings/binding'
import { openCheckout, payingMember, secretOf } from '#test/support/bindings/accounts'

export const isolationContract = (name: BindingName, bind: Bind): void =>
  contract('isolation', name, bind, (bound) => {
    it('opens nothing of one guest to another who knows its id: no channel, no history, no chat, no checkout, no notification', async () => {
      const [owner, thief] = [await payingMember(bound(), 220), await payingMember(bound(), 220)]
      const actor = await liveActor(bound(), owner)
      const channelId = await channelTo(owner, actor)
      await sendText(owner, channelId, 'private words')
      const request = {
        actorId: actor.id,
        mode: 'single',
        key: freshKey(),
        useVoucher: false,
        stopAt: null,
        agreedPrice: ANY_PRICE,
      } as const
      const started = await owner.ports.chat.startChat(request)
      if (!started.ok) throw new Error(started.reason)
      const { chatId } = started.chat
      const checkout = await openCheckout(owner, 'moneycharge')
      await owner.sandbox.submit(checkout.id, secretOf(checkout), {
        kind: 'pay',
        packageId: 'topup-1000',
        outcome: 'approve',
      })
      const [updates] = (await owner.ports.notifications.newest(1)).items

      const { messenger, chat, notifications, guest } = thief.ports
      const denied = { code: 'not-found' }
      expect(await messenger.channel(channelId)).toBeNull()
      await expect(messenger.messages(channelId, 30, null)).rejects.toMatchObject(denied)
      await expect(messenger.markRead(channelId)).rejects.toMatchObject(denied)
      await expect(messenger.archive(channelId, true)).rejects.toMatchObject(denied)
      await expect(messenger.block(channelId, true)).rejects.toMatchObject(denied)
      expect((await messenger.channels({ first: 500, offset: 0, filter: 'newest', order: 'newest' })).items).toEqual([])
      expect(await chat.stop(chatId)).toBeNull()
      await expect(chat.setStop(chatId, 0)).rejects.toMatchObject(denied)
      expect(await chat.running()).toBeNull()
      const taken = await thief.ports.checkout.finish(
        { checkoutId: checkout.id, flow: 'moneycharge', redirectTo: null },
        '/',
      )
      expect(taken).toEqual({ ok: false, reason: 'not-finished' })
      if (updates !== undefined) await notifications.remove(updates.id)
      expect((await guest.balance()).balance).toBe(220)
      await thief.settle()
      expect(thief.received('message')).toEqual([])
      expect(thief.received('chatStarted')).toEqual([])

      await owner.settle()
      expect(await owner.ports.chat.running()).toMatchObject({ chatId, stopAt: null })
      expect((await owner.ports.notifications.newest(1)).items[0]?.id).toBe(updates?.id)
      expect((await owner.ports.messenger.channel(channelId))?.archived).toBe(false)
    })

    it('takes over a sign-in for the device that opened it, and for no other', async () => {
      const [victim, thief] = [await bound().device(), await bound().device()]
      const owner = await payingMember(bound(), 40)
      const checkout = await openCheckout(victim, 'login')
      await victim.sandbox.submit(checkout.id, secretOf(checkout), {
        kind: 'login',
        email: owner.guest.email ?? '',
        password: 'a long evening',
      })
      const result = { checkoutId: checkout.id, flow: 'login', redirectTo: null } as const
      expect(await thief.ports.checkout.finish(result, '/')).toEqual({ ok: false, reason: 'not-finished' })
      expect((await thief.reopen()).isLoggedIn).toBe(false)
      expect(await victim.ports.checkout.finish(result, '/')).toMatchObject({ ok: true })
      expect((await victim.reopen()).id).toBe(owner.guest.id)
    })
  })
