import { mkdirSync, writeFileSync } from 'node:fs'
import { get as request } from 'node:http'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { builtApp } from '#test/adapters/server/built-app'
import { folderOfTest } from '#test/scripts/art/folder'
import { TestServer } from '#test/support/bindings/test-server'
import { TestClock } from '#test/support/world/test-clock'
import { CLIPS } from '@/domain/pictures/artwork'
import { BackendError } from '@/application/errors/backend-error'
import type { FileStore } from '@/adapters/server/files/file-store'
import { OwnArt } from '@/adapters/server/files/own-art'
import { ArtFolder, type ArtDrawer } from '@/adapters/server/web/art-folder'

const PICTURE = '7/p0-w320.webp'
const PIECE = 'clips/3/segment0.m4s'

/** Draws when the test instructs it to, and records the requests. */
class HeldDrawer implements ArtDrawer {
  readonly requests: string[] = []
  readonly signals: AbortSignal[] = []
  private answers: ((ok: boolean) => void)[] = []
  private onAsked: () => void = () => undefined

  draw(address: string, signal?: AbortSignal): Promise<boolean> {
    this.requests.push(address)
    if (signal !== undefined) this.signals.push(signal)
    this.onAsked()
    return new Promise((resolve) => this.answers.push(resolve))
  }

  /** Until this many drawings have been requested. */
  async until(count: number): Promise<void> {
    while (this.requests.length < count)
      await new Promise<void>((resolve) => {
        this.onAsked = resolve
      })
  }

  end(ok: boolean): void {
    for (const answer of this.answers.splice(0)) answer(ok)
  }
}

let root: string
let clock: TestClock
let drawer: HeldDrawer
let server: TestServer
let remove: () => void

beforeEach(async () => {
  const built = builtApp()
  root = folderOfTest()
  clock = new TestClock(0)
  drawer = new HeldDrawer()
  remove = built.remove
  server = await TestServer.start(null, {}, { web: { ...built.web, art: new ArtFolder(root, drawer) }, clock })
})
afterEach(async () => {
  drawer.end(false)
  await server.app.close()
  remove()
})

function put(path: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), 'drawn')
}

const get = (address: string) => server.app.inject({ method: 'GET', url: `/art/${address}` })

describe('artwork', () => {
  it('of the operator that the storage does not give at the moment is 503, to be requested again; one it does not have is 404', async () => {
    const built = builtApp()
    const files: FileStore = {
      file: (name) => (name.includes('l1') ? Promise.resolve(null) : Promise.reject(new BackendError('unavailable'))),
    }
    const web = { ...built.web, art: new OwnArt(new ArtFolder(root, drawer), files) }
    const own = await TestServer.start(null, {}, { web, clock })
    const [away, missing] = await Promise.all(
      ['l0', 'l1'].map((picture) => own.app.inject({ method: 'GET', url: `/art/10007/${picture}-w640.webp` })),
    )
    expect(away).toMatchObject({ statusCode: 503, headers: { 'retry-after': '2', 'cache-control': 'no-store' } })
    expect(missing?.statusCode).toBe(404)
    // Nothing is drawn in place of an operator's own pictures.
    expect(drawer.requests).toEqual([])
    await own.app.close()
    built.remove()
  })

  it('that is drawn is served permanently, and no drawing of it is requested', async () => {
    put(PICTURE)
    const answer = await get(PICTURE)
    expect({ statusCode: answer.statusCode, body: answer.body, contentType: answer.headers['content-type'] }).toEqual({
      statusCode: 200,
      body: 'drawn',
      contentType: 'image/webp',
    })
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(drawer.requests).toEqual([])
  })

  it('is sent as AVIF to a browser that accepts it where there is such a file, and as WebP to all others', async () => {
    put(PICTURE)
    put(PICTURE.replace('.webp', '.avif'))
    put('7/p1-w320.webp')
    const typeFor = async (address: string, accept?: string) => {
      const headers = accept === undefined ? {} : { accept }
      const answer = await server.app.inject({ method: 'GET', url: `/art/${address}`, headers })
      expect({ statusCode: answer.statusCode, vary: answer.headers['vary'] }).toEqual({
        statusCode: 200,
        vary: 'accept',
      })
      return answer.headers['content-type']
    }
    expect(await typeFor(PICTURE, 'image/avif,image/webp,*/*;q=0.8')).toBe('image/avif')
    expect(await typeFor(PICTURE, 'image/webp,image/avif;q=0.9')).toBe('image/avif')
    for (const accept of [
      undefined,
      '*/*',
      'image/webp,*/*;q=0.8',
      'image/avif;q=0, image/webp',
      'image/avif-sequence',
    ])
      expect(await typeFor(PICTURE, accept)).toBe('image/webp')
    expect(await typeFor('7/p1-w320.webp', 'image/avif,*/*')).toBe('image/webp')
    expect((await get(PICTURE.replace('.webp', '.avif'))).statusCode).toBe(404)
  })

  it('that is drawn within three seconds is answered as soon as it is there', async () => {
    const answering = get(PICTURE)
    await drawer.until(1)
    await clock.pass(2_999)
    put(PICTURE)
    drawer.end(true)
    const answer = await answering
    expect({ statusCode: answer.statusCode, body: answer.body }).toEqual({ statusCode: 200, body: 'drawn' })
  })

  it('that takes longer is requested again at the same address, is drawn meanwhile, and the answer is not cached', async () => {
    const answering = get(PICTURE)
    await drawer.until(1)
    await clock.pass(3_000)
    const early = await answering
    expect({ statusCode: early.statusCode, location: early.headers.location }).toEqual({
      statusCode: 307,
      location: `/art/${PICTURE}`,
    })
    expect(early.headers['cache-control']).toBe('no-store')
    expect(drawer.signals[0]?.aborted).toBe(false)
    put(PICTURE)
    drawer.end(true)
    expect((await get(PICTURE)).statusCode).toBe(200)
  })

  it('that takes longer leads nowhere else, for any host the caller writes into the request', async () => {
    const { hostname, port } = new URL(server.url)
    const location = new Promise<string | undefined>((resolve) => {
      request({ hostname, port, path: `http://elsewhere.test/art/${PICTURE}` }, (answer) => {
        answer.resume()
        resolve(answer.headers.location)
      })
    })
    await drawer.until(1)
    await clock.pass(3_000)
    expect(await location).toBe(`/art/${PICTURE}`)
  })

  it('of a clip may take eight seconds, less than a player waits for its piece', async () => {
    const answering = get(PIECE)
    await drawer.until(1)
    await clock.pass(7_999)
    put(PIECE)
    drawer.end(true)
    expect((await answering).statusCode).toBe(200)
  })

  it('that cannot be drawn is not there, and the answer is not cached', async () => {
    const answering = get(PICTURE)
    await drawer.until(1)
    drawer.end(false)
    const answer = await answering
    expect({ statusCode: answer.statusCode, cacheControl: answer.headers['cache-control'] }).toEqual({
      statusCode: 404,
      cacheControl: 'no-store',
    })
  })

  it('that the product does not use is not there at once, with any files in the folder, and is never drawn', async () => {
    put('999/p0-w320.webp')
    put('stamps.json')
    for (const address of [
      '',
      'stamps.json',
      '999/p0-w320.webp',
      '0/p0-w320.webp',
      '7/p9-w320.webp',
      '7/p0-w321.webp',
      '7/a0-w1280.webp',
      `clips/${CLIPS + 1}/segment0.m4s`,
      '..%2fstamps.json',
      '7%2fp0-w320.webp%00',
      '7%5cp0-w320.webp',
    ]) {
      const answer = await get(address)
      expect({ address, statusCode: answer.statusCode, cacheControl: answer.headers['cache-control'] }).toEqual({
        address,
        statusCode: 404,
        cacheControl: 'no-store',
      })
    }
    expect(drawer.requests).toEqual([])
  })

  it('is not drawn any longer for a caller who has gone away', async () => {
    const leaving = request(`${server.url}/art/${PICTURE}`)
    leaving.on('error', () => undefined)
    await drawer.until(1)
    const [signal] = drawer.signals
    const isAborted = new Promise((resolve) => signal?.addEventListener('abort', resolve))
    leaving.destroy()
    await isAborted
    expect(signal?.aborted).toBe(true)
  })
})

describe('a folder of artwork', () => {
  it('names the folder of a clip that exists, drawn first where it is missing', async () => {
    const folder = new ArtFolder(root, drawer)
    const asking = folder.clipFolder(3)
    await drawer.until(1)
    put(PIECE)
    drawer.end(true)
    expect(await asking).toBe(join(root, 'clips/3'))
    expect(drawer.requests).toEqual(['clips/3/index.m3u8'])
    for (const clip of [0, CLIPS + 1, -1, 1.5, Number.NaN]) expect(await folder.clipFolder(clip)).toBeNull()
  })

  it('serves the files it has where nothing can draw', async () => {
    put(PICTURE)
    const folder = new ArtFolder(root)
    expect(await folder.file(PICTURE)).toBe(join(root, PICTURE))
    expect(await folder.file('8/p0-w320.webp')).toBeNull()
  })

  it('does not serve a file that a drawer reports but has not drawn', async () => {
    const folder = new ArtFolder(root, { draw: () => Promise.resolve(true) })
    expect(await folder.file(PICTURE)).toBeNull()
  })
})
