import { runInAction } from 'mobx'
import { describe, expect, it } from 'vitest'
import type { ActorGateway } from '@/application/actors/actor-gateway'
import { HEARTBEAT_EVERY, type ChatGateway, type RunningChat } from '@/application/chat/chat-gateway'
import type { ChatPurchases } from '@/application/chat/chat-purchases'
import { StayInChat } from '@/application/chat/stay-in-chat'
import type { GuestGateway } from '@/application/guest/guest-gateway'
import { asId, type ChatId } from '@/domain/ids'
import type { UpdateOf } from '@/domain/assembly/live-update'
import { ChatsHere } from '@/ui/chat/ongoing/chats-here'
import { Departure } from '@/ui/chat/ongoing/departure'
import { OngoingChatViewModel } from '@/ui/chat/ongoing/ongoing-chat-view-model'
import type { RoomWindow } from '@/ui/chat/ongoing/room-window'
import { Toasts } from '@/ui/base/toasts'
import { FakeClock, FakeLive, guestWith, portOf, settled } from '#test/support/ui/doubles'
import { guestOver } from '#test/support/ui/guest'
import { actor, bill, CHAT, running } from '#test/support/ui/rooms'

const tick = (change: Partial<UpdateOf<'chatTick'>> = {}): UpdateOf<'chatTick'> => ({
  type: 'chatTick',
  chatId: CHAT,
  seconds: 10,
  charged: 2,
  balance: 85,
  voucherSeconds: 0,
  givenCoins: 4,
  secondsLeft: 400,
  ...change,
})

const started = {
  type: 'chatStarted',
  chatId: CHAT,
  actorId: running.actorId,
  mode: 'single',
  pricePerMinute: 12,
  stream: running.stream,
} as const

async function setup({
  chat = running,
  isLoggedIn = true,
  window = 'none',
}: {
  readonly chat?: RunningChat | null
  readonly isLoggedIn?: boolean
  readonly window?: 'none' | 'open'
} = {}) {
  const live = new FakeLive()
  const clock = new FakeClock()
  const toasts = new Toasts()
  const here = new ChatsHere()
  const stops: ChatId[] = []
  const beats: ChatId[] = []
  const state = { chat, window: window as 'none' | 'open' | 'closed', looks: 0 }
  const gateway = portOf<ChatGateway>({
    running: async () => {
      state.looks += 1
      return state.chat
    },
    stop: async (id) => {
      stops.push(id)
      return bill
    },
    heartbeat: async (id) => void beats.push(id),
  })
  const guest = guestOver(
    portOf<GuestGateway>({
      open: async () => guestWith({ isLoggedIn }),
      current: async () => guestWith({ isLoggedIn, balance: 87 }),
    }),
    live,
  )
  await guest.open('en')
  const roomWindow = portOf<RoomWindow>({
    open: () => true,
    holds: () => state.window === 'open',
    wasClosed: () => state.window === 'closed',
  })
  const ongoing = new OngoingChatViewModel(
    gateway,
    portOf<ActorGateway>({ byIdOrName: async () => actor }),
    new StayInChat(gateway, live, clock, portOf<ChatPurchases>({ expect: () => undefined })),
    live,
    clock,
    guest,
    toasts,
    new Departure(gateway, guest, toasts, here, roomWindow),
    here,
    roomWindow,
  )
  const idle = live.listening
  ongoing.start()
  await settled()
  return { ongoing, idle, live, clock, toasts, here, stops, beats, state, guest }
}

const notes = (toasts: Toasts) => toasts.waiting.map(({ text, values }) => [text, values['coins']])

describe('a chat that runs elsewhere', () => {
  it('is shown with time and cost, as the platform counts them and between', async () => {
    const { ongoing, live, clock, beats } = await setup()
    expect({
      chatId: ongoing.chat?.chatId,
      name: ongoing.name,
      seconds: ongoing.seconds,
      spent: ongoing.spent,
    }).toEqual({ chatId: CHAT, name: 'Mira', seconds: 0, spent: 0 })
    live.send(tick())
    expect({ seconds: ongoing.seconds, spent: ongoing.spent }).toEqual({ seconds: 10, spent: 6 })
    clock.pass(2_000)
    expect(ongoing.seconds).toBe(12)
    // The page of the room reports that its guest is there; one that only shows it must not hold a chat that was left.
    expect(beats).toEqual([])
  })

  it('is found when it begins, and by an update of it', async () => {
    const { ongoing, idle, live, state } = await setup({ chat: null })
    expect(ongoing.chat).toBeNull()
    state.chat = running
    live.send(tick())
    await settled()
    expect(ongoing.chat?.chatId).toBe(CHAT)
    ongoing.dispose()
    expect({ chat: ongoing.chat, listening: live.listening }).toEqual({ chat: null, listening: idle })
  })

  it('is ended once from here, and the bill comes here as well', async () => {
    const { ongoing, live, stops, toasts } = await setup()
    await Promise.all([ongoing.end(), ongoing.end()])
    live.send({ type: 'chatEnd', chatId: CHAT, exitCode: 101, bill })
    await settled()
    expect({ stops, chat: ongoing.chat }).toEqual({ stops: [CHAT], chat: null })
    expect(notes(toasts)).toEqual([['chat.gone', 13]])
  })

  it('that ended there shows here what it came to; one of another guest or chat does not', async () => {
    const { ongoing, live, stops, toasts } = await setup()
    live.send({ type: 'chatEnd', chatId: asId<ChatId>('another'), exitCode: 201, bill })
    expect(ongoing.chat).not.toBeNull()
    live.send({ type: 'chatEnd', chatId: CHAT, exitCode: 201, bill })
    await settled()
    expect({ stops, chat: ongoing.chat, notes: notes(toasts) }).toEqual({
      stops: [],
      chat: null,
      notes: [['chat.gone', 13]],
    })
  })

  it('is nothing to show where its room is a page of this tab, for a preview, and for a visitor', async () => {
    const { ongoing, live, here, state } = await setup({ chat: null })
    state.chat = running
    here.enter(CHAT)
    live.send(tick())
    await settled()
    expect({ chat: ongoing.chat, looks: state.looks }).toEqual({ chat: null, looks: 1 })
    live.send({ ...started })
    await settled()
    expect({ chat: ongoing.chat, looks: state.looks }).toEqual({ chat: null, looks: 2 })
    // Handed over to a window of its own.
    here.handOver(CHAT)
    live.send(tick())
    await settled()
    expect(ongoing.chat?.chatId).toBe(CHAT)

    const preview = await setup({ chat: { ...running, mode: 'preview' } })
    for (let at = 0; at < 5; at++) preview.live.send(tick())
    await settled()
    expect({ chat: preview.ongoing.chat, looks: preview.state.looks }).toEqual({ chat: null, looks: 1 })
    const visitor = await setup({ isLoggedIn: false })
    expect({ chat: visitor.ongoing.chat, looks: visitor.state.looks }).toEqual({ chat: null, looks: 0 })
  })

  it('in a window that this page has opened is held while that loads, and left when it is closed [ADD-024]', async () => {
    const { ongoing, clock, stops, beats, state, toasts } = await setup({ window: 'open' })
    clock.pass(HEARTBEAT_EVERY * 2)
    expect({ beatCount: beats.length, stops, isWindowShown: ongoing.showWindow() }).toEqual({
      beatCount: 3,
      stops: [],
      isWindowShown: true,
    })
    state.window = 'closed'
    clock.pass(1_000)
    await settled()
    expect({ stops, chat: ongoing.chat, notes: notes(toasts) }).toEqual({
      stops: [CHAT],
      chat: null,
      notes: [['chat.gone', 13]],
    })
    const before = beats.length
    clock.pass(HEARTBEAT_EVERY * 2)
    expect(beats).toHaveLength(before)
  })

  it('goes with the guest', async () => {
    const { ongoing, guest, state } = await setup()
    state.chat = null
    runInAction(() => (guest.guest = null))
    await settled()
    expect(ongoing.chat).toBeNull()
  })
})
