import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtApp } from '../built-app'
import { SMALL_WORLD } from '#test/support/bindings/binding'
import { TestEnvironment } from '#test/support/bindings/environment'
import { TestServer } from '#test/support/bindings/test-server'
import { sessions } from '@/adapters/backend/access/guest-records'
import { hashOf } from '@/adapters/backend/kernel/secret-hash'
import { sessionDigestOf } from '@/adapters/server/media/signed-playlist-host'
import { SignedChannelHost } from '@/adapters/server/tv/signed-channel-host'
import { clipFormats } from '@/domain/media/playlist'
import { asId, type GuestId, type SessionId } from '@/domain/ids'
import { WINDOW_SEGMENTS } from '@/domain/tv/live-playlist'

const HOUR = 3_600_000

let environment: TestEnvironment
let server: TestServer
let clips: string
const app = builtApp()

/** A guest with a browser: the cookie of the device, and the token of the page. */
interface Visitor {
  readonly cookie: string
  readonly token: string
  readonly guestId: GuestId
}

beforeAll(async () => {
  clips = mkdtempSync(join(tmpdir(), 'vesper-channel-'))
  const { segments, init } = clipFormats.full
  for (const file of [init ?? '', 'clip.json', ...segments]) writeFileSync(join(clips, file), `bytes of ${file}`)
  environment = await TestEnvironment.build(SMALL_WORLD)
  const art = { file: () => Promise.resolve(null), clipFolder: () => Promise.resolve(clips) }
  // The server of this test is on the time of its platform.
  server = await TestServer.start(environment, {}, { web: { ...app.web, art } })
})
afterAll(async () => {
  await server.app.close()
  rmSync(clips, { recursive: true })
  app.remove()
})

async function visit(): Promise<Visitor> {
  const opened = await server.app.inject({ method: 'POST', url: '/rest/v1/session/open', payload: { language: 'en' } })
  const [cookie] = opened.cookies
  const token = opened.json<{ accessToken: string }>().accessToken
  const session = await environment.backend.store.get(sessions, await hashOf(token))
  if (session === undefined) throw new Error('no session')
  return { cookie: `${cookie?.name}=${cookie?.value}`, token, guestId: session.guestId }
}

/** A member whose TV subscription runs for an hour. */
async function subscriber(): Promise<Visitor> {
  const visitor = await visit()
  await environment.setGuest(visitor.guestId, {
    email: `${visitor.guestId}@vesper.test`,
    tvUntil: environment.clock.now() + HOUR,
  })
  return visitor
}

const get = (url: string, cookie?: string) =>
  server.app.inject({ method: 'GET', url, headers: cookie === undefined ? {} : { cookie } })

async function urlOf({ token }: Visitor, type: 'free' | 'premium'): Promise<string> {
  const answer = await server.app.inject({
    url: `/rest/v1/tv/stream/${type}`,
    headers: { authorization: `Bearer ${token}` },
  })
  const { stream } = answer.json<{ stream: { ok: boolean; url?: string } }>()
  if (stream.url === undefined) throw new Error('refused')
  return stream.url
}

const filesOf = (url: string, playlist: string): readonly string[] => [
  ...new Set(
    playlist
      .split(/[\n"]/u)
      .filter((line) => /^\d+\/[a-z]/u.test(line))
      .map((file) => url.replace('live.m3u8', file)),
  ),
]

describe('a channel over the wire', () => {
  it('plays for the session that was granted it: a live playlist, and every file that it names', async () => {
    const guest = await visit()
    const url = await urlOf(guest, 'free')
    const playlist = await get(url, guest.cookie)
    expect({ statusCode: playlist.statusCode, cacheControl: playlist.headers['cache-control'] }).toEqual({
      statusCode: 200,
      cacheControl: 'private, no-store',
    })
    expect(playlist.headers['content-type']).toContain('application/vnd.apple.mpegurl')
    expect(playlist.body.match(/#EXTINF/gu)).toHaveLength(WINDOW_SEGMENTS)
    expect(playlist.body).not.toContain('ENDLIST')
    const files = filesOf(url, playlist.body)
    expect(files.length).toBeGreaterThanOrEqual(4)
    for (const file of files) {
      const answer = await get(file, guest.cookie)
      expect({ statusCode: answer.statusCode, body: answer.body }).toEqual({
        statusCode: 200,
        body: `bytes of ${file.split('/').at(-1)}`,
      })
    }
  })

  it('moves on with the clock of the platform, the same for two viewers', async () => {
    const [one, other] = [await visit(), await visit()]
    const [first, second] = [await urlOf(one, 'free'), await urlOf(other, 'free')]
    const before = await get(first, one.cookie)
    expect((await get(second, other.cookie)).body).toBe(before.body)
    await environment.clock.pass(12_000)
    const after = await get(first, one.cookie)
    const sequence = (body: string) => Number(/MEDIA-SEQUENCE:(?<number>\d+)/u.exec(body)?.groups?.['number'])
    expect(sequence(after.body)).toBe(sequence(before.body) + 3)
  })

  it('is nothing to a stranger, to a client without a session, and under a ticket that was forged or is over', async () => {
    const [guest, stranger] = [await visit(), await visit()]
    const url = await urlOf(guest, 'free')
    const addresses = [url, ...filesOf(url, (await get(url, guest.cookie)).body)]
    const statuses = async (of: readonly string[], cookie?: string) => [
      ...new Set(await Promise.all(of.map(async (address) => (await get(address, cookie)).statusCode))),
    ]
    expect(await statuses(addresses, guest.cookie)).toEqual([200])
    expect(await statuses(addresses, stranger.cookie)).toEqual([404])
    expect(await statuses(addresses)).toEqual([404])
    const forged = [
      url.replace('/free-', '/premium-'),
      url.replace(/.\/live/u, (end) => `${end.startsWith('0') ? '1' : '0'}/live`),
      url.replace(/\/free-(\d+)-\d+/u, '/free-$1-9999999999999'),
    ]
    expect(await statuses(forged, guest.cookie)).toEqual([404])
    await environment.clock.pass(6 * HOUR)
    expect(await statuses(addresses, guest.cookie)).toEqual([404])
  })

  it('opens no other file and no clip of another programme', async () => {
    const guest = await visit()
    const url = await urlOf(guest, 'free')
    const [file = ''] = filesOf(url, (await get(url, guest.cookie)).body)
    for (const other of [
      file.replace(/[^/]+$/u, 'clip.json'),
      file.replace(/[^/]+$/u, '..%2Fclip.json'),
      file.replace(/\/\d+\/([^/]+)$/u, '/9999/$1'),
      file.replace(/\/\d+\/([^/]+)$/u, '/0/$1'),
    ])
      expect({ other, statusCode: (await get(other, guest.cookie)).statusCode }).toEqual({ other, statusCode: 404 })
  })

  it('ends with the subscription, though the ticket would last longer', async () => {
    const guest = await subscriber()
    const url = await urlOf(guest, 'premium')
    const addresses = [url, ...filesOf(url, (await get(url, guest.cookie)).body)]
    for (const address of addresses) expect((await get(address, guest.cookie)).statusCode).toBe(200)
    await environment.setGuest(guest.guestId, { tvUntil: environment.clock.now() })
    for (const address of addresses) expect((await get(address, guest.cookie)).statusCode).toBe(404)
    await environment.setGuest(guest.guestId, { tvUntil: environment.clock.now() + HOUR, isLocked: true })
    for (const address of addresses) expect((await get(address, guest.cookie)).statusCode).toBe(404)
  })

  it('is signed with a secret of its own kind: nothing signed for a video opens a channel', async () => {
    const sessionId = asId<SessionId>('s1')
    const host = new SignedChannelHost('secret', { now: () => 1_000 }, 'old')
    const url = await host.address({ channel: 'free', sessionId, until: 2_000, since: 0 })
    const ticket = String(url).split('/').at(-2) ?? ''
    expect(host.read(ticket)).toEqual({ channel: 'free', sessionDigest: sessionDigestOf('s1'), since: 0 })
    expect(new SignedChannelHost('other', { now: () => 1_000 }).read(ticket)).toBeNull()
    expect(new SignedChannelHost('new', { now: () => 1_000 }, 'secret').read(ticket)).not.toBeNull()
    expect(new SignedChannelHost('secret', { now: () => 2_000 }).read(ticket)).toBeNull()
  })
})

describe('the calls of TV', () => {
  it('accept the clock of the client, and are answered as what may not be stored [TVS-016]', async () => {
    const { token } = await visit()
    const call = (path: string, query = '') =>
      server.app.inject({ url: `/rest/v1${path}${query}`, headers: { authorization: `Bearer ${token}` } })
    const paths = [
      '/tv/program/free',
      '/tv/stream/free',
      '/tv/format/late-night',
      '/tv/post/none',
      '/tv/video/none',
      '/tv/suggest/none',
      '/tv/updateMediathek',
    ]
    for (const path of paths) {
      const answer = await call(path, '?timestamp=1795000000000')
      expect({ path, statusCode: answer.statusCode, cacheControl: answer.headers['cache-control'] }).toEqual({
        path,
        statusCode: 200,
        cacheControl: 'no-cache, no-store',
      })
      expect((await call(path, '?timestamp=yesterday')).statusCode).toBe(400)
    }
    const other = await call('/guest/getGuestBalance')
    expect(other.headers['cache-control']).toBe('no-store')
  })
})
