import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtApp } from '../built-app'
import { SMALL_WORLD } from '#test/support/bindings/binding'
import { TestEnvironment } from '#test/support/bindings/environment'
import { TestServer } from '#test/support/bindings/test-server'
import { hideable } from '@/adapters/backend/assembly/features'
import { showContent } from '@/adapters/backend/assembly/show-content'
import { sessions } from '@/adapters/backend/access/guest-records'
import { actors } from '@/adapters/backend/actors/actor-records'
import { albums } from '@/adapters/backend/albums/album-records'
import { videos } from '@/adapters/backend/media/video-records'
import type { VideoId } from '@/domain/ids'
import { chapterClip, FRAMES, mainClipOf, videoOfClip } from '@/domain/pictures/artwork'
import { cuesOf, cuesWithin } from '@/domain/media/captions'
import { chaptersOf, clipFormats } from '@/domain/media/playlist'
import type { VideoSource } from '@/domain/media/video'
import type { GrantedAddress } from '@/domain/media/granted-address'

let environment: TestEnvironment
let server: TestServer
let clips: string
const app = builtApp()

/** A guest with a browser: the cookie of the device, and the token of the page. */
interface Visitor {
  readonly cookie: string
  readonly token: string
}

/** The clips that were requested, and those that cannot be drawn. */
const requested: number[] = []
let undrawn: ReadonlySet<number> = new Set()

beforeAll(async () => {
  clips = mkdtempSync(join(tmpdir(), 'vesper-clips-'))
  for (const { segments, init } of Object.values(clipFormats)) {
    for (const file of [init ?? '', ...segments]) writeFileSync(join(clips, file), `bytes of ${file}`)
  }
  environment = await TestEnvironment.build(SMALL_WORLD)
  const art = {
    file: (address: string) => Promise.resolve(join(clips, address.split('/').at(-1) ?? '')),
    clipFolder: (clip: number) => {
      requested.push(clip)
      return Promise.resolve(undrawn.has(clip) ? null : clips)
    },
  }
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
  return { cookie: `${cookie?.name}=${cookie?.value}`, token: opened.json<{ accessToken: string }>().accessToken }
}

const get = (url: string | GrantedAddress, cookie?: string) =>
  server.app.inject({ method: 'GET', url: String(url), headers: cookie === undefined ? {} : { cookie } })

/** A video of that kind, as this visitor may see it. */
async function sourceOf({ token }: Visitor, isFree: boolean) {
  const all = await environment.backend.store.find(videos, 'newest', { prefix: [] })
  const film = all.find(
    ({ free, ageRating, captions }) => captions.length > 0 && (isFree ? free && ageRating < 18 : !free),
  )
  if (film === undefined) throw new Error('no such film')
  const answer = await server.app.inject({
    method: 'GET',
    url: `/rest/v1/video/${film.id satisfies VideoId}/source`,
    headers: { authorization: `Bearer ${token}` },
  })
  return answer.json<{ source: VideoSource }>().source
}

const filesOf = (playlist: string): readonly string[] => [
  ...new Set(playlist.split(/[\n"]/u).filter((line) => line.startsWith('/media/'))),
]

describe('a video over the wire', () => {
  it('plays for the session that was granted it: playlist, and every file that it names', async () => {
    const guest = await visit()
    const { kind, playlistUrl, seconds } = await sourceOf(guest, true)
    expect(kind).toBe('full')
    const playlist = await get(playlistUrl, guest.cookie)
    expect(playlist.statusCode).toBe(200)
    expect(playlist.headers['content-type']).toContain('application/vnd.apple.mpegurl')
    expect(playlist.headers['cache-control']).toBe('private, no-store')
    const lengths = [...playlist.body.matchAll(/#EXTINF:(?<length>[\d.]+)/gu)].map((found) =>
      Number(found.groups?.['length']),
    )
    expect(lengths.reduce((sum, length) => sum + length, 0)).toBeCloseTo(seconds)
    const files = filesOf(playlist.body)
    const chapters = Array.from({ length: chaptersOf('full', seconds) }, (_, i) => (i === 0 ? '' : `${i}-`))
    const names = ['init.mp4', 'segment0.m4s', 'segment1.m4s', 'segment2.m4s']
    expect(files.map((file) => file.split('/').at(-1))).toEqual(
      chapters.flatMap((chapter) => names.map((name) => `${chapter}${name}`)),
    )
    for (const file of files) {
      const answer = await get(file, guest.cookie)
      expect(answer.body).toBe(`bytes of ${file.replace(/^.*[/-](?=[a-z])/u, '')}`)
      expect(answer.headers['cache-control']).toBe('private, max-age=3600')
    }
  })

  it('is not sent any more once an operator has taken it away, neither its playlist nor its files', async () => {
    const guest = await visit()
    const { playlistUrl } = await sourceOf(guest, true)
    const [file = ''] = filesOf((await get(playlistUrl, guest.cookie)).body)
    const [, assetId = ''] = /\/([\w.]+)-full-/u.exec(String(playlistUrl)) ?? []
    const { store } = environment.backend
    const film = (await store.find(videos, 'newest', { prefix: [] })).find((each) => each.assetId === assetId)
    const turn = (hidden: boolean) =>
      store.transaction((tx) =>
        showContent(
          hideable,
          tx,
          { kind: 'video', key: film?.id ?? '' },
          { hidden, from: null, until: null, boughtStays: false },
          0,
        ),
      )
    expect(await turn(true)).toMatchObject({ outcome: 'hidden' })
    expect((await get(playlistUrl, guest.cookie)).statusCode).toBe(404)
    expect((await get(file, guest.cookie)).statusCode).toBe(404)
    expect(await turn(false)).toMatchObject({ outcome: 'shown' })
    expect((await get(file, guest.cookie)).statusCode).toBe(200)
  })

  it('takes each chapter from a clip of its own, and has no chapter beyond the last', async () => {
    const guest = await visit()
    const { playlistUrl, seconds } = await sourceOf(guest, true)
    const files = filesOf((await get(playlistUrl, guest.cookie)).body)
    requested.length = 0
    for (const file of files.filter((one) => one.endsWith('init.mp4'))) await get(file, guest.cookie)
    const [first = 0] = requested
    const count = chaptersOf('full', seconds)
    expect(count).toBeGreaterThan(1)
    expect(requested).toEqual(Array.from({ length: count }, (_, chapter) => chapterClip(first, chapter)))
    const base = files[0]?.slice(0, files[0].lastIndexOf('/')) ?? ''
    for (const file of [`${count}-init.mp4`, '0-init.mp4', '-1-init.mp4', '1--init.mp4', '10-init.mp4'])
      expect((await get(`${base}/${file}`, guest.cookie)).statusCode).toBe(404)
  })

  it('plays the clip of its actor that is drawn ahead where nothing can draw its own', async () => {
    const guest = await visit()
    const { playlistUrl } = await sourceOf(guest, true)
    const [file = ''] = filesOf((await get(playlistUrl, guest.cookie)).body)
    requested.length = 0
    await get(file, guest.cookie)
    const [own = 0] = requested
    const main = mainClipOf(videoOfClip(own).family)
    undrawn = own === main ? new Set() : new Set([own])
    requested.length = 0
    expect((await get(file, guest.cookie)).statusCode).toBe(200)
    expect(requested).toEqual(own === main ? [own] : [own, main])
    undrawn = new Set([own, main])
    expect((await get(file, guest.cookie)).statusCode).toBe(404)
    undrawn = new Set()
  })

  it('answers parts of a file, as players request them', async () => {
    const guest = await visit()
    const { playlistUrl } = await sourceOf(guest, true)
    const [file = ''] = filesOf((await get(playlistUrl, guest.cookie)).body)
    const part = await server.app.inject({ url: file, headers: { cookie: guest.cookie, range: 'bytes=0-4' } })
    expect({ statusCode: part.statusCode, body: part.body }).toEqual({ statusCode: 206, body: 'bytes' })
  })

  it('is nothing to a stranger, to a client without a session, and to a guest who has logged out since', async () => {
    const [guest, stranger] = [await visit(), await visit()]
    const { playlistUrl } = await sourceOf(guest, true)
    const addresses = [playlistUrl, ...filesOf((await get(playlistUrl, guest.cookie)).body)]
    const statuses = (cookie?: string) =>
      Promise.all(addresses.map(async (address) => (await get(address, cookie)).statusCode))
    expect(new Set(await statuses(guest.cookie))).toEqual(new Set([200]))
    expect(new Set(await statuses(stranger.cookie))).toEqual(new Set([404]))
    expect(new Set(await statuses())).toEqual(new Set([404]))
    expect(new Set(await statuses('device=made-up-key-of-nobody-at-all'))).toEqual(new Set([404]))
    await server.app.inject({
      method: 'POST',
      url: '/rest/v1/vxpay/logout',
      headers: { authorization: `Bearer ${guest.token}`, cookie: guest.cookie },
      payload: {},
    })
    expect(new Set(await statuses(guest.cookie))).toEqual(new Set([404]))
  })

  it('names other files in its preview than in the whole, and opens none of the whole with it', async () => {
    const guest = await visit()
    const { kind, playlistUrl } = await sourceOf(guest, false)
    expect(kind).toBe('preview')
    const files = filesOf((await get(playlistUrl, guest.cookie)).body)
    expect(files).toHaveLength(4)
    const whole = [clipFormats.full.init, ...clipFormats.full.segments]
    for (const file of files) {
      expect(whole).not.toContain(file.split('/').at(-1))
      expect((await get(file, guest.cookie)).statusCode).toBe(200)
      const base = file.slice(0, file.lastIndexOf('/'))
      for (const name of [...whole, 'clip.json', 'stamp', '..%2f2%2finit.mp4', '%00']) {
        expect((await get(`${base}/${name}`, guest.cookie)).statusCode).toBe(404)
      }
    }
  })

  it('has no address without a ticket', async () => {
    const guest = await visit()
    for (const address of [
      '/art/clips/1/segment0.m4s',
      '/art//clips/1/segment0.m4s',
      '/art/%63lips/1/segment0.m4s',
      '/media/clips/1/segment0.m4s',
    ]) {
      expect((await get(address, guest.cookie)).statusCode).toBe(404)
    }
  })
})

describe('captions over the wire', () => {
  it('are sent to the session that they were granted to, and describe what may be seen', async () => {
    const guest = await visit()
    const { seconds, captions } = await sourceOf(guest, true)
    expect(captions.map(({ language }) => language)).toEqual(['de', 'en', 'es'])
    for (const { address } of captions) {
      const answer = await get(address, guest.cookie)
      expect({ statusCode: answer.statusCode, contentType: answer.headers['content-type'] }).toEqual({
        statusCode: 200,
        contentType: 'text/vtt; charset=utf-8',
      })
      const cues = cuesOf(answer.body) ?? []
      expect(cues.length).toBeGreaterThan(seconds / 20)
      expect(cues).toEqual(cuesWithin(cues, seconds))
    }
  })

  it('end with the preview, and are the beginning of those of the whole', async () => {
    const guest = await visit()
    const { kind, seconds, captions } = await sourceOf(guest, false)
    const [german] = captions
    expect(kind).toBe('preview')
    const cues = cuesOf((await get(german?.address ?? '', guest.cookie)).body) ?? []
    expect(cues.length).toBeGreaterThan(0)
    expect(Math.max(...cues.map(({ to }) => to))).toBeLessThanOrEqual(seconds * 1_000)
    // The signed length cannot be changed, nor the language, nor does the ticket open the picture.
    const address = String(german?.address ?? '')
    for (const forged of [
      address.replace(`-captionsde-${seconds}-`, '-captionsde-9000-'),
      address.replace('-captionsde-', '-captionsen-'),
      address.replace('/media/captions/', '/media/play/').replace('.vtt', '.m3u8'),
    ]) {
      expect(forged).not.toBe(address)
      expect({ forged, statusCode: (await get(forged, guest.cookie)).statusCode }).toEqual({ forged, statusCode: 404 })
    }
  })

  it('are nothing to a stranger and to a plain client', async () => {
    const [guest, stranger] = [await visit(), await visit()]
    const [first] = (await sourceOf(guest, true)).captions
    const address = first?.address ?? ''
    expect((await get(address, guest.cookie)).statusCode).toBe(200)
    expect((await get(address, stranger.cookie)).statusCode).toBe(404)
    expect((await get(address)).statusCode).toBe(404)
  })
})

describe('a granted picture over the wire', () => {
  const sessionOf = async ({ cookie }: Visitor) =>
    (await environment.backend.platform.sessionOf(cookie.slice(cookie.indexOf('=') + 1))) ?? ''

  it('is sent to the session that it was granted to, in the width that is requested', async () => {
    const guest = await visit()
    const base = String(await environment.playlists.picture({ assetId: '12.7', sessionId: await sessionOf(guest) }))
    writeFileSync(join(clips, '7-w640.webp'), 'bytes of a picture')
    const { statusCode, body, headers } = await get(`${base}-w640.webp`, guest.cookie)
    expect({ statusCode, body }).toEqual({ statusCode: 200, body: 'bytes of a picture' })
    expect(headers['cache-control']).toBe('private, max-age=3600')
  })

  it('is not there for a stranger, for another session, for a forged ticket, or without a ticket', async () => {
    const [guest, other] = [await visit(), await visit()]
    const base = String(await environment.playlists.picture({ assetId: '12.7', sessionId: await sessionOf(guest) }))
    writeFileSync(join(clips, '7-w640.webp'), 'bytes of a picture')
    writeFileSync(join(clips, '8-w640.webp'), 'bytes of another picture')
    const file = `${base}-w640.webp`
    expect((await get(file, guest.cookie)).statusCode).toBe(200)
    for (const [address, cookie] of [
      [file, undefined],
      [file, other.cookie],
      [file.replace('12.7-', '12.8-'), guest.cookie],
      ['/media/pictures/12.8-w640.webp', guest.cookie],
      [`${base}/../12.8-w640.webp`, guest.cookie],
      [`${base}-w640.webp.webp`, guest.cookie],
      ['/art/granted/12/8-w640.webp', guest.cookie],
      ['/art/granted/12/7-w640.webp', guest.cookie],
    ] as const)
      expect({ address, statusCode: (await get(address, cookie)).statusCode }).toEqual({ address, statusCode: 404 })
  })
})

describe('galleries for a plain client', () => {
  const call = async ({ token }: Visitor, url: string, payload?: object) =>
    server.app.inject({
      method: payload === undefined ? 'GET' : 'POST',
      url: `/rest/v1${url}`,
      headers: { authorization: `Bearer ${token}` },
      ...(payload === undefined ? {} : { payload }),
    })

  const files = (body: string): readonly string[] =>
    [...body.matchAll(/"address":"(?<address>[^"]+)"/gu)].map(({ groups }) => groups?.['address'] ?? '')

  it('open no picture of an album that was not bought, and none by the link of another guest', async () => {
    const [guest, neighbour] = [await visit(), await visit()]
    const { store } = environment.backend
    const [record] = await store.find(albums, 'newest', { prefix: [], limit: 1 })
    if (record === undefined) throw new Error('no album')
    await store.transaction((tx) => tx.put(albums, { ...record, free: false, price: 30, ageRating: 16 }))
    for (const assetId of record.pictures)
      writeFileSync(join(clips, `${assetId.split('.')[1]}-w320.webp`), `bytes of ${assetId}`)
    const { body } = await call(guest, `/gallery/open/${record.id}`)
    const shown = files(body)
    expect(shown).toHaveLength(record.previews)
    for (const address of shown) {
      expect((await get(`${address}-w320.webp`, guest.cookie)).statusCode).toBe(200)
      expect((await get(`${address}-w320.webp`, neighbour.cookie)).statusCode).toBe(404)
      expect((await get(`${address}-w320.webp`)).statusCode).toBe(404)
    }
    // The ticket of a picture that may be seen opens no other one, and neither does its address in the folder.
    const [first = ''] = shown
    for (const assetId of record.pictures.slice(record.previews)) {
      expect(body).not.toContain(`/${assetId}-`)
      const foreign = first.replace(record.pictures[0] ?? '', assetId)
      expect((await get(`${foreign}-w320.webp`, guest.cookie)).statusCode).toBe(404)
      expect((await get(`/art/granted/${assetId.replace('.', '/')}-w320.webp`, guest.cookie)).statusCode).toBe(404)
    }
    expect(files((await call(guest, `/gallery/getPreview/${record.id}`)).body)).toHaveLength(record.previews)
  })

  it('open no frame of a video that is rated above what the guest is shown, nor one of another guest', async () => {
    const [guest, neighbour] = [await visit(), await visit()]
    const { store } = environment.backend
    const [record] = await store.find(videos, 'longest', { prefix: [], limit: 1 })
    if (record === undefined) throw new Error('no video')
    for (let frame = 0; frame < FRAMES; frame += 1) writeFileSync(join(clips, `${frame}-w320.webp`), 'bytes of a frame')
    const set = (ageRating: 16 | 18) =>
      store.transaction((tx) => tx.put(videos, { ...record, free: true, price: 0, vip: false, ageRating }))
    const framesOf = async (who: Visitor) => files((await call(who, `/tileGrid/getVideoPictures/${record.id}`)).body)
    await set(16)
    const [frame = ''] = await framesOf(guest)
    expect((await get(`${frame}-w320.webp`, guest.cookie)).statusCode).toBe(200)
    expect((await get(`${frame}-w320.webp`, neighbour.cookie)).statusCode).toBe(404)
    const [clip = '', number = ''] = /frame\.(\d+)\.(\d+)/u.exec(frame)?.slice(1) ?? []
    expect((await get(`/art/frames/${clip}/${number}-w320.webp`, guest.cookie)).statusCode).toBe(404)
    await set(18)
    expect(await framesOf(guest)).toEqual([])
  })

  it('serve pictures in the five widths and in no other [MED-076]', async () => {
    writeFileSync(join(clips, 'p0-w320.webp'), 'bytes of a portrait')
    for (const width of [60, 140, 320, 640, 1280]) writeFileSync(join(clips, `p0-w${width}.webp`), 'bytes')
    const statusOf = async (width: number) => (await get(`/art/12/p0-w${width}.webp`)).statusCode
    for (const width of [60, 140, 320, 640, 1280]) expect(await statusOf(width)).toBe(200)
    for (const width of [61, 100, 480, 1920]) expect(await statusOf(width)).toBe(404)
  })

  it('answer sedcards without a payload, and refuse one that is none', async () => {
    const guest = await visit()
    const [{ id } = { id: '' }] = await environment.backend.store.find(actors, 'byName', { prefix: [], limit: 1 })
    const all = await call(guest, `/gallery/getsedcards/${id}`)
    expect(all.statusCode).toBe(200)
    expect((await call(guest, `/gallery/getsedcards/${id}/${encodeURIComponent('{}')}`)).json()).toEqual(all.json())
    for (const payload of ['nonsense', '{"limit":0}', '{"fsk":17}'])
      expect((await call(guest, `/gallery/getsedcards/${id}/${encodeURIComponent(payload)}`)).statusCode).toBe(400)
  })

  it('take a rating of an album that is 5, 1 or null, of a guest with an account [MED-062]', async () => {
    const guest = await visit()
    const [{ id: albumId } = { id: '' }] = await environment.backend.store.find(albums, 'newest', {
      prefix: [],
      limit: 1,
    })
    const rate = (guestRating: number | null) => call(guest, '/gallery/setGuestRating', { albumId, guestRating })
    for (const rating of [5, 1, null])
      expect((await rate(rating)).json()).toMatchObject({ ok: false, reason: 'login-required' })
    for (const rating of [0, 2, 3, 4, 6]) expect((await rate(rating)).statusCode).toBe(400)
    const session = await environment.backend.platform.sessionOf(guest.cookie.slice(guest.cookie.indexOf('=') + 1))
    const { store } = environment.backend
    const found = (await store.find(sessions, 'byDay', { prefix: [] })).find(({ id }) => id === session)
    if (found === undefined) throw new Error('no session')
    await environment.setGuest(found.guestId, { email: 'plain@vesper.test' })
    expect((await rate(5)).json()).toMatchObject({ ok: true, likes: { isLiked: true } })
    expect((await rate(1)).json()).toMatchObject({ ok: true, likes: { isLiked: false, isDisliked: true } })
  })
})
