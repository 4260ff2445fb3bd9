import { describe, expect, it } from 'vitest'
import { Scheduler } from '@/adapters/backend/assembly/scheduler'
import { modePrices } from '@/adapters/backend/chat/entry/chat-facts'
import { messages } from '@/adapters/backend/messenger/messenger-records'
import { Simulator } from '@/adapters/backend/world/simulate/simulator'
import type { ChatMode } from '@/domain/chat/mode'
import { pricePerMinuteOf } from '@/domain/chat/offer'
import { ROOM_LINE_SHOWN_FOR } from '@/domain/chat/room-line'
import { asId, type ChannelId, type IdempotencyKey } from '@/domain/ids'
import type { Language } from '@/domain/navigation/language'
import { raise } from '#test/support/raise'
import { TestPlatform, type TestGuest } from '#test/support/world/test-platform'

const HOST = '1'

let keys = 0

/** A world with an actor with three languages and offers every kind of chat; `isMoving`: it goes on by itself. */
async function world(isMoving: boolean) {
  const test = new TestPlatform({ actors: 14, videos: 0 })
  const actor = await test.setActor(HOST, {
    languages: ['de', 'en', 'es'],
    voyeurPin: null,
    bannedCountryCodes: [],
    state: { isOnline: true, freeChat: true, isLivePreviewEnabled: true, onlineSince: test.clock.now() - 3_600_000 },
  })
  const scheduler = new Scheduler(test.context, raise)
  const simulator = new Simulator(test.context, raise)
  if (isMoving) simulator.start()
  const enter = async ({ ports }: TestGuest, mode: ChatMode) => {
    const started = await ports.chat.startChat({
      actorId: actor.id,
      mode,
      key: asId<IdempotencyKey>(`enter-${(keys += 1)}`),
      useVoucher: false,
      stopAt: null,
      agreedPrice: pricePerMinuteOf(mode, modePrices(actor)),
    })
    if (!started.ok) throw new Error(started.reason)
    return started.chat
  }
  /** Lets so many seconds pass. */
  const pass = async (seconds: number) => {
    for (let second = 0; second < seconds; second++) {
      test.clock.sleep(1_000)
      await scheduler.runOnce()
    }
  }
  const written = async () => test.context.store.find(messages, 'byChannel', { prefix: [] })
  return { test, enter, pass, written, stop: () => simulator.stop() }
}

describe('a guest who enters a room', () => {
  it.each(['de', 'en', 'es'] as const)(
    'is greeted by the actor within three seconds in their language, once: %s',
    async (language: Language) => {
      const { test, enter, pass, written } = await world(false)
      const guest = await test.member(200, language)
      const { chatId } = await enter(guest, 'single')
      expect(await written()).toEqual([])
      await pass(3)
      const [greeting, ...more] = await written()
      expect({ sender: greeting?.sender, more }).toEqual({ sender: 'actor', more: [] })
      const words = {
        de: /\b(?:Hallo|Guten Abend|Da bist|Schön|Komm|du)\b/u,
        en: /\b(?:you|Good|Hello)\b/u,
        es: /[¡¿]|Hola/u,
      }
      expect(greeting?.text).toMatch(words[language])
      await guest.ports.chat.stop(chatId)
      await enter(guest, 'single')
      await pass(6)
      expect(await written()).toHaveLength(1)
    },
  )

  it('is not greeted after they have written first, nor after they have left', async () => {
    const { test, enter, pass, written } = await world(false)
    const [quick, gone] = [await test.member(200), await test.member(200)]
    const chat = await enter(quick, 'single')
    const channelId = (await quick.ports.messenger.channelWithActor(asId(HOST)))?.id ?? asId<ChannelId>('')
    const clientId = asId<IdempotencyKey>('one')
    const sent = { clientId, text: 'Thank you!', gifts: [], agreedPrice: 0 }
    await quick.ports.messenger.send({ ...sent, channelId, chatId: chat.chatId })
    await pass(6)
    expect((await written()).map(({ sender }) => sender)).toEqual(['guest', 'actor'])
    await quick.ports.chat.stop(chat.chatId)
    const left = await enter(gone, 'free')
    await gone.ports.chat.stop(left.chatId)
    await pass(6)
    expect(await written()).toHaveLength(2)
  })

  it('is named to nobody by being greeted', async () => {
    const { test, enter, pass, written } = await world(false)
    const [guest, other] = [await test.member(0), await test.member(0)]
    const [, { chatId }] = [await enter(guest, 'free'), await enter(other, 'free')]
    await pass(3)
    expect(await written()).toHaveLength(2)
    expect(await other.ports.room.lines(chatId)).toEqual([])
    expect(test.reports.filter(({ update }) => update.type === 'roomLine')).toEqual([])
  })

  it('is greeted nowhere where they cannot write', async () => {
    const { test, enter, pass, written } = await world(false)
    await enter(await test.member(200), 'preview')
    await pass(6)
    expect(await written()).toEqual([])
  })

  it('reads in a free chat what was written before, oldest first and no older than the platform shows, and soon a new line', async () => {
    const { test, enter, pass, stop } = await world(true)
    const guest = await test.member(0, 'de')
    const chat = await enter(guest, 'free')
    const now = test.clock.now()
    const before = await guest.ports.room.lines(chat.chatId)
    expect(before.length).toBeGreaterThanOrEqual(5)
    expect(before.map(({ at }) => at)).toEqual(before.map(({ at }) => at).toSorted((a, b) => a - b))
    expect(before.every(({ at }) => at <= now && now - at < ROOM_LINE_SHOWN_FOR)).toBe(true)
    expect(new Set(before.flatMap(({ sender, text }) => (sender === 'guest' ? [text] : []))).size).toBe(5)
    await pass(3)
    expect((await guest.ports.room.lines(chat.chatId)).length).toBeGreaterThan(before.length)
    // Who comes later reads the same talk, and no second one.
    const later = await enter(await test.member(0), 'free')
    expect(later.chatId).not.toBe(chat.chatId)
    stop()
  })

  it('finds no talk of before the actor went live', async () => {
    const { test, enter, stop } = await world(true)
    const since = test.clock.now() - 20_000
    await test.setActor(HOST, { state: { onlineSince: since } })
    const guest = await test.member(0)
    const { chatId } = await enter(guest, 'free')
    expect((await guest.ports.room.lines(chatId)).every(({ at }) => at >= since)).toBe(true)
    stop()
  })
})
