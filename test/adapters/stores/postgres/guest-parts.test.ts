import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newGuest } from '@/adapters/backend/access/new-guest'
import { entitlementsOf } from '@/adapters/backend/entitlements/entitlement-records'
import { migrate } from '@/adapters/stores/postgres/migrate'
import { openPostgres, type OpenStore } from '@/adapters/stores/postgres/open-postgres'
import { withClient } from '@/adapters/stores/postgres/with-client'
import { asId, type GuestId } from '@/domain/ids'
import { limit } from '#test/support/limit'
import { freshDatabase, MIGRATIONS } from '#test/support/postgres/fresh-database'
import { wholeGuestOf } from '#test/support/world/whole-guest'

/** The fields of the guest's own record before migration 0009, for a guest of whom nothing is known. */
const nothing = {
  loyaltyPoints: 0,
  isPayingCustomer: false,
  isForcePayment: false,
  avsStatus: 'unknown',
  avsRejectMessage: null,
  vipUntil: 0,
  tvUntil: 0,
  oneClickEnabled: false,
  autoRechargeAmount: null,
  freeMessages: 0,
  spins: 0,
  videochats: 0,
  chatShowTickets: [],
  conversionChatEnds: {},
}

/** A guest who has had all of it. */
const everything = {
  loyaltyPoints: 7,
  isPayingCustomer: true,
  isForcePayment: true,
  avsStatus: 'rejected',
  avsRejectMessage: 'document-unreadable',
  vipUntil: 1_790_000_000_000,
  tvUntil: 5,
  oneClickEnabled: true,
  autoRechargeAmount: 40,
  freeMessages: 2,
  spins: 1,
  videochats: 9,
  chatShowTickets: [{ ticketId: 't', showId: 's', start: 1, end: 2, actorId: '1' }],
  conversionChatEnds: { 1: 3 },
}

/** Guests who have had one thing each, besides those of all and of nothing. */
const histories: Readonly<Record<string, object>> = {
  nothing,
  everything,
  ...Object.fromEntries(
    Object.entries(everything)
      .filter(([name]) => name !== 'avsRejectMessage')
      .map(([name, value]) => [name, { ...nothing, [name]: value }]),
  ),
}

describe('guests of a database before their parts had records of their own', () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>
  let open: OpenStore

  beforeAll(async () => {
    database = await freshDatabase()
    const older = mkdtempSync(join(tmpdir(), 'vesper-migrations-'))
    cpSync(MIGRATIONS, older, { recursive: true })
    for (const file of readdirSync(older)) if (file >= '0009') rmSync(join(older, file))
    await migrate(database.url, older)
    await withClient(database.url, async (client) => {
      for (const [id, history] of Object.entries(histories)) {
        const doc = JSON.stringify({ ...newGuest(id, 1, 1), ...history })
        await client.query('INSERT INTO guests (key, doc) VALUES ($1, $2)', [id, doc])
      }
    })
    open = await openPostgres(database.url, MIGRATIONS, (error) => {
      throw error
    })
  }, limit(60_000))

  afterAll(async () => {
    await open.close()
    await database.drop()
  })

  it('have everything they had', async () => {
    for (const [id, history] of Object.entries(histories)) {
      const guest = await wholeGuestOf(open.store, asId<GuestId>(id))
      expect(guest).toEqual({ ...newGuest(id, 1, 1), guestId: id, ...history })
    }
  })

  it('are entitled to the plans they had', async () => {
    const plan = { state: 'active', from: 0 }
    expect(await entitlementsOf(open.store, asId<GuestId>('everything'))).toEqual([
      { ...plan, plan: 'vip', until: everything.vipUntil },
      { ...plan, plan: 'tv', until: everything.tvUntil },
    ])
    expect(await entitlementsOf(open.store, asId<GuestId>('nothing'))).toEqual([])
  })

  it('have a record only of what they ever had', async () => {
    const sizes = await withClient(database.url, async (client) => {
      const tables = ['memberships', 'age_checks', 'guest_counters', 'wallets']
      const counted = tables.map((table) => `(SELECT count(*)::int FROM ${table}) AS ${table}`)
      const { rows } = await client.query<Record<string, number>>(`SELECT ${counted.join(', ')}`)
      return rows[0]
    })
    // One for the guest of everything, and one for each that makes a difference; a message without a rejection makes none.
    expect(sizes).toEqual({ memberships: 5, age_checks: 2, guest_counters: 4, wallets: 6 })
  })

  it('are written by no server of an older build, which would put a subscription where it is never read', async () => {
    const write = withClient(database.url, (client) =>
      client.query(`UPDATE guests SET doc = (doc::jsonb || '{"vipUntil": 9}')::json WHERE key = 'nothing'`),
    )
    await expect(write).rejects.toThrow('guests_without_parts')
  })
})
