import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { actorWith } from '#test/support/ui/actors'
import { anyCommand, anyGuestUpdate, anyOtherUpdate } from '#test/support/arbitraries/live'
import { readIncoming, writeOutgoing } from '@/adapters/wire/live/client-frames'
import { writeUpdate } from '@/adapters/server/live/write-update'
import { readOutgoing, writeMessage } from '@/adapters/wire/live/server-frames'
import { liveUpdate } from '@/adapters/wire/live/update'
import {
  asId,
  type ActorId,
  type ChannelId,
  type ChatId,
  type GiftId,
  type GuestId,
  type IdempotencyKey,
  type MessageId,
  type NotificationId,
  type PostId,
  type RoomLineId,
} from '@/domain/ids'
import type { LiveCommand, LiveCommandType } from '@/domain/assembly/live-command'
import type { LiveUpdate, LiveUpdateType } from '@/domain/assembly/live-update'

const guestId = asId<GuestId>('g1')
const chatId = asId<ChatId>('c1')
const actorId = asId<ActorId>('7')

const bill = {
  chatId,
  actorId,
  mode: 'single',
  seconds: 61,
  coins: 31,
  giftCoins: 4,
  controlCoins: 3,
  voucherMinutes: 0,
  pricePerMinute: 30,
  exitCode: 101,
} as const

/** The updates the arbitraries leave out. */
const others: readonly LiveUpdate[] = [
  { type: 'feedPostPublished', postId: asId<PostId>('p1'), actorId },
  { type: 'feedPostChanged', postId: asId<PostId>('p1') },
  {
    type: 'messageChanged',
    channelId: asId<ChannelId>('c1'),
    message: {
      id: asId<MessageId>('c1.1'),
      channelId: asId<ChannelId>('c1'),
      clientId: 'k1',
      sender: 'actor',
      type: 'text',
      text: 'For you',
      gifts: [],
      price: 0,
      at: 5,
      quote: null,
      media: {
        kind: 'video',
        price: 9,
        seconds: 15,
        ageRating: 18,
        poster: { family: 3, variant: 'b1' },
        unlocked: true,
        need: 'needAgeCheck',
      },
    },
  },
  { type: 'actorState', id: actorId, state: { isBusy: true, backAt: null } },
  { type: 'actorState', id: actorId, state: {} },
  { type: 'chatStarted', chatId, actorId, mode: 'free', pricePerMinute: 0, stream: { kind: 'generated', seed: 3 } },
  { type: 'chatOnlookers', chatId, onlookers: 2 },
  {
    type: 'roomLine',
    chatId,
    line: {
      id: asId<RoomLineId>('l1'),
      actorId,
      sender: 'guest',
      guestName: null,
      text: 'Hello',
      at: 5,
      tip: null,
      control: null,
      quote: null,
    },
  },
  {
    type: 'roomLine',
    chatId,
    line: {
      id: asId<RoomLineId>('l2'),
      actorId,
      sender: 'guest',
      guestName: 'Kite',
      text: '',
      at: 6,
      tip: {
        names: { de: 'Lied', en: 'Song', es: 'Canción' },
        price: 20,
        gesture: 'sing',
        achievesGoal: true,
        isOwn: false,
        isAnonymous: false,
      },
      control: null,
      quote: null,
    },
  },
  {
    type: 'toyControl',
    chatId,
    run: {
      giftId: asId<GiftId>('breeze-60'),
      names: { de: 'Brise', en: 'Breeze', es: 'Brisa' },
      pattern: 'waves',
      from: 12,
      until: 72,
    },
  },
  {
    type: 'tipGoal',
    chatId,
    goal: {
      names: { de: 'Lampe', en: 'Lamp', es: 'Lámpara' },
      wanted: 200,
      collected: 20,
      percent: 10,
      isAchieved: false,
    },
  },
  { type: 'chatTick', chatId, seconds: 3, charged: 2, balance: 4, voucherSeconds: 0, givenCoins: 0, secondsLeft: null },
  { type: 'chatEnd', chatId, exitCode: 101, bill },
  {
    type: 'notifications',
    notification: {
      id: asId<NotificationId>('n1'),
      type: 2,
      unread: true,
      unseen: true,
      at: 5,
      text: 'Hello',
      actorId: null,
      isPayment: true,
      postId: null,
      voicecallIdHash: null,
    },
  },
  { type: 'balance', balance: 3, isPayment: true },
  { type: 'actorCurrent', actorId, state: actorWith({ id: actorId }).state },
]

const started: LiveCommand = {
  type: 'chatStart',
  actorId,
  mode: 'voyeur',
  key: asId<IdempotencyKey>('k1'),
  pin: '1234',
  useVoucher: false,
  stopAt: null,
  agreedPrice: 6,
}

const isCounted = (update: LiveUpdate) => update.type !== 'sessionAcknowledged'

describe('a frame on the connection', () => {
  it('carries every update unchanged, under its number', async () => {
    const seen = new Set<LiveUpdateType>()
    const travels = async (update: LiveUpdate, sequence: number) => {
      seen.add(update.type)
      expect(await readIncoming(writeUpdate(update, sequence))).toEqual({ frame: update, sequence })
    }
    for (const update of others) await travels(update, 1)
    await fc.assert(fc.asyncProperty(fc.oneof(anyGuestUpdate, anyOtherUpdate).filter(isCounted), fc.nat(), travels), {
      numRuns: 2_000,
    })
    const known = liveUpdate as unknown as {
      readonly def: { readonly options: readonly { shape: { type: { def: { values: readonly string[] } } } }[] }
    }
    const types = known.def.options.flatMap(({ shape }) => shape.type.def.values)
    expect(types.filter((type) => !seen.has(type as LiveUpdateType) && type !== 'messageRead')).toEqual([])
  })

  it('carries every command unchanged, with token and guest [SOC-010]', () => {
    const travels = (command: LiveCommand, requestId: string | null) => {
      const frame = { token: 'token-1', guestId, requestId, command }
      expect(readOutgoing(writeOutgoing(frame))).toEqual({ frame, requestId })
    }
    travels(started, 'r1')
    travels({ type: 'filterChannels', filter: 'online-only' }, 'r1')
    travels(
      { type: 'requestSession', language: 'es', since: null, watches: false, position: { epoch: 'e', sequence: 3 } },
      null,
    )
    const small = anyCommand.filter((command) => !('offset' in command) || (command.limit > 0 && command.offset < 1e6))
    const paid = small.filter((command) => command.type !== 'oneClickCharge' || command.amount > 0)
    fc.assert(fc.property(paid, fc.constantFrom('r1', null), travels), { numRuns: 2_000 })
  })

  it('is nothing without token, guest or a command there is', () => {
    const frame = { type: 'ping', accessToken: 't', guestId: 'g', payload: {} }
    const isRead = (change: object) => readOutgoing(JSON.stringify({ ...frame, ...change })).frame !== null
    expect(isRead({})).toBe(true)
    const wrong = [
      { accessToken: '' },
      { accessToken: undefined },
      { guestId: 7 },
      { type: 'dropTables' },
      { payload: null },
    ]
    expect(wrong.filter(isRead)).toEqual([])
  })

  it('names the request it cannot read, so that the sender is answered', () => {
    const frame = { type: 'chatStop', requestId: 'r7', accessToken: 't', guestId: 'g', payload: {} }
    expect(readOutgoing(JSON.stringify(frame))).toEqual({ frame: null, requestId: 'r7', unreadable: 'chatStop' })
  })

  it('carries what the server sends besides updates', () => {
    const words = [
      { type: 'pong' },
      { type: 'sessionExpired' },
      { type: 'sessionAcknowledged', resumed: true },
      { type: 'sessionAcknowledged', resumed: false, position: { epoch: 'e', sequence: 0 } },
      { type: 'commandAcknowledged', requestId: 'r1', refused: null, result: { ok: true } },
      { type: 'commandAcknowledged', requestId: 'r1', refused: 'not-offered' },
    ] as const
    for (const word of words) expect(readIncoming(writeMessage(word))).toEqual({ frame: word })
  })

  it('is short: every field of a client has a maximum length', () => {
    const long = 'x'.repeat(5_001)
    const sent = (type: LiveCommandType, payload: object) =>
      readOutgoing(JSON.stringify({ type, accessToken: 't', guestId: 'g', payload })).frame !== null
    const words = {
      channelId: 'c',
      messageType: 'text',
      senderType: 'guest',
      isVideochat: false,
      isFreechat: false,
      includedGifts: [],
      chatId: null,
      agreedPrice: 3,
    }
    expect(sent('sendMessage', { ...words, data: 'hello' })).toBe(true)
    expect(sent('sendMessage', { ...words, data: long })).toBe(false)
    for (const agreedPrice of [-1, 0.5, '3'])
      expect({ agreedPrice, sent: sent('sendMessage', { ...words, data: 'hello', agreedPrice }) }).toEqual({
        agreedPrice,
        sent: false,
      })
    // A price that was not agreed is none, not a wrong one (RUL-014).
    for (const agreedPrice of [undefined, null])
      expect({ agreedPrice, sent: sent('sendMessage', { ...words, data: 'hello', agreedPrice }) }).toEqual({
        agreedPrice,
        sent: true,
      })
    expect(
      sent('sendMessage', {
        ...words,
        data: '',
        includedGifts: Array.from({ length: 51 }, () => ({ giftId: 'g', count: 1 })),
      }),
    ).toBe(false)
    expect(sent('loadChannels', { offset: 0, limit: 501 })).toBe(false)
    expect(sent('oneClickCharge', { amount: 0.5, channelId: null })).toBe(false)
  })
})
