import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { attack, type Foothold } from './support/adversary'
import type { StormGuest } from './support/storm-guest'
import { SeveralServers } from './support/several-servers'
import { limit } from '#test/support/limit'
import { MachineStalls } from '#test/support/machine-stalls'
import { seededRandom } from '#test/support/world/seeded-random'

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
        expect([server.exitCode, server.signalCode]).toEqual([null, null])
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
