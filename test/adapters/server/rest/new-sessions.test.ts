import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SMALL_WORLD } from '#test/support/bindings/binding'
import { TestEnvironment } from '#test/support/bindings/environment'
import { TestServer } from '#test/support/bindings/test-server'
import { SystemClock } from '@/adapters/system/system-clock'
import { guests } from '@/adapters/backend/access/guest-records'

const MINUTE = 60_000

let environment: TestEnvironment
let server: TestServer
const system = new SystemClock()
let now = 0
const clock = { now: () => now, after: (delay: number, work: () => void) => system.after(delay, work) }

beforeAll(async () => {
  environment = await TestEnvironment.build(SMALL_WORLD)
  server = await TestServer.start(environment, { newSessionsPerMinute: 3 }, { clock })
})
afterAll(() => server.app.close())

async function open(remoteAddress: string, key: string | null = null) {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/rest/v1/session/open',
    remoteAddress,
    payload: { language: 'en' },
    headers: key === null ? {} : { cookie: `device=${key}` },
  })
  const [cookie = ''] = [answer.headers['set-cookie']].flat()
  return {
    status: answer.statusCode,
    wait: answer.headers['retry-after'],
    key: /device=(?<key>[^;]+)/u.exec(cookie)?.groups?.['key'] ?? null,
  }
}

const guestCount = (): Promise<number> => environment.backend.store.count(guests, 'anonymous', [])

describe('opening sessions', () => {
  it('is limited by address where it creates guests, with any key shown; a known guest comes back as often as they like', async () => {
    const first = await open('192.0.2.1')
    expect(first.status).toBe(200)
    for (const madeUp of ['made-up-key-0001', 'made-up-key-0002'])
      expect((await open('192.0.2.1', madeUp)).status).toBe(200)
    const before = await guestCount()
    expect(await open('192.0.2.1')).toEqual({ status: 429, wait: '60', key: null })
    expect((await open('192.0.2.1', 'made-up-key-0003')).status).toBe(429)
    expect(await guestCount()).toBe(before)
    for (let iteration = 0; iteration < 5; iteration += 1) expect((await open('192.0.2.1', first.key)).status).toBe(200)
    expect((await open('192.0.2.2')).status).toBe(200)
    now += MINUTE
    expect((await open('192.0.2.1')).status).toBe(200)
  })
})
