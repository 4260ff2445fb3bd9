import { expect, it } from 'vitest'
import { freshKey, liveActor } from './setup'
import { contract } from './suite'
import { ANY_PRICE } from '#test/support/any-price'
import { payingMember } from '#test/support/bindings/accounts'
import type { Bind, Binding, BindingName, Device } from '#test/support/bindings/binding'
import { talk } from '@/adapters/backend/world/simulate/replies/lines'
import tips from '@/adapters/backend/world/data/tips.json' with { type: 'json' }
import { deedFor } from '@/adapters/backend/world/texts/tips'
import { tipMenus } from '@/adapters/backend/chat/tips/tip-records'
import type { ActorSummary } from '@/domain/actors/actor'
import { MAX_TIP_NOTE, UNDO_FOR, type TipWords } from '@/domain/chat/tips'
import type { ChatMode } from '@/domain/chat/mode'
import { asId, type ChatId, type IdempotencyKey, type TipItemId } from '@/domain/ids'

const names = { de: 'Ein Lied singen', en: 'Sing a song', es: 'Cantar una canción' }
const SONG = { id: asId<TipItemId>('song'), names, price: 20, gesture: 'sing' } as const
const JOKE = { id: asId<TipItemId>('joke'), names: { de: 'Witz', en: 'Joke', es: 'Chiste' }, price: 4, gesture: null }
const HELLO = { ...SONG, id: asId<TipItemId>('greeting'), price: 3 } as const
const GUITAR = { ...SONG, id: asId<TipItemId>('guitar'), price: 60 }

/** An actor who takes tips for a song and a joke, and collects 45 coins. */
async function host(bound: Binding, device: Device): Promise<ActorSummary> {
  const actor = await liveActor(bound, device, { single: 30, voyeur: 6 })
  await bound.environment.setActor(actor.id, {
    languages: ['en'],
    state: { isVoyeurInSingleChatAllowed: true, freeChat: true, onlineSince: bound.environment.clock.now() },
  })
  await bound.environment.backend.store.transaction((tx) =>
    tx.put(tipMenus, { actorId: actor.id, items: [GUITAR, SONG, JOKE, HELLO], goal: { names, wanted: 45 } }),
  )
  return actor
}

async function enter({ ports }: Device, actor: ActorSummary, mode: ChatMode): Promise<ChatId> {
  const request = { actorId: actor.id, mode, key: freshKey(), useVoucher: false, stopAt: null }
  const result = await ports.chat.startChat({ ...request, agreedPrice: ANY_PRICE })
  if (!result.ok) throw new Error(`refused: ${result.reason}`)
  return result.chat.chatId
}

const give = (
  { ports }: Device,
  chatId: ChatId,
  item: { id: TipItemId; price: number },
  key: string = freshKey(),
  words: TipWords = PLAIN,
) => ports.tips.give({ chatId, itemId: item.id, key: asId<IdempotencyKey>(key), agreedPrice: item.price, ...words })

/** By name and without a note. */
const PLAIN: TipWords = { note: '', isAnonymous: false }

/** Reports that a guest is still in their chat, and waits until that has arrived. */
async function stay(device: Device, chatId: ChatId): Promise<void> {
  await device.ports.chat.heartbeat(chatId)
  await device.settle()
}

/** Lets the time pass in which a tip can be undone; the guests of these chats stay in them. */
async function passUndo(bound: Binding, ...chats: readonly (readonly [Device, ChatId])[]): Promise<void> {
  await bound.environment.advance(UNDO_FOR)
  for (const [device, chatId] of chats) await stay(device, chatId)
}

const tipsOf = (device: Device) => device.received('roomLine').filter(({ line }) => line.tip !== null)

/** What an actor has written to a guest since they greeted them. */
const answersTo = (device: Device): readonly string[] =>
  device
    .received('message')
    .flatMap(({ message }) => (message.sender === 'actor' ? [message.text] : []))
    .filter((text) => !talk.greeting.some(({ en }) => text.startsWith(en)))

const balanceOf = async ({ ports }: Device): Promise<number> => (await ports.guest.balance()).balance

export const tipsContract = (name: BindingName, bind: Bind): void =>
  contract('tips', name, bind, (bound) => {
    it('shows a tip to everybody in a free chat by name, also to those who come later, and moves the goal for all', async () => {
      const [one, two, late] = [
        await payingMember(bound(), 105),
        await payingMember(bound(), 105),
        await payingMember(bound(), 105),
      ]
      const actor = await host(bound(), one)
      const [first, second] = [await enter(one, actor, 'free'), await enter(two, actor, 'free')]
      const board = await one.ports.tips.board(first)
      expect(board.menu).toEqual([HELLO, JOKE, SONG, GUITAR])
      expect(board.goal).toEqual({ names, wanted: 45, collected: 0, percent: 0, isAchieved: false })
      const goal = { names, wanted: 45, collected: 20, percent: 44, isAchieved: false }
      expect(await give(one, first, SONG)).toEqual({
        ok: true,
        goal: board.goal,
        balance: 85,
        charged: 20,
        undoFor: UNDO_FOR,
      })
      await passUndo(bound())
      for (const who of [one, two]) await expect.poll(() => tipsOf(who)).toHaveLength(1)
      await expect.poll(() => two.received('tipGoal')).toHaveLength(1)
      const guestName = (await one.ports.guest.current()).name
      const tip = { names, price: 20, gesture: 'sing', achievesGoal: false, isAnonymous: false }
      expect(tipsOf(two)).toMatchObject([{ chatId: second, line: { guestName, tip: { ...tip, isOwn: false } } }])
      expect(tipsOf(one)).toMatchObject([{ chatId: first, line: { guestName, tip: { ...tip, isOwn: true } } }])
      expect(two.received('tipGoal')).toMatchObject([{ chatId: second, goal }])
      expect(one.received('balance').at(-1)).toMatchObject({ balance: 85 })
      const third = await enter(late, actor, 'free')
      expect(await late.ports.room.lines(third)).toMatchObject([{ tip: { ...tip, isOwn: false } }])
      expect((await late.ports.tips.board(third)).goal).toEqual(goal)
      expect(await one.ports.room.lines(first)).toMatchObject([{ tip: { ...tip, isOwn: true } }])
      for (const [device, chatId] of [
        [one, first],
        [two, second],
        [late, third],
      ] as const)
        await device.ports.chat.stop(chatId)
    })

    it('charges a tip once for one key, however often and at once it arrives, and counts it once for the goal', async () => {
      const device = await payingMember(bound(), 105)
      const actor = await host(bound(), device)
      const chatId = await enter(device, actor, 'free')
      const key = freshKey()
      const answers = await Promise.all([1, 2, 3].map(() => give(device, chatId, SONG, key)))
      expect(answers.map((answer) => answer.ok && answer.charged)).toEqual([20, 20, 20])
      expect(await give(device, chatId, SONG, key)).toMatchObject({ ok: true, balance: 85, undoFor: UNDO_FOR })
      await passUndo(bound())
      expect(await give(device, chatId, SONG, key)).toMatchObject({
        ok: true,
        balance: 85,
        goal: { collected: 20 },
        undoFor: 0,
      })
      expect(await balanceOf(device)).toBe(85)
      await expect.poll(() => tipsOf(device)).toHaveLength(1)
      const bill = await device.ports.chat.stop(chatId)
      expect(bill?.giftCoins).toBe(20)
      // Its chat is over: the tip is still the one that was given.
      expect(await give(device, chatId, SONG, key)).toMatchObject({ ok: true, charged: 20, balance: 85 })
      const { items } = await device.ports.guest.purchases(10, null)
      expect(items.filter(({ kind }) => kind === 'tip')).toMatchObject([{ coins: -20, subject: actor.name }])
    })

    it('achieves the goal with one tip only, shows no more than is wanted, and begins again when the actor comes online again', async () => {
      const device = await payingMember(bound(), 105)
      const actor = await host(bound(), device)
      const chatId = await enter(device, actor, 'free')
      for (let tips = 0; tips < 4; tips++) expect(await give(device, chatId, SONG)).toMatchObject({ ok: true })
      await passUndo(bound())
      await expect.poll(() => tipsOf(device)).toHaveLength(4)
      expect(tipsOf(device).filter(({ line }) => line.tip?.achievesGoal === true)).toHaveLength(1)
      const goal = { wanted: 45, collected: 45, percent: 100, isAchieved: true }
      expect((await device.ports.tips.board(chatId)).goal).toMatchObject(goal)
      const onlineSince = bound().environment.clock.now() + 1
      await bound().environment.setActor(actor.id, { state: { onlineSince } })
      expect((await device.ports.tips.board(chatId)).goal).toMatchObject({ collected: 0, isAchieved: false })
      await device.ports.chat.stop(chatId)
    })

    it('shows the tip of a private chat to who watches it without a name, and refuses one of a voyeur', async () => {
      const [guest, voyeur] = [await payingMember(bound(), 105), await payingMember(bound(), 105)]
      const actor = await host(bound(), guest)
      const [chatId, watching] = [await enter(guest, actor, 'single'), await enter(voyeur, actor, 'voyeur')]
      expect(await give(guest, chatId, JOKE)).toMatchObject({ ok: true, charged: 4 })
      await voyeur.settle()
      expect(tipsOf(voyeur)).toMatchObject([{ chatId: watching, line: { guestName: null, tip: { price: 4 } } }])
      const refusal = { ok: false, reason: 'only-watching', missing: 0 }
      expect(await give(voyeur, watching, JOKE)).toEqual(refusal)
      expect(tipsOf(voyeur)).toHaveLength(1)
      await voyeur.ports.chat.stop(watching)
      await guest.ports.chat.stop(chatId)
    })

    it('refuses a tip that was not agreed to, is not offered or paid for, or is given in no chat of the guest, and charges nothing', async () => {
      const [device, other] = [await payingMember(bound(), 40), await payingMember(bound(), 105)]
      const actor = await host(bound(), device)
      const chatId = await enter(device, actor, 'free')
      const reason = async (answer: ReturnType<typeof give>) => {
        const result = await answer
        return result.ok ? 'ok' : `${result.reason} ${result.missing}`
      }
      expect(await reason(give(device, chatId, { ...SONG, price: 19 }))).toBe('price-changed 0')
      expect(await reason(give(device, chatId, { id: asId<TipItemId>('none'), price: 4 }))).toBe('not-found 0')
      expect(await reason(give(device, chatId, GUITAR))).toBe('not-enough-money 20')
      expect(await reason(give(other, chatId, SONG))).toBe('no-chat 0')
      await expect(other.ports.tips.board(chatId)).rejects.toMatchObject({ code: 'not-found' })
      await device.ports.chat.stop(chatId)
      // What is on offer may still be read, since the page may have requested it before the end.
      expect((await device.ports.tips.board(chatId)).menu).not.toEqual([])
      expect(await reason(give(device, chatId, JOKE))).toBe('no-chat 0')
      expect({ device: await balanceOf(device), other: await balanceOf(other) }).toEqual({ device: 40, other: 105 })
    })

    it('takes a large tip back within five seconds, once: nobody reads it, it is on no bill, and all of it comes back', async () => {
      const [device, other] = [await payingMember(bound(), 105), await payingMember(bound(), 105)]
      const actor = await host(bound(), device)
      const chatId = await enter(device, actor, 'free')
      const seen = await enter(other, actor, 'free')
      const key = asId<IdempotencyKey>(freshKey())
      expect(await give(device, chatId, SONG, key)).toMatchObject({ ok: true, balance: 85 })
      await bound().environment.advance(UNDO_FOR - 1_000)
      for (const [who, chat] of [
        [device, chatId],
        [other, seen],
      ] as const)
        await stay(who, chat)
      expect(await other.ports.tips.undo({ chatId, key })).toEqual({ ok: false, reason: 'not-found' })
      const undone = await Promise.all([1, 2].map(() => device.ports.tips.undo({ chatId, key })))
      expect(undone).toEqual([
        { ok: true, balance: 105 },
        { ok: true, balance: 105 },
      ])
      // The request of the tip that comes late charges nothing.
      expect(await give(device, chatId, SONG, key)).toMatchObject({ ok: true, balance: 105, charged: 0, undoFor: 0 })
      for (let passed = 0; passed < 2; passed++) await passUndo(bound(), [device, chatId], [other, seen])
      await Promise.all([device.settle(), other.settle()])
      expect((await other.ports.chat.running())?.chatId).toBe(seen)
      expect({ device: tipsOf(device), other: tipsOf(other) }).toEqual({ device: [], other: [] })
      expect((await device.ports.tips.board(chatId)).goal).toMatchObject({ collected: 0 })
      const { items } = await device.ports.guest.purchases(10, null)
      expect(items.flatMap(({ kind, coins }) => (kind === 'tip' || kind === 'refund' ? [[kind, coins]] : []))).toEqual([
        ['refund', 20],
        ['tip', -20],
      ])
      expect((await device.ports.chat.stop(chatId))?.giftCoins).toBe(0)
      expect(await balanceOf(device)).toBe(105)
      await other.ports.chat.stop(seen)
    })

    it('gives a large tip where its guest leaves before it is given: it is on their bill, and cannot be undone any more', async () => {
      const [device, other] = [await payingMember(bound(), 105), await payingMember(bound(), 105)]
      const actor = await host(bound(), device)
      const chatId = await enter(device, actor, 'free')
      const seen = await enter(other, actor, 'free')
      const key = asId<IdempotencyKey>(freshKey())
      await give(device, chatId, SONG, key)
      expect((await device.ports.chat.stop(chatId))?.giftCoins).toBe(20)
      expect(await device.ports.tips.undo({ chatId, key })).toEqual({ ok: false, reason: 'too-late' })
      await passUndo(bound())
      await expect.poll(() => tipsOf(other)).toHaveLength(1)
      expect(tipsOf(other)).toMatchObject([{ line: { tip: { price: 20 } } }])
      expect(await device.ports.tips.undo({ chatId, key })).toEqual({ ok: false, reason: 'too-late' })
      expect(await device.ports.tips.undo({ chatId, key: asId<IdempotencyKey>(freshKey()) })).toEqual({
        ok: false,
        reason: 'not-found',
      })
      expect(await balanceOf(device)).toBe(85)
      await other.ports.chat.stop(seen)
    })

    it('does what a tip was given for within seconds, for its guest by their name, once for one key, and with other words the next time', async () => {
      const [device, other] = [await payingMember(bound(), 105), await payingMember(bound(), 105)]
      const actor = await host(bound(), device)
      const chatId = await enter(device, actor, 'free')
      const seen = await enter(other, actor, 'free')
      const name = (await device.ports.guest.current()).name
      const written = () => answersTo(device)
      const key = freshKey()
      for (const _press of [1, 2])
        expect(await give(device, chatId, HELLO, key)).toMatchObject({ ok: true, balance: 102 })
      await bound().environment.advance(5_000)
      await Promise.all([device.settle(), other.settle()])
      const variants = tips.offers.greeting.deeds.map((deed) => deedFor(deed, 'en', name))
      expect(written()).toHaveLength(1)
      expect(variants).toContain(written()[0])
      expect(
        other.received('roomLine').map(({ chatId: room, line }) => [room, line.sender, line.guestName, line.text]),
      ).toEqual([
        [seen, 'guest', name, ''],
        [seen, 'actor', name, written()[0]],
      ])
      expect(await give(device, chatId, HELLO)).toMatchObject({ ok: true, balance: 99 })
      await bound().environment.advance(5_000)
      await device.settle()
      expect(written()).toHaveLength(2)
      expect(variants).toContain(written()[1])
      expect(written()[1]).not.toBe(written()[0])
      for (const [who, chat] of [
        [device, chatId],
        [other, seen],
      ] as const)
        await who.ports.chat.stop(chat)
    })

    it('gives a note with a tip, and without a name where the guest wants none: others and the actor read none, the guest finds both in their statement [ADD-006]', async () => {
      const [device, other] = [await payingMember(bound(), 105), await payingMember(bound(), 105)]
      const actor = await host(bound(), device)
      const chatId = await enter(device, actor, 'free')
      const seen = await enter(other, actor, 'free')
      const name = (await device.ports.guest.current()).name
      await give(device, chatId, HELLO, freshKey(), { note: '  For your birthday ', isAnonymous: true })
      await bound().environment.advance(5_000)
      await Promise.all([device.settle(), other.settle()])
      const lines = other.received('roomLine').map(({ line }) => line)
      expect(lines).toMatchObject([
        { sender: 'guest', guestName: null, text: 'For your birthday', tip: { isAnonymous: true, isOwn: false } },
        { sender: 'actor', guestName: null, tip: null },
      ])
      expect(JSON.stringify(lines)).not.toContain(name)
      expect(JSON.stringify(lines)).not.toContain(device.guest.id)
      expect(tips.offers.greeting.deeds.map((deed) => deedFor(deed, 'en', ''))).toContain(lines[1]?.text)
      // The giver reads the answer in the room, since their conversation is the actor's too.
      expect(device.received('roomLine').map(({ line }) => line.text)).toEqual(lines.map(({ text }) => text))
      expect(answersTo(device)).toEqual([])
      for (const [who, chat] of [
        [device, chatId],
        [other, seen],
      ] as const)
        await stay(who, chat)
      await give(device, chatId, SONG, freshKey(), { note: 'Again!', isAnonymous: false })
      await passUndo(bound())
      await expect.poll(() => tipsOf(other)).toHaveLength(2)
      expect(tipsOf(other).at(-1)?.line).toMatchObject({ guestName: name, text: 'Again!', tip: { isAnonymous: false } })
      const { items } = await device.ports.guest.purchases(10, null)
      expect(items.filter(({ kind }) => kind === 'tip').map(({ tip }) => tip)).toEqual([
        { note: 'Again!', isAnonymous: false },
        { note: 'For your birthday', isAnonymous: true },
      ])
      const tooLong = give(device, chatId, HELLO, freshKey(), {
        note: 'x'.repeat(MAX_TIP_NOTE + 1),
        isAnonymous: false,
      })
      await expect(tooLong).rejects.toMatchObject({ code: 'invalid-request' })
      for (const [who, chat] of [
        [device, chatId],
        [other, seen],
      ] as const)
        await who.ports.chat.stop(chat)
    })
  })
