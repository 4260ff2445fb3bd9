import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TestClock } from '../../test/support/world/test-clock'
import type { Measurement } from './measurement'
import { sessions } from '@/adapters/backend/access/guest-records'
import { chatRules } from '@/adapters/backend/chat/base/chat-rules'
import { putRunning } from '@/adapters/backend/chat/base/chat-records'
import { tickChats } from '@/adapters/backend/chat/meter/tick-chats'
import { hashOf } from '@/adapters/backend/kernel/secret-hash'
import { credit } from '@/adapters/backend/money/ledger-book'
import { COUNT_INTERVAL, openService } from '@/adapters/modules/service'
import { SignedPlaylistHost } from '@/adapters/server/media/signed-playlist-host'
import { startEmbeddedPostgres } from '@/adapters/stores/postgres/embedded-postgres'
import { CryptoRandom } from '@/adapters/system/crypto-random'
import { HEARTBEAT_EVERY } from '@/application/chat/chat-gateway'
import type { GuestPorts } from '@/application/platform/guest-ports'
import { startMeter } from '@/domain/chat/meter'
import { asId, type ActorId, type ChatId, type IdempotencyKey } from '@/domain/ids'
import { raise } from '../../test/support/raise.ts'

/** Chats that run at the same time, and for how long on the clock of the measurement, s. */
const CHATS = 200
const SECONDS = 60

/** How often the platform looks, and the step of the clock, ms. */
const LOOK = 1_000
const STEP = 500

interface RunningChat {
  readonly chatId: ChatId
  readonly ports: GuestPorts
}

const clock = new TestClock(Date.now())
const random = new CryptoRandom()
const folder = mkdtempSync(join(tmpdir(), 'vesper-bench-'))
const database = await startEmbeddedPostgres(folder)
const fail = (error: unknown): never => {
  throw error instanceof Error ? error : new Error(String(error))
}
const playlists = new SignedPlaylistHost('for a measurement', clock)
const service = await openService(
  {
    database: { kind: 'postgres', url: database.url },
    migrations: join(process.cwd(), 'migrations'),
    natsUrl: null,
  },
  { seed: 1, actors: 24, videos: 24, rules: { media: { playlists, pictures: playlists } } },
  { clock, random },
  {
    error: fail,
    databaseRestarted: () => undefined,
    databaseGivenUp: fail,
    bus: { lost: fail, back: () => undefined },
  },
)
const { context, platform, store } = service.backend

async function begin(): Promise<RunningChat> {
  const { accessToken } = await platform.openSession(null, { countryCode: 'DE' })
  const ports = await platform.portsFor(accessToken, 'en')
  const session = await store.get(sessions, await hashOf(accessToken))
  if (ports === null || session === undefined) throw new Error('a session was lost')
  const { guestId } = session
  const chatId = asId<ChatId>(random.id())
  const balance = 1_000_000
  const terms = { pricePerMinute: 12, balance, voucherSeconds: 0, stopAt: null, allowance: null, timeLimit: null }
  const now = clock.now()
  const key = asId<IdempotencyKey>(`funds ${guestId}`)
  const booking = {
    key,
    at: now,
    kind: 'bonus',
    amount: balance,
    guestId,
    statement: key,
    subject: null,
    subjectId: null,
  } as const
  await store.transaction(async (tx) => {
    await credit(tx, { ...booking, paid: null })
    await putRunning(tx, {
      id: chatId,
      guestId,
      actorId: asId<ActorId>('1'),
      mode: 'voyeur',
      startKey: chatId,
      startedAt: now,
      lastHeartbeat: now,
      meter: startMeter(terms),
      bill: null,
      lease: null,
      picture: 'generated',
      giftCoins: 0,
      controlCoins: 0,
      control: null,
      offerMinutes: 0,
      isVoice: false,
      cameraSign: null,
    })
  })
  return { chatId, ports }
}

/** CPU time of the server, of the database and transactions, for a second of a chat that is counted so often. */
async function costOf(countEvery: number): Promise<{ readonly cpu: number; readonly transactions: number }> {
  context.rules.set(chatRules, { countEvery })
  const chats: RunningChat[] = []
  for (let count = 0; count < CHATS; count++) chats.push(await begin())
  const transaction = store.transaction.bind(store)
  let transactions = 0
  store.transaction = (work) => {
    transactions += 1
    return transaction(work)
  }
  let used = 0
  for (let ms = STEP; ms <= SECONDS * 1_000; ms += STEP) {
    clock.sleep(STEP)
    const before = process.cpuUsage()
    if (ms % HEARTBEAT_EVERY === 0) await Promise.all(chats.map(({ chatId, ports }) => ports.chat.heartbeat(chatId)))
    if (ms % LOOK === 0) await tickChats(context, raise)
    const { user, system } = process.cpuUsage(before)
    used += user + system
  }
  store.transaction = transaction
  const bills = await Promise.all(chats.map(({ chatId, ports }) => ports.chat.stop(chatId)))
  if (bills.some((bill) => bill?.seconds !== SECONDS)) throw new Error('A chat was not counted to the second')
  return { cpu: used / 1_000_000 / (CHATS * SECONDS), transactions: transactions / (CHATS * SECONDS) }
}

try {
  const before = await costOf(LOOK)
  const now = await costOf(COUNT_INTERVAL)
  const lines: readonly Measurement[] = [
    { name: 'transactions of a chat in five seconds', value: now.transactions * 5, unit: '', goal: '≤ 1' },
    { name: 'the same, counted every second', value: before.transactions * 5, unit: '' },
    { name: 'chats a core of the server', value: 1 / now.cpu, unit: '', goal: '≥ 1', ratio: before.cpu / now.cpu },
    { name: 'the same, counted every second', value: 1 / before.cpu, unit: '' },
  ]
  process.stdout.write(JSON.stringify(lines))
} finally {
  await service.close()
  await database.stop()
  rmSync(folder, { recursive: true, force: true })
}
