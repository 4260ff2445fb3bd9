import { describe, expect, it } from 'vitest'
import { BackendPlatform } from '@/adapters/backend/assembly/backend-platform'
import { BackendLiveUpdates } from '@/adapters/backend/live/backend-live-updates'
import { chatRules } from '@/adapters/backend/chat/base/chat-rules'
import { DARK_LIMIT, LivePeers } from '@/adapters/backend/chat/live/live-peers'
import { tickChats } from '@/adapters/backend/chat/meter/tick-chats'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { ProcessMemory } from '@/adapters/backend/kernel/process-memory'
import { publishAll } from '@/adapters/backend/kernel/outbound-updates'
import { stopActor } from '@/adapters/backend/shows/show-course'
import type { Store, Transaction } from '@/adapters/stores/store'
import { HEARTBEAT_EVERY } from '@/application/chat/chat-gateway'
import type { MediaServer } from '@/application/chat/media-server'
import type { ChatMode } from '@/domain/chat/mode'
import { asId, type ActorId, type ChatId, type IdempotencyKey } from '@/domain/ids'
import type { LiveUpdate } from '@/domain/assembly/live-update'
import { ANY_PRICE } from '#test/support/any-price'
import { runningTwice } from '#test/support/postgres/running-twice'
import { TestPlatform, type TestGuest } from '#test/support/world/test-platform'
import { raise } from '#test/support/raise'

const ACTOR = asId<ActorId>('2')
const OTHER = asId<ActorId>('3')
const COINS = 100
const PRICES = { single: 60, c2c: 60, voyeur: 60 }

/** Long enough for anything a server has in memory to be counted. */
const AFTERWARDS = 15

/** A platform that counts a chat every five seconds, and a second server over the same store. */
async function evening(isLive = false) {
  const test = new TestPlatform({ actors: 14, videos: 0 })
  for (const id of [ACTOR, OTHER]) {
    const { prices } = await test.actor(id)
    const state = { isOnline: true, isBusy: false, isCurrentlyTicketShow: false, freeChat: false }
    const modes = { isVoyeurChatAvailable: true, isVoyeurInSingleChatAllowed: true, isOnlineMobileVideocall: true }
    await test.setActor(id, { prices: { ...prices, ...PRICES }, state: { ...state, ...modes }, voyeurPin: null })
  }
  const picture = { isSending: true }
  const media = {
    isSending: async () => picture.isSending,
    watch: async () => ({ ok: true, peer: { answer: 'answer', end: async () => undefined } }) as const,
  } as unknown as MediaServer
  const live = {
    isSending: async () => picture.isSending,
    addressOf: (chatId: ChatId) => `/live/${chatId}`,
    playlistOf: () => null,
  }
  test.context.rules.set(chatRules, { countEvery: 5_000, ...(isLive ? { live } : {}) })
  const other: PlatformContext = { ...test.context, instance: 'other', memory: new ProcessMemory() }
  const guest = await test.member(COINS)
  const watched = { stop: (): Promise<unknown> => Promise.reject(new Error('nobody is watched')) }
  return { test, media, picture, watched, other, guest, there: new BackendPlatform(other).portsOf(guest.caller) }
}

type Evening = Awaited<ReturnType<typeof evening>>

let starts = 0

async function started({ ports }: Pick<TestGuest, 'ports'>, mode: ChatMode, stopAt: number | null = null) {
  const key = asId<IdempotencyKey>(`start ${(starts += 1)}`)
  const request = { actorId: ACTOR, mode, key, useVoucher: false, stopAt, agreedPrice: ANY_PRICE } as const
  const answer = await ports.chat.startChat(request)
  if (!answer.ok) throw new Error(answer.reason)
  return answer.chat.chatId
}

/** Lets seconds pass on both servers; the guest reports while `chatId` is given. */
async function pass({ test, other, guest }: Evening, seconds: number, chatId?: ChatId): Promise<void> {
  for (let second = 1; second <= seconds; second++) {
    await test.clock.pass(1_000)
    await tickChats(test.context, raise)
    await tickChats(other, raise)
    if (chatId !== undefined && (second * 1_000) % HEARTBEAT_EVERY < 1_000) await guest.ports.chat.heartbeat(chatId)
  }
}

interface Cause {
  readonly mode?: ChatMode
  readonly stopAt?: number
  readonly isLive?: boolean
  readonly begin?: (evening: Evening) => Promise<unknown>
  readonly end: (evening: Evening, chatId: ChatId) => Promise<unknown>
}

const lets = (evening: Evening, work: (tx: Transaction) => ReturnType<typeof stopActor>): Promise<void> =>
  evening.other.store.transaction(work).then((updates) => publishAll(evening.other.hub, updates))

/** Everything that ends a chat. Most of it happens at the server that does not count it. */
const CAUSES: Readonly<Record<string, Cause>> = {
  'its guest': { end: ({ guest }, chatId) => guest.ports.chat.stop(chatId) },
  'its guest at another server': { end: ({ there }, chatId) => there.chat.stop(chatId) },
  'a show, or an actor who is taken away': {
    end: (evening) => lets(evening, (tx) => stopActor(tx, ACTOR, evening.test.clock.now())),
  },
  'the limit of its guest': { stopAt: 9, end: (evening, chatId) => pass(evening, 6, chatId) },
  'coins that are used up': {
    end: async (evening, chatId) => pass(evening, COINS, chatId),
  },
  'the silence of its guest': { end: (evening) => pass(evening, 20) },
  'a dark picture': {
    isLive: true,
    end: async (evening, chatId) => {
      const peers = new LivePeers(evening.other, evening.media, raise)
      await peers.watchedIn(chatId, { deviceKey: evening.guest.deviceKey, accessToken: null })
      evening.picture.isSending = false
      await pass(evening, DARK_LIMIT / 1_000 + 2, chatId)
      await peers.close()
    },
  },
  'an exclusive chat that begins': {
    mode: 'voyeur',
    begin: ({ test }) => test.setActor(ACTOR, { state: { isBusy: true } }),
    end: async ({ test }) => {
      // The guest of the sample world who was watched has gone; a video call lets nobody watch.
      await test.setActor(ACTOR, { state: { isBusy: false } })
      await started(await test.member(COINS), 'video-call')
    },
  },
  'the end of the chat it watched': {
    mode: 'voyeur',
    begin: async ({ test, watched }) => {
      const guest = await test.member(COINS)
      watched.stop = (
        (chatId) => () =>
          guest.ports.chat.stop(chatId)
      )(await started(guest, 'single'))
    },
    end: ({ watched }) => watched.stop(),
  },
}

describe('a chat that has ended', () => {
  it.each(Object.entries(CAUSES))(
    'by %s is counted by no server any more, and the last balance its guest is shown is that of the ledger',
    async (_, { mode = 'single', stopAt = null, isLive = false, begin, end }) => {
      const now = await evening(isLive)
      await begin?.(now)
      const { test, guest } = now
      const shown: LiveUpdate[] = []
      test.context.hub.subscribe(guest.id, { onUpdate: (update) => shown.push(update), onSubscribed: () => undefined })
      const chatId = await started(guest, mode, stopAt)
      await pass(now, 7, chatId)
      await end(now, chatId)
      await pass(now, AFTERWARDS)
      const ends = shown.filter((update) => update.type === 'chatEnd')
      expect(ends).toEqual([expect.objectContaining({ chatId })])
      expect(shown.slice(shown.findIndex(({ type }) => type === 'chatEnd')).map(({ type }) => type)).not.toContain(
        'chatTick',
      )
      const balances = shown.flatMap((update) =>
        update.type === 'chatTick' || update.type === 'balance' ? [update.balance] : [],
      )
      expect(balances.at(-1)).toBe(await guest.balance())
      expect(balances.at(-1)).toBeLessThan(COINS)
    },
  )

  it('is counted to nobody where a server has begun to read its balance before the end', async () => {
    const now = await evening()
    const { test, guest } = now
    const chatId = await started(guest, 'single')
    await pass(now, 7, chatId)
    await test.clock.pass(1_000)
    const from = test.reports.length
    const { store } = test.context
    let stopped: Promise<unknown> | undefined
    const slow: Store = Object.create(store, {
      getMany: {
        value: async (...read: Parameters<Store['getMany']>) => {
          const answer = await store.getMany(...read)
          await (stopped ??= guest.ports.chat.stop(chatId))
          return answer
        },
      },
      get: {
        value: async (...read: Parameters<Store['get']>) => {
          const answer = await store.get(...read)
          await (stopped ??= guest.ports.chat.stop(chatId))
          return answer
        },
      },
    }) as Store
    await tickChats({ ...test.context, store: slow }, raise)
    expect(stopped).toBeDefined()
    const types = test.reports.slice(from).map(({ update }) => update.type)
    expect(types).toContain('chatEnd')
    expect(types.slice(types.indexOf('chatEnd'))).not.toContain('chatTick')
  })

  it('shows no second of it that another server sends behind its end', async () => {
    const { test, guest } = await evening()
    const updates = new BackendLiveUpdates(test.context.hub, test.context.store, guest.caller, async () => [])
    const shown: LiveUpdate[] = []
    updates.subscribe((update) => shown.push(update))
    updates.connect()
    const chatId = await started(guest, 'single')
    await expect.poll(() => shown.some(({ type }) => type === 'sessionAcknowledged')).toBe(true)
    const tick = { type: 'chatTick', seconds: 1, charged: 1, balance: 1, voucherSeconds: 0, givenCoins: 0 } as const
    await guest.ports.chat.stop(chatId)
    test.context.hub.publish(guest.id, { ...tick, chatId, secondsLeft: null })
    const next = await started(guest, 'single')
    test.context.hub.publish(guest.id, { ...tick, chatId: next, secondsLeft: null })
    expect(shown.flatMap((update) => (update.type === 'chatTick' ? [update.chatId] : []))).toEqual([next])
    updates.disconnect()
  })
})

describe('a start that is undone and begun again', () => {
  it('leaves nothing in memory of a chat that no store has, where another tab has started one meanwhile', async () => {
    const { test, guest } = await evening()
    const store = runningTwice(test.context.store, async () => {
      const request = { mode: 'single', useVoucher: false, stopAt: null, agreedPrice: ANY_PRICE } as const
      const key = asId<IdempotencyKey>('the other tab')
      await guest.ports.chat.startChat({ ...request, actorId: OTHER, key })
    })
    const slow: PlatformContext = { ...test.context, store }
    const ports = new BackendPlatform(slow).portsOf(guest.caller)
    const key = asId<IdempotencyKey>('this tab')
    const request = { actorId: ACTOR, mode: 'single', key, useVoucher: false, stopAt: null } as const
    const answer = await ports.chat.startChat({ ...request, agreedPrice: ANY_PRICE })
    expect(answer).toMatchObject({ ok: false, reason: 'already-chatting' })
    const running = await guest.ports.chat.running()
    for (let second = 1; second <= 4; second++) {
      await test.clock.pass(1_000)
      await tickChats(test.context, raise)
    }
    const ticked = test.reports.flatMap(({ update }) => (update.type === 'chatTick' ? [update.chatId] : []))
    expect(new Set(ticked)).toEqual(new Set([running?.chatId]))
    expect(running?.actorId).toBe(OTHER)
  })
})

describe('a show that begins', () => {
  it('reads the chats of its actor, previews too, and no other, however many run', async () => {
    const { test, guest } = await evening()
    const { store } = test.context
    await test.setActor(ACTOR, { state: { isLivePreviewEnabled: true } })
    await started(await test.member(COINS), 'preview')
    await started(guest, 'single')
    await started(await test.member(COINS), 'voyeur')
    for (const id of ['4', '5', '6', '7', '8']) {
      await test.setActor(id, { state: { isOnline: true, isBusy: false, isCurrentlyTicketShow: false } })
      const key = asId<IdempotencyKey>(id)
      const request = { mode: 'single', key, useVoucher: false, stopAt: null, agreedPrice: ANY_PRICE } as const
      const { ports } = await test.member(COINS)
      expect(await ports.chat.startChat({ ...request, actorId: asId<ActorId>(id) })).toMatchObject({ ok: true })
    }
    const read = new Map<string, string>()
    const modes: string[] = []
    await store.transaction(async (tx) => {
      const noting = Object.create(tx, {
        find: {
          value: async (...given: Parameters<Transaction['find']>) => {
            const found = await tx.find(...given)
            if (given[0].name !== 'chats') return found
            for (const { id, actorId } of found as readonly { id: string; actorId: string }[]) read.set(id, actorId)
            return found
          },
        },
      }) as Transaction
      const updates = await stopActor(noting, ACTOR, test.clock.now())
      modes.push(...updates.flatMap(({ update }) => (update.type === 'chatEnd' ? [update.bill.mode] : [])))
    })
    expect({ actors: [...new Set(read.values())], chats: read.size }).toEqual({ actors: [ACTOR], chats: 3 })
    expect(modes.toSorted()).toEqual(['preview', 'single', 'voyeur'])
  })
})
