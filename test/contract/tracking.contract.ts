import { expect, it } from 'vitest'
import { freshKey, liveActor } from './setup'
import { contract } from './suite'
import { ANY_PRICE } from '#test/support/any-price'
import { payingMember } from '#test/support/bindings/accounts'
import type { Bind, Binding, BindingName, Device } from '#test/support/bindings/binding'
import { tracks } from '@/adapters/backend/tracking/backend-tracking'
import { ChatPurchases } from '@/application/chat/chat-purchases'
import { ResumeChat } from '@/application/chat/resume-chat'
import { AnswerConsent } from '@/application/consent/answer-consent'
import type { ChatMode } from '@/domain/chat/mode'
import { asId, type ActorId, type GiftId } from '@/domain/ids'
import { FakeStorage } from '#test/support/ui/doubles'

const records = async ({ environment }: Binding) =>
  (await environment.backend.store.find(tracks, 'byTime', { prefix: [] })).map(({ source, name, data }) => ({
    source,
    name,
    data: JSON.parse(data) as unknown,
  }))

export const trackerContract = (name: BindingName, bind: Bind): void =>
  contract('tracker', name, bind, (bound) => {
    it('records visits and events without delaying any caller [API-018][API-019]', async () => {
      const { ports } = await bound().device()
      ports.tracker.profileVisit('Mira', asId<ActorId>('7'))
      await expect.poll(() => records(bound())).toHaveLength(1)
      ports.tracker.track('chat', 'end', { seconds: 61, mode: 'single', paid: true })
      await expect
        .poll(() => records(bound()))
        .toEqual(
          expect.arrayContaining([
            { source: 'tracker', name: 'profileVisit', data: { actorName: 'Mira', actorId: '7' } },
            { source: 'tracker', name: 'chat.end', data: { seconds: 61, mode: 'single', paid: true } },
          ]),
        )
    })

    it('sends one purchase event at the end of a voyeur chat and of one with toy control, from two tabs and after a reload, as consent allows [API-025]', async () => {
      const { environment } = bound()
      const [device, host] = [await payingMember(bound(), 105), await payingMember(bound(), 105)]
      const purchases = async () => (await records(bound())).filter(({ name: event }) => event === 'purchase.chat')
      const tabs = (category: 'analytics' | 'functional') => {
        const storages = [new FakeStorage(), new FakeStorage()] as const
        return storages.map((storage) => {
          new AnswerConsent(storage, environment.clock).answer([category])
          return new ChatPurchases(storage, device.ports.tracker, new ResumeChat(device.ports.chat), environment.clock)
        })
      }
      const actor = await liveActor(bound(), host, { single: 30, voyeur: 6 })
      await environment.setActor(actor.id, {
        features: { livePreview: true, hd: true, audio: true, dildocontrol: true },
        state: { isVoyeurInSingleChatAllowed: true },
      })
      const enter = async ({ ports }: Device, mode: ChatMode) => {
        const request = { actorId: actor.id, mode, key: freshKey(), useVoucher: false, stopAt: null }
        const result = await ports.chat.startChat({ ...request, agreedPrice: ANY_PRICE })
        if (!result.ok) throw new Error(`refused: ${result.reason}`)
        return result.chat.chatId
      }
      const watched = await enter(host, 'single')
      for (const category of ['functional', 'analytics'] as const) {
        const open = tabs(category)
        await host.ports.chat.heartbeat(watched)
        const chatId = await enter(device, 'voyeur')
        for (const tab of open) tab.expect(chatId)
        await environment.advance(5_000)
        // A chat that runs is not ended by a page that looks for what has ended.
        for (const tab of open) await tab.catchUp()
        expect((await device.ports.chat.running())?.chatId).toBe(chatId)
        const bill = await device.ports.chat.stop(chatId)
        if (bill === null) throw new Error('no bill')
        await Promise.all(open.map((tab) => tab.catchUp()))
        for (const tab of open) tab.report(bill)
        if (category === 'functional') continue
        const data = { eventId: chatId, category: 'voyeur', value: bill.coins, currency: 'VXC' }
        await expect.poll(purchases).toEqual([{ source: 'tracker', name: 'purchase.chat', data }])
      }
      await host.ports.chat.stop(watched)
      const open = tabs('analytics')
      const chatId = await enter(device, 'single')
      for (const tab of open) tab.expect(chatId)
      const control = { chatId, giftId: asId<GiftId>('wave-30'), key: freshKey(), agreedPrice: 10 }
      expect(await device.ports.controls.begin(control)).toMatchObject({ ok: true })
      const bill = await device.ports.chat.stop(chatId)
      if (bill === null) throw new Error('no bill')
      for (const tab of open) tab.report(bill)
      await expect.poll(async () => (await purchases()).length).toBe(2)
      const data = { eventId: chatId, category: 'toy-control', value: 10, currency: 'VXC' }
      expect((await purchases()).at(-1)).toEqual({ source: 'tracker', name: 'purchase.chat', data })
    })

    it('never throws, not even without a session', async () => {
      const { ports } = await bound().device()
      await ports.guest.logout()
      const before = (await records(bound())).length
      ports.tracker.track('chat', 'end', {})
      ports.tracker.profileVisit('Mira', asId<ActorId>('7'))
      await new Promise((resolve) => setImmediate(resolve))
      expect((await records(bound())).length).toBe(before)
    })
  })

export const loggerContract = (name: BindingName, bind: Bind): void =>
  contract('logger', name, bind, (bound) => {
    it('records every kind of error [SOC-035][API-015][API-016]', async () => {
      const { ports } = await bound().device()
      const failure = {
        connectionAttempt: 2,
        error: 'connection-closed',
        errorCode: 1006,
        errorReason: '',
        websocketType: 'guest',
      }
      ports.logger.browserOnline(true)
      ports.logger.socketError(failure)
      ports.logger.messengerError('could not send')
      ports.logger.error('chunk', 'route cams')
      await expect.poll(() => records(bound())).toHaveLength(4)
      expect(await records(bound())).toEqual(
        expect.arrayContaining([
          { source: 'logger', name: 'browserOnline', data: { status: true } },
          { source: 'logger', name: 'websocketConnectionError', data: failure },
          { source: 'logger', name: 'vxmessengerError', data: { message: 'could not send' } },
          { source: 'logger', name: 'chunk', data: { detail: 'route cams' } },
        ]),
      )
    })
  })
