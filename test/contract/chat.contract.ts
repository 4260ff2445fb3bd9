import { expect, it } from 'vitest'
import { channelTo, freshKey, liveActor } from './setup'
import { contract } from './suite'
import { ANY_PRICE } from '#test/support/any-price'
import type { Bind, Binding, BindingName, Device } from '#test/support/bindings/binding'
import { checkOut, payingMember } from '#test/support/bindings/accounts'
import { publishAll } from '@/adapters/backend/kernel/outbound-updates'
import { stopActor } from '@/adapters/backend/shows/show-course'
import { vouchers } from '@/adapters/backend/vouchers/voucher-records'
import type { ChatRequest, RunningChat } from '@/application/chat/chat-gateway'
import type { ActorSummary } from '@/domain/actors/actor'
import { asId, type ChatId, type VoucherId } from '@/domain/ids'
import { voucherTypes } from '@/domain/vouchers/voucher'

const request = (actor: ActorSummary, over: Partial<ChatRequest> = {}): ChatRequest => ({
  actorId: actor.id,
  mode: 'single',
  key: freshKey(),
  useVoucher: false,
  stopAt: null,
  agreedPrice: ANY_PRICE,
  ...over,
})

async function started(device: Device, actor: ActorSummary, over: Partial<ChatRequest> = {}): Promise<RunningChat> {
  const result = await device.ports.chat.startChat(request(actor, over))
  if (!result.ok) throw new Error(`refused: ${result.reason}`)
  return result.chat
}

/** What an actor takes a minute of a private chat from now on. */
const setPrice = ({ environment }: Binding, { id }: ActorSummary, single: number) =>
  environment.setActor(id, { prices: { single, voyeur: null, c2c: null, ticket: null, message: 0 } })

/** Gives a guest free minutes. */
const grant = ({ environment }: Binding, { guest }: Device, minutes: number) =>
  environment.backend.store.transaction((tx) =>
    tx.put(vouchers, {
      id: asId<VoucherId>(freshKey()),
      guestId: guest.id,
      type: voucherTypes.videochat,
      amount: minutes,
      validFrom: environment.clock.now() - 1,
      validTo: environment.clock.now() + 86_400_000,
      actors: 'all',
    }),
  )

/** Lets a chat run while its guest reports that they are there. */
async function stay({ environment }: Binding, device: Device, chat: RunningChat, seconds: number): Promise<void> {
  for (let left = seconds; left > 0; left -= 5) {
    await environment.advance(Math.min(5, left) * 1_000)
    await device.ports.chat.heartbeat(chat.chatId)
    await device.settle()
  }
}

export const chatContract = (name: BindingName, bind: Bind): void =>
  contract('chat', name, bind, (bound) => {
    it('bills what its own meter counted, second by second, and nothing else [CHA-001][SOC-022]', async () => {
      const device = await payingMember(bound(), 200)
      const actor = await liveActor(bound(), device, { single: 30 })
      const before = (await device.ports.guest.balance()).balance
      const chat = await started(device, actor)
      expect(chat).toMatchObject({ mode: 'single', pricePerMinute: 30, seconds: 0, charged: 0 })
      await stay(bound(), device, chat, 61)
      const bill = await device.ports.chat.stop(chat.chatId)
      await device.settle()
      expect(bill).toMatchObject({ chatId: chat.chatId, seconds: 61, pricePerMinute: 30, exitCode: 101 })
      expect(bill?.coins).toBe(Math.ceil((61 * 30) / 60))
      expect((await device.ports.guest.balance()).balance).toBe(before - (bill?.coins ?? 0))
      expect(device.received('chatEnd')).toEqual([{ type: 'chatEnd', chatId: chat.chatId, exitCode: 101, bill }])
      const ticks = device.received('chatTick')
      expect(ticks.length).toBeGreaterThan(50)
      const counted = ticks.map(({ seconds }) => seconds)
      expect(counted).toEqual(counted.toSorted((a, b) => a - b))
      expect(ticks.every(({ balance, charged }) => balance + charged === before)).toBe(true)
    })

    it('answers the same bill when it is stopped twice, and charges it once', async () => {
      const device = await payingMember(bound(), 40)
      const chat = await started(device, await liveActor(bound(), device))
      await stay(bound(), device, chat, 10)
      const bills = await Promise.all([device.ports.chat.stop(chat.chatId), device.ports.chat.stop(chat.chatId)])
      const { balance } = await device.ports.guest.balance()
      expect(bills[0]).toEqual(bills[1])
      await bound().environment.advance(60_000)
      expect((await device.ports.guest.balance()).balance).toBe(balance)
    })

    it('answers the video time of a chat, running or over, to its guest alone [CHA-036]', async () => {
      const [device, other] = [await payingMember(bound(), 40), await payingMember(bound(), 40)]
      const { chatId } = await started(device, await liveActor(bound(), device))
      await bound().environment.advance(4_000)
      expect(await device.ports.chat.videoTime(chatId)).toBe(4)
      expect(await other.ports.chat.videoTime(chatId)).toBeNull()
      expect((await device.ports.chat.stop(chatId))?.seconds).toBe(4)
      await bound().environment.advance(4_000)
      expect(await device.ports.chat.videoTime(chatId)).toBe(4)
      expect(await device.ports.chat.videoTime(asId<ChatId>('no-such-chat'))).toBeNull()
    })

    it('starts one chat for one key, and no second one beside it', async () => {
      const device = await payingMember(bound(), 40)
      const actor = await liveActor(bound(), device)
      const key = freshKey()
      const results = await Promise.all(
        Array.from({ length: 4 }, () => device.ports.chat.startChat(request(actor, { key }))),
      )
      expect(new Set(results.map((result) => (result.ok ? result.chat.chatId : result.reason))).size).toBe(1)
      const other = await liveActor(bound(), device)
      expect(await device.ports.chat.startChat(request(other))).toMatchObject({ ok: false, reason: 'already-chatting' })
      const [first] = results
      if (first?.ok === true) await device.ports.chat.stop(first.chat.chatId)
    })

    it('ends a chat whose guest fell silent, and bills no more than the silence it allows', async () => {
      const device = await payingMember(bound(), 200)
      const chat = await started(device, await liveActor(bound(), device, { single: 60 }))
      await bound().environment.advance(120_000)
      await device.settle()
      const [end] = device.received('chatEnd')
      expect(end).toMatchObject({ exitCode: 102, bill: { seconds: 10, coins: 10 } })
      expect(await device.ports.chat.running()).toBeNull()
      expect(await device.ports.chat.stop(chat.chatId)).toEqual(end?.bill)
    })

    it('shows the balance of the ledger last and no second behind the end, for each cause that ends a chat [CHA-001]', async () => {
      const causes: Record<string, (device: Device, chat: RunningChat, actor: ActorSummary) => Promise<unknown>> = {
        'its guest': ({ ports }, { chatId }) => ports.chat.stop(chatId),
        silence: () => bound().environment.advance(20_000),
        'a limit': async (device, chat) => {
          await device.ports.chat.setStop(chat.chatId, 13)
          await stay(bound(), device, chat, 10)
        },
        'no coins': (device, chat) => stay(bound(), device, chat, 60),
        'an actor who leaves': async (_, __, { id }) => {
          const { context } = bound().environment.backend
          const end = await context.store.transaction((tx) => stopActor(tx, id, bound().environment.clock.now()))
          publishAll(context.hub, end)
        },
      }
      for (const [cause, end] of Object.entries(causes)) {
        const device = await payingMember(bound(), 40)
        const actor = await liveActor(bound(), device, { single: 60 })
        const chat = await started(device, actor)
        await stay(bound(), device, chat, 7)
        await end(device, chat, actor)
        await bound().environment.advance(8_000)
        await device.settle()
        const updates = device.updates.filter(({ type }) => ['chatTick', 'chatEnd', 'balance'].includes(type))
        const types = updates.map(({ type }) => type)
        expect({ cause, behind: types.slice(types.indexOf('chatEnd')) }).toEqual({ cause, behind: ['chatEnd'] })
        const shown = updates.flatMap((update) => ('balance' in update ? [update.balance] : []))
        expect({ cause, shown: shown.at(-1) }).toEqual({ cause, shown: (await device.ports.guest.balance()).balance })
      }
    })

    it('ends with 501 when the balance is used up, and never goes below nothing [CHA-007]', async () => {
      const device = await payingMember(bound(), 40)
      const chat = await started(device, await liveActor(bound(), device, { single: 60 }))
      await stay(bound(), device, chat, 60)
      expect(device.received('chatEnd').at(0)).toMatchObject({ exitCode: 501, bill: { coins: 40, seconds: 40 } })
      expect((await device.ports.guest.balance()).balance).toBe(0)
    })

    it("stops at the guest's own limit, also one they set on the way", async () => {
      const device = await payingMember(bound(), 200)
      const chat = await started(device, await liveActor(bound(), device, { single: 60 }), { stopAt: 100 })
      await stay(bound(), device, chat, 10)
      await device.ports.chat.setStop(chat.chatId, 15)
      await stay(bound(), device, chat, 30)
      expect(device.received('chatEnd').at(0)).toMatchObject({ exitCode: 502, bill: { coins: 15 } })
    })

    it('refuses to move the stop of a chat that has ended, or that never was', async () => {
      const device = await payingMember(bound(), 200)
      const chat = await started(device, await liveActor(bound(), device, { single: 60 }))
      await device.ports.chat.stop(chat.chatId)
      for (const chatId of [chat.chatId, asId<ChatId>('no-such-chat')]) {
        await expect(device.ports.chat.setStop(chatId, 15)).rejects.toMatchObject({ code: 'not-found' })
      }
    })

    it('ends a preview after 5 seconds, for a VIP after 20, both free [CHA-017][CHA-018]', async () => {
      const [guest, vip] = [await payingMember(bound(), 40), await payingMember(bound(), 40)]
      await checkOut(vip, 'vipabo', { kind: 'subscribe', outcome: 'approve' })
      for (const [device, seconds] of [
        [guest, 5],
        [vip, 20],
      ] as const) {
        const actor = await liveActor(bound(), device)
        const chat = await started(device, actor, { mode: 'preview' })
        await stay(bound(), device, chat, 25)
        expect(device.received('chatEnd').at(0)).toMatchObject({ exitCode: 401, bill: { seconds, coins: 0 } })
      }
    })

    it('knows the running chat after a reload and on another device', async () => {
      const device = await payingMember(bound(), 40)
      expect(await device.ports.chat.running()).toBeNull()
      const chat = await started(device, await liveActor(bound(), device), { stopAt: 25 })
      await stay(bound(), device, chat, 6)
      await device.reopen()
      expect(await device.ports.chat.running()).toMatchObject({ chatId: chat.chatId, seconds: 6, stopAt: 25 })
      await device.ports.chat.stop(chat.chatId)
    })

    it('notifies everyone that an actor is taken, and that they are free again', async () => {
      const [device, other] = [await payingMember(bound(), 40), await bound().device()]
      const actor = await liveActor(bound(), device)
      const chat = await started(device, actor)
      await other.settle()
      expect(await other.ports.chat.startChat(request(actor, { mode: 'preview' }))).toMatchObject({
        ok: false,
        reason: 'busy',
      })
      await device.ports.chat.stop(chat.chatId)
      await other.settle()
      const reports = other.received('actorState').filter(({ id }) => id === actor.id)
      expect(reports.map(({ state }) => state.isBusy)).toEqual([true, false])
    })

    it('notifies the guest of a private chat who comes to watch and who leaves [CHA-039]', async () => {
      const [guest, voyeur, third] = [
        await payingMember(bound(), 40),
        await payingMember(bound(), 40),
        await payingMember(bound(), 40),
      ]
      const actor = await liveActor(bound(), guest, { voyeur: 6 })
      await bound().environment.setActor(actor.id, { state: { isVoyeurInSingleChatAllowed: true } })
      const chat = await started(guest, actor)
      const early = await started(voyeur, actor, { mode: 'voyeur' })
      expect({ chatOnlookers: chat.onlookers, earlyOnlookers: early.onlookers }).toEqual({
        chatOnlookers: 0,
        earlyOnlookers: 1,
      })
      // Once a second at most, however many come and go.
      await bound().environment.advance(1_000)
      const late = await started(third, actor, { mode: 'voyeur' })
      await bound().environment.advance(1_000)
      await guest.settle()
      expect(await guest.ports.chat.running()).toMatchObject({ chatId: chat.chatId, onlookers: 2 })
      await voyeur.ports.chat.stop(early.chatId)
      await bound().environment.advance(1_000)
      await third.ports.chat.stop(late.chatId)
      await bound().environment.advance(1_000)
      await guest.settle()
      const received = guest.received('chatOnlookers').filter(({ chatId }) => chatId === chat.chatId)
      expect(received.map(({ onlookers }) => onlookers)).toEqual([1, 2, 1, 0])
      expect(voyeur.received('chatOnlookers').map(({ onlookers }) => onlookers)).toEqual([1, 2])
      expect(third.received('chatOnlookers').map(({ onlookers }) => onlookers)).toEqual([2, 1])
      await guest.ports.chat.stop(chat.chatId)
    })

    it('ends the chat of a voyeur with its bill when the guest they watch leaves, and charges no second after that [CHA-039]', async () => {
      const [guest, voyeur] = [await payingMember(bound(), 105), await payingMember(bound(), 40)]
      const actor = await liveActor(bound(), guest, { voyeur: 6 })
      await bound().environment.setActor(actor.id, { state: { isVoyeurInSingleChatAllowed: true } })
      expect(await voyeur.ports.chat.startChat(request(actor, { mode: 'voyeur' }))).toMatchObject({
        reason: 'mode-not-offered',
      })
      const chat = await started(guest, actor)
      const watching = await started(voyeur, actor, { mode: 'voyeur' })
      await stay(bound(), guest, chat, 5)
      await voyeur.ports.chat.heartbeat(watching.chatId)
      await stay(bound(), guest, chat, 5)
      await guest.ports.chat.stop(chat.chatId)
      await voyeur.settle()
      const [ended] = voyeur.received('chatEnd')
      expect(ended).toMatchObject({ chatId: watching.chatId, exitCode: 201, bill: { seconds: 10, coins: 1 } })
      expect(await voyeur.ports.chat.running()).toBeNull()
      await bound().environment.advance(60_000)
      expect((await voyeur.ports.guest.balance()).balance).toBe(39)
      const buttons = await voyeur.ports.offers.buttons(actor.id)
      expect(buttons?.modes.map(({ mode }) => mode)).not.toContain('voyeur')
    })

    it('ends the watching of others when a chat begins that excludes them, and lets no one watch it [CHA-039]', async () => {
      for (const [mode, isVoyeurInSingleChatAllowed] of [
        ['single', false],
        ['video-call', true],
      ] as const) {
        const [guest, voyeur] = [await payingMember(bound(), 200), await payingMember(bound(), 40)]
        const actor = await liveActor(bound(), guest, { voyeur: 6 })
        const prices = { single: 30, voyeur: 6, c2c: 34, ticket: null, message: 0 }
        const state = { isVoyeurInSingleChatAllowed, isOnlineMobileVideocall: true }
        await bound().environment.setActor(actor.id, { prices, state })
        // A guest of the sample world, of whom there is no chat.
        await bound().environment.setActor(actor.id, { state: { isBusy: true, isVoyeurInSingleChatAllowed: true } })
        const watching = await started(voyeur, actor, { mode: 'voyeur' })
        await bound().environment.setActor(actor.id, { state: { ...state, isBusy: false } })
        const chat = await started(guest, actor, { mode })
        await voyeur.settle()
        expect(voyeur.received('chatEnd')).toMatchObject([{ chatId: watching.chatId, exitCode: 201 }])
        expect(chat.onlookers).toBe(0)
        const again = await voyeur.ports.chat.startChat(request(actor, { mode: 'voyeur' }))
        expect(again).toMatchObject({ ok: false, reason: 'mode-not-offered' })
        expect(guest.received('chatOnlookers')).toEqual([])
        await guest.ports.chat.stop(chat.chatId)
      }
    })

    it('lets an actor see what the camera of the guest shows in a video call, and in no other chat', async () => {
      const device = await payingMember(bound(), 200)
      const actor = await liveActor(bound(), device, { single: 30 })
      const prices = { single: 30, voyeur: 6, c2c: 34, ticket: null, message: 0 }
      await bound().environment.setActor(actor.id, {
        prices,
        languages: ['en'],
        state: { isOnlineMobileVideocall: true },
      })
      const channelId = await channelTo(device, actor)
      const written = async (): Promise<readonly string[]> => {
        for (let i = 0; i < 4; i++) {
          await bound().environment.advance(1_000)
          const running = await device.ports.chat.running()
          if (running !== null) await device.ports.chat.heartbeat(running.chatId)
          await device.settle()
        }
        const { items } = await device.ports.messenger.messages(channelId, 20, null)
        return items.flatMap(({ sender, text }) => (sender === 'actor' ? [text] : []))
      }
      const asked = async (chatId: ChatId): Promise<string | undefined> => {
        const sent = { channelId, clientId: freshKey(), gifts: [], chatId, agreedPrice: ANY_PRICE }
        await device.ports.messenger.send({ ...sent, text: 'Can you see me?' })
        return (await written())[0]
      }
      const chat = await started(device, actor)
      await device.ports.chat.heartbeat(chat.chatId, 'moving')
      await device.settle()
      // What greets the guest, and nothing about their camera.
      expect(await written()).toHaveLength(1)
      expect(await asked(chat.chatId)).toMatch(/I only see you in a video call/u)
      await device.ports.chat.stop(chat.chatId)
      const call = await started(device, actor, { mode: 'video-call' })
      expect(await asked(call.chatId)).toMatch(/can’t see you|no picture of you/u)
      await device.ports.chat.heartbeat(call.chatId, 'moving')
      await device.settle()
      expect((await written())[0]).toMatch(/you’re moving|movement in your picture/u)
      await device.ports.chat.heartbeat(call.chatId, 'dark')
      await device.settle()
      expect((await written())[0]).toMatch(/dark/u)
      expect(await asked(call.chatId)).toMatch(/dark/u)
      await device.ports.chat.heartbeat(call.chatId, 'hidden')
      await device.ports.chat.stop(call.chatId)
      const before = await written()
      expect(before[0]).toMatch(/dark/u)
    })

    it('refuses with a reason, an exit code and the coins that are missing [MON-014][CHA-006][CHA-038]', async () => {
      const [visitor, device] = [await bound().device(), await payingMember(bound(), 40)]
      const poor = await payingMember(bound(), 40)
      const actor = await liveActor(bound(), device, { single: 60, voyeur: 10 })
      const refusal = async (who: Device, over: Partial<ChatRequest> = {}) => {
        const result = await who.ports.chat.startChat(request(actor, over))
        return result.ok ? 'ok' : [result.reason, result.exitCode, result.missing]
      }
      expect(await refusal(visitor)).toEqual(['login-required', 499, 0])
      expect(await refusal(device, { mode: 'video-call' })).toEqual(['mode-not-offered', 498, 0])
      expect(await refusal(device, { mode: 'ticket' })).toEqual(['mode-not-offered', 498, 0])
      expect(await refusal(device, { mode: 'voyeur' })).toEqual(['mode-not-offered', 498, 0])
      const watched = { isBusy: true, isVoyeurInSingleChatAllowed: true }
      await bound().environment.setActor(actor.id, { voyeurPin: '1234', state: watched })
      expect(await refusal(device, { mode: 'voyeur' })).toEqual(['pin-needed', 499, 0])
      expect(await refusal(device, { mode: 'voyeur', pin: '0000' })).toEqual(['wrong-pin', 499, 0])
      // Four digits make a pin; any other input is requested again.
      expect(await refusal(device, { mode: 'voyeur', pin: '123' })).toEqual(['pin-needed', 499, 0])
      await bound().environment.setActor(actor.id, { state: { isBusy: false } })
      const chat = await started(poor, actor)
      await stay(bound(), poor, chat, 39)
      await poor.ports.chat.stop(chat.chatId)
      expect(await refusal(poor)).toEqual(['not-enough-money', 501, 1])
      await bound().environment.setGuest(device.guest.id, { restrictionLevel: 1 })
      expect(await refusal(device)).toEqual(['restricted', 499, 0])
      await bound().environment.setActor(actor.id, { state: { isOnline: false } })
      expect(await refusal(poor)).toEqual(['offline', 498, 0])
    })

    it('lets no one in for more a minute than was agreed to, and for less where the price fell', async () => {
      const device = await payingMember(bound(), 220)
      const actor = await liveActor(bound(), device, { single: 30 })
      await setPrice(bound(), actor, 31)
      const refusal = { ok: false, reason: 'price-changed', exitCode: 499, missing: 0 }
      for (const agreedPrice of [30, 0])
        expect(await device.ports.chat.startChat(request(actor, { agreedPrice }))).toEqual(refusal)
      expect(await device.ports.chat.running()).toBeNull()
      await setPrice(bound(), actor, 12)
      const chat = await started(device, actor, { agreedPrice: 30 })
      expect(chat.pricePerMinute).toBe(12)
      await stay(bound(), device, chat, 60)
      expect(await device.ports.chat.stop(chat.chatId)).toMatchObject({ coins: 12 })
      expect((await device.ports.guest.balance()).balance).toBe(208)
    })

    it('charges a running chat to its end what was agreed to, and answers its start as before, with any price by then', async () => {
      const device = await payingMember(bound(), 220)
      const actor = await liveActor(bound(), device, { single: 30 })
      const key = freshKey()
      const chat = await started(device, actor, { key, agreedPrice: 30 })
      await setPrice(bound(), actor, 90)
      for (const agreedPrice of [30, 90, 0])
        expect(await device.ports.chat.startChat(request(actor, { key, agreedPrice }))).toMatchObject({
          ok: true,
          chat: { chatId: chat.chatId, pricePerMinute: 30 },
        })
      await stay(bound(), device, chat, 60)
      expect(await device.ports.chat.stop(chat.chatId)).toMatchObject({ coins: 30, pricePerMinute: 30 })
      expect((await device.ports.guest.balance()).balance).toBe(190)
    })

    it('charges no coin where the mode costs none', async () => {
      const device = await payingMember(bound(), 40)
      const actor = await liveActor(bound(), device)
      await bound().environment.setActor(actor.id, { state: { freeChat: true } })
      for (const mode of ['preview', 'free'] as const) {
        const chat = await started(device, actor, { mode, agreedPrice: 0 })
        await device.ports.chat.stop(chat.chatId)
      }
      expect((await device.ports.guest.balance()).balance).toBe(40)
    })

    it('lets a guest who agreed to no coin use up a voucher, and ends with it', async () => {
      const device = await payingMember(bound(), 220)
      const actor = await liveActor(bound(), device, { single: 30 })
      await grant(bound(), device, 1)
      const chat = await started(device, actor, { useVoucher: true, agreedPrice: 0 })
      expect(chat.secondsLeft).toBe(60)
      // A stop that is moved gives no access to coins the guest did not agree to spend.
      await device.ports.chat.setStop(chat.chatId, 100)
      await stay(bound(), device, chat, 70)
      expect(device.received('chatEnd')).toMatchObject([
        { exitCode: 502, bill: { seconds: 60, coins: 0, voucherMinutes: 1 } },
      ])
      expect((await device.ports.guest.balance()).balance).toBe(220)
      expect(await device.ports.chat.startChat(request(actor, { useVoucher: true, agreedPrice: 0 }))).toMatchObject({
        reason: 'price-changed',
      })
    })

    it('lets one in when five guests want the same actor at once', async () => {
      const devices = await Promise.all(Array.from({ length: 5 }, () => payingMember(bound(), 40)))
      const [first] = devices
      if (first === undefined) throw new Error('no guest')
      const actor = await liveActor(bound(), first)
      const results = await Promise.all(devices.map(({ ports }) => ports.chat.startChat(request(actor))))
      expect(results.filter(({ ok }) => ok).length).toBe(1)
      expect(results.flatMap((result) => (result.ok ? [] : [result.reason]))).toEqual(Array(4).fill('busy'))
    })
  })
