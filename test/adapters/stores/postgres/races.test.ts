import { limit } from '#test/support/limit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshDatabase, MIGRATIONS } from '#test/support/postgres/fresh-database'
import { balanceOf } from '#test/support/bindings/account-balance'
import { balanceOfGuest, credit, spend, type Booking } from '@/adapters/backend/money/ledger-book'
import { openPostgres, type OpenStore } from '@/adapters/stores/postgres/open-postgres'
import { asId, type ActorId, type GuestId, type IdempotencyKey } from '@/domain/ids'
import { guestAccount, actorAccount, revenueAccount, salesAccount } from '@/domain/payments/accounts'

const GUEST = asId<GuestId>('guest')
const ACTOR = asId<ActorId>('actor')
const PRICE = 33

const booking = (key: string, amount: number): Booking => ({
  key: asId<IdempotencyKey>(key),
  at: 0,
  kind: 'video',
  amount,
  guestId: GUEST,
  statement: key,
  subject: null,
  subjectId: null,
  paid: null,
})

describe('three servers over one database', () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>
  let servers: readonly OpenStore[]

  beforeAll(async () => {
    database = await freshDatabase()
    servers = await Promise.all(
      [1, 2, 3].map(() =>
        openPostgres(database.url, MIGRATIONS, (error) => {
          throw error
        }),
      ),
    )
  })

  afterAll(async () => {
    await Promise.all(servers.map(({ close }) => close()))
    await database.drop()
  })

  const through = (i: number) => {
    const server = servers[i % servers.length]
    if (server === undefined) throw new Error('no server')
    return server.store
  }

  it(
    'sell one thing to a guest with coins for one, of twenty orders at once, a hundred times over',
    async () => {
      for (let iteration = 0; iteration < 100; iteration++) {
        await through(iteration).transaction((tx) => credit(tx, booking(`in ${iteration}`, PRICE)))
        const answers = await Promise.all(
          Array.from({ length: 20 }, (_, i) =>
            through(i).transaction((tx) => spend(tx, booking(`out ${iteration} ${i}`, PRICE), ACTOR)),
          ),
        )
        expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
        expect(await balanceOfGuest(through(iteration), GUEST)).toBe(0)
      }
      const names = [guestAccount(GUEST), actorAccount(ACTOR), revenueAccount, salesAccount]
      const sums = await Promise.all(names.map((name) => balanceOf(through(0), name)))
      expect(sums).toEqual([0, 1_300, 2_000, -3_300])
    },
    limit(120_000),
  )

  it('charge one order once that arrives at all of them, again and again', async () => {
    await through(0).transaction((tx) => credit(tx, booking('in', 10 * PRICE)))
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, i) => through(i).transaction((tx) => spend(tx, booking('same', PRICE), ACTOR))),
    )
    for (const answer of answers) expect(answer).toEqual({ ok: true, balance: 9 * PRICE, charged: PRICE })
  })
})
