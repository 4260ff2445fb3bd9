import { MemoryStore } from '@/adapters/stores/memory-store'
import { credit, spend, type Booking } from '@/adapters/backend/money/ledger-book'
import { asId, type ActorId, type GuestId, type IdempotencyKey } from '@/domain/ids'
import { coinsFor } from '@/domain/money/coins'
import { eur } from '@/domain/money/money'

const SECONDS = 1

/** How often something can be done in a second, and as a ratio of the baseline measured right beside it. */
async function perSecond(work: (i: number) => unknown): Promise<number> {
  for (let i = 0; i < 500; i++) await work(i)
  const until = performance.now() + SECONDS * 1_000
  let done = 0
  while (performance.now() < until) {
    for (let i = 0; i < 50; i++) await work(500 + done++)
  }
  return Math.round(done / SECONDS)
}

const guestId = asId<GuestId>('bench')
const booking = (key: string, amount: number): Booking => ({
  key: asId<IdempotencyKey>(key),
  at: 0,
  kind: 'video',
  amount,
  guestId,
  statement: key,
  subject: null,
  subjectId: null,
  paid: null,
})

const bareCoins = await perSecond((i) => Math.ceil(i / 25))
const coins = await perSecond((i) => coinsFor(eur(i)))

const store = new MemoryStore()
const counter = { name: 'counter', key: () => 'one', indexes: {} }
const bareTransactions = await perSecond((i) => store.transaction((tx) => tx.put(counter, { i })))
await store.transaction((tx) => credit(tx, booking('funds', 1_000_000_000)))
const spends = await perSecond((i) =>
  store.transaction((tx) => spend(tx, booking(`spend-${i}`, 10), asId<ActorId>('1'))),
)

const lines = [
  { name: 'coins for euro', value: coins, unit: '/s', ratio: coins / bareCoins },
  { name: 'ledger spends, memory store', value: spends, unit: '/s', ratio: spends / bareTransactions },
]
process.stdout.write(JSON.stringify(lines))
