import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { OPTIONS, PASSWORD, signUpForm } from '#test/support/bindings/accounts'
import { SMALL_WORLD } from '#test/support/bindings/binding'
import { TestEnvironment } from '#test/support/bindings/environment'
import { TestServer } from '#test/support/bindings/test-server'

let environment: TestEnvironment
let server: TestServer

beforeAll(async () => {
  environment = await TestEnvironment.build(SMALL_WORLD)
  server = await TestServer.start(environment, { formsPerMinute: 1_000 })
})
afterAll(() => server.app.close())

interface Answer {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
  /** The device key that was given; empty: taken away; `null`: neither. */
  readonly key: string | null
}

interface Caller {
  readonly key?: string
  readonly token?: string
  readonly address?: string
  readonly userAgent?: string
}

async function post(url: string, payload: object, { key, token, address, userAgent }: Caller): Promise<Answer> {
  const answer = await server.app.inject({
    method: 'POST',
    url,
    payload,
    ...(address === undefined ? {} : { remoteAddress: address }),
    headers: {
      ...(key === undefined ? {} : { cookie: `device=${key}` }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(userAgent === undefined ? {} : { 'user-agent': userAgent }),
    },
  })
  const cookie = answer.cookies.find(({ name }) => name === 'device')
  return { status: answer.statusCode, body: answer.json(), key: cookie?.value ?? null }
}

async function open(key?: string, userAgent?: string) {
  const answer = await post(
    '/rest/v1/session/open',
    { language: 'en' },
    { ...(key === undefined ? {} : { key }), ...(userAgent === undefined ? {} : { userAgent }) },
  )
  const { accessToken } = answer.body as { accessToken?: string }
  return { ...answer, key: answer.key ?? '', token: accessToken ?? '' }
}

/** Signs up with the cookie and the token of a device; what the last call answered. */
async function signUp({ key, token }: { key: string; token: string }): Promise<Answer> {
  const opened = await post('/rest/v1/checkout/open', { flow: 'signup', options: OPTIONS }, { token })
  const { checkout } = opened.body as { checkout: { id: string; url: string } }
  const proof = { id: checkout.id, secret: checkout.url.split('#')[1] ?? '' }
  const sent = await post('/sandbox/v1/submit', { ...proof, form: signUpForm() }, { key })
  expect(sent.body).toEqual({ answer: { status: 'succeeded' } })
  const result = { checkoutId: checkout.id, flow: 'signup', redirectTo: null }
  return post('/rest/v1/vxpay/onloginsuccess', { result, targetUrl: '/en/' }, { token })
}

describe('the key of a device', () => {
  it('is drawn by the server: a key that a client made up is never taken', async () => {
    for (const planted of ['aaaaaaaaaaaaaaaa', 'x'.repeat(200)]) {
      const { key, status } = await open(planted)
      expect(status).toBe(200)
      expect(key).toMatch(/^[\w-]{16,200}$/u)
      expect(key).not.toBe(planted)
    }
  })

  it('is another one with the answers that bind and free a guest, and the one before opens nothing [PAY-092][AUT-026]', async () => {
    const before = await open()
    const bound = await signUp(before)
    expect(bound.body).toMatchObject({ ok: true })
    expect(bound.key).toMatch(/^[\w-]{16,200}$/u)
    expect(bound.key).not.toBe(before.key)
    const old = await open(before.key)
    expect({ status: old.status, body: old.body }).toMatchObject({
      status: 401,
      body: { error: { code: 'session-expired' } },
    })
    const member = await open(bound.key ?? '')
    expect(member.body).toMatchObject({ guest: { isLoggedIn: true } })

    const freed = await post('/rest/v1/vxpay/logout', {}, { token: member.token })
    expect(freed.key).toMatch(/^[\w-]{16,200}$/u)
    expect([before.key, member.key]).not.toContain(freed.key)
    expect((await open(member.key)).status).toBe(401)
    environment.clock.sleep(5_000)
    for (const dead of [before.key, member.key]) {
      const anew = await open(dead)
      expect(anew.body).toMatchObject({ guest: { isLoggedIn: false } })
      expect(anew.key).not.toBe(dead)
    }
  })

  it('leaves nothing of the guest in the cache of the browser after a logout, and what the device chose where it is', async () => {
    const { token } = await open()
    const headers = { authorization: `Bearer ${token}` }
    const request = { method: 'POST', url: '/rest/v1/vxpay/logout', payload: {} } as const
    const freed = await server.app.inject({ ...request, headers })
    expect({ statusCode: freed.statusCode, clearSiteData: freed.headers['clear-site-data'] }).toEqual({
      statusCode: 200,
      clearSiteData: '"cache"',
    })
    const refused = await server.app.inject({ ...request, headers })
    expect({ statusCode: refused.statusCode, clearSiteData: refused.headers['clear-site-data'] }).toStrictEqual({
      statusCode: 401,
      clearSiteData: undefined,
    })
  })

  it('stays the same with every answer that opens no other session', async () => {
    const { token, key } = await open()
    const opened = await post('/rest/v1/checkout/open', { flow: 'login', options: OPTIONS }, { token })
    const { checkout } = opened.body as { checkout: { id: string } }
    const result = { checkoutId: checkout.id, flow: 'login', redirectTo: null }
    const refused = await post('/rest/v1/vxpay/onloginsuccess', { result, targetUrl: '/' }, { token })
    expect({ openedKey: opened.key, refusedKey: refused.key }).toEqual({ openedKey: null, refusedKey: null })
    expect((await open(key)).key).toBe(key)
  })

  it('goes with a session that is ended by itself', async () => {
    const { token } = await open(undefined, 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0')
    const headers = { authorization: `Bearer ${token}` }
    const listed = await server.app.inject({ url: '/rest/v1/guest/sessions', headers })
    const [own] = listed.json<{ sessions: { id: string; device: unknown }[] }>().sessions
    expect(own?.device).toEqual({ browser: 'Firefox', system: 'Linux' })
    const ended = await post('/rest/v1/guest/endSession', { id: own?.id }, { token })
    expect({ body: ended.body, key: ended.key }).toEqual({ body: { ok: true }, key: '' })
  })

  it('has to come with every form of a checkout: its secret alone opens nothing', async () => {
    const { token, key } = await open()
    const opened = await post('/rest/v1/checkout/open', { flow: 'signup', options: OPTIONS }, { token })
    const { checkout } = opened.body as { checkout: { id: string; url: string } }
    const proof = { id: checkout.id, secret: checkout.url.split('#')[1] ?? '' }
    const other = await open()
    for (const caller of [{}, { key: other.key }]) {
      expect((await post('/sandbox/v1/sheet', proof, caller)).body).toEqual({ sheet: null })
      expect((await post('/sandbox/v1/submit', { ...proof, form: signUpForm() }, caller)).body).toEqual({
        answer: { status: 'gone' },
      })
      await post('/sandbox/v1/cancel', proof, caller)
    }
    expect((await post('/sandbox/v1/sheet', proof, { key })).body).toMatchObject({ sheet: { status: 'open' } })
  })

  it('and the address of the caller are what wrong passwords are counted by', async () => {
    const form = signUpForm()
    const answers: unknown[] = []
    const guess = async (address: string) => {
      const { token, key } = await open()
      const opened = await post('/rest/v1/checkout/open', { flow: 'login', options: OPTIONS }, { token })
      const { checkout } = opened.body as { checkout: { id: string; url: string } }
      const proof = { id: checkout.id, secret: checkout.url.split('#')[1] ?? '' }
      const email = form.kind === 'signup' ? form.email : ''
      const login = { kind: 'login', email, password: `not ${PASSWORD}` }
      return (await post('/sandbox/v1/submit', { ...proof, form: login }, { key, address })).body
    }
    for (let iteration = 0; iteration < 10; iteration += 1) answers.push(await guess('203.0.113.1'))
    const wrong = { answer: { status: 'invalid', errors: { password: 'credentials' } } }
    expect(answers).toEqual(answers.map(() => wrong))
    expect(await guess('203.0.113.1')).toEqual({ answer: { status: 'invalid', errors: { form: 'too-many-attempts' } } })
  })
})
