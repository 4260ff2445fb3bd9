import { chromium, type Browser, type Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { SeveralServers } from './support/several-servers'
import { emptyPage, publishClock } from '../../scripts/measure/live/clock-picture.ts'
import { JanusServer } from '../../scripts/measure/live/janus-server.ts'
import { launchOptions } from '../../scripts/setup/chromium.ts'
import { freshKey } from '#test/contract/setup'
import { ANY_PRICE } from '#test/support/any-price'
import { member, topUp } from '#test/support/bindings/accounts'
import type { Device } from '#test/support/bindings/binding'
import { listeningDevice } from '#test/support/bindings/listening-device'
import type { RemoteBrowser } from '#test/support/bindings/remote'
import { limit } from '#test/support/limit'
import { ageOfClock, packetsReceived, watchClock } from '#test/support/media/clock-viewer'
import { HEARTBEAT_EVERY, type ChatStartResult, type RunningChat } from '@/application/chat/chat-gateway'
import type { ActorSummary } from '@/domain/actors/actor'
import type { ChatMode } from '@/domain/chat/mode'
import type { ActorId } from '@/domain/ids'

/** How long a viewer may still receive packets after the end of their chat, ms. */
const CUT_WITHIN = limit(1_000)

/** For so long no packet may come after that, ms. */
const SILENCE = 1_500

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

interface LiveChat extends RunningChat {
  readonly address: string
  readonly playlist: string
}

interface Visitor {
  readonly device: Device
  readonly browser: RemoteBrowser
}

describe('live pictures over a media server, at two servers', { timeout: limit(120_000) }, () => {
  let janus: JanusServer
  let service: SeveralServers
  let chrome: Browser
  let studio: Page
  let visitor: Visitor
  const published = new Map<ActorId, string>()

  const publish = async (actorId: ActorId, token = janus.publishToken): Promise<number> => {
    const address = `${service.urls[0]}/media/publish/${actorId}`
    const { status, location } = await publishClock(studio, { address, token })
    if (location !== null) published.set(actorId, location)
    return status
  }

  const start = (actorId: ActorId, mode: ChatMode, { device } = visitor): Promise<ChatStartResult> =>
    device.ports.chat.startChat({
      actorId,
      mode,
      key: freshKey(),
      useVoucher: false,
      stopAt: null,
      agreedPrice: ANY_PRICE,
    })

  /** The reports of the chats of the case that runs, which its end stops. */
  const reports: NodeJS.Timeout[] = []

  /** A chat with an actor whose picture is sent, of those in whose room it can begin now, and in which the guest stays present. */
  async function liveChat(mode: ChatMode): Promise<LiveChat> {
    const chat = await silentChat(mode)
    // The backend ends a chat whose guest has not reported for ten seconds, which a case may take longer than.
    const report = (): void => void visitor.device.ports.chat.heartbeat(chat.chatId).catch(() => undefined)
    reports.push(setInterval(report, HEARTBEAT_EVERY))
    return chat
  }

  async function silentChat(mode: ChatMode): Promise<LiveChat> {
    const { ports } = visitor.device
    const { items } = await ports.actors.list({ filter: { online: true }, sort: 'recommended', first: 60, offset: 0 })
    const offers = ({ state, prices }: ActorSummary): boolean =>
      mode === 'preview' ? state.isLivePreviewEnabled : !state.isBusy && prices.singleChat !== null
    for (const actor of items.filter(offers)) {
      if (!published.has(actor.id)) await publish(actor.id)
      // The studio has its answer a moment before its first packet has arrived.
      for (const until = Date.now() + limit(10_000); Date.now() < until; await pause(100)) {
        const result = await start(actor.id, mode)
        if (!result.ok) break
        const { chatId, stream } = result.chat
        if (stream.kind === 'whep') return { ...result.chat, address: stream.url, playlist: stream.fallback ?? '' }
        await ports.chat.stop(chatId)
      }
    }
    throw new Error(`No actor offers ${mode}`)
  }

  const watching = async (page: Page, server: number, address: string, token = visitor.browser.token()) =>
    watchClock(page, { address: `${service.urls[server]}${address}`, ...(token === null ? {} : { token }) })

  /** A page at each of the servers that watches a chat there, once both receive packets. */
  async function viewersOf(address: string): Promise<readonly Page[]> {
    const context = await chrome.newContext()
    const pages = await Promise.all(service.urls.map((url) => emptyPage(context, url)))
    for (const [server, page] of pages.entries()) expect((await watching(page, server, address)).status).toBe(201)
    await expect
      .poll(async () => (await packetsOf(pages)).every((count) => count > 10), { timeout: limit(20_000) })
      .toBe(true)
    return pages
  }

  const packetsOf = async (pages: readonly Page[]): Promise<readonly number[]> =>
    (await Promise.all(pages.map((page) => packetsReceived(page)))).flat()

  /** That viewers have been cut off in time; to be called as soon as the chat is over. */
  async function expectCutOff(pages: readonly Page[]): Promise<void> {
    await pause(CUT_WITHIN)
    const then = await packetsOf(pages)
    await pause(SILENCE)
    expect(await packetsOf(pages)).toEqual(then)
  }

  async function expectOverFor(pages: readonly Page[], address: string): Promise<void> {
    await expectCutOff(pages)
    // The same address opens nothing any more, at either server.
    for (const [server, page] of pages.entries()) expect((await watching(page, server, address)).status).toBe(404)
    await Promise.all(pages.map((page) => page.close()))
  }

  beforeAll(async () => {
    janus = await JanusServer.start()
    service = await SeveralServers.start(2, janus.environment)
    chrome = await chromium.launch(launchOptions())
    studio = await emptyPage(await chrome.newContext(), service.urls[0] ?? '')
    let browser: RemoteBrowser | null = null
    const device = await member({
      device: () => {
        browser = service.browser()
        return listeningDevice(browser.ports, browser.sandbox)
      },
    })
    await topUp(device, 220)
    if (browser === null) throw new Error('no browser')
    visitor = { device, browser }
  }, limit(180_000))

  afterEach(() => {
    for (const report of reports.splice(0)) clearInterval(report)
  })

  afterAll(async () => {
    await chrome?.close()
    await service?.stop()
    await janus?.stop()
  })

  it('reach the guest of a chat, at whichever server the request arrives', async () => {
    const chat = await liveChat('single')
    const pages = await viewersOf(chat.address)
    for (const page of pages) {
      await expect.poll(() => ageOfClock(page), { timeout: limit(20_000) }).not.toBeNull()
      const ages = [await ageOfClock(page), await ageOfClock(page), await ageOfClock(page)]
      expect(Math.min(...ages.map((age) => age ?? Number.POSITIVE_INFINITY))).toBeLessThan(limit(3_000))
    }
    await visitor.device.ports.chat.stop(chat.chatId)
    await expectOverFor(pages, chat.address)
  })

  it('end with the free look, which no one has to stop', async () => {
    const chat = await liveChat('preview')
    const ended = () => visitor.device.received('chatEnd').some(({ chatId }) => chatId === chat.chatId)
    const pages = await viewersOf(chat.address)
    await expect.poll(ended, { timeout: limit(20_000), interval: 50 }).toBe(true)
    await expectOverFor(pages, chat.address)
  })

  it('end with a guest who has fallen silent', async () => {
    const chat = await silentChat('single')
    const ended = () => visitor.device.received('chatEnd').some(({ chatId }) => chatId === chat.chatId)
    const pages = await viewersOf(chat.address)
    await expect.poll(ended, { timeout: limit(30_000), interval: 50 }).toBe(true)
    await expectOverFor(pages, chat.address)
  })

  it('are refused to strangers, to the chat of another guest, and to descriptions that are none', async () => {
    const chat = await liveChat('single')
    const url = `${service.urls[0]}${chat.address}`
    const stranger = service.browser()
    await stranger.ports.guest.open('en')
    await stranger.ports.guest.balance()
    const context = await chrome.newContext()
    const page = await emptyPage(context, service.urls[0] ?? '')
    expect((await watching(page, 0, chat.address, null)).status).toBe(404)
    expect((await watching(page, 0, chat.address, stranger.token())).status).toBe(404)
    const forged = chat.address.replace(/.$/u, (last) => (last === '0' ? '1' : '0'))
    expect((await watching(page, 0, forged)).status).toBe(404)
    const post = async (body: string, type = 'application/sdp'): Promise<number> =>
      (
        await fetch(url, {
          method: 'POST',
          headers: { 'content-type': type, authorization: `Bearer ${visitor.browser.token()}` },
          body,
        })
      ).status
    expect(await post('')).toBe(400)
    expect(await post('no description')).toBe(400)
    expect(await post('v=0\r\nm=video 9 UDP/TLS/RTP/SAVPF 96\r\n')).toBe(400)
    expect(await post('{}', 'application/json')).toBe(415)
    expect(await post(`v=0\r\n${'a=x\r\n'.repeat(20_000)}`)).toBe(413)
    expect((await fetch(`${url}/peers/none`, { method: 'PATCH' })).status).toBe(405)
    // Without a token the chat is no one's.
    expect((await fetch(`${url}/peers/none`, { method: 'DELETE' })).status).toBe(404)
    await visitor.device.ports.chat.stop(chat.chatId)
    await context.close()
  })

  it('are packed as a playlist for who requests it, and nothing of it is served from the end of the chat on', async () => {
    const chat = await liveChat('single')
    const folder = `${service.urls[0]}${chat.playlist.replace(/[^/]*$/u, '')}`
    const get = (name: string, token = visitor.browser.token()): Promise<Response> =>
      fetch(`${folder}${name}`, token === null ? {} : { headers: { authorization: `Bearer ${token}` } })
    const playlistAfter = async (query = ''): Promise<readonly string[]> => {
      const answer = await get(`index.m3u8${query}`)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toBe('application/vnd.apple.mpegurl')
      expect(answer.headers.get('cache-control')).toBe('no-store')
      return (await answer.text()).split('\n')
    }
    const partsOf = (lines: readonly string[]): readonly string[] => lines.filter((line) => line.endsWith('.m4s'))
    const first = await playlistAfter()
    const init = /URI="(?<name>[^"]+)"/u.exec(first.join('\n'))?.groups?.['name'] ?? ''
    const [part = ''] = partsOf(first)
    for (const [name, type] of [
      [init, 'video/mp4'],
      [part, 'video/iso.segment'],
    ] as const) {
      const answer = await get(name)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toBe(type)
      expect(answer.headers.get('cache-control')).toBe('no-store')
    }
    // A player that has the last part waits for the next one, which is there as soon as it is packed.
    const last = Number.parseInt(partsOf(first).at(-1) ?? '', 10)
    const next = async (): Promise<readonly string[]> => partsOf(await playlistAfter(`?_HLS_msn=${last + 4}`))
    await expect.poll(next, { timeout: limit(20_000) }).toContain(`${last + 4}.m4s`)

    // Neither a stranger nor a name that is none gets anything.
    const stranger = service.browser()
    await stranger.ports.guest.open('en')
    await stranger.ports.guest.balance()
    for (const token of [null, stranger.token()]) {
      expect((await get('index.m3u8', token)).status).toBe(404)
      expect((await get(part, token)).status).toBe(404)
    }
    for (const name of ['..%2f..%2fpackage.json', '%2e%2e%2findex.m3u8', 'init-0.mp4', '1.m4s', '-1.m4s', 'x%00.m4s'])
      expect((await get(name)).status).toBe(404)
    expect((await get('index.m3u8?_HLS_msn=-1')).status).toBe(400)

    const waiting = get(`index.m3u8?_HLS_msn=${last + 100}`)
    await visitor.device.ports.chat.stop(chat.chatId)
    const ended = Date.now()
    for (const name of ['index.m3u8', init, part]) expect((await get(name)).status).toBe(404)
    expect(Date.now() - ended).toBeLessThan(CUT_WITHIN)
    expect((await waiting).status).toBe(404)
  })

  it('are taken from studios that show the token, and from no one else', async () => {
    const [actorId] = published.keys()
    if (actorId === undefined) throw new Error('nothing is published')
    expect(await publish(actorId, 'another-token-of-a-studio')).toBe(401)
  })

  it('end with the server that has admitted the viewer', async () => {
    const chat = await liveChat('single')
    const [first, second] = await viewersOf(chat.address)
    if (first === undefined || second === undefined) throw new Error('two viewers were expected')
    await service.killOne(1)
    await expectCutOff([second])
    const [before = 0] = await packetsReceived(first)
    await expect.poll(async () => (await packetsReceived(first))[0]).toBeGreaterThan(before)
    await service.startOne(1)
    await visitor.device.ports.chat.stop(chat.chatId)
    await expectCutOff([first])
  })

  it('are no reason to sell a chat while the media server is away: it is refused, and nothing is charged', async () => {
    const [actorId] = published.keys()
    if (actorId === undefined) throw new Error('nothing is published')
    await janus.kill()
    const result = await start(actorId, 'single')
    expect(result).toMatchObject({ ok: false, reason: 'no-picture', exitCode: 499 })
    await janus.start()
  })
})
