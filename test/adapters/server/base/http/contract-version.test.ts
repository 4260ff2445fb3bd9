import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { SMALL_WORLD } from '#test/support/bindings/binding'
import { TestEnvironment } from '#test/support/bindings/environment'
import { TestServer } from '#test/support/bindings/test-server'
import { publishedCode, publishedError } from '@/adapters/wire/base/published-error'
import { CONTRACT_VERSION } from '@/adapters/wire/base/version'

let server: TestServer
let token = ''

beforeAll(async () => {
  const environment = await TestEnvironment.build(SMALL_WORLD)
  server = await TestServer.start(environment)
  token = (await environment.backend.platform.openSession(null, { countryCode: 'DE' })).accessToken
})
afterAll(() => server.app.close())

const send = (url: string, payload: object | undefined, version?: string) =>
  server.app.inject({
    method: payload === undefined ? 'GET' : 'POST',
    url,
    headers: { authorization: `Bearer ${token}`, ...(version === undefined ? {} : { 'contract-version': version }) },
    ...(payload === undefined ? {} : { payload }),
  })

const rest = (version?: string) => send('/rest/v1/guest/getGuestBalance', undefined, version)
const query = (version?: string) => send('/query', { query: '{ unreadTotal }' }, version)
const sandbox = (version?: string) => send('/sandbox/v1/sheet', { id: 'x', secret: 'y' }, version)

/** How opening a connection ends: the status of the answer, and its version or its body. */
const connect = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  new Promise<readonly [number, unknown]>((resolve) => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/socket${path}`, { headers })
    socket.on('upgrade', (answer) => {
      resolve([answer.statusCode ?? 0, answer.headers['contract-version']])
      socket.close()
    })
    socket.on('error', () => undefined)
    socket.on('unexpected-response', (_request, answer) => {
      let text = ''
      answer.on('data', (part: Buffer) => (text += part.toString()))
      answer.on('end', () => resolve([answer.statusCode ?? 0, JSON.parse(text)]))
    })
  })

describe('the version of the contract', () => {
  it.each([
    ['a call', rest],
    ['a query', query],
    ['a form', sandbox],
  ])('is named on every answer to %s, also to clients that name none, or a supported one', async (_, sent) => {
    for (const version of [undefined, CONTRACT_VERSION, CONTRACT_VERSION.split('.').slice(0, 2).join('.')]) {
      const { statusCode, headers } = await sent(version)
      expect({ version, statusCode, contractVersion: headers['contract-version'] }).toEqual({
        version,
        statusCode: 200,
        contractVersion: CONTRACT_VERSION,
      })
    }
  })

  it('is refused where the server does not have it, before anything runs', async () => {
    for (const version of ['1.3.0', '99.0', 'newest']) {
      const refused = await rest(version)
      expect({ statusCode: refused.statusCode, contractVersion: refused.headers['contract-version'] }).toEqual({
        statusCode: 400,
        contractVersion: CONTRACT_VERSION,
      })
      const { error } = publishedError.parse(refused.json())
      expect(error).toMatchObject({ code: 'unsupported-version', fields: ['contract-version'] })
      const answer = await query(version)
      expect(answer.statusCode).toBe(400)
      const [first] = answer.json<{ errors: readonly { extensions: { code: string } }[] }>().errors
      expect(publishedCode.parse(first?.extensions.code)).toBe('unsupported-version')
      expect((await sandbox(version)).statusCode).toBe(400)
    }
    const opened = await send('/rest/v1/session/open', { language: 'en' }, '1.0')
    expect({ statusCode: opened.statusCode, setCookie: opened.headers['set-cookie'] }).toStrictEqual({
      statusCode: 400,
      setCookie: undefined,
    })
  })

  it('is named and refused in the address of the socket as well, where a page sets no header', async () => {
    for (const path of ['', `?contractVersion=${CONTRACT_VERSION}`])
      expect(await connect(path)).toEqual([101, CONTRACT_VERSION])
    const refusal = { error: { code: 'unsupported-version', fields: ['contract-version'] } }
    expect(await connect('?contractVersion=1.0')).toMatchObject([400, refusal])
    expect(await connect('', { 'contract-version': '3.0' })).toMatchObject([400, refusal])
  })
})
