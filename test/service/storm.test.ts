import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Front } from './support/front'
import { StormGuest } from './support/storm-guest'
import { member, topUp } from '#test/support/bindings/accounts'
import { remoteBrowser, type RemoteBrowser } from '#test/support/bindings/remote'
import { listeningDevice } from '#test/support/bindings/listening-device'
import { buildServer, ServerProcess } from '#test/support/built-server'
import { NatsServer } from '#test/support/bus/nats-server'
import { freshDatabase, MIGRATIONS } from '#test/support/postgres/fresh-database'
import { seededRandom } from '#test/support/world/seeded-random'
import { chats } from '@/adapters/backend/chat/chat-records'
import { messages } from '@/adapters/backend/messenger/messenger-records'
import { accountParts, ledgerEntries } from '@/adapters/backend/money/ledger-records'
import { openPostgres, type OpenStore } from '@/adapters/stores/postgres/open-postgres'
import { guestAccount } from '@/domain/payments/accounts'

/** How many guests, and for how long, s: a small storm at every run, a large one where VESPER_STORM=200,60 asks for it. */
const [GUESTS = 30, SECONDS = 20] = (process.env['VESPER_STORM'] ?? '30,20').split(',').map(Number)

/** A chat is billed at most so much beyond its real end, ms. */
const BEYOND = 10_000

async function freePorts(count: number): Promise<readonly number[]> {
  const probes = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'))
  const ports: number[] = []
  for (const probe of probes) {
    if (!probe.listening) await once(probe, 'listening')
    ports.push((probe.address() as AddressInfo).port)
  }
  await Promise.all(probes.map((probe) => once(probe.close(), 'close')))
  return ports
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** So many at a time, so that setting a storm up is not one itself. */
async function inTurns<T, R>(many: readonly T[], atATime: number, work: (one: T) => Promise<R>): Promise<readonly R[]> {
  const done: R[] = []
  for (let at = 0; at < many.length; at += atATime)
    done.push(...(await Promise.all(many.slice(at, at + atATime).map(work))))
  return done
}

describe('three servers over one database, each killed and started again while guests are there', () => {
  let built: ReturnType<typeof buildServer>
  let database: Awaited<ReturnType<typeof freshDatabase>>
  let nats: NatsServer
  let front: Front
  let ports: readonly number[]
  let open: OpenStore
  const servers: (ServerProcess | undefined)[] = []
  const browsers: RemoteBrowser[] = []
  let guests: readonly StormGuest[] = []

  const start = async (i: number): Promise<void> => {
    const server = ServerProcess.start(
      built.script,
      {
        LOG_LEVEL: 'silent',
        DATABASE_URL: database.url,
        NATS_URL: `nats://${nats.address}`,
        PLAYLIST_SECRET: 'a secret that all of them know, and nobody else',
        REQUESTS_PER_MINUTE: '1000000',
        FORMS_PER_MINUTE: '1000000',
      },
      '--port',
      String(ports[i]),
    )
    servers[i] = server
    await server.url()
  }

  const kill = async (i: number): Promise<void> => {
    servers[i]?.process.kill('SIGKILL')
    await servers[i]?.ended
  }

  beforeAll(async () => {
    built = buildServer()
    database = await freshDatabase()
    nats = await NatsServer.start()
    ports = await freePorts(3)
    await Promise.all([0, 1, 2].map(start))
    front = await Front.before(ports)
    open = await openPostgres(database.url, MIGRATIONS, (fault) => {
      throw fault
    })
    const service = {
      device: () => {
        const browser = remoteBrowser(front.url)
        browsers.push(browser)
        return listeningDevice(browser.ports, browser.sandbox)
      },
    }
    const chance = seededRandom(11)
    guests = await inTurns(Array.from({ length: GUESTS }), 10, async () => {
      const device = await member(service)
      await topUp(device, 220)
      const { items } = await device.ports.actors.list({ filter: {}, sort: 'recommended', first: 60, offset: 0 })
      return new StormGuest(
        device,
        () => chance.next(),
        items.map(({ id }) => id),
      )
    })
  }, 180_000)

  afterAll(async () => {
    for (const browser of browsers) browser.leave()
    for (const server of servers) server?.process.kill('SIGKILL')
    front.close()
    await open.close()
    await nats.kill()
    await database.drop()
    built.remove()
  })

  it(
    'loses and doubles no word and no coin, bills no chat beyond its end and shows nobody what is another’s',
    { timeout: (SECONDS + 150) * 1_000 },
    async () => {
      const until = Date.now() + SECONDS * 1_000
      const lives = guests.map((guest) => guest.live(until))
      for (const i of [0, 1, 2]) {
        await pause((SECONDS / 4) * 1_000)
        await kill(i)
        await pause(1_000)
        await start(i)
      }
      await Promise.all(lives)

      // Nobody is left in a chat: whoever ended his has its bill by now, or within ten seconds.
      await expect.poll(() => open.store.count(chats, 'running', []), { timeout: 15_000 }).toBe(0)

      const entries = await open.store.find(ledgerEntries, 'byGuest', { prefix: [] })
      const sums = new Map<string, number>()
      for (const { postings, guestId } of entries) {
        expect(postings.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
        for (const { account, amount } of postings) {
          const part = `${account} ${guestId}`
          sums.set(part, (sums.get(part) ?? 0) + amount)
        }
      }
      const parts = await open.store.find(accountParts, 'byAccount', { prefix: [] })
      expect(new Map(parts.map(({ account, guestId, balance }) => [`${account} ${guestId}`, balance]))).toEqual(sums)

      for (const guest of guests) {
        const { guest: who, ports: own, updates } = guest.device
        const { balance } = await own.guest.balance()
        expect(balance).toBe(sums.get(`${guestAccount(who.id)} ${who.id}`) ?? 0)
        expect(balance).toBeGreaterThanOrEqual(0)
        const { items } = await own.messenger.channels({ first: 500, offset: 0, filter: 'newest' })
        const his = new Set(items.map(({ id }) => id))
        for (const [channelId, words] of guest.accepted) {
          const kept = await open.store.find(messages, 'byChannel', { prefix: [channelId] })
          const said = kept.filter(({ sender }) => sender === 'guest')
          expect(said.map(({ text }) => text)).toEqual(words)
          expect(new Set(kept.map(({ guestId }) => guestId))).toEqual(new Set([who.id]))
        }
        for (const update of updates) {
          expect(update.type !== 'message' || his.has(update.channelId)).toBe(true)
        }
        for (const { chatId, from, until: end } of guest.chats) {
          const chat = await open.store.get(chats, chatId)
          expect(chat?.guestId).toBe(who.id)
          expect((chat?.bill?.seconds ?? Infinity) * 1_000).toBeLessThanOrEqual(end - from + BEYOND)
        }
      }

      const met = new Map<string, number>()
      for (const { refusals } of guests) for (const [why, count] of refusals) met.set(why, (met.get(why) ?? 0) + count)
      const told = (what: (guest: StormGuest) => number): number => guests.reduce((sum, guest) => sum + what(guest), 0)
      const words = told(({ accepted }) => [...accepted.values()].flat().length)
      if (process.env['VESPER_STORM'] !== undefined) {
        process.stdout.write(
          `${words} words, ${told((guest) => guest.chats.length)} chats, ${entries.length} entries\n`,
        )
        process.stdout.write(`${JSON.stringify(Object.fromEntries(met))}\n`)
      }
      expect(words).toBeGreaterThan(GUESTS)
      expect(told((guest) => guest.chats.length)).toBeGreaterThan(GUESTS / 10)
      expect(entries.filter(({ kind }) => kind === 'video').length).toBeGreaterThan(0)
    },
  )
})
