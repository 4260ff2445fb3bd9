import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { OPTIONS, PASSWORD, signUpForm } from '#test/support/bindings/accounts'
import { SMALL_WORLD } from '#test/support/bindings/binding'
import { TestEnvironment } from '#test/support/bindings/environment'
import { TestServer } from '#test/support/bindings/test-server'
import { RawConnection } from '#test/adapters/server/live/raw-connection'
import { SECURITY_KINDS, socketLimits } from '@/adapters/server/operations/security-log'

const EMAIL = 'somebody@vesper.test'
const ADDRESS = '203.0.113.77'

let environment: TestEnvironment
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
