import { expect, it } from 'vitest'
import { channelTo, freshKey, liveActor } from './setup'
import { contract } from './suite'
import { ANY_PRICE } from '#test/support/any-price'
import { payingMember } from '#test/support/bindings/accounts'
import type { Bind, Binding, BindingName, Device } from '#test/support/bindings/binding'
import type { RunningChat } from '@/application/chat/chat-gateway'
import { profiles } from '@/adapters/backend/actors/actor-records'
import { roomLines } from '@/adapters/backend/chat/room/room-line-records'
import type { ActorSummary } from '@/domain/actors/actor'
import type { ChatMode } from '@/domain/chat/mode'
import { asId, type ActorId, type ChatId, type RoomLineId } from '@/domain/ids'

async function enter({ ports }: Device, actor: ActorSummary, mode: ChatMode): Promise<RunningChat> {
  const request = { actorId: actor.id, mode, key: freshKey(), useVoucher: false, stopAt: null }
  const result = await ports.chat.startChat({ ...request, agreedPrice: ANY_PRICE })
  if (!result.ok) throw new Error(`refused: ${result.reason}`)
  return result.chat
}

const write = async (
  device: Device,
  actor: ActorSummary,
  { chatId }: RunningChat,
  text: string,
  replyTo?: RoomLineId,
) =>
  device.ports.messenger.send({
    channelId: await channelTo(device, actor),
    clientId: freshKey(),
    text,
    gifts: [],
    chatId,
    agreedPrice: 0,
    ...(replyTo === undefined ? {} : { replyTo }),
  })

const read = (device: Device): readonly string[] => device.received('roomLine').map(({ line }) => line.text)

const nameOf = async ({ ports }: Device): Promise<string> => (await ports.guest.current()).name

/** An actor whose private chat may be watched, and who offers free chat. */
async function host(bound: Binding, device: Device): Promise<ActorSummary> {
  const actor = await liveActor(bound, device, { single: 30, voyeur: 6 })
  await bound.environment.setActor(actor.id, { state: { isVoyeurInSingleChatAllowed: true, freeChat: true } })
  return actor
}

const three = async (bound: Binding) =>
  [await payingMember(bound, 40), await payingMember(bound, 40), await payingMember(bound, 40)] as const

export const roomContract = (name: BindingName, bind: Bind): void =>
  contract('room', name, bind, (bound) => {
    it('lets guests in a free chat read one another by name, those who come later too, and no guest their own line', async () => {
      const [one, two, late] = await three(bound())
      const actor = await host(bound(), one)
      const [first, second] = [await enter(one, actor, 'free'), await enter(two, actor, 'free')]
      expect(await write(one, actor, first, 'Good evening')).toMatchObject({ ok: true, message: { price: 0 } })
      await Promise.all([one.settle(), two.settle()])
      expect({ one: read(one), two: read(two) }).toEqual({ one: [], two: ['Good evening'] })
      const third = await enter(late, actor, 'free')
      const lines = await late.ports.room.lines(third.chatId)
      expect(lines).toMatchObject([{ text: 'Good evening', sender: 'guest', guestName: await nameOf(one) }])
      expect(await one.ports.room.lines(first.chatId)).toEqual([])
      for (const [device, { chatId }] of [
        [one, first],
        [two, second],
        [late, third],
      ] as const)
        await device.ports.chat.stop(chatId)
    })

    it('lets a voyeur read the private chat they watch, which names no guest, and write nothing [CHA-039]', async () => {
      const [guest, voyeur, other] = await three(bound())
      const actor = await host(bound(), guest)
      const chat = await enter(guest, actor, 'single')
      const watching = await enter(voyeur, actor, 'voyeur')
      expect(await write(guest, actor, chat, 'Only for you')).toMatchObject({ ok: true })
      await voyeur.settle()
      expect(voyeur.received('roomLine')).toMatchObject([
        { chatId: watching.chatId, line: { text: 'Only for you', guestName: null } },
      ])
      const refusal = { ok: false, reason: 'only-watching', missing: 0 }
      expect(await write(voyeur, actor, watching, 'Hello')).toEqual(refusal)
      await guest.settle()
      expect(read(guest)).toEqual([])
      await guest.ports.chat.stop(chat.chatId)
      // Another private chat: what was written in the one before is read by nobody any more.
      const next = await enter(other, actor, 'single')
      const again = await enter(voyeur, actor, 'voyeur')
      expect(await voyeur.ports.room.lines(again.chatId)).toEqual([])
      await voyeur.ports.chat.stop(again.chatId)
      await other.ports.chat.stop(next.chatId)
    })

    it('quotes the line that is replied to, by the words that the platform has of it, to everybody who reads the reply', async () => {
      const [one, two, late] = await three(bound())
      const actor = await host(bound(), one)
      const [first, second] = [await enter(one, actor, 'free'), await enter(two, actor, 'free')]
      const words = `Good evening, ${'and all the very best '.repeat(6)}`
      const sent = await write(one, actor, first, words)
      await two.settle()
      const lineId = two.received('roomLine')[0]?.line.id ?? asId<RoomLineId>('')
      const quoted = { lineId, sender: 'guest', guestName: await nameOf(one) }
      const excerpt = 'Good evening, and all the very best and all the very best and all the very…'
      const reply = await write(two, actor, second, 'To you too', lineId)
      expect(reply).toMatchObject({
        ok: true,
        message: { quote: { ...quoted, excerpt, isOwn: false, messageId: null } },
      })
      await one.settle()
      const messageId = sent.ok ? sent.message.id : ''
      const own = { ...quoted, excerpt, isOwn: true, messageId }
      expect(one.received('roomLine').at(-1)?.line).toMatchObject({ text: 'To you too', quote: own })
      const third = await enter(late, actor, 'free')
      const lines = await late.ports.room.lines(third.chatId)
      expect(lines).toMatchObject([{ quote: null }, { quote: { ...quoted, excerpt, isOwn: false, messageId: null } }])
      // The reply is a message of the conversation too, after a reload as before.
      const page = await two.ports.messenger.messages(await channelTo(two, actor), 5, null)
      expect(page.items.find(({ text }) => text === 'To you too')?.quote).toMatchObject({ ...quoted, excerpt })
      for (const [device, { chatId }] of [
        [one, first],
        [two, second],
        [late, third],
      ] as const)
        await device.ports.chat.stop(chatId)
    })

    it('sends words without a quote where the line is gone, of another room, one’s own, or of a private chat', async () => {
      const [one, two, other] = await three(bound())
      const [actor, elsewhere] = [await host(bound(), one), await host(bound(), one)]
      const away = await enter(other, elsewhere, 'free')
      await write(other, elsewhere, away, 'Somewhere else')
      const listener = await enter(two, elsewhere, 'free')
      const [foreign] = await two.ports.room.lines(listener.chatId)
      await two.ports.chat.stop(listener.chatId)
      await other.ports.chat.stop(away.chatId)
      const first = await enter(one, actor, 'free')
      const second = await enter(two, actor, 'free')
      await write(one, actor, first, 'Here')
      const [own] = await two.ports.room.lines(second.chatId)
      const quoteOf = async (answer: ReturnType<typeof write>) => {
        const result = await answer
        return result.ok ? result.message.quote : result.reason
      }
      const gone = asId<RoomLineId>('no-such-line')
      expect(await quoteOf(write(one, actor, first, 'One', gone))).toBeNull()
      expect(await quoteOf(write(one, actor, first, 'Two', foreign?.id))).toBeNull()
      expect(await quoteOf(write(one, actor, first, 'Three', own?.id))).toBeNull()
      expect(foreign?.text).toBe('Somewhere else')
      expect(await quoteOf(write(two, actor, second, 'Four', own?.id))).toMatchObject({ excerpt: 'Here' })
      await bound().environment.backend.store.transaction(async (tx) => {
        const line = await tx.get(roomLines, own?.id ?? '')
        if (line !== undefined) await tx.put(roomLines, { ...line, mode: 'single' })
      })
      expect(await quoteOf(write(two, actor, second, 'Five', own?.id))).toBeNull()
      await one.ports.chat.stop(first.chatId)
      await two.ports.chat.stop(second.chatId)
    })

    it('sends everyone in a free chat how many others are in it, as they come and go', async () => {
      const [one, two, last] = await three(bound())
      const actor = await host(bound(), one)
      const first = await enter(one, actor, 'free')
      const second = await enter(two, actor, 'free')
      const third = await enter(last, actor, 'free')
      expect({
        firstOnlookers: first.onlookers,
        secondOnlookers: second.onlookers,
        thirdOnlookers: third.onlookers,
      }).toEqual({ firstOnlookers: 0, secondOnlookers: 1, thirdOnlookers: 2 })
      await bound().environment.advance(1_000)
      await two.ports.chat.stop(second.chatId)
      await bound().environment.advance(1_000)
      await one.settle()
      const received = one.received('chatOnlookers').filter(({ chatId }) => chatId === first.chatId)
      expect(received.map(({ onlookers }) => onlookers)).toEqual([2, 1])
      await one.ports.chat.stop(first.chatId)
      await last.ports.chat.stop(third.chatId)
    })

    it('gives the operator the words of a line that is reported, also when the line itself is removed, and nobody else', async () => {
      const [one, two] = await three(bound())
      const actor = await host(bound(), one)
      const [first, second] = [await enter(one, actor, 'free'), await enter(two, actor, 'free')]
      await write(one, actor, first, 'Not a nice word')
      const [line] = await two.ports.room.lines(second.chatId)
      const report = async (id: string): Promise<string> => {
        const about = { kind: 'line', id, name: 'Somebody' } as const
        const request = { topic: 'report', email: 'robin@vesper.test', text: 'Please read this line.', about } as const
        const answer = await two.ports.support.send(request, freshKey())
        expect(Object.keys(answer).toSorted()).toEqual(['isMailed', 'ok', 'receipt'])
        return answer.ok ? answer.receipt : ''
      }
      const [receipt, other] = [await report(line?.id ?? ''), await report('no-such-line')]
      const { backend, mailer } = bound().environment
      await backend.store.transaction((tx) => tx.delete(roomLines, line?.id ?? ''))
      await bound().environment.advance(1_000)
      const letter = (number: string) =>
        mailer.to('support@vesper.test').find(({ subject }) => subject.includes(number))?.text
      await expect.poll(() => letter(receipt)).toContain(`Reported: "Not a nice word" by guest ${one.guest.id}`)
      await expect.poll(() => letter(other)).toContain('line no-such-line')
      expect(letter(other)).not.toContain('Reported:')
      await one.ports.chat.stop(first.chatId)
      await two.ports.chat.stop(second.chatId)
    })

    it('answers the rules of a room, at most five, to guests who are in no chat yet', async () => {
      const device = await bound().device()
      const actor = await liveActor(bound(), device, { single: 30 })
      const { store } = bound().environment.backend
      const given = [1, 2, 3, 4, 5, 6].map((n) => ({ de: `Regel ${n}`, en: `Rule ${n}`, es: `Norma ${n}` }))
      const set = (roomRules: typeof given) =>
        store.transaction(async (tx) => {
          const profile = await tx.get(profiles, actor.id)
          if (profile !== undefined) await tx.put(profiles, { ...profile, roomRules })
        })
      await set(given)
      expect(await device.ports.room.rules(actor.id)).toEqual(given.slice(0, 5))
      await set([])
      expect(await device.ports.room.rules(actor.id)).toEqual([])
    })

    it('answers no rules of an actor who does not exist', async () => {
      const device = await bound().device()
      await expect(device.ports.room.rules(asId<ActorId>('no-such-actor'))).rejects.toMatchObject({ code: 'not-found' })
    })

    it('has no lines of a chat that has ended, and refuses those of a chat that is not the guest’s', async () => {
      const [one, two] = await three(bound())
      const actor = await host(bound(), one)
      const { chatId } = await enter(one, actor, 'free')
      const missing = { code: 'not-found' }
      await expect(two.ports.room.lines(chatId)).rejects.toMatchObject(missing)
      await expect(one.ports.room.lines(asId<ChatId>('no-such-chat'))).rejects.toMatchObject(missing)
      await one.ports.chat.stop(chatId)
      expect(await one.ports.room.lines(chatId)).toEqual([])
    })
  })
