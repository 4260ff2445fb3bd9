import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limit } from '#test/support/limit'
import { freshDatabase, MIGRATIONS } from '#test/support/postgres/fresh-database'
import { recordOf, type Filling } from '#test/support/world/record-of'
import { collections } from '@/adapters/backend/assembly/features'
import { deleteAccount } from '@/adapters/backend/assembly/delete-account'
import { eraseJob, ERASED_AT_ONCE } from '@/adapters/backend/assembly/erase-guest'
import { exportGuest } from '@/adapters/backend/assembly/export-guest'
import { eraseRecords, guestCollections, type GuestCollection } from '@/adapters/backend/assembly/records-of-guest'
import { guests, sessions } from '@/adapters/backend/access/guest-records'
import { jobs, type Job } from '@/adapters/backend/kernel/jobs'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { messages } from '@/adapters/backend/messenger/messenger-records'
import { checkouts } from '@/adapters/backend/payments/checkout-records'
import { MemoryStore } from '@/adapters/stores/memory-store'
import { openPostgres } from '@/adapters/stores/postgres/open-postgres'
import type { Collection, Store } from '@/adapters/stores/store'
import { asId, type CheckoutId, type GuestId } from '@/domain/ids'
import { TestPlatform } from '#test/support/world/test-platform'

const GUEST = asId<GuestId>('guest-who-goes')
const OTHER = asId<GuestId>('guest-who-stays')

const all = collections as unknown as readonly Collection<object>[]

/** Members by which records name a guest; a collection with one of them declares how it belongs to the guest. */
const NAMES: ReadonlySet<string> = new Set([
  'guestId',
  'guest',
  'buyerId',
  'provedGuest',
  'ownerId',
  'userId',
  'memberId',
])

const naming = all.filter(({ schema }) => schema?.check.members?.some((member) => NAMES.has(member)))

/** A record of one guest. Nothing runs, and no payment is on its way: those have tests of their own. */
function recordOfGuest({ name, ...collection }: Collection<object>, guestId: GuestId, filling?: Filling): object {
  const given: Record<string, unknown> = { guestId, provedGuest: guestId, status: 'booked', accounts: [guestId] }
  if (name === guests.name) given['id'] = guestId
  if (name === 'noticeMarks') given['key'] = `message ${guestId} an-actor`
  if (name === checkouts.name) given['status'] = 'succeeded'
  if (name === 'supportRequests') delete given['status']
  return recordOf({ name, ...collection }, given, guestId === GUEST ? 'first' : 'second', filling)
}

const putAll = (store: Store, guestId: GuestId): Promise<void> =>
  store.transaction(async (tx) => {
    for (const { collection } of guestCollections) {
      const record = recordOfGuest(collection, guestId)
      // A booking is never changed: the one of the test before is still there.
      const isBooked = collection.name === 'ledger' && (await tx.get(collection, collection.key(record))) !== undefined
      if (!isBooked) await tx.put(collection, record)
    }
  })

/** The job that erases as a server runs it, until it is done. */
async function runJob(context: PlatformContext, guestId: GuestId): Promise<number> {
  for (let runs = 1; ; runs += 1) {
    const job = await context.store.get(jobs, `erase:${guestId}`)
    if (job === undefined) return runs - 1
    await runOnce(context, job)
  }
}

const runOnce = (context: PlatformContext, job: Job): Promise<unknown> =>
  context.store.transaction(async (tx) => {
    await tx.delete(jobs, job.id)
    await eraseJob(context, tx, job)
  })

const stays = guestCollections
  .filter(({ ofGuest: { onErase } }) => onErase !== 'remove' && 'stays' in onErase)
  .map(({ collection }) => collection.name)

/** The collections whose record of this guest is there. */
async function holding(store: Store, guestId: GuestId): Promise<readonly string[]> {
  const held: string[] = []
  for (const { collection } of guestCollections) {
    const key = collection.key(recordOfGuest(collection, guestId))
    const record = await store.get(collection, key)
    if (record !== undefined && JSON.stringify(record).includes(guestId)) held.push(collection.name)
  }
  return held
}

/** What a record is found under by the declaration of its collection. One that nobody can find has to have reasons for it. */
function foundUnder({ collection, ofGuest }: GuestCollection, filling: Filling): readonly unknown[] {
  const { by, onErase, exports } = ofGuest
  const record = recordOfGuest(collection, GUEST, filling)
  if (by === undefined) return typeof onErase === 'object' && typeof exports === 'object' ? [GUEST] : ['no reason']
  return by === 'key' ? [collection.key(record)] : (collection.indexes[by]?.(record) ?? []).map(([first]) => first)
}

describe('collections whose records name a guest', () => {
  it('declare what becomes of them, and how they are found', () => {
    expect(naming.length).toBeGreaterThan(50)
    expect(naming.filter(({ ofGuest }) => ofGuest === undefined).map(({ name }) => name)).toEqual([])
  })

  it('have an entry of the guest for every record in the index that is named, whatever is in the record', () => {
    for (const filling of ['full', 'sparse'] as const) {
      const found = guestCollections.map((owned) => [owned.collection.name, ...foundUnder(owned, filling)])
      expect(found).toEqual(guestCollections.map(({ collection: { name } }) => [name, GUEST]))
    }
  })
})

describe.each(['memory', 'postgres'] as const)('a guest with a record of every kind, in %s', (kind) => {
  let store: Store
  let close = (): Promise<void> => Promise.resolve()
  let context: PlatformContext

  beforeAll(async () => {
    store = new MemoryStore()
    if (kind === 'postgres') {
      const database = await freshDatabase()
      const open = await openPostgres(database.url, MIGRATIONS, (error) => {
        throw error
      })
      store = open.store
      close = async () => {
        await open.close()
        await database.drop()
      }
    }
    context = { ...new TestPlatform().context, store }
  }, limit(60_000))
  afterAll(() => close())

  it('is exported with one of each, and without secrets', async () => {
    await putAll(store, GUEST)
    await putAll(store, OTHER)
    const exported = await exportGuest(store, GUEST)
    const expected = guestCollections.filter(
      ({ ofGuest: { exports } }) => exports === 'whole' || !('nothing' in exports),
    )
    expect(Object.keys(exported).toSorted()).toEqual(expected.map(({ collection }) => collection.name).toSorted())
    for (const records of Object.values(exported)) expect(records).toHaveLength(1)
    expect(JSON.stringify(exported)).not.toContain(OTHER)
    const members = Object.values(exported).flatMap((records) => records.flatMap((record) => Object.keys(record)))
    expect(members.filter((member) => /hash|secret|token|password|auth$|p256dh|endpoint/iu.test(member))).toEqual([])
  })

  it('has none once the account is deleted but what stays for a reason, and nothing of another guest is gone', async () => {
    const guest = await store.get(guests, GUEST)
    if (guest === undefined) throw new Error('no guest')
    await store.transaction((tx) => deleteAccount(context, tx, guest))
    expect(await store.find(sessions, 'byGuest', { prefix: [GUEST] })).toEqual([])
    expect(await store.find(guests, 'byEmail', { prefix: [guest.email ?? ''] })).toEqual([])
    await runJob(context, GUEST)
    expect(await holding(store, GUEST)).toEqual(stays)
    expect(await holding(store, OTHER)).toEqual(guestCollections.map(({ collection }) => collection.name))
    expect(await exportGuest(store, GUEST).then(Object.keys)).toEqual(stays.filter((name) => name !== 'accountParts'))
  })

  it('is forgotten as a visitor with all that does not stay', async () => {
    await putAll(store, GUEST)
    await store.transaction((tx) => eraseRecords(tx, GUEST, 'onForget', { limit: 1_000 }))
    const kept = guestCollections
      .filter(({ ofGuest: { onErase, onForget = onErase } }) => onForget !== 'remove' && 'stays' in onForget)
      .map(({ collection }) => collection.name)
    expect(await holding(store, GUEST)).toEqual(
      guestCollections
        .map(({ collection: { name } }) => name)
        .filter((name) => name === 'guests' || kept.includes(name)),
    )
    expect(kept).not.toContain('previews')
  })

  it('is erased in bounded steps, and goes on after a server ended in between', async () => {
    await putAll(store, GUEST)
    const message = recordOfGuest(messages as unknown as Collection<object>, GUEST)
    const count = 2 * ERASED_AT_ONCE + 50
    await store.transaction(async (tx) => {
      for (let at = 0; at < count; at += 1)
        await tx.put(messages as unknown as Collection<object>, { ...message, id: `m${at}`, clientId: `c${at}` })
    })
    const guest = await store.get(guests, GUEST)
    if (guest === undefined) throw new Error('no guest')
    await store.transaction((tx) => deleteAccount(context, tx, guest))
    const left = () => store.count(messages, 'byGuest', [GUEST])
    const before = await left()
    let most = 0
    for (let last = before; last > 0;) {
      const job = await store.get(jobs, `erase:${GUEST}`)
      if (job === undefined) throw new Error('no job')
      // The server ends before its transaction is committed: nothing of it has happened.
      await store
        .transaction(async (tx) => {
          await eraseJob(context, tx, job)
          throw new Error('the server ended')
        })
        .catch(() => undefined)
      expect(await left()).toBe(last)
      await runOnce(context, job)
      const now = await left()
      most = Math.max(most, last - now)
      last = now
    }
    expect(before).toBeGreaterThanOrEqual(count)
    expect(most).toBeLessThanOrEqual(ERASED_AT_ONCE)
    await runJob(context, GUEST)
    expect(await holding(store, GUEST)).toEqual(stays)
    // Another order of the same kind finds nothing to do.
    await runOnce(context, { id: `erase:${GUEST}`, kind: 'erase', dueAt: 0, data: { guestId: GUEST } })
    expect(await store.get(jobs, `erase:${GUEST}`)).toBeUndefined()
  })

  it('waits for a payment that is on its way, so that it is booked', async () => {
    await putAll(store, GUEST)
    const opened = await store.get(checkouts, 'checkouts id first')
    const guest = await store.get(guests, GUEST)
    if (opened === undefined || guest === undefined) throw new Error('no records')
    await store.transaction(async (tx) => {
      await tx.put(checkouts, { ...opened, id: asId<CheckoutId>(opened.id), status: 'pending' })
      await deleteAccount(context, tx, guest)
    })
    const job = await store.get(jobs, `erase:${GUEST}`)
    if (job === undefined) throw new Error('no job')
    await runOnce(context, job)
    expect(await store.get(guests, GUEST)).toBeDefined()
    expect((await store.get(jobs, job.id))?.dueAt).toBe(context.clock.now() + 60_000)
    await store.transaction((tx) => tx.put(checkouts, { ...opened, status: 'succeeded' }))
    await runJob(context, GUEST)
    expect(await holding(store, GUEST)).toEqual(stays)
  })
})
