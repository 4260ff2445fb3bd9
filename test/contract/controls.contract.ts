import { expect, it } from 'vitest'
import { freshKey, liveActor } from './setup'
import { contract } from './suite'
import { ANY_PRICE } from '#test/support/any-price'
import { payingMember } from '#test/support/bindings/accounts'
import type { Bind, Binding, BindingName, Device } from '#test/support/bindings/binding'
import type { ActorSummary } from '@/domain/actors/actor'
import type { ChatMode } from '@/domain/chat/mode'
import type { ToyControl } from '@/domain/gifts/gift'
import { TOY_PATTERNS } from '@/domain/gifts/toy-run'
import { asId, type ChatId, type GiftId, type IdempotencyKey } from '@/domain/ids'

/** An actor with toy control, whose private chat may be watched. */
async function host(bound: Binding, device: Device): Promise<ActorSummary> {
  const actor = await liveActor(bound, device, { single: 6, voyeur: 6 })
  await bound.environment.setActor(actor.id, {
    features: { livePreview: true, hd: true, audio: true, dildocontrol: true },
    state: { isVoyeurInSingleChatAllowed: true, freeChat: true },
  })
  return actor
}

async function enter({ ports }: Device, actor: ActorSummary, mode: ChatMode): Promise<ChatId> {
  const request = { actorId: actor.id, mode, key: freshKey(), useVoucher: false, stopAt: null }
  const result = await ports.chat.startChat({ ...request, agreedPrice: ANY_PRICE })
  if (!result.ok) throw new Error(`refused: ${result.reason}`)
  return result.chat.chatId
}

const WAVE = { id: asId<GiftId>('wave-30'), price: 10 }
const BREEZE = { id: asId<GiftId>('breeze-60'), price: 18 }
const SURPRISE = { id: asId<GiftId>('surprise-90'), price: 25 }

const begin = ({ ports }: Device, chatId: ChatId, { id, price }: typeof WAVE, key: string = freshKey()) =>
  ports.controls.begin({ chatId, giftId: id, key: asId<IdempotencyKey>(key), agreedPrice: price })

const reasonOf = async (answer: ReturnType<typeof begin>): Promise<string> => {
  const result = await answer
  return result.ok ? 'ok' : `${result.reason} ${result.missing}`
}

const controlsRead = (device: Device) => device.received('roomLine').filter(({ line }) => line.control !== null)

const balanceOf = async ({ ports }: Device): Promise<number> => (await ports.guest.balance()).balance

export const controlsContract = (name: BindingName, bind: Bind): void =>
  contract('controls', name, bind, (bound) => {
    it('offers toy controls with duration and price, random ones too, in a single chat with an actor who has them [GIF-002, GIF-010]', async () => {
      const device = await payingMember(bound(), 105)
      const actor = await host(bound(), device)
      const chatId = await enter(device, actor, 'single')
      const { controls, running } = await device.ports.controls.board(chatId)
      expect(running).toBeNull()
      const row = ({ id, price, durationSeconds, random }: ToyControl) => [id, price.value, durationSeconds, random]
      expect(controls.map(row)).toEqual([
        ['wave-30', 10, 30, false],
        ['breeze-60', 18, 60, false],
        ['surprise-90', 25, 90, true],
      ])
      expect(controls.every(({ displayName }) => displayName !== '')).toBe(true)
      await bound().environment.setActor(actor.id, {
        features: { livePreview: true, hd: true, audio: true, dildocontrol: false },
      })
      expect((await device.ports.controls.board(chatId)).controls).toEqual([])
      expect(await reasonOf(begin(device, chatId, WAVE))).toBe('not-offered 0')
      await device.ports.chat.stop(chatId)
    })

    it('charges one control once for one key, shows it to the guest and who watches, and names it on bill and statement', async () => {
      const [guest, voyeur] = [await payingMember(bound(), 105), await payingMember(bound(), 105)]
      const actor = await host(bound(), guest)
      const [chatId, watching] = [await enter(guest, actor, 'single'), await enter(voyeur, actor, 'voyeur')]
      const key = freshKey()
      const answers = await Promise.all([1, 2, 3].map(() => begin(guest, chatId, WAVE, key)))
      expect(answers.map((answer) => answer.ok && answer.charged)).toEqual([10, 10, 10])
      const [first] = answers
      if (first?.ok !== true) throw new Error('refused')
      expect(first.run).toMatchObject({ giftId: 'wave-30', pattern: null })
      expect(first.run.until - first.run.from).toBe(30)
      expect((await guest.ports.controls.board(chatId)).running).toEqual(first.run)
      await Promise.all([guest.settle(), voyeur.settle()])
      expect(guest.received('toyControl')).toEqual([{ type: 'toyControl', chatId, run: first.run }])
      const control = { giftId: 'wave-30', seconds: 30, price: 10 }
      expect(controlsRead(guest)).toMatchObject([{ chatId, line: { control: { ...control, isOwn: true } } }])
      expect(controlsRead(voyeur)).toMatchObject([
        { chatId: watching, line: { guestName: null, control: { ...control, isOwn: false } } },
      ])
      expect(await guest.ports.room.lines(chatId)).toMatchObject([{ control: { isOwn: true } }])
      expect(await reasonOf(begin(voyeur, watching, WAVE))).toBe('not-offered 0')
      await voyeur.ports.chat.stop(watching)
      const bill = await guest.ports.chat.stop(chatId)
      expect(bill).toMatchObject({ controlCoins: 10, giftCoins: 0 })
      // Its chat is over: the control is still the one that was begun, and nothing runs any more.
      expect(await begin(guest, chatId, WAVE, key)).toMatchObject({ ok: true, charged: 10 })
      expect((await guest.ports.controls.board(chatId)).running).toBeNull()
      expect(await balanceOf(guest)).toBe(105 - 10 - (bill?.coins ?? 0))
      const { items } = await guest.ports.guest.purchases(10, null)
      expect(items.filter(({ kind }) => kind === 'control')).toMatchObject([{ coins: -10, subject: actor.name }])
    })

    it('runs one at a time by the clock of the platform: another is refused and charged nothing until the first is over', async () => {
      const device = await payingMember(bound(), 105)
      const actor = await host(bound(), device)
      const chatId = await enter(device, actor, 'single')
      const answer = await begin(device, chatId, SURPRISE)
      if (!answer.ok) throw new Error(`refused: ${answer.reason}`)
      expect(TOY_PATTERNS).toContain(answer.run.pattern)
      const after = answer.balance
      expect(await reasonOf(begin(device, chatId, WAVE))).toBe('running 0')
      expect(await balanceOf(device)).toBe(after)
      const passed = async (seconds: number) => {
        for (let second = 0; second < seconds; second += 1) {
          await bound().environment.advance(1_000)
          await device.ports.chat.heartbeat(chatId)
          // The heartbeat is not acknowledged: it has to be there before more time passes.
          await device.settle()
        }
      }
      await passed(85)
      expect((await device.ports.controls.board(chatId)).running).toEqual(answer.run)
      await passed(10)
      expect((await device.ports.controls.board(chatId)).running).toBeNull()
      expect(await reasonOf(begin(device, chatId, WAVE))).toBe('ok')
      const bill = await device.ports.chat.stop(chatId)
      expect(bill?.controlCoins).toBe(35)
    })

    it('of two tabs that press at once lets one begin, and charges one', async () => {
      const device = await payingMember(bound(), 105)
      const actor = await host(bound(), device)
      const chatId = await enter(device, actor, 'single')
      const answers = await Promise.all([begin(device, chatId, WAVE), begin(device, chatId, BREEZE)])
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
      const bill = await device.ports.chat.stop(chatId)
      expect([10, 18]).toContain(bill?.controlCoins)
    })

    it('refuses a control that was not agreed to or cannot be paid for, in a free chat, and in no chat of the guest, and charges nothing', async () => {
      const [device, other] = [await payingMember(bound(), 40), await payingMember(bound(), 105)]
      const actor = await host(bound(), device)
      const free = await enter(other, actor, 'free')
      expect((await other.ports.controls.board(free)).controls).toEqual([])
      expect(await reasonOf(begin(other, free, WAVE))).toBe('not-offered 0')
      await other.ports.chat.stop(free)
      const first = await enter(device, actor, 'single')
      expect(await begin(device, first, SURPRISE)).toMatchObject({ ok: true, charged: 25 })
      await device.ports.chat.stop(first)
      const before = await balanceOf(device)
      const chatId = await enter(device, actor, 'single')
      expect(await reasonOf(begin(device, chatId, { ...WAVE, price: 9 }))).toBe('price-changed 0')
      expect(await reasonOf(begin(device, chatId, { id: asId<GiftId>('tea'), price: 99 }))).toBe('not-offered 0')
      expect(await reasonOf(begin(device, chatId, BREEZE))).toMatch(/^not-enough-money \d+$/u)
      expect(await reasonOf(begin(other, chatId, WAVE))).toBe('no-chat 0')
      await expect(other.ports.controls.board(chatId)).rejects.toMatchObject({ code: 'not-found' })
      const bill = await device.ports.chat.stop(chatId)
      expect(bill?.controlCoins).toBe(0)
      expect(await reasonOf(begin(device, chatId, WAVE))).toBe('no-chat 0')
      expect({ device: await balanceOf(device), other: await balanceOf(other) }).toEqual({
        device: before - (bill?.coins ?? 0),
        other: 105,
      })
    })
  })
