import { describe, expect, it } from 'vitest'
import { HEARTBEAT_EVERY, type ChatStartResult, type RunningChat } from '@/application/chat/chat-gateway'
import { asId, type ChatId } from '@/domain/ids'
import { settled } from '#test/support/ui/doubles'
import { pressed } from '#test/support/ui/sums'
import { bill, CHAT, running } from '#test/support/ui/rooms'
import { entry, openRoom } from '#test/support/ui/open-room'

describe('a running chat', () => {
  it('sends a heartbeat every few seconds, and no more once it has ended', async () => {
    const { room, clock, beats, live } = await openRoom({})
    await room.entry.enter(entry, pressed(12, 'minute'))
    clock.pass(3 * HEARTBEAT_EVERY)
    expect(beats.length).toBe(4)
    live.send({ type: 'chatEnd', chatId: CHAT, exitCode: 201, bill })
    clock.pass(3 * HEARTBEAT_EVERY)
    expect(beats.length).toBe(4)
  })

  it('shows what the platform counted, and seconds of its own only in between', async () => {
    const { room, clock, live } = await openRoom({})
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
    const { room, live } = await openRoom({ start: async () => ({ ok: true, chat: { ...running, onlookers: 1 } }) })
    await room.entry.enter(entry, pressed(12, 'minute'))
    expect(room.chat?.onlookers).toBe(1)
    live.send({ type: 'chatOnlookers', chatId: asId<ChatId>('another'), onlookers: 9 })
    live.send({ type: 'chatOnlookers', chatId: CHAT, onlookers: 2 })
    expect(room.chat?.onlookers).toBe(2)
  })

  it('counts its seconds and sends one heartbeat each time, also when the room is reloaded', async () => {
    const { room, clock, beats } = await openRoom({ running: () => running })
    await room.retry()
    const sent = beats.length
    clock.pass(HEARTBEAT_EVERY)
    expect({ shownSeconds: room.meter.shownSeconds, newBeatCount: beats.length - sent }).toEqual({
      shownSeconds: running.seconds + Math.floor(HEARTBEAT_EVERY / 1_000),
      newBeatCount: 1,
    })
  })

  it('warns when less than two minutes are paid for', async () => {
    const { room, live } = await openRoom({})
    await room.entry.enter(entry, pressed(12, 'minute'))
    expect(room.meter.isBalanceLow).toBe(false)
    live.send({ type: 'balance', balance: 23 })
    expect(room.meter.isBalanceLow).toBe(true)
  })

  it('ends with its bill, regardless of who ends it [SOC-022]', async () => {
    const { room, live } = await openRoom({})
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
    const { room, live } = await openRoom({ running: () => now })
    await room.entry.enter(entry, pressed(12, 'minute'))
    now = null
    live.send({ type: 'sessionAcknowledged' })
    await settled()
    expect({ phase: room.phase, coins: room.bill?.coins }).toEqual({ phase: 'ended', coins: 13 })
  })

  it('is left with a note of what it came to, but for a preview, which costs nothing', async () => {
    for (const mode of ['single', 'preview'] as const) {
      const { room, toasts, leave } = await openRoom({ stop: { ...bill, giftCoins: 2, mode } })
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
    const { room, clock, stops } = await openRoom({
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
      const { room, stops, windows, chatsHere, toasts, leave } = await openRoom({ opensWindow })
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
    const { room, stops, live, leave } = await openRoom({})
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
    const { room, stops, beats, clock, leave } = await openRoom({
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
