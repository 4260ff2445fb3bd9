import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { member, OPTIONS, PASSWORD, secretOf, signUpForm } from '#test/support/bindings/accounts'
import { SMALL_WORLD } from '#test/support/bindings/binding'
import { TestEnvironment } from '#test/support/bindings/environment'
import { listeningDevice } from '#test/support/bindings/listening-device'
import { remoteBrowser } from '#test/support/bindings/remote'
import { TestServer } from '#test/support/bindings/test-server'
import { RawConnection } from '#test/adapters/server/live/raw-connection'
import { tokenIn } from '#test/support/world/test-mailer'
import { actors } from '@/adapters/backend/actors/actor-records'
import { posts } from '@/adapters/backend/feed/post-records'
import { videos } from '@/adapters/backend/media/video-records'
import { FEED_KEY, requiredKey } from '@/adapters/wire/feed/feed-key'
import type { CheckoutForm } from '@/application/payments/checkout-service'
import type { PaymentFlow } from '@/domain/payments/flows'
import { SECURITY_KINDS, socketLimits } from '@/adapters/server/base/security-log'

const EMAIL = 'somebody@vesper.test'
const ADDRESS = '203.0.113.77'

let environment: TestEnvironment
let standing = 0
let server: TestServer
const lines: string[] = []

beforeAll(async () => {
  environment = await TestEnvironment.build(SMALL_WORLD)
  const logTo = { write: (line: string) => void lines.push(line) }
  server = await TestServer.start(environment, { logLevel: 'info', formsPerMinute: 8 }, { logTo })
})
afterAll(() => server.app.close())
beforeEach(() => void lines.splice(0))

interface Speaker {
  readonly token: string
  readonly key: string
  readonly guestId: string
}

async function post(url: string, payload: object, { token, key }: Partial<Speaker> = {}) {
  const headers = {
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(key === undefined ? {} : { cookie: `device=${key}` }),
  }
  const answer = await server.app.inject({ method: 'POST', url, payload, headers, remoteAddress: ADDRESS })
  const cookie = answer.cookies.find(({ name }) => name === 'device')
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>(), key: cookie?.value ?? key ?? '' }
}

async function open(known?: string): Promise<Speaker> {
  const { body, key } = await post(
    '/rest/v1/session/open',
    { language: 'en' },
    known === undefined ? {} : { key: known },
  )
  const { accessToken, guest } = body as { accessToken: string; guest: { guestId?: string; id?: string } }
  return { token: accessToken, key, guestId: guest.guestId ?? guest.id ?? '' }
}

/** Sends a form of a checkout; what it was answered, and how to take over what it proved. */
async function fill(speaker: Speaker, flow: string, form: object) {
  const opened = await post('/rest/v1/checkout/open', { flow, options: OPTIONS }, speaker)
  const { checkout } = opened.body as { checkout: { id: string; url: string } }
  await post('/sandbox/v1/submit', { id: checkout.id, secret: checkout.url.split('#')[1], form }, speaker)
  return checkout.id
}

const security = () =>
  lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ msg }) => msg === 'security')
const kinds = () => security().map(({ kind }) => kind)

describe('the security log', () => {
  it('has a line for each log-in, refused permission, limit and end of a session, and nothing of the guest in it', async () => {
    const speaker = await open()
    const checkoutId = await fill(speaker, 'signup', { ...signUpForm(), email: EMAIL })
    const result = { checkoutId, flow: 'signup', redirectTo: null }
    const bound = await post('/rest/v1/vxpay/onloginsuccess', { result, targetUrl: '/' }, speaker)
    const member = await open(bound.key)
    expect(kinds()).toEqual(['signed-up', 'session-ended'])
    await post('/rest/v1/vxpay/logout', {}, member)
    await post('/rest/v1/guest/getNotificationsSettings', {}, member)
    expect(kinds().slice(2)).toEqual(['session-ended', 'session-refused'])

    const visitor = await open()
    await fill(visitor, 'login', { kind: 'login', email: EMAIL, password: 'not the password' })
    await fill(visitor, 'login', { kind: 'login', email: EMAIL, password: PASSWORD })
    await fill(visitor, 'signup', { ...signUpForm(), email: EMAIL })
    await environment.setGuest(member.guestId as never, { isLocked: true })
    await fill(visitor, 'login', { kind: 'login', email: EMAIL, password: PASSWORD })
    await fill(visitor, 'login', { kind: 'pwdlost', email: EMAIL })
    expect(kinds().slice(4)).toEqual([
      'login-failed',
      'login-succeeded',
      'address-known',
      'login-locked',
      'password-requested',
    ])
    await post('/rest/v1/video/1/buy', { agreedPrice: 1_000, key: 'one-key-of-a-purchase' }, visitor)
    for (let at = 0; at < 3; at++) await post('/sandbox/v1/sheet', { id: 'x', secret: 'y' }, visitor)
    expect(kinds().slice(9)).toEqual(['permission-refused', 'limit-reached'])

    const written = security().map((line) => JSON.stringify(line))
    for (const secret of [
      EMAIL,
      ADDRESS,
      PASSWORD,
      ...[speaker, member, visitor].flatMap(({ token, key, guestId }) => [token, key, guestId]),
    ])
      expect(written.filter((line) => line.includes(secret))).toEqual([])
    for (const line of security()) {
      expect(Object.keys(line).toSorted()).toEqual(['kind', 'level', 'msg', 'reqId', 'time'])
      expect(SECURITY_KINDS).toContain(line['kind'])
    }
    // Each is followed by the line of its request, which names the route.
    const requests = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
    for (const { reqId } of security())
      expect(requests.some((line) => line['reqId'] === reqId && line['msg'] === 'answered')).toBe(true)
  })

  it('has a line for a command that is refused on a socket', async () => {
    const connection = await (await RawConnection.open(environment, server)).begin()
    connection.send('pinFavorite', { subject: 'actor', subjectId: '1' }, { requestId: 'r1' })
    await connection.receives('commandAcknowledged')
    expect(kinds()).toEqual(['permission-refused'])
  })

  it('has one line a second of a caller who sends too much on sockets', () => {
    const written: object[] = []
    let now = 5_000
    const log = { info: (line: object) => written.push(line), warn: (line: object) => written.push(line) }
    const reached = socketLimits(log as never, () => now)
    for (let at = 0; at < 50; at++) reached()
    now += 1_000
    reached()
    expect(written).toEqual([{ kind: 'limit-reached' }, { kind: 'limit-reached' }])
  })
})

describe('the security log has a line for', () => {
  let bare: TestServer
  const written: string[] = []

  beforeAll(async () => {
    const logTo = { write: (line: string) => void written.push(line) }
    bare = await TestServer.start(environment, { logLevel: 'info' }, { logTo })
  })
  afterAll(() => bare.app.close())
  beforeEach(() => void written.splice(0))

  const logged = () =>
    written
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ msg }) => msg === 'security')
      .map(({ kind }) => kind)

  /** A guest with an account that has this standing, and the token of their session. */
  async function guestWho(change: Parameters<TestEnvironment['setGuest']>[1]) {
    const { platform } = environment.backend
    const { accessToken: token } = await platform.openSession(null, { countryCode: 'DE' })
    const ports = await platform.portsFor(token, 'en')
    if (ports === null) throw new Error('no session')
    const { id } = await ports.guest.current()
    await environment.setGuest(id, change)
    return { token, guestId: id }
  }
  const account = () => ({ email: `standing${++standing}@vesper.test`, name: `Standing ${standing}` })

  const rest = (token: string, path: string, payload: object, of = bare) =>
    of.app.inject({
      method: 'POST',
      url: `/rest/v1${path}`,
      headers: { authorization: `Bearer ${token}` },
      payload,
    })

  const query = async (token: string, text: string, of = bare) =>
    of.app.inject({
      method: 'POST',
      url: '/query',
      headers: { authorization: `Bearer ${token}`, [FEED_KEY]: await requiredKey.of(token) },
      payload: { query: text },
    })

  const REASONS = [
    ['login-required', {}],
    ['locked', { isLocked: true }],
    ['restricted', { restrictionLevel: 3 }],
    ['age-check', {}],
  ] as const

  it.each(REASONS)('a call over REST that is refused with %s', async (reason, change) => {
    const { store } = environment.backend
    const [video] = await store.find(videos, 'mostExpensive', { prefix: [], limit: 1 })
    if (video === undefined) throw new Error('no video')
    const ageRating = reason === 'age-check' ? 18 : 16
    await store.transaction((tx) => tx.put(videos, { ...video, ageRating, vip: false, free: false, price: 20 }))
    const { token } = await guestWho(reason === 'login-required' ? {} : { ...account(), ...change })
    const answer = await rest(token, `/video/${video.id}/buy`, { agreedPrice: 1_000, key: `refused-${reason}` })
    expect(answer.json()).toMatchObject({ ok: false, reason })
    expect(logged()).toEqual(['permission-refused'])
  })

  const MUTATIONS = [
    ['login-required', {}],
    ['locked', { isLocked: true }],
    ['restricted', { restrictionLevel: 3 }],
    ['blocked-for-comments', { isBlockedForComments: true }],
  ] as const

  it.each(MUTATIONS)('a mutation that is refused with %s', async (errorCode, change) => {
    const [post] = await environment.backend.store.find(posts, 'newest', { prefix: [], limit: 1 })
    const { token } = await guestWho(errorCode === 'login-required' ? {} : { ...account(), ...change })
    const mutation = `commentPost(postId: "${post?.id ?? ''}", text: "Good evening", key: "k-${errorCode}")`
    const answer = await query(token, `mutation { ${mutation} { success errorCode } }`)
    expect(answer.json()).toEqual({ data: { commentPost: { success: false, errorCode } } })
    expect(logged()).toEqual(['permission-refused'])
  })

  const COMMANDS = [
    ['login-required', {}],
    ['locked', { isLocked: true }],
    ['restricted', { restrictionLevel: 3 }],
  ] as const

  it.each(COMMANDS)('a command whose result is the refusal %s', async (reason, change) => {
    const [actor] = await environment.backend.store.find(actors, 'recommended', { prefix: [], limit: 1 })
    const speaker = await guestWho(reason === 'login-required' ? {} : { ...account(), ...change })
    const connection = await (await RawConnection.open(environment, bare, speaker)).begin()
    const request = { actorId: actor?.id, mode: 'single', key: `chat-${reason}`, agreedPrice: 1_000 }
    connection.send('chatStart', request, { requestId: 'r1' })
    const { payload } = await connection.receives('commandAcknowledged')
    expect(payload).toMatchObject({ refused: null, result: { ok: false, reason } })
    expect(logged()).toEqual(['permission-refused'])
    connection.socket.close()
  })

  it('no refusal for another reason: a price that rose', async () => {
    const { store } = environment.backend
    const [video] = await store.find(videos, 'mostExpensive', { prefix: [], limit: 1 })
    const { token } = await guestWho(account())
    const bought = await rest(token, `/video/${video?.id ?? ''}/buy`, { agreedPrice: 0, key: 'too-dear' })
    expect(bought.json()).toMatchObject({ ok: false, reason: 'price-changed' })
    expect(logged()).toEqual([])
  })

  it('a session that is none, wherever its token is shown', async () => {
    const token = 'x'.repeat(43)
    await rest(token, '/guest/getNotificationsSettings', {})
    expect(logged()).toEqual(['session-refused'])
    await query(token, '{ unreadTotal }')
    expect(logged()).toEqual(['session-refused', 'session-refused'])
    const connection = await RawConnection.open(environment, bare, { token, guestId: 'nobody' })
    connection.send('requestSession', { language: 'en' })
    await connection.receives('sessionExpired')
    expect(logged()).toEqual(['session-refused', 'session-refused', 'session-refused'])
    connection.socket.close()
  })

  it('a limit of requests that is reached, over REST and at the query endpoint', async () => {
    const limited = await TestServer.start(
      environment,
      { logLevel: 'info', requestsPerMinute: 2 },
      { logTo: { write: (line: string) => void written.push(line) } },
    )
    const { token } = await guestWho({})
    for (let at = 0; at < 3; at += 1) await rest(token, '/guest/getNotificationsSettings', {}, limited)
    expect(logged()).toEqual(['limit-reached'])
    await query(token, '{ unreadTotal }', limited)
    expect(logged()).toEqual(['limit-reached', 'limit-reached'])
    await limited.app.close()
  })

  it('a log-in that is refused for its many tries, and a password that was set by a mailed link', async () => {
    const browser = remoteBrowser(bare.url)
    const bound = { device: () => listeningDevice(browser.ports, browser.sandbox) }
    const { guest } = await member(bound)
    const stranger = remoteBrowser(bare.url)
    const device = await listeningDevice(stranger.ports, stranger.sandbox)
    const submit = async (form: CheckoutForm, flow: PaymentFlow = 'login', link?: string) => {
      const opened = await device.ports.checkout.open(flow, { ...OPTIONS, ...(link === undefined ? {} : { link }) })
      if (!opened.ok) throw new Error(opened.reason)
      return device.sandbox.submit(opened.checkout.id, secretOf(opened.checkout), form)
    }
    const email = guest.email ?? ''
    written.splice(0)
    for (let at = 0; at < 11; at += 1) await submit({ kind: 'login', email, password: 'a wrong evening' })
    expect(logged()).toEqual([...Array.from({ length: 10 }, () => 'login-failed'), 'login-refused'])
    written.splice(0)
    await submit({ kind: 'pwdlost', email })
    await environment.advance(1_000)
    await expect.poll(() => tokenIn(environment.mailer.to(email).at(-1))).not.toBe('')
    const link = tokenIn(environment.mailer.to(email).findLast(({ text }) => text.includes('/new-password/#')))
    await submit({ kind: 'pwdreset', password: 'another long evening' }, 'pwdreset', link)
    expect(logged()).toEqual(['password-requested', 'password-set'])
    browser.leave()
    stranger.leave()
  })
})
