import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { builtApp } from '#test/adapters/server/built-app'
import { SMALL_WORLD } from '#test/support/bindings/binding'
import { TestEnvironment } from '#test/support/bindings/environment'
import { TestServer } from '#test/support/bindings/test-server'
import { changeGuest, type WholeGuest } from '#test/support/world/whole-guest'
import { hashOf } from '@/adapters/backend/kernel/secret-hash'
import { sessionOfDevice } from '@/adapters/backend/access/open-session'
import { FolderFiles } from '@/adapters/server/files/folder-files'
import { OwnArt } from '@/adapters/server/files/own-art'
import { ArtFolder } from '@/adapters/server/web/art-folder'
import type { WebApp } from '@/adapters/server/pages/web-app'
import { asId, type ActorId } from '@/domain/ids'
import { WIDTHS } from '@/domain/pictures/artwork'

const ACTOR = asId<ActorId>('1')
const FAMILY = 1
const OWN_FAMILY = 10_007
const RATED = `${FAMILY}/l2-w640.webp`
const OPEN = `${FAMILY}/l0-w320.webp`

const app = builtApp()
const drawings: string[] = []
/** Files of the operator that were fetched, from a folder or a bucket. */
const fetched: string[] = []
let environment: TestEnvironment
let server: TestServer
let root: string
let web: WebApp

function put(path: string, body = 'bytes'): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), body)
}

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'vesper-rated-'))
  for (const width of WIDTHS) {
    for (const variant of ['l0', 'l2']) {
      put(`art/${FAMILY}/${variant}-w${width}.webp`, `webp ${width}`)
      put(`art/${FAMILY}/${variant}-w${width}.avif`, `avif ${width}`)
    }
  }
  for (const variant of ['p0', 'p1']) put(`own/pictures/${OWN_FAMILY}/${variant}-w640.webp`, 'own')
  const drawer = {
    draw: (address: string) => {
      drawings.push(address)
      return Promise.resolve(false)
    },
  }
  const own = new FolderFiles(join(root, 'own'))
  const files = {
    file: (name: string) => {
      fetched.push(name)
      return own.file(name)
    },
  }
  const art = new OwnArt(new ArtFolder(join(root, 'art'), drawer), files)
  environment = await TestEnvironment.build(SMALL_WORLD)
  web = { ...app.web, art }
  server = await TestServer.start(environment, {}, { web })
})
afterAll(async () => {
  await server.app.close()
  rmSync(root, { recursive: true })
  app.remove()
})
beforeEach(async () => {
  drawings.length = 0
  await environment.setActor(ACTOR, { family: FAMILY, photoRatings: [{ variant: 'l2', rating: 18 }] })
})

/** A guest with a browser: the cookie of the device, and the token of the page. */
interface Visitor {
  readonly cookie: string
  readonly token: string
}

async function visit(change: Partial<WholeGuest> = {}): Promise<Visitor> {
  const opened = await server.app.inject({ method: 'POST', url: '/rest/v1/session/open', payload: { language: 'en' } })
  const [device] = opened.cookies
  const { store } = environment.backend
  const session = await sessionOfDevice(store, await hashOf(device?.value ?? ''))
  if (session === undefined) throw new Error('no session')
  await store.transaction((tx) => changeGuest(tx, session.guestId, change))
  return { cookie: `${device?.name}=${device?.value}`, token: opened.json<{ accessToken: string }>().accessToken }
}

const proved = (): Promise<Visitor> => visit({ avsStatus: 'accepted' })

const get = (address: string, cookie?: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  server.app.inject({
    method,
    url: `/art/${address}`,
    headers: { ...headers, ...(cookie === undefined ? {} : { cookie }) },
  })

const statusOf = async (address: string, cookie?: string) => (await get(address, cookie)).statusCode

describe('a picture that is rated above what everybody may see', () => {
  it('is sent to a guest with a proof of age, and stored by no cache', async () => {
    const answer = await get(RATED, (await proved()).cookie)
    expect({ statusCode: answer.statusCode, body: answer.body, contentType: answer.headers['content-type'] }).toEqual({
      statusCode: 200,
      body: 'webp 640',
      contentType: 'image/webp',
    })
    expect(answer.headers['cache-control']).toBe('private, no-store')
    expect(answer.headers['vary']).toBe('accept, cookie')
  })

  it('is not there for a plain client, for a guest whose age is not proved, for a made-up key, and no drawing of it is requested', async () => {
    const strangers = [
      undefined,
      'device=made-up-key-of-nobody-at-all',
      'device=;',
      ...(await Promise.all(
        (['unknown', 'pending', 'rejected'] as const).map(async (avsStatus) => (await visit({ avsStatus })).cookie),
      )),
    ]
    for (const cookie of strangers)
      expect({ cookie, status: await statusOf(RATED, cookie) }).toEqual({ cookie, status: 404 })
    // Nor is one that no one has drawn yet: a wait or a redirect would reveal that it exists.
    await environment.setActor(ACTOR, { family: 2, photoRatings: [{ variant: 'l2', rating: 18 }] })
    for (const cookie of strangers)
      expect({ cookie, status: await statusOf('2/l2-w640.webp', cookie) }).toEqual({ cookie, status: 404 })
    expect(drawings).toEqual([])
  })

  it('is answered to them like a picture that does not exist', async () => {
    const { cookie } = await visit()
    const answerTo = async (address: string) => {
      const { statusCode, headers, body } = await get(address, cookie, { 'if-none-match': '*', range: 'bytes=0-2' })
      const { date: _date, 'x-request-id': requestId, 'content-length': length, ...rest } = headers
      return { statusCode, rest, length, body: body.replace(String(requestId), '') }
    }
    expect(await answerTo(RATED)).toEqual(await answerTo('999/l2-w640.webp'))
    expect((await answerTo(RATED)).rest['cache-control']).toBe('no-store')
  })

  it('is decided in every width, as AVIF, in parts, for its headers alone, and in every spelling of its address', async () => {
    const [{ cookie }, guest] = [await proved(), await visit()]
    for (const width of WIDTHS) {
      const address = `${FAMILY}/l2-w${width}.webp`
      const accept = { accept: 'image/avif,image/webp' }
      const avif = await get(address, cookie, accept)
      expect({ body: avif.body, contentType: avif.headers['content-type'] }).toEqual({
        body: `avif ${width}`,
        contentType: 'image/avif',
      })
      expect(avif.headers['cache-control']).toBe('private, no-store')
      for (const headers of [{}, accept, { range: 'bytes=0-2' }, { 'if-none-match': avif.headers.etag ?? '' }])
        for (const method of ['GET', 'HEAD'] as const)
          for (const other of [guest.cookie, undefined])
            expect({
              address,
              headers,
              method,
              statusCode: (await get(address, other, headers, method)).statusCode,
            }).toEqual({ address, headers, method, statusCode: 404 })
    }
    for (const address of [`${FAMILY}%2fl2-w640.webp`, `${FAMILY}/%6c2-w640.webp`, `${FAMILY}/l2-w640.webp?x=1`])
      expect({ address, status: await statusOf(address) }).toEqual({ address, status: 404 })
  })

  it('is not there any more once its guest has logged out', async () => {
    const guest = await proved()
    expect(await statusOf(RATED, guest.cookie)).toBe(200)
    const left = await server.app.inject({
      method: 'POST',
      url: '/rest/v1/vxpay/logout',
      headers: { authorization: `Bearer ${guest.token}`, cookie: guest.cookie },
      payload: {},
    })
    expect(await statusOf(RATED, guest.cookie)).toBe(404)
    for (const { name, value } of left.cookies) expect(await statusOf(RATED, `${name}=${value}`)).toBe(404)
  })

  it('is not sent to a guest who may not watch, also with a proof of age', async () => {
    expect(await statusOf(RATED, (await visit({ avsStatus: 'accepted', isLocked: true })).cookie)).toBe(404)
    expect(await statusOf(RATED, (await visit({ avsStatus: 'accepted', restrictionLevel: 3 })).cookie)).toBe(404)
    expect(await statusOf(RATED, (await visit({ avsStatus: 'accepted', restrictionLevel: 2 })).cookie)).toBe(200)
  })

  it('is not there either for a caller who sends more keys than one address may, and pictures of everybody still are', async () => {
    const limited = await TestServer.start(environment, { requestsPerMinute: 3 }, { web })
    const { cookie } = await proved()
    const at = async (address: string) =>
      (await limited.app.inject({ method: 'GET', url: `/art/${address}`, headers: { cookie } })).statusCode
    const statuses = []
    for (let count = 0; count < 5; count += 1) statuses.push(await at(RATED))
    expect(statuses).toEqual([200, 200, 200, 404, 404])
    expect(await at(OPEN)).toBe(200)
    await limited.app.close()
  })

  it('may be a file of an operator', async () => {
    const { cookie } = await proved()
    await environment.setActor(ACTOR, {
      family: OWN_FAMILY,
      pictures: [
        { family: OWN_FAMILY, variant: 'p0' },
        { family: OWN_FAMILY, variant: 'p1' },
      ],
      photoRatings: [{ variant: 'p1', rating: 18 }],
    })
    for (const width of WIDTHS) {
      fetched.length = 0
      expect(await statusOf(`${OWN_FAMILY}/p1-w${width}.webp`)).toBe(404)
      expect(fetched).toEqual([])
      const answer = await get(`${OWN_FAMILY}/p1-w${width}.webp`, cookie)
      expect({ body: answer.body, cacheControl: answer.headers['cache-control'] }).toEqual({
        body: 'own',
        cacheControl: 'private, no-store',
      })
      expect((await get(`${OWN_FAMILY}/p0-w${width}.webp`)).headers['cache-control']).toContain('immutable')
    }
  })

  it('follows the rating that is stored now, and that of any actor who shows the picture', async () => {
    const other = asId<ActorId>('2')
    const set = (rating: 16 | 18, id: ActorId) =>
      environment.setActor(id, { family: FAMILY, photoRatings: [{ variant: 'l2', rating }] })
    await set(16, ACTOR)
    expect(await statusOf(RATED)).toBe(200)
    await set(18, other)
    expect(await statusOf(RATED)).toBe(404)
    await set(18, ACTOR)
    await set(16, other)
    expect(await statusOf(RATED)).toBe(404)
    await set(16, ACTOR)
    expect(await statusOf(RATED)).toBe(200)
  })
})

describe('a picture for everybody', () => {
  it('stays public and is cached for good, with and without a session', async () => {
    for (const cookie of [undefined, (await visit()).cookie, (await proved()).cookie]) {
      const answer = await get(OPEN, cookie)
      expect({ statusCode: answer.statusCode, body: answer.body }).toEqual({ statusCode: 200, body: 'webp 320' })
      expect({ cacheControl: answer.headers['cache-control'], vary: answer.headers['vary'] }).toEqual({
        cacheControl: 'public, max-age=31536000, immutable',
        vary: 'accept',
      })
    }
  })
})
