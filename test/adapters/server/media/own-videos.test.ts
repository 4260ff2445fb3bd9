import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtApp } from '../built-app'
import { SMALL_WORLD } from '#test/support/bindings/binding'
import { TestEnvironment } from '#test/support/bindings/environment'
import { TestServer } from '#test/support/bindings/test-server'
import { thumbnailAssets } from '@/adapters/backend/media/thumbnail-assets'
import { videos } from '@/adapters/backend/media/video-records'
import { FolderFiles } from '@/adapters/server/files/folder-files'
import { OwnArt } from '@/adapters/server/files/own-art'
import { OwnVideos } from '@/adapters/server/media/own-videos'
import { asId, type VideoId } from '@/domain/ids'
import { cuesOf } from '@/domain/media/captions'
import type { VideoSource } from '@/domain/media/video'
import { PREVIEW_SECONDS } from '@/application/media/video-gateway'

const folder = mkdtempSync(join(tmpdir(), 'vesper-own-'))
const app = builtApp()
let environment: TestEnvironment
let server: TestServer

function write(name: string, content: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  writeFileSync(join(folder, name), content)
}

type Answer = Awaited<ReturnType<TestServer['app']['inject']>>

/** A video of pieces of ten seconds, long enough for a whole preview. */
const PIECES = (PREVIEW_SECONDS / 10) * 3 + 1

beforeAll(async () => {
  const pieces = Array.from({ length: PIECES }, (_, index) => `piece${index}.m4s`)
  const lines = ['#EXTM3U', '#EXT-X-MAP:URI="init.mp4"', ...pieces.flatMap((piece) => ['#EXTINF:10,', piece])]
  write('videos/rain_1/full/index.m3u8', [...lines, '#EXT-X-ENDLIST'].join('\n'))
  for (const file of ['init.mp4', ...pieces]) write(`videos/rain_1/full/${file}`, `bytes of ${file}`)
  const afterPreview = `00:00:${PREVIEW_SECONDS + 5}.000 --> 00:00:${PREVIEW_SECONDS + 9}.000\n[rain]`
  write(
    'videos/rain_1/captions/en.vtt',
    `WEBVTT\n\n00:01.000 --> 00:00:${PREVIEW_SECONDS + 2}.000\nGood evening.\n\n${afterPreview}\n`,
  )
  write('videos/rain_1/full/other.m4s', 'no part of the video')
  write('pictures/10001/l0-w640.webp', 'a picture of 640')
  write('pictures/granted/10001/0-w640.webp', 'a granted picture')
  environment = await TestEnvironment.build(SMALL_WORLD)
  const files = new FolderFiles(folder)
  const nothing = { file: () => Promise.resolve(null), clipFolder: () => Promise.resolve(null) }
  server = await TestServer.start(environment, {}, { web: { ...app.web, art: new OwnArt(nothing, files) }, files })
  await environment.backend.store.transaction(async (tx) => {
    const sold = (await tx.find(videos, 'newest', { prefix: [] })).find(({ free, vip }) => !free && !vip)
    if (sold === undefined) throw new Error('The sample world sells videos')
    const own = { ...sold, assetId: 'rain_1', ageRating: 16 as const, duration: PIECES * 10, captions: ['en', 'fr'] }
    await tx.put(videos, { ...own, id: asId<VideoId>('own-sold') })
    await tx.put(videos, { ...own, id: asId<VideoId>('own-free'), free: true, price: 0, basePrice: 0 })
    await tx.put(videos, {
      ...own,
      id: asId<VideoId>('own-missing'),
      free: true,
      price: 0,
      basePrice: 0,
      assetId: 'gone',
    })
  })
})
afterAll(async () => {
  await server.app.close()
  rmSync(folder, { recursive: true })
  app.remove()
})

async function visit() {
  const opened = await server.app.inject({ method: 'POST', url: '/rest/v1/session/open', payload: { language: 'en' } })
  const [cookie] = opened.cookies
  const token = opened.json<{ accessToken: string }>().accessToken
  const get = (url: string, headers: object = {}) =>
    server.app.inject({ url, headers: { cookie: `${cookie?.name}=${cookie?.value}`, ...headers } })
  const sourceOf = async (id: string): Promise<VideoSource> => {
    const answer = await server.app.inject({
      url: `/rest/v1/video/${id}/source`,
      headers: { authorization: `Bearer ${token}` },
    })
    return answer.json<{ source: VideoSource }>().source
  }
  const playlistOf = async (id: string): Promise<string> => String((await sourceOf(id)).playlistUrl)
  return { get, playlistOf, sourceOf }
}

const piecesIn = (playlist: string): readonly string[] => playlist.split('\n').filter((line) => line.endsWith('.m4s'))

describe('a video of an operator', () => {
  it('plays whole for who may see it, every file that its playlist names, in ranges', async () => {
    const guest = await visit()
    const playlist = await guest.get(await guest.playlistOf('own-free'))
    expect(playlist.headers['content-type']).toContain('application/vnd.apple.mpegurl')
    const pieces = piecesIn(playlist.body)
    expect(pieces).toHaveLength(PIECES)
    for (const piece of pieces) expect((await guest.get(piece)).statusCode).toBe(200)
    const range = await guest.get(pieces[0] ?? '', { range: 'bytes=0-4' })
    expect({ statusCode: range.statusCode, body: range.body }).toEqual({ statusCode: 206, body: 'bytes' })
    expect(range.headers['content-range']).toMatch(/^bytes 0-4\/\d+$/u)
    expect(range.headers['cache-control']).toBe('private, max-age=3600')
  })

  it('gives no piece beyond its preview to a guest who has not bought it, also where they request one', async () => {
    const guest = await visit()
    const url = await guest.playlistOf('own-sold')
    const pieces = piecesIn((await guest.get(url)).body)
    expect(pieces).toHaveLength(PREVIEW_SECONDS / 10)
    const [first = ''] = pieces
    expect((await guest.get(first)).body).toBe('bytes of piece0.m4s')
    for (const other of [
      `piece${PIECES - 1}.m4s`,
      'other.m4s',
      'index.m3u8',
      '..%2F..%2Fpictures%2F10001%2Fl0-w640.webp',
    ])
      expect({ other, statusCode: (await guest.get(first.replace('piece0.m4s', other))).statusCode }).toEqual({
        other,
        statusCode: 404,
      })
    const neighbour = await visit()
    expect((await neighbour.get(url)).statusCode).toBe(404)
    expect((await neighbour.get(first)).statusCode).toBe(404)
    expect((await server.app.inject({ url: first })).statusCode).toBe(404)
  })

  it('has the captions of its files, as far as its guest sees the video, and none where there is no file', async () => {
    const guest = await visit()
    const captionsOf = async (id: string) => {
      const { captions } = await guest.sourceOf(id)
      return Promise.all(
        captions.map(async ({ language, address }) => [language, await guest.get(String(address))] as const),
      )
    }
    const [[, whole], [, missing]] = (await captionsOf('own-free')) as [[string, Answer], [string, Answer]]
    expect(cuesOf(whole.body)?.map(({ text }) => text)).toEqual(['Good evening.', '[rain]'])
    expect(missing.statusCode).toBe(404)
    const [[, preview]] = (await captionsOf('own-sold')) as [[string, Answer]]
    expect(cuesOf(preview.body)).toEqual([{ from: 1_000, to: PREVIEW_SECONDS * 1_000, text: 'Good evening.' }])
    expect(preview.body).not.toContain('rain')
  })

  it('has no frames of a clip of the product', () => {
    expect(thumbnailAssets({ assetId: 'rain_1', duration: 60 }, null)).toEqual([])
    expect(thumbnailAssets({ assetId: '17', duration: 60 }, null)).not.toEqual([])
  })

  it('is missing where its files are', async () => {
    const guest = await visit()
    expect((await guest.get(await guest.playlistOf('own-missing'))).statusCode).toBe(404)
  })
})

describe('a paid video that is no longer than a preview', () => {
  it('is not sent whole by its preview, in how few pieces it may be', async () => {
    for (const count of [1, 2, 3]) {
      const names = Array.from({ length: count }, (_, index) => `piece${index}.m4s`)
      write(`videos/short_${count}/full/index.m3u8`, names.flatMap((piece) => ['#EXTINF:4,', piece]).join('\n'))
      for (const name of names) write(`videos/short_${count}/full/${name}`, name)
      const own = new OwnVideos(new FolderFiles(folder))
      for (let seconds = 0; seconds <= PREVIEW_SECONDS; seconds += 1) {
        const granted = { assetId: `short_${count}`, rendition: 'preview', seconds } as const
        expect(await own.file(granted, names.at(-1) ?? '')).toBeNull()
        expect(await own.playlist(granted, (file) => file)).not.toContain(names.at(-1))
      }
      const whole = { assetId: `short_${count}`, rendition: 'full', seconds: 4 * count } as const
      expect(await own.playlist(whole, (file) => file)).toContain(names.at(-1))
    }
  })
})

describe('a picture of an operator', () => {
  it('is served, in the nearest width that there is', async () => {
    const picture = await server.app.inject({ url: '/art/10001/l0-w320.webp' })
    expect({
      statusCode: picture.statusCode,
      body: picture.body,
      contentType: picture.headers['content-type'],
    }).toEqual({ statusCode: 200, body: 'a picture of 640', contentType: 'image/webp' })
    expect((await server.app.inject({ url: '/art/10001/p0-w640.webp' })).statusCode).toBe(404)
  })

  it('of an album is served to nobody without a ticket', async () => {
    expect((await server.app.inject({ url: '/art/granted/10001/0-w640.webp' })).statusCode).toBe(404)
  })
})
