import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { chatRules } from '@/adapters/backend/chat/base/chat-rules'
import { chats } from '@/adapters/backend/chat/base/chat-records'
import { LivePeers } from '@/adapters/backend/chat/live/live-peers'
import { HEARTBEAT_LIMIT } from '@/application/chat/chat-gateway'
import type { MediaRequest, MediaServer } from '@/application/chat/media-server'
import { asId, type ActorId, type ChatId, type IdempotencyKey } from '@/domain/ids'
import { ANY_PRICE } from '#test/support/any-price'
import { TestPlatform } from '#test/support/world/test-platform'
import { raise } from '#test/support/raise'

const ACTORS = ['2', '3'].map((id) => asId<ActorId>(id))

/** Two guests, each in a video call with an actor who sends, and the connections that are open. */
async function calls() {
  const test = new TestPlatform({ actors: 4, videos: 0 })
  const connected: MediaRequest[] = []
  const admit: MediaServer['watch'] = async (request) => {
    connected.push(request)
    const end = async (): Promise<void> => void connected.splice(connected.indexOf(request), 1)
    return { ok: true, peer: { answer: 'answer', end } }
  }
  const isSending = async () => true
  const media: MediaServer = {
    isSending,
    watch: admit,
    send: admit,
    forward: async () => null,
    endRoom: async () => undefined,
  }
  const live = { isSending, addressOf: (chatId: ChatId) => `/live/${chatId}`, playlistOf: () => null }
  test.context.rules.set(chatRules, { live })
  const peers = new LivePeers(test.context, media, raise)
  const running = []
  for (const actorId of ACTORS) {
    const { prices } = await test.actor(actorId)
    const state = { isOnline: true, isBusy: false, isCurrentlyTicketShow: false, isOnlineMobileVideocall: true }
    await test.setActor(actorId, { prices: { ...prices, c2c: 1 }, state })
    const guest = await test.member(100)
    const request = { actorId, mode: 'video-call', useVoucher: false, stopAt: null, agreedPrice: ANY_PRICE } as const
    const started = await guest.ports.chat.startChat({ ...request, key: asId<IdempotencyKey>('start') })
    if (!started.ok) throw new Error(started.reason)
    const caller = { deviceKey: guest.deviceKey, accessToken: null }
    running.push({ guest, chatId: started.chat.chatId, caller })
  }
  return { test, peers, running, connected }
}

it('a connection outlives a store that does not answer for the time a silent guest is waited for, and not a second more', async () => {
  const seconds = fc.integer({ min: 1, max: 14 })
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 4 }), seconds, async (before, away) => {
      const { test, peers, running, connected } = await calls()
      const [first] = running
      if (first === undefined) throw new Error('no call')
      await peers.connect(first.chatId, first.caller, 'watch', 'offer')
      await test.clock.pass(before * 1_000)
      const { store } = test.context
      const get = store.get.bind(store)
      store.get = (collection, key) =>
        collection.name === chats.name ? Promise.reject(new Error('away')) : get(collection, key)
      await test.clock.pass(away * 1_000)
      expect(connected).toHaveLength(away * 1_000 <= HEARTBEAT_LIMIT ? 1 : 0)
      store.get = get
      await peers.close()
    }),
    { numRuns: 25 },
  )
})

it('the limit of connections is that of one kind in one chat: it ends none of another chat or of the other kind', async () => {
  const connection = fc.record({
    at: fc.constantFrom(0, 1),
    purpose: fc.constantFrom('watch' as const, 'send' as const),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(connection, { maxLength: 12 }), async (all) => {
      const { peers, running, connected } = await calls()
      const offers: string[][] = [[], [], [], []]
      for (const [index, { at, purpose }] of all.entries()) {
        const call = running[at]
        if (call === undefined) throw new Error('no call')
        await peers.connect(call.chatId, call.caller, purpose, `offer ${index}`)
        offers[2 * at + (purpose === 'send' ? 1 : 0)]?.push(`offer ${index}`)
      }
      expect(connected.map(({ offer }) => offer).toSorted()).toEqual(offers.flatMap((of) => of.slice(-3)).toSorted())
      await peers.close()
      expect(connected).toEqual([])
    }),
    { numRuns: 25 },
  )
})
