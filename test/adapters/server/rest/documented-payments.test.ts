import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { payingMember } from '#test/support/bindings/accounts'
import { SMALL_WORLD, type Binding, type Device } from '#test/support/bindings/binding'
import { TestEnvironment } from '#test/support/bindings/environment'
import { listeningDevice } from '#test/support/bindings/listening-device'
import { remoteBrowser, type RemoteBrowser } from '#test/support/bindings/remote'
import { TestServer } from '#test/support/bindings/test-server'
import { channelTo, liveActor } from '#test/contract/setup'
import { postLike } from '#test/contract/feed-setup'
import { RawConnection } from '../live/raw-connection'
import { tipMenus } from '@/adapters/backend/chat/tips/tip-records'
import { shows } from '@/adapters/backend/shows/show-records'
import { FEED_KEY, requiredKey } from '@/adapters/wire/feed/feed-key'
import { asId, type ShowId, type TipItemId } from '@/domain/ids'

let bound: Binding
let device: Device
let browser: RemoteBrowser
let server: TestServer

beforeAll(async () => {
  const environment = await TestEnvironment.build(SMALL_WORLD)
  server = await TestServer.start(environment)
  bound = {
    name: 'remote',
    environment,
    device: () => {
      browser = remoteBrowser(server.url)
      return listeningDevice(browser.ports, browser.sandbox)
    },
    dispose: async () => {
      browser.leave()
      await server.app.close()
    },
  }
  device = await payingMember(bound, 400)
})
afterAll(() => bound.dispose())

const token = (): string => browser.token() ?? ''

/** What a call answers, and what it has taken of the balance. */
async function charged(call: () => Promise<unknown>): Promise<{ readonly answer: unknown; readonly coins: number }> {
  const balance = async () => (await device.ports.guest.balance()).balance
  const before = await balance()
  const answer = await call()
  return { answer, coins: before - (await balance()) }
}

const post = async (path: string, payload?: object): Promise<unknown> => {
  const headers = { authorization: `Bearer ${token()}` }
  const of = { method: 'POST', url: `/rest/v1${path}`, headers } as const
  return (await server.app.inject(payload === undefined ? of : { ...of, payload })).json()
}

const request = async (query: string): Promise<unknown> => {
  const headers = { authorization: `Bearer ${token()}`, [FEED_KEY]: await requiredKey.of(token()) }
  return (await server.app.inject({ method: 'POST', url: '/query', headers, payload: { query } })).json()
}

async function command(type: string, payload: object, requestId: string): Promise<unknown> {
  const guestId = device.guest.id
  const line = await (await RawConnection.open(bound.environment, server, { token: token(), guestId })).begin()
  line.send(type, payload, { requestId })
  const { payload: answer } = await line.receives('commandAcknowledged')
  line.socket.close()
  return answer['result']
}

describe('a payment with exactly the documented payload', () => {
  it('buys an album and a video for the price of the moment, with an empty object or no body at all [RUL-014][MED-051]', async () => {
    const { items: albums } = await device.ports.albums.list({ filter: {}, sort: 'cheapest', first: 500, offset: 0 })
    const album = albums.find(({ bought, free, price }) => !bought && !free && price.value > 0)
    const { items: videos } = await device.ports.videos.list({ first: 50, offset: 0 })
    const video = videos.find(
      ({ free, vip, price, guestInfo }) => !free && !vip && price.value > 0 && !guestInfo.bought,
    )
    expect(await charged(() => post(`/album/${album?.id ?? ''}/buy`))).toMatchObject({
      answer: { ok: true, charged: album?.price.value },
      coins: album?.price.value,
    })
    expect(await charged(() => post(`/video/${video?.id ?? ''}/buy`, {}))).toMatchObject({
      answer: { ok: true, charged: video?.price.value },
      coins: video?.price.value,
    })
    expect((await charged(() => post(`/album/${album?.id ?? ''}/buy`))).coins).toBe(0)
  })

  it('buys a post once, and gives the tip of every request for it [RUL-014][FEE-024][FEE-029]', async () => {
    const { id } = await postLike(bound, device, { price: 11 })
    const buy = () => request(`mutation { buyPost(postId: "${id}") { success } }`)
    expect(await charged(buy)).toEqual({ answer: { data: { buyPost: { success: true } } }, coins: 11 })
    expect((await charged(buy)).coins).toBe(0)
    const tip = () => request(`mutation { tipPost(postId: "${id}", amountCoins: 5) { success } }`)
    expect(await charged(tip)).toEqual({ answer: { data: { tipPost: { success: true } } }, coins: 5 })
    expect((await charged(tip)).coins).toBe(5)
  })

  it('buys a ticket once [RUL-014][CHA-027]', async () => {
    const actor = await liveActor(bound, device)
    const now = bound.environment.clock.now()
    const text = { name: 'Concert', title: 'Songs', description: 'Songs', postBuyInfo: '' }
    await bound.environment.backend.store.transaction((tx) =>
      tx.put(shows, {
        id: asId<ShowId>('documented'),
        actorId: actor.id,
        texts: { de: text, en: text, es: text },
        creationType: 'single',
        start: now + 600_000,
        end: now + 1_200_000,
        acts: [],
        announcedActs: 0,
        price: 20,
        promotion: null,
        isFeatured: false,
        isAutoFeatured: false,
        isInternal: false,
        isCancelled: false,
        isRunning: false,
      }),
    )
    const given = `id: "documented", creationType: single, modelId: "${actor.id}", start: ${now + 600_000}`
    const buy = () => request(`mutation { guest { buyChatTicket(${given}) { success errorCode } } }`)
    const answer = { data: { guest: { buyChatTicket: { success: true, errorCode: null } } } }
    expect(await charged(buy)).toEqual({ answer, coins: 20 })
    expect(await charged(buy)).toEqual({ answer, coins: 0 })
  })

  it('sends a message for its price, also where it is sent again under its id [RUL-014][MSG-024]', async () => {
    const actor = await liveActor(bound, device, { message: 3 })
    await bound.environment.setGuest(device.guest.id, { freeMessages: 0 })
    const payload = {
      channelId: await channelTo(device, actor),
      messageType: 'text',
      senderType: 'guest',
      isVideochat: false,
      isFreechat: false,
      data: 'Good evening',
      includedGifts: [],
    }
    const send = () => command('sendMessage', payload, 'documented-message')
    expect(await charged(send)).toMatchObject({ answer: { ok: true }, coins: 3 })
    expect((await charged(send)).coins).toBe(0)
  })

  it('starts a chat, and gives a tip in it for its price [RUL-014]', async () => {
    const actor = await liveActor(bound, device, { single: 30 })
    const item = {
      id: asId<TipItemId>('song'),
      names: { de: 'Lied', en: 'Song', es: 'Canción' },
      price: 20,
      gesture: null,
    }
    await bound.environment.backend.store.transaction((tx) =>
      tx.put(tipMenus, { actorId: actor.id, items: [item], goal: null }),
    )
    const begun = await command('chatStart', { actorId: actor.id, mode: 'single' }, 'documented-chat')
    expect(begun).toMatchObject({ ok: true, chat: { pricePerMinute: 30 } })
    const running = await device.ports.chat.running()
    if (running === null) throw new Error('no chat')
    const tip = () => post(`/chat/${running.chatId}/tip`, { itemId: item.id })
    expect((await charged(tip)).answer).toMatchObject({ ok: true, charged: 20 })
    expect((await charged(tip)).answer).toMatchObject({ ok: true, charged: 20 })
    await device.ports.chat.stop(running.chatId)
  })

  it('starts a voice call with the actor alone, and names result, server and client [CHA-030][RUL-014]', async () => {
    const actor = await liveActor(bound, device, { single: 30 })
    await bound.environment.setActor(actor.id, {
      prices: { single: 30, voyeur: 6, c2c: 18, ticket: null, message: 0 },
      state: { isOnlineMobileVideocall: true, isVoyeurChatAvailable: true, isVoyeurInSingleChatAllowed: true },
    })
    const call = `startAnonymousVoicecallChat(accessToken: "${token()}", actorId: "${actor.id}")`
    expect(await request(`mutation { ${call} { resultCode server clientId } }`)).toEqual({
      data: { startAnonymousVoicecallChat: { resultCode: 2000, server: '', clientId: expect.any(String) as string } },
    })
    const running = await device.ports.chat.running()
    expect(running).toMatchObject({ actorId: actor.id, isVoice: true })
    if (running !== null) await device.ports.chat.stop(running.chatId)
  })
})
