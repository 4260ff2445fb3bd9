import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { attack, type Foothold } from './support/adversary'
import { flood, MARK, tryPins } from './support/strangers'
import type { StormGuest } from './support/storm-guest'
import { SeveralServers } from './support/several-servers'
import { member } from '#test/support/bindings/accounts'
import type { Device } from '#test/support/bindings/binding'
import { listeningDevice } from '#test/support/bindings/listening-device'
import { limit } from '#test/support/limit'
import { MachineStalls } from '#test/support/machine-stalls'
import { startSmtp, type TestSmtp } from '#test/support/smtp'
import { seededRandom } from '#test/support/world/seeded-random'
import { loginAttempts } from '@/adapters/backend/access/login-attempts'
import { actors } from '@/adapters/backend/actors/actor-records'
import { newsletterSubscriptions } from '@/adapters/backend/newsletters/newsletter-records'
import { checkouts, MAX_CHECKOUTS } from '@/adapters/backend/payments/checkout-records'
import { MAX_REQUESTS_OF_NETWORK } from '@/adapters/backend/support/backend-support-gateway'
import { supportRequests } from '@/adapters/backend/support/support-records'
import { MAX_A_MINUTE, tracks } from '@/adapters/backend/tracking/backend-tracking'
import { MAX_TRACKS } from '@/adapters/backend/tracking/forget-tracks'
import { defaultSettings } from '@/adapters/server/base/config/server-settings'
import { withClient } from '@/adapters/stores/postgres/with-client'
import { MAX_MAILS_OF_NETWORK } from '@/domain/access/mail-limits'
import { MAX_PINS_AT_ACTOR, MAX_PINS_OF_GUEST } from '@/domain/access/pin-limits'
import { asId, type ActorId, type IdempotencyKey } from '@/domain/ids'

/** How many guests, and for how long they are attacked, s; `npm run hostile` is ten minutes. */
const [GUESTS = 50, SECONDS = 30] = (process.env['VESPER_HOSTILE'] ?? '50,30').split(',').map(Number)

/** How often the adversary does something, in a second. */
const PER_SECOND = 20

/** How long guests are alone before, so that what they wait for is known, s. */
const ALONE = 10

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** A number that a server counts of itself; the sum over its labels that match. */
function sumOf(metrics: string, name: string, labels = /(?:)/u): number {
  const rows = metrics.split('\n').filter((row) => row.startsWith(name) && labels.test(row))
  return rows.reduce((sum, row) => sum + Number(row.slice(row.lastIndexOf(' ') + 1)), 0)
}

describe('three servers on Postgres, beside an adversary who knows the wire', () => {
  let service: SeveralServers
  let guests: readonly StormGuest[] = []
  let foothold: Foothold

  beforeAll(async () => {
    service = await SeveralServers.start(3, { LOG_LEVEL: 'warn' })
    const chance = seededRandom(23)
    guests = await service.guests(GUESTS, () => chance.next())
    const opened = await fetch(`${service.url}/rest/v1/session/open`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ language: 'en' }),
    })
    const { accessToken, guest } = (await opened.json()) as { accessToken: string; guest: { id: string } }
    foothold = { token: accessToken, guestId: guest.id }
  }, limit(180_000))

  const stalls = new MachineStalls()

  afterAll(async () => {
    await stalls.stop()
    await service.stop()
  })

  const metrics = (): Promise<readonly string[]> =>
    Promise.all(service.urls.map(async (url) => (await fetch(`${url}/metrics`)).text()))

  /** What was seen of each server while it was watched. */
  interface Watched {
    /** The least memory, bytes: what is left after collecting. */
    readonly heap: readonly number[]
    /**
     * The maximum time that the event loop was blocked, ms, without what the machine delayed an idle thread meanwhile.
     */
    readonly lag: number
  }

  async function watch(until: number): Promise<Watched> {
    let heap: readonly number[] = []
    let lag = 0
    await stalls.longest()
    do {
      const texts = await metrics()
      const used = texts.map(
        (text) => sumOf(text, 'nodejs_heap_size_used_bytes ') + sumOf(text, 'nodejs_external_memory_bytes '),
      )
      heap = used.map((bytes, i) => Math.min(bytes, heap[i] ?? bytes))
      // The server resets this number whenever it has reported it.
      const stored = Math.max(...texts.map((text) => sumOf(text, 'nodejs_eventloop_lag_max_seconds ') * 1_000))
      lag = Math.max(lag, stored - (await stalls.longest()))
      await pause(300)
    } while (Date.now() < until)
    return { heap, lag }
  }

  /** How long guests have waited since the last reading, ms: all but the slowest hundredth, and the slowest. */
  function waited(): { readonly maximum: number; readonly max: number } {
    const waits = guests.flatMap((guest) => guest.waits.splice(0)).toSorted((a, b) => a - b)
    expect(waits.length).toBeGreaterThan(GUESTS)
    return { maximum: waits[Math.floor(waits.length * 0.99)] ?? 0, max: waits.at(-1) ?? 0 }
  }

  it(
    'answers everyone: no 5xx, no line at error, no guest who waits for it, no memory that grows',
    { timeout: (ALONE + SECONDS) * 1_000 + limit(240_000) },
    async () => {
      const [calm] = await Promise.all([
        watch(Date.now() + ALONE * 1_000),
        ...guests.map((guest) => guest.live(Date.now() + ALONE * 1_000)),
      ])
      const alone = waited()

      const begun = Date.now()
      const until = begun + SECONDS * 1_000
      const lives = guests.map((guest) => guest.live(until))
      const attacks = attack(service.urls, foothold, { perSecond: PER_SECOND, until, seed: 77 })
      const first = await watch(begun + (SECONDS * 1_000) / 3)
      const middle = await watch(begun + (SECONDS * 2_000) / 3)
      const last = await watch(until)
      const count = await attacks
      await Promise.all(lives)
      const beside = waited()

      const texts = await metrics()
      const failed = texts.flatMap((text) =>
        text.split('\n').filter((row) => /^vesper_request_duration_seconds_count\{.*status="5\d\d"/u.test(row)),
      )
      const messages = service.servers.flatMap((server) => server.sent.split('\n'))
      const alarms = messages.filter(
        (connection) => connection.startsWith('{') && (JSON.parse(connection) as { level: number }).level >= 50,
      )
      const lag = Math.max(first.lag, middle.lag, last.lag)
      if (process.env['VESPER_HOSTILE'] !== undefined) {
        const ms = ({ maximum, max }: typeof alone): string => `${Math.round(maximum)} (${Math.round(max)}) ms`
        const mb = (bytes: readonly number[]): string => bytes.map((each) => Math.round(each / 1e6)).join(', ')
        process.stdout.write(
          `${count} attacks; 99 of 100 calls (the longest) alone ${ms(alone)}, beside them ${ms(beside)}; ` +
            `event loop alone ${Math.round(calm.lag)} ms, beside ${Math.round(lag)} ms; ` +
            `MB at first ${mb(first.heap)}, at last ${mb(last.heap)}\n`,
        )
      }
      expect(failed).toEqual([])
      expect(alarms).toEqual([])
      // Any other line is a stack on the standard error.
      expect(messages.filter((connection) => /^\s+at /u.test(connection))).toEqual([])
      for (const { process: server } of service.servers)
        expect({ exitCode: server.exitCode, signalCode: server.signalCode }).toEqual({
          exitCode: null,
          signalCode: null,
        })
      for (const [i, bytes] of last.heap.entries()) expect(bytes).toBeLessThan((first.heap[i] ?? 0) * 1.3 + 48e6)
      // Beside what guests wait for each other on the same machine.
      expect(beside.maximum).toBeLessThan(Math.max(limit(1_000), 2 * alone.maximum))
      expect(lag).toBeLessThan(Math.max(limit(200), 3 * calm.lag))
      expect(count).toBeGreaterThan((SECONDS * PER_SECOND) / 2)
      for (const { refusals } of guests)
        expect([...refusals.keys()].filter((why) => why.startsWith('again'))).toEqual([])
    },
  )
})

/** The same beside strangers who store things: a few of each for some seconds, unless more is requested. */
const [VISITORS = 10, FLOOD = 5] = (process.env['VESPER_HOSTILE'] ?? '10,5').split(',').map(Number)

describe('two servers on Postgres, beside strangers of one network who have as much stored and mailed as they can', () => {
  const ACTOR = asId<ActorId>('2')
  const MINUTE = 60_000
  const SERVERS = 2
  /** Accounts that try pins: more wrong ones than the actor's own limit, if each had its share. */
  const ACCOUNTS = Math.ceil(MAX_PINS_AT_ACTOR / MAX_PINS_OF_GUEST) + 1
  let mails: TestSmtp
  let service: SeveralServers
  let visitors: readonly Device[] = []
  let accounts: readonly Device[] = []
  let networks = 0

  /** A browser in a network of its own. */
  const device = (): Promise<Device> => {
    const { ports, sandbox } = service.browser(`10.1.${networks >> 8}.${networks++ & 255}`)
    return listeningDevice(ports, sandbox)
  }

  beforeAll(async () => {
    mails = await startSmtp()
    service = await SeveralServers.start(SERVERS, {
      LOG_LEVEL: 'warn',
      TRUST_PROXY: 'loopback',
      SMTP_URL: mails.url,
      MAIL_FROM: 'vesper@example.org',
      PUBLIC_URL: 'http://vesper.example',
      SUPPORT_MAIL: 'operator@example.org',
      NEW_SESSIONS_PER_MINUTE: String(defaultSettings.newSessionsPerMinute),
    })
    await service.open.store.transaction(async (tx) => {
      const actor = await tx.get(actors, ACTOR)
      if (actor === undefined) throw new Error('no actor')
      // A guest of the sample world is with the actor, so that there is a chat to watch.
      const watched = { isBusy: true, isVoyeurChatAvailable: true, isVoyeurInSingleChatAllowed: true }
      const state = { ...actor.state, ...watched, isOnline: true, isCurrentlyTicketShow: false }
      await tx.put(actors, { ...actor, voyeurPin: '9999', prices: { ...actor.prices, voyeur: 6 }, state })
    })
    visitors = await Promise.all(Array.from({ length: VISITORS }, device))
    accounts = await Promise.all(Array.from({ length: ACCOUNTS }, () => member({ device })))
  }, limit(180_000))

  afterAll(async () => {
    await service.stop()
    await mails.close()
  })

  const writeToOperator = async ({ ports, guest }: Device): Promise<string> => {
    const text = 'A text that is long enough.'
    const request = { topic: 'other', email: `${guest.id}@example.com`, text, about: null } as const
    const answer = await ports.support.send(request, asId<IdempotencyKey>(`request ${guest.id}`))
    return answer.ok ? 'ok' : answer.reason
  }

  const size = (): Promise<number> =>
    withClient(service.database.url, async (client) => {
      const { rows } = await client.query<{ size: string }>('SELECT pg_database_size(current_database()) AS size')
      return Number(rows[0]?.size)
    })

  it(
    'serves everyone, and stores and mails no more for them than is declared',
    { timeout: FLOOD * 1_000 + limit(120_000) },
    async () => {
      const { store } = service.open
      const sizeBefore = await size()
      const begun = Date.now()
      const until = begun + FLOOD * 1_000
      const waits: number[] = []
      const failures: string[] = []
      const visit = async (visitor: Device, number: number): Promise<string> => {
        const call = async <R>(request: () => Promise<R>): Promise<R | null> => {
          const requested = performance.now()
          return request()
            .catch((error: unknown) => {
              failures.push(String(error))
              return null
            })
            .finally(() => waits.push(performance.now() - requested))
        }
        const { ports } = visitor
        let written: string | null = null
        for (let round = 0; Date.now() < until || written === null; round++) {
          await call(() => ports.actors.list({ filter: {}, sort: 'recommended', first: 24, offset: 0 }))
          await call(() => ports.videos.list({ filter: {}, sort: 'newest', first: 24, offset: 0 }))
          // They write one after the other, while strangers do.
          if (written === null && round >= number % 5)
            written = (await call(() => writeToOperator(visitor))) ?? 'failed'
          await pause(300)
        }
        return written
      }
      const [flooded, pins, written] = await Promise.all([
        flood(service.urls, { address: '198.51.100.7', atATime: 16, until }),
        Promise.all(accounts.map((account) => tryPins(account, ACTOR, until))),
        Promise.all(visitors.map(visit)),
      ])
      const another = await writeToOperator(await device())
      const minutes = Math.floor((Date.now() - begun) / MINUTE) + 1

      const ofStrangers = <T extends { readonly guestId: string }>(records: readonly T[]): readonly T[] =>
        records.filter(({ guestId }) => flooded.guests.has(guestId))
      const all = { prefix: [] }
      const noted = (await store.find(tracks, 'byTime', all)).filter(({ name }) => name.startsWith(MARK))
      const reports = noted.filter(({ source }) => source === 'logger').length
      const events = noted.filter(({ source }) => source === 'tracker').length
      const opened = ofStrangers(await store.find(checkouts, 'byGuest', all))
      const perGuest = Map.groupBy(opened, ({ guestId }) => guestId)
      const mostCheckouts = Math.max(0, ...[...perGuest.values()].map(({ length }) => length))
      const requests = ofStrangers(await store.find(supportRequests, 'newest', all)).length
      const subscribed = ofStrangers(await store.find(newsletterSubscriptions, 'byGuest', all)).length
      const countOf = async (key: string): Promise<number> => (await store.get(loginAttempts, key))?.count ?? 0
      const atActor = await countOf(`pin ${ACTOR}`)
      const ofAccounts = await Promise.all(accounts.map(({ guest }) => countOf(`pin ${ACTOR} ${guest.id}`)))
      const mailsTo = (part: string): number =>
        mails.taken.filter(({ to }) => to.some((one) => one.includes(part))).length
      // A subscription and a receipt each are a mail to an address that a stranger typed; they are counted apart.
      const expected = subscribed + Math.min(requests, MAX_MAILS_OF_NETWORK)
      await expect.poll(() => mailsTo(MARK), { timeout: limit(30_000) }).toBeGreaterThanOrEqual(expected)

      if (process.env['VESPER_HOSTILE'] !== undefined) {
        const sorted = waits.toSorted((a, b) => a - b)
        const tries = pins.reduce((sum, each) => sum + each.tries, 0)
        process.stdout.write(
          `${flooded.sent} requests, ${flooded.refused} refused, by ${flooded.guests.size} guests of one network; stored: ` +
            `${reports} reports, ${events} events, ${opened.length} checkouts (${mostCheckouts} of one), ${requests} requests, ` +
            `${subscribed} subscriptions; ${mailsTo(MARK)} mails to strangers, ${mailsTo('operator@')} to the operator; ` +
            `${tries} pins, ${atActor} looked at; database ${Math.round(((await size()) - sizeBefore) / 1_024)} kB more; ` +
            `95 of 100 calls of ${visitors.length} visitors within ${Math.round(sorted[Math.floor(sorted.length * 0.95)] ?? 0)} ms\n`,
        )
      }

      // A slow machine sends little in a few seconds; in a whole minute each limit is reached.
      const isReached = process.env['VESPER_HOSTILE'] !== undefined
      for (const [what, count, most] of [
        ['reports', reports, MAX_A_MINUTE.logger * minutes],
        ['events', events, MAX_A_MINUTE.tracker * minutes],
        ['checkouts of one guest', mostCheckouts, MAX_CHECKOUTS],
        ['requests', requests, MAX_REQUESTS_OF_NETWORK],
        ['subscriptions', subscribed, MAX_MAILS_OF_NETWORK],
        ['pins of an account', Math.max(...ofAccounts), MAX_PINS_OF_GUEST],
        ['pins at the actor', atActor, MAX_PINS_AT_ACTOR],
      ] as const) {
        expect(count, what).toBeLessThanOrEqual(most)
        expect(count, what).toBeGreaterThanOrEqual(isReached ? most / minutes : 1)
      }
      expect(await store.count(tracks, 'byTime', [])).toBeLessThanOrEqual(MAX_TRACKS)
      expect(flooded.guests.size).toBeLessThanOrEqual(defaultSettings.newSessionsPerMinute * SERVERS * (minutes + 1))
      expect(mailsTo(MARK)).toBe(expected)
      expect(mailsTo('operator@')).toBeLessThanOrEqual(MAX_REQUESTS_OF_NETWORK + visitors.length + 1)
      expect(pins.filter(({ answers }) => answers.has('ok'))).toEqual([])

      // And everybody else was served.
      expect(flooded.failed).toEqual([])
      expect(failures).toEqual([])
      expect([...new Set([...written, another])]).toEqual(['ok'])
      const messages = service.servers.flatMap((server) => server.sent.split('\n'))
      expect(
        messages.filter((line) => line.startsWith('{') && (JSON.parse(line) as { level: number }).level >= 50),
      ).toEqual([])
      const texts = await Promise.all(service.urls.map(async (url) => (await fetch(`${url}/metrics`)).text()))
      const failed = texts.flatMap((text) =>
        text.split('\n').filter((row) => /^vesper_request_duration_seconds_count\{.*status="5\d\d"/u.test(row)),
      )
      expect(failed).toEqual([])
    },
  )
})
