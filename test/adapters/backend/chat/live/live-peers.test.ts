import { describe, expect, it } from 'vitest'
import { DARK_LIMIT, LivePeers } from '@/adapters/backend/chat/live/live-peers'
import { chatRules } from '@/adapters/backend/chat/base/chat-rules'
import { tickChats } from '@/adapters/backend/chat/meter/tick-chats'
import { chats } from '@/adapters/backend/chat/base/chat-records'
import { HEARTBEAT_LIMIT, type ChatRequest } from '@/application/chat/chat-gateway'
import type { MediaRequest, MediaServer } from '@/application/chat/media-server'
import { MediaUnavailable } from '@/application/chat/media-server'
import { exitCodes } from '@/domain/chat/exit-code'
import type { ChatMode } from '@/domain/chat/mode'
import { asId, type ActorId, type ChatId, type IdempotencyKey } from '@/domain/ids'
import { ANY_PRICE } from '#test/support/any-price'
import { TestPlatform, type TestGuest } from '#test/support/world/test-platform'
import { raise } from '#test/support/raise'

const ACTOR = asId<ActorId>('2')
const OFFER = 'v=0'

/** A media server that admits everybody, and counts whom it has not been instructed to disconnect. */
class OpenMediaServer implements MediaServer {
  readonly connected = new Set<MediaRequest>()
  isReachable = true
  hasSender = true

  async isSending(): Promise<boolean> {
    if (!this.isReachable) throw new MediaUnavailable('away')
    return this.hasSender
  }

  async watch(request: MediaRequest) {
    this.connected.add(request)
    const end = async (): Promise<void> => void this.connected.delete(request)
    return { ok: true, peer: { answer: 'answer', end } } as const
  }

  send(request: MediaRequest) {
    return this.watch(request)
  }

  async forward() {
    return null
  }

  readonly ended: string[] = []

  async endRoom(room: string): Promise<void> {
    this.ended.push(room)
  }

  get rooms(): readonly string[] {
    return [...this.connected].map(({ room }) => room).toSorted()
  }
}

async function evening() {
  const test = new TestPlatform({ actors: 14, videos: 0 })
  const { prices } = await test.actor('2')
  await test.setActor('2', {
    prices: { ...prices, single: 12, c2c: 20 },
    state: {
      isOnline: true,
      isBusy: false,
      isCurrentlyTicketShow: false,
      isLivePreviewEnabled: true,
      isOnlineMobileVideocall: true,
    },
  })
  const media = new OpenMediaServer()
  const live = {
    isSending: () => media.isSending(),
    addressOf: (chatId: ChatId) => `/live/${chatId}`,
    playlistOf: () => null,
  }
  test.context.rules.set(chatRules, { live })
  const peers = new LivePeers(test.context, media, (error) => {
    throw error
  })
  return { test, media, peers, guest: await test.member(100) }
}

const callerOf = ({ deviceKey }: TestGuest) => ({ deviceKey, accessToken: null })

const request = (mode: ChatMode): ChatRequest => ({
  actorId: ACTOR,
  mode,
  key: asId<IdempotencyKey>('start'),
  useVoucher: false,
  stopAt: null,
  agreedPrice: ANY_PRICE,
})

async function started({ ports }: TestGuest, mode: ChatMode = 'single'): Promise<ChatId> {
  const answer = await ports.chat.startChat(request(mode))
  if (!answer.ok) throw new Error(`not started: ${answer.reason}`)
  return answer.chat.chatId
}

describe('the viewers of a chat', () => {
  it('are connected with the room of its actor, and disconnected as soon as the guest ends it', async () => {
    const { media, peers, guest } = await evening()
    const chatId = await started(guest)
    const answer = await peers.connect(chatId, callerOf(guest), 'watch', OFFER)
    expect(answer).toMatchObject({ ok: true, peer: { answer: 'answer' } })
    expect(media.rooms).toEqual(['actor-2'])
    await guest.ports.chat.stop(chatId)
    expect(media.rooms).toEqual([])
    expect(await peers.connect(chatId, callerOf(guest), 'watch', OFFER)).toEqual({ ok: false, reason: 'not-found' })
  })

  it('are disconnected when the platform ends it, for want of a heartbeat or of time', async () => {
    for (const mode of ['single', 'preview'] as const) {
      const { test, media, peers, guest } = await evening()
      const chatId = await started(guest, mode)
      await peers.connect(chatId, callerOf(guest), 'watch', OFFER)
      test.clock.sleep(HEARTBEAT_LIMIT)
      await tickChats(test.context, raise)
      expect(media.rooms).toEqual([])
    }
  })

  it('are disconnected within a second where the message of the end was lost', async () => {
    const { test, media, peers, guest } = await evening()
    const chatId = await started(guest)
    await peers.connect(chatId, callerOf(guest), 'watch', OFFER)
    // Another server has ended the chat, and none of its messages has come.
    await test.context.store.transaction(async (tx) => {
      const chat = await tx.get(chats, chatId)
      if (chat === undefined) throw new Error('no chat')
      const bill = {
        chatId,
        actorId: ACTOR,
        mode: 'single',
        seconds: 1,
        coins: 1,
        giftCoins: 0,
        controlCoins: 0,
        control: null,
        offerMinutes: 0,
        isVoice: false,
        cameraSign: null,
        voucherMinutes: 0,
        pricePerMinute: 12,
      }
      await tx.put(chats, { ...chat, bill: { ...bill, mode: 'single', exitCode: 101 } })
    })
    expect(media.rooms).toEqual(['actor-2'])
    await test.clock.pass(1_000)
    expect(media.rooms).toEqual([])
  })

  it('are three at most: one more ends the oldest', async () => {
    const { media, peers, guest } = await evening()
    const chatId = await started(guest)
    for (let i = 0; i < 5; i++) await peers.connect(chatId, callerOf(guest), 'watch', `offer ${i}`)
    expect([...media.connected].map(({ offer }) => offer)).toEqual(['offer 2', 'offer 3', 'offer 4'])
  })

  it('are not connected for another guest, nor for a caller without a session, and disconnected by their own only', async () => {
    const { test, media, peers, guest } = await evening()
    const chatId = await started(guest)
    const stranger = await test.member(100)
    const nobody = { deviceKey: null, accessToken: null }
    for (const caller of [callerOf(stranger), nobody, { deviceKey: 'made up', accessToken: null }])
      expect(await peers.connect(chatId, caller, 'watch', OFFER)).toEqual({ ok: false, reason: 'not-found' })
    const answer = await peers.connect(chatId, callerOf(guest), 'watch', OFFER)
    if (!answer.ok) throw new Error('not connected')
    expect(await peers.disconnect(chatId, callerOf(stranger), answer.peer.id)).toBe(false)
    expect(media.rooms).toEqual(['actor-2'])
    for (let i = 0; i < 2; i++) {
      expect(await peers.disconnect(chatId, callerOf(guest), answer.peer.id)).toBe(true)
      expect(media.rooms).toEqual([])
    }
  })

  it('send their own picture in a video call and in no other chat', async () => {
    const { media, peers, guest } = await evening()
    const single = await started(guest)
    expect(await peers.connect(single, callerOf(guest), 'send', OFFER)).toEqual({ ok: false, reason: 'not-found' })
    const caller = await evening()
    const call = await started(caller.guest, 'video-call')
    await caller.peers.connect(call, callerOf(caller.guest), 'send', OFFER)
    expect(caller.media.rooms).toEqual([`chat-${call}`])
    await caller.guest.ports.chat.stop(call)
    await new Promise((resolve) => setImmediate(resolve))
    expect(caller.media.rooms).toEqual([])
    expect(caller.media.ended).toEqual([`chat-${call}`])
    expect(media.rooms).toEqual([])
  })
})

describe('a chat whose media server is away', () => {
  it('is refused before anything is charged, and a chat that runs already is answered again', async () => {
    const { media, guest } = await evening()
    media.isReachable = false
    expect(await guest.ports.chat.startChat(request('single'))).toEqual({
      ok: false,
      reason: 'no-picture',
      exitCode: 499,
      missing: 0,
    })
    expect(await guest.balance()).toBe(100)
    media.isReachable = true
    const chatId = await started(guest)
    media.isReachable = false
    expect(await started(guest)).toBe(chatId)
  })
})

describe('a chat whose actor stops sending', () => {
  it.each(['the studio is gone', 'the media server is away'])(
    'ends with the code of the host, so that it is paid for no longer: %s',
    async (why) => {
      const { test, media, peers, guest } = await evening()
      const chatId = await started(guest)
      await peers.connect(chatId, callerOf(guest), 'watch', OFFER)
      await test.clock.pass(5_000)
      if (why === 'the studio is gone') media.hasSender = false
      else media.isReachable = false
      for (let passed = 0; passed < DARK_LIMIT; passed += 1_000) {
        await guest.ports.chat.heartbeat(chatId)
        await test.clock.pass(1_000)
      }
      expect(media.rooms).toEqual(['actor-2'])
      await test.clock.pass(1_000)
      expect(media.rooms).toEqual([])
      expect(await guest.ports.chat.stop(chatId)).toMatchObject({ exitCode: exitCodes.hostLeft })
      const balance = await guest.balance()
      await test.clock.pass(60_000)
      expect(await guest.balance()).toBe(balance)
    },
  )

  it('goes on where the picture is back soon', async () => {
    const { test, media, peers, guest } = await evening()
    const chatId = await started(guest)
    await peers.connect(chatId, callerOf(guest), 'watch', OFFER)
    for (let passed = 0; passed < 3 * DARK_LIMIT; passed += 1_000) {
      media.hasSender = passed % 10_000 === 0
      await guest.ports.chat.heartbeat(chatId)
      await test.clock.pass(1_000)
    }
    expect((await guest.ports.chat.running())?.chatId).toBe(chatId)
  })
})

describe('a look at the chats of a server', () => {
  async function room() {
    const { test, media } = await evening()
    await test.setActor('2', { state: { freeChat: true } })
    const errors: unknown[] = []
    const peers = new LivePeers(test.context, media, (error) => void errors.push(error))
    const members = [await test.member(), await test.member(), await test.member()]
    const ids: ChatId[] = []
    for (const member of members) {
      const chatId = await started(member, 'free')
      expect(await peers.watchedIn(chatId, callerOf(member))).toBe(ACTOR)
      ids.push(chatId)
    }
    const pass = async (ms: number): Promise<void> => {
      for (let passed = 0; passed < ms; passed += 1_000) {
        for (const [at, { ports }] of members.entries()) await ports.chat.heartbeat(ids[at] ?? asId<ChatId>(''))
        await test.clock.pass(1_000)
      }
    }
    return { test, media, peers, members, ids, errors, pass }
  }

  it('ends those whose actor stopped sending, also where the transactions of others are lost, and reports each', async () => {
    const { test, media, ids, errors, pass } = await room()
    const { store } = test.context
    const transaction = store.transaction.bind(store)
    let lost = 0
    media.hasSender = false
    await pass(DARK_LIMIT)
    store.transaction = (work) => {
      if (lost === 2) return transaction(work)
      lost += 1
      return Promise.reject(new Error('lost'))
    }
    await test.clock.pass(1_000)
    const ended = await store.getMany(chats, ids)
    expect(ended.filter((chat) => chat?.bill === null)).toHaveLength(2)
    expect(errors.map(String)).toEqual(['Error: lost', 'Error: lost'])
    await test.clock.pass(1_000)
    expect((await store.getMany(chats, ids)).every((chat) => chat?.bill !== null)).toBe(true)
  })

  it('goes on where a connection cannot be ended', async () => {
    const { test, media, peers, members, ids, errors } = await room()
    const watch = media.watch.bind(media)
    let count = 0
    media.watch = async (request) => {
      const { ok, peer } = await watch(request)
      if ((count += 1) > 1) return { ok, peer }
      return { ok, peer: { ...peer, end: () => Promise.reject(new Error('stuck')) } }
    }
    for (const [at, member] of members.entries())
      await peers.connect(ids[at] ?? asId<ChatId>(''), callerOf(member), 'watch', OFFER)
    expect(media.rooms).toHaveLength(3)
    // Another server has ended them, and none of its messages has come.
    await test.context.store.transaction(async (tx) => {
      for (const id of ids) await tx.delete(chats, id)
    })
    await test.clock.pass(1_000)
    // The first is connected still: it could not be ended.
    expect(media.rooms).toHaveLength(1)
    expect(errors.map(String)).toEqual(['Error: stuck'])
  })

  it('reads them at one moment', async () => {
    const { test } = await room()
    const { store } = test.context
    const get = store.get.bind(store)
    let [now, most] = [0, 0]
    store.get = async (collection, key) => {
      if (collection.name !== 'chats') return get(collection, key)
      now += 1
      most = Math.max(most, now)
      await Promise.resolve()
      now -= 1
      return get(collection, key)
    }
    await test.clock.pass(1_000)
    expect(most).toBe(3)
  })
})
