import { autorun } from 'mobx'
import { describe, expect, it } from 'vitest'
import type { ActorGateway } from '@/application/actors/actor-gateway'
import {
  HEARTBEAT_EVERY,
  type ChatGateway,
  type ChatRequest,
  type ChatStartResult,
  type RunningChat,
} from '@/application/chat/chat-gateway'
import { StartChat } from '@/application/chat/start-chat'
import type { ChatPurchases } from '@/application/chat/chat-purchases'
import { StayInChat } from '@/application/chat/stay-in-chat'
import { ResumeChat } from '@/application/chat/resume-chat'
import { VisitRoom } from '@/application/chat/visit-room'
import type { OpenOptions } from '@/application/payments/open-checkout'
import { BackendError } from '@/application/errors/backend-error'
import type { GuestGateway } from '@/application/guest/guest-gateway'
import type { Tracker } from '@/application/tracking/tracker'
import type { PendingLoginAction } from '@/domain/access/pending-login-action'
import type { CountedChat } from '@/domain/chat/counted-chat'
import type { Actor } from '@/domain/actors/actor'
import type { ChatMode } from '@/domain/chat/mode'
import type { Guest } from '@/domain/guest/guest'
import { asId, type ChatId, type ShowId, type TicketId } from '@/domain/ids'
import { vxc } from '@/domain/money/money'
import { PendingActions } from '@/ui/access/pending-actions'
import { LiveActors } from '@/ui/actors/live-actors'
import { ChatsHere } from '@/ui/chat/ongoing/chats-here'
import { Departure } from '@/ui/chat/ongoing/departure'
import { EntryViewModel } from '@/ui/chat/visit/entry-view-model'
import { MeterViewModel } from '@/ui/chat/visit/meter-view-model'
import { RoomViewModel } from '@/ui/chat/visit/room-view-model'
import type { RoomWindow } from '@/ui/chat/ongoing/room-window'
import type { ConversationViewModel } from '@/ui/messenger/conversation-view-model'
import type { DraftViewModel } from '@/ui/messenger/draft-view-model'
import type { Checkout } from '@/ui/payments/checkout-launcher'
import { Modals } from '@/ui/base/modals'
import { Toasts } from '@/ui/base/toasts'
import { deferredOf } from '#test/support/ui/deferred'
import { CountingRandom, FakeClock, FakeLive, guestWith, portOf, settled } from '#test/support/ui/doubles'
import { guestOver } from '#test/support/ui/guest'
import { QuietPage } from '#test/support/ui/quiet-page'
import { pressed } from '#test/support/ui/sums'
import { actor, bill, CHAT, running } from '#test/support/ui/rooms'
import { servicesOf } from '#test/support/ui/services'

const entry = { mode: 'single', pin: '', useVoucher: true, stopAt: 150 } as const

async function setup(options: {
  readonly isLoggedIn?: boolean
  readonly start?: (request: ChatRequest) => Promise<ChatStartResult>
  readonly running?: () => RunningChat | null
  /** What a chat comes to when it is stopped. */
  readonly stop?: CountedChat
  /** The actor as they are when they are read. */
  readonly anActor?: () => Actor
  /** The guest's tickets, and what the address requests. */
  readonly tickets?: Guest['chatShowTickets']
  readonly requested?: ChatMode
  /** Whether the browser opens a window for the room. */
  readonly opensWindow?: boolean
}) {
  const live = new FakeLive()
  const clock = new FakeClock()
  const modals = new Modals()
  const toasts = new Toasts()
  const beats: string[] = []
  const stops: string[] = []
  const opened: string[] = []
  const requests: PendingLoginAction[] = []
  const { isLoggedIn = true } = options
  const guest = guestOver(
    portOf<GuestGateway>({
      open: async () => guestWith({ isLoggedIn, chatShowTickets: options.tickets ?? [] }),
      current: async () => guestWith({ isLoggedIn, balance: 87 }),
    }),
    live,
  )
  await guest.open('en')
  const actors = portOf<ActorGateway>({ byIdOrName: async () => options.anActor?.() ?? actor })
  const gateway = portOf<ChatGateway>({
    startChat: options.start ?? (async () => ({ ok: true, chat: running })),
    running: async () => options.running?.() ?? null,
    heartbeat: async (id) => {
      beats.push(id)
    },
    stop: async (id) => {
      stops.push(id)
      return options.stop ?? bill
    },
  })
  const conversation = portOf<ConversationViewModel>({
    start: () => undefined,
    dispose: () => undefined,
    openWith: async () => undefined,
    draft: portOf<DraftViewModel>({ chatId: null }),
  })
  const checkout = portOf<Checkout>({
    open: async (flow, options?: OpenOptions) => {
      opened.push(flow)
      if (options?.pending !== undefined) requests.push(options.pending)
    },
  })
  const chatsHere = new ChatsHere()
  const windows: string[] = []
  const window = portOf<RoomWindow>({
    open: (chatId, address) => {
      if (options.opensWindow === true) windows.push(`${chatId} ${address}`)
      return options.opensWindow === true
    },
    holds: (chatId) => windows.some((one) => one.startsWith(chatId)),
  })
  const here = new QuietPage('/en/cams/mira/chat/')
  const pending = new PendingActions(here, clock, servicesOf())
  const entryOfRoom = new EntryViewModel(
    new StartChat(gateway, new CountingRandom()),
    live,
    clock,
    guest,
    checkout,
    pending,
    here,
    deferredOf(guest, { modals, clock }),
  )
  const meter = new MeterViewModel(
    gateway,
    new StayInChat(gateway, live, clock, portOf<ChatPurchases>({ expect: () => undefined })),
    new ResumeChat(gateway),
    live,
    clock,
    guest,
    toasts,
  )
  const room = new RoomViewModel(
    new VisitRoom(actors, gateway, portOf<Tracker>({ profileVisit: () => undefined })),
    new LiveActors(live, actors),
    guest,
    checkout,
    modals,
    here,
    new Departure(gateway, guest, toasts, chatsHere, window),
    entryOfRoom,
    meter,
    conversation,
  )
  // A view renders before its view model is started.
  autorun(() => void [entryOfRoom.isReady, entryOfRoom.ticketId])
  room.start()
  const leave = room.show('mira', options.requested ?? null)
  await settled()
  return {
    room,
    chatsHere,
    windows,
    live,
    clock,
    modals,
    toasts,
    beats,
    stops,
    opened,
    wishes: requests,
    pending,
    guest,
    leave,
  }
}

describe('the lobby of a room', () => {
  it('starts nothing by being opened', async () => {
    const { room, beats } = await setup({})
    expect({ phase: room.phase, beatCount: beats.length }).toEqual({ phase: 'lobby', beatCount: 0 })
  })

  it('is passed by once by a guest who comes from their ticket, and by nobody else', async () => {
    const requested: ChatRequest[] = []
    const start = async (request: ChatRequest): Promise<ChatStartResult> => {
      requested.push(request)
      return { ok: true, chat: { ...running, mode: 'ticket', pricePerMinute: 0 } }
    }
    const ticketId = asId<TicketId>('ticket-1')
    const tickets = [{ ticketId, showId: asId<ShowId>('show-1'), start: 0, end: 2 ** 52, actorId: actor.id }]
    const { room } = await setup({ start, tickets, requested: 'ticket' })
    await settled()
    expect(requested).toMatchObject([{ mode: 'ticket', ticketId, agreedPrice: 0, useVoucher: false }])
    expect(room.phase).toBe('live')
    await room.meter.end()
    room.again()
    await settled()
    expect({ phase: room.phase, requestedCount: requested.length }).toEqual({ phase: 'lobby', requestedCount: 1 })
    expect((await setup({ start, requested: 'ticket' })).room.phase).toBe('lobby')
    expect((await setup({ start, tickets })).room.phase).toBe('lobby')
    expect(requested).toHaveLength(1)
  })

  it('prompts an anonymous guest to sign up, and stores what they wanted [AUT-004][AUT-005]', async () => {
    const { room, opened } = await setup({ isLoggedIn: false })
    await room.entry.enter(entry, pressed(12, 'minute'))
    expect({ phase: room.phase, opened }).toEqual({ phase: 'lobby', opened: ['signup'] })
  })

  it('starts the chat that was wanted before the login, as it was set, once the guest has an account [AUT-005]', async () => {
    const requested: ChatRequest[] = []
    const {
      room,
      guest,
      pending,
      wishes: requests,
    } = await setup({
      isLoggedIn: false,
      start: async (request) => {
        requested.push(request)
        return { ok: true, chat: running }
      },
    })
    await room.entry.enter(entry, pressed(12, 'minute'))
    expect(requested).toEqual([])
    guest.accept(guestWith({ isLoggedIn: true }))
    for (const wish of requests) pending.perform(wish)
    await settled()
    expect({
      phase: room.phase,
      requested: requested.map(({ mode, stopAt, useVoucher, agreedPrice }) => [mode, stopAt, useVoucher, agreedPrice]),
    }).toEqual({ phase: 'live', requested: [['single', 150, true, 12]] })
  })

  it('starts one chat however often it is pressed, and again under the same key after a lost answer', async () => {
    const keys: string[] = []
    let isDown = true
    const { room } = await setup({
      start: async (request) => {
        keys.push(request.key)
        if (isDown) throw new BackendError('timeout')
        return { ok: true, chat: running }
      },
    })
    await Promise.all([room.entry.enter(entry, pressed(12, 'minute')), room.entry.enter(entry, pressed(12, 'minute'))])
    expect({ keyCount: keys.length, error: room.error }).toEqual({ keyCount: 1, error: 'timeout' })
    isDown = false
    await room.entry.enter(entry, pressed(12, 'minute'))
    expect({ phase: room.phase, distinctKeyCount: new Set(keys).size }).toEqual({ phase: 'live', distinctKeyCount: 1 })
  })

  it('agrees to the price on the pressed button, and where that has changed reloads it and starts nothing', async () => {
    const prices: number[] = []
    let price = 12
    const { room } = await setup({
      anActor: () => ({ ...actor, prices: { ...actor.prices, singleChat: vxc(price) } }),
      start: async ({ agreedPrice }) => {
        prices.push(agreedPrice)
        return agreedPrice < price
          ? { ok: false, reason: 'price-changed', exitCode: 499, missing: 0 }
          : { ok: true, chat: running }
      },
    })
    price = 20
    await room.entry.enter(entry, pressed(12, 'minute'))
    expect({
      phase: room.phase,
      refusal: room.entry.refusal,
      singleChat: room.actor?.prices.singleChat,
      isStarting: room.entry.isStarting,
    }).toEqual({ phase: 'lobby', refusal: 'price-changed', singleChat: vxc(20), isStarting: false })
    await room.entry.enter(entry, pressed(20, 'minute'))
    expect({ phase: room.phase, refusal: room.entry.refusal, prices }).toEqual({
      phase: 'live',
      refusal: null,
      prices: [12, 20],
    })
  })

  it('reports how many coins are missing, and what a minute costs with whom [MON-014]', async () => {
    const { room, modals } = await setup({
      start: async () => ({ ok: false, reason: 'not-enough-money', exitCode: 501, missing: 2 }),
    })
    await room.entry.enter(entry, pressed(12, 'minute'))
    expect({ refusal: room.entry.refusal, openModal: modals.open }).toEqual({
      refusal: 'not-enough-money',
      openModal: {
        id: 'not-enough-money',
        values: { missing: 2, pricePerMinute: 12, host: actor.name, balance: room.balance },
      },
    })
  })

  it('reports it no longer once coins have arrived, and starts nothing by itself', async () => {
    const requests: ChatRequest[] = []
    const { room, live } = await setup({
      start: async (request) => {
        requests.push(request)
        return { ok: false, reason: 'not-enough-money', exitCode: 501, missing: 2 }
      },
    })
    await room.entry.enter(entry, pressed(12, 'minute'))
    live.send({ type: 'balance', balance: 40, isPayment: true })
    expect({ refusal: room.entry.refusal, phase: room.phase, requestCount: requests.length }).toEqual({
      refusal: null,
      phase: 'lobby',
      requestCount: 1,
    })
  })

  it('takes up a chat that runs already, after a reload', async () => {
    const { room } = await setup({ running: () => ({ ...running, seconds: 40, charged: 8 }) })
    expect({ phase: room.phase, shownSeconds: room.meter.shownSeconds, charged: room.chat?.charged }).toEqual({
      phase: 'live',
      shownSeconds: 40,
      charged: 8,
    })
  })
})

describe('a running chat', () => {
  it('sends a heartbeat every few seconds, and no more once it has ended', async () => {
    const { room, clock, beats, live } = await setup({})
    await room.entry.enter(entry, pressed(12, 'minute'))
    clock.pass(3 * HEARTBEAT_EVERY)
    expect(beats.length).toBe(4)
    live.send({ type: 'chatEnd', chatId: CHAT, exitCode: 201, bill })
    clock.pass(3 * HEARTBEAT_EVERY)
    expect(beats.length).toBe(4)
  })

  it('shows what the platform counted, and seconds of its own only in between', async () => {
    const { room, clock, live } = await setup({})
    await room.entry.enter(entry, pressed(12, 'minute'))
    clock.pass(3_000)
    expect({ shownSeconds: room.meter.shownSeconds, charged: room.chat?.charged }).toEqual({
      shownSeconds: 3,
      charged: 0,
    })
    live.send({
      type: 'chatTick',
      chatId: CHAT,
      seconds: 10,
      charged: 2,
      balance: 98,
      voucherSeconds: 0,
      givenCoins: 0,
      secondsLeft: 490,
    })
    expect({ shownSeconds: room.meter.shownSeconds, charged: room.chat?.charged, balance: room.balance }).toEqual({
      shownSeconds: 10,
      charged: 2,
      balance: 98,
    })
  })

  it('shows how many watch a private chat, as the platform reports it [CHA-039]', async () => {
    const { room, live } = await setup({ start: async () => ({ ok: true, chat: { ...running, onlookers: 1 } }) })
    await room.entry.enter(entry, pressed(12, 'minute'))
    expect(room.chat?.onlookers).toBe(1)
    live.send({ type: 'chatOnlookers', chatId: asId<ChatId>('another'), onlookers: 9 })
    live.send({ type: 'chatOnlookers', chatId: CHAT, onlookers: 2 })
    expect(room.chat?.onlookers).toBe(2)
  })

  it('counts its seconds and sends one heartbeat each time, also when the room is reloaded', async () => {
    const { room, clock, beats } = await setup({ running: () => running })
    await room.retry()
    const sent = beats.length
    clock.pass(HEARTBEAT_EVERY)
    expect({ shownSeconds: room.meter.shownSeconds, newBeatCount: beats.length - sent }).toEqual({
      shownSeconds: running.seconds + Math.floor(HEARTBEAT_EVERY / 1_000),
      newBeatCount: 1,
    })
  })

  it('warns when less than two minutes are paid for', async () => {
    const { room, live } = await setup({})
    await room.entry.enter(entry, pressed(12, 'minute'))
    expect(room.meter.isBalanceLow).toBe(false)
    live.send({ type: 'balance', balance: 23 })
    expect(room.meter.isBalanceLow).toBe(true)
  })

  it('ends with its bill, regardless of who ends it [SOC-022]', async () => {
    const { room, live } = await setup({})
    await room.entry.enter(entry, pressed(12, 'minute'))
    live.send({ type: 'chatEnd', chatId: asId<ChatId>('another'), exitCode: 201, bill })
    expect(room.phase).toBe('live')
    live.send({ type: 'chatEnd', chatId: CHAT, exitCode: 201, bill })
    await settled()
    expect({ phase: room.phase, coins: room.bill?.coins, balance: room.balance }).toEqual({
      phase: 'ended',
      coins: 13,
      balance: 87,
    })
  })

  it('requests its bill when it ended while the connection was down', async () => {
    let now: RunningChat | null = null
    const { room, live } = await setup({ running: () => now })
    await room.entry.enter(entry, pressed(12, 'minute'))
    now = null
    live.send({ type: 'sessionAcknowledged' })
    await settled()
    expect({ phase: room.phase, coins: room.bill?.coins }).toEqual({ phase: 'ended', coins: 13 })
  })

  it('is left with a note of what it came to, but for a preview, which costs nothing', async () => {
    for (const mode of ['single', 'preview'] as const) {
      const { room, toasts, leave } = await setup({ stop: { ...bill, giftCoins: 2, mode } })
      await room.entry.enter(entry, pressed(12, 'minute'))
      leave()
      room.dispose()
      await settled()
      expect(toasts.waiting.map(({ text, values }) => [text, values['coins'], values['balance']])).toEqual(
        mode === 'single' ? [['chat.gone', 15, 87]] : [],
      )
    }
  })

  it('leads from a preview, which counts down, to a chat: the preview ends first', async () => {
    const modes: string[] = []
    const { room, clock, stops } = await setup({
      start: async ({ mode }) => {
        modes.push(mode)
        return { ok: true, chat: { ...running, mode, secondsLeft: mode === 'preview' ? 5 : 500 } }
      },
      stop: { ...bill, mode: 'preview', exitCode: 401, coins: 0 },
    })
    await room.entry.enter({ ...entry, mode: 'preview' }, pressed(0, 'minute'))
    clock.pass(2_000)
    expect({
      isPreview: room.meter.isPreview,
      previewSecondsLeft: room.meter.previewSecondsLeft,
      chatId: room.conversation.draft.chatId,
    }).toEqual({ isPreview: true, previewSecondsLeft: 3, chatId: null })
    clock.pass(9_000)
    expect(room.meter.previewSecondsLeft).toBe(0)
    await room.entry.enter(entry, pressed(12, 'minute'))
    expect({ modes, stops, phase: room.phase, isPreview: room.meter.isPreview }).toEqual({
      modes: ['preview', 'single'],
      stops: [CHAT],
      phase: 'live',
      isPreview: false,
    })
    expect(room.meter.previewSecondsLeft).toBeNull()
  })

  it('goes on in a window of its own when its page is left, and is still here where the browser opens none [ADD-024]', async () => {
    for (const opensWindow of [true, false]) {
      const { room, stops, windows, chatsHere, toasts, leave } = await setup({ opensWindow })
      expect(room.popOut()).toBe(false)
      await room.entry.enter(entry, pressed(12, 'minute'))
      expect({ isPoppedOut: room.popOut(), windows, hasChat: chatsHere.has(CHAT) }).toEqual({
        isPoppedOut: opensWindow,
        windows: opensWindow ? [`${CHAT} /en/cams/mira/chat/`] : [],
        hasChat: true,
      })
      leave()
      room.dispose()
      await settled()
      expect({ stops, hasChat: chatsHere.has(CHAT) }).toEqual(
        opensWindow ? { stops: [], hasChat: false } : { stops: [CHAT], hasChat: true },
      )
      expect(toasts.waiting.map(({ text }) => text)).toEqual(opensWindow ? [] : ['chat.live.noWindow', 'chat.gone'])
    }
  })

  it('is left by going to another page', async () => {
    const { room, stops, live, leave } = await setup({})
    await room.entry.enter(entry, pressed(12, 'minute'))
    leave()
    room.dispose()
    expect(stops).toEqual([CHAT])
    const received = room.chat
    live.send({
      type: 'chatTick',
      chatId: CHAT,
      seconds: 99,
      charged: 20,
      balance: 1,
      voucherSeconds: 0,
      givenCoins: 0,
      secondsLeft: 1,
    })
    expect(room.chat).toBe(received)
  })

  it('ends a chat that was let begin only after the guest had left, so that it costs them nothing', async () => {
    let open: (result: ChatStartResult) => void = () => undefined
    const { room, stops, beats, clock, leave } = await setup({
      start: () =>
        new Promise((resolve) => {
          open = resolve
        }),
    })
    const entering = room.entry.enter(entry, pressed(12, 'minute'))
    leave()
    room.dispose()
    open({ ok: true, chat: running })
    await entering
    clock.pass(3 * HEARTBEAT_EVERY)
    expect({ chat: room.chat, stops, beats }).toEqual({ chat: null, stops: [CHAT], beats: [] })
  })
})
