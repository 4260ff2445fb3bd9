import { connect, type ClientHttp2Session } from 'node:http2'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Nginx } from './support/nginx'
import { SeveralServers } from './support/several-servers'
import type { Device } from '#test/support/bindings/binding'
import { listeningDevice } from '#test/support/bindings/listening-device'
import { limit } from '#test/support/limit'
import type { LiveStatus } from '@/application/live/live-updates'

const GUESTS = 20

/** How often each of them sends a request, ms. */
const EVERY = 250

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** A guest who sends requests continuously, reads and writes alternately, and retries nothing. */
class PollingGuest {
  requested = 0
  readonly failures: string[] = []
  status: LiveStatus = 'closed'

  constructor(readonly device: Device) {
    device.ports.liveUpdates.watchStatus((status) => {
      this.status = status
    })
  }

  async live(isOver: () => boolean): Promise<void> {
    const { guest } = this.device.ports
    while (!isOver()) {
      const requests = this.requested++ % 2 === 0 ? guest.balance() : guest.savePreferences({ theme: 'dark' })
      await requests.catch((error: unknown) => this.failures.push(String(error)))
      await pause(EVERY)
    }
  }
}

describe('two servers behind nginx with the file that is shipped', () => {
  let nginx: Nginx
  let service: SeveralServers
  let guests: readonly PollingGuest[] = []

  beforeAll(async () => {
    const enter = async (ports: readonly number[]) => (nginx = await Nginx.before(ports))
    service = await SeveralServers.start(2, { TRUST_PROXY: 'loopback', GRACE_SECONDS: '3' }, enter)
    guests = await Promise.all(
      Array.from({ length: GUESTS }, async () => {
        const { ports, sandbox } = service.browser()
        return new PollingGuest(await listeningDevice(ports, sandbox))
      }),
    )
  }, limit(180_000))

  afterAll(() => service.stop())

  it(
    'are replaced one after the other, and no request, no socket and no session is lost',
    { timeout: limit(180_000) },
    async () => {
      const before = guests.map(({ device }) => device.guest.id)
      let isOver = false
      const lives = guests.map((guest) => guest.live(() => isOver))
      await pause(1_000)
      for (const i of [0, 1]) {
        expect(await service.replaceOne(i)).toBe(0)
        await pause(2_000)
      }
      isOver = true
      await Promise.all(lives)
      expect(guests.flatMap(({ failures }) => failures)).toEqual([])
      expect(guests.reduce((sum, { requested }) => sum + requested, 0)).toBeGreaterThan(GUESTS * 10)
      // Sockets ended with their servers, came back by themselves, and none was refused on its way.
      await expect
        .poll(() => guests.map(({ status }) => status), { timeout: limit(10_000) })
        .toEqual(guests.map(() => 'ready'))
      const after = await Promise.all(guests.map(async ({ device }) => (await device.ports.guest.open('en')).id))
      expect(after).toEqual(before)
      expect(nginx.reports.filter((connection) => !/^\S+ \S+ \S+ [1-3]\d\d /u.test(connection))).toEqual([])
    },
  )

  it('report which server was away, and no address or token of a guest', () => {
    const passed = nginx.reports.filter((connection) => /answered="502, \d+"/u.test(connection))
    expect(passed.length).toBeGreaterThan(0)
    expect(passed[0]).toMatch(/upstream="127\.0\.0\.1:\d+, 127\.0\.0\.1:\d+"/u)
    expect(nginx.reports.join('\n')).not.toMatch(/access_token|\/rest/u)
    // A machine for tests may not let it open as many files as it would.
    const complaints = nginx.complained.split('\n').filter((connection) => !connection.includes('RLIMIT_NOFILE'))
    expect(complaints.join('\n')).not.toMatch(/access_token|\/rest|\[(?:error|alert|emerg)\]/u)
  })

  it('redirect clients without TLS to it, and let through no probe', async () => {
    const { headers, status } = await fetch(`${nginx.plainUrl}/en/?q=1`, { redirect: 'manual' })
    expect({ status, location: headers.get('location') }).toEqual({
      status: 308,
      location: 'https://127.0.0.1/en/?q=1',
    })
    for (const probe of ['/ready', '/metrics']) expect((await fetch(`${nginx.url}${probe}`)).status).toBe(404)
  })

  it('use HTTP/2, over which a session is opened with a cookie for TLS only', async () => {
    const session: ClientHttp2Session = connect(nginx.url)
    try {
      const body = JSON.stringify({ language: 'en' })
      const headers = await new Promise<Record<string, unknown>>((resolve, reject) => {
        const stream = session.request({
          ':path': '/rest/v1/session/open',
          ':method': 'POST',
          'content-type': 'application/json',
        })
        stream.on('response', resolve)
        stream.on('error', reject)
        session.on('error', reject)
        stream.end(body)
      })
      expect(session.alpnProtocol).toBe('h2')
      expect(headers[':status']).toBe(200)
      expect(String(headers['set-cookie'])).toMatch(/^__Host-device=.*; Secure/u)
    } finally {
      session.close()
    }
  })
})
