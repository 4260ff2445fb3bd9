import { describe, expect, it } from 'vitest'
import { ANY_PRICE } from '#test/support/any-price'
import { PLAIN, TestPlatform, type TestGuest } from '#test/support/world/test-platform'
import { FailedStep, Scheduler, STEPS, type StepRun } from '@/adapters/backend/assembly/scheduler'
import { chats } from '@/adapters/backend/chat/base/chat-records'
import { jobs } from '@/adapters/backend/kernel/jobs'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { UnreadableRecord } from '@/adapters/stores/record-codec'
import type { Store } from '@/adapters/stores/store'
import { asId, type ActorId, type ChatId, type IdempotencyKey } from '@/domain/ids'

/** The store of a test, in which some records cannot be read and some transactions are lost. */
function failing(
  store: Store,
  { isUnreadable, isLost }: { isUnreadable?: (collection: string, key: string) => boolean; isLost?: () => boolean },
): Store {
  const checked = (name: string, key: string): void => {
    if (isUnreadable?.(name, key) === true) throw new UnreadableRecord(name, key, 'it has to be an object')
  }
  return {
    get: async (collection, key) => {
      checked(collection.name, key)
      return store.get(collection, key)
    },
    getMany: (collection, keys) => store.getMany(collection, keys),
    find: async (collection, index, range) => {
      const found = await store.find(collection, index, range)
      return found.filter((record) => {
        const key = collection.key(record)
        if (isUnreadable?.(collection.name, key) !== true) return true
        if (range.onUnreadable === undefined) checked(collection.name, key)
        range.onUnreadable?.(new UnreadableRecord(collection.name, key, 'it has to be an object'))
        return false
      })
    },
    count: (collection, index, prefix) => store.count(collection, index, prefix),
    select: (collection, selection) => store.select(collection, selection),
    tally: (collection, family, condition) => store.tally(collection, family, condition),
    match: (collection, query) => store.match(collection, query),
    claim: (collection, index, range, change) => store.claim(collection, index, range, change),
    transaction: async (work) => {
      if (isLost?.() === true) throw new Error('could not serialize access')
      return store.transaction((tx) =>
        work({
          get: async (collection, key) => {
            checked(collection.name, key)
            return tx.get(collection, key)
          },
          getMany: (collection, keys) => tx.getMany(collection, keys),
          find: (collection, index, range) => tx.find(collection, index, range),
          count: (collection, index, prefix) => tx.count(collection, index, prefix),
          put: (collection, value) => tx.put(collection, value),
          delete: (collection, key) => tx.delete(collection, key),
          afterCommit: (then) => tx.afterCommit(then),
        }),
      )
    },
  }
}

function environment(over: Parameters<typeof failing>[1] = {}, isSampled = true) {
  const test = new TestPlatform({ actors: 8, videos: 0, isSampled })
  const context: PlatformContext = { ...test.context, store: failing(test.context.store, over) }
  const errors: unknown[] = []
  const scheduler = new Scheduler(context, (error) => errors.push(error))
  const ran: StepRun[] = []
  scheduler.watch((run) => ran.push(run))
  return { test, scheduler, errors, ran }
}

async function chatWith(guest: TestGuest, actor: string): Promise<ChatId> {
  const started = await guest.ports.chat.startChat({
    actorId: asId<ActorId>(actor),
    mode: 'single',
    key: asId<IdempotencyKey>(`start ${actor}`),
    useVoucher: false,
    stopAt: null,
    agreedPrice: ANY_PRICE,
  })
  if (!started.ok) throw new Error(`not started: ${started.reason}`)
  return started.chat.chatId
}

/** A payment on its way for a package that this build does not know. */
async function poison(test: TestPlatform, guest: TestGuest): Promise<string> {
  const opened = await guest.ports.checkout.open('moneycharge', PLAIN)
  if (!opened.ok) throw new Error(`refused: ${opened.reason}`)
  const { id } = opened.checkout
  const data = { checkoutId: id, packageId: 'gone' }
  await test.context.store.transaction((tx) => tx.put(jobs, { id: 'poison', kind: 'late-payment', dueAt: 0, data }))
  return id
}

describe('the scheduler', () => {
  it('sends a sign-up mail behind a payment that cannot be settled, and runs every other step', async () => {
    const { test, scheduler, errors, ran } = environment()
    const guest = await test.member(0)
    const id = await poison(test, guest)
    await scheduler.runOnce()
    await expect.poll(() => test.mailer.sent.length).toBe(1)
    expect(errors.map(String)).toEqual([
      `FailedJob: The job poison (late-payment) failed, attempt 1: Error: Checkout ${id} was paid for no package. It is tried again.`,
    ])
    expect(ran.map(({ step }) => step)).toEqual([...STEPS])
    expect(ran.filter(({ hasFailed }) => hasFailed)).toEqual([])
    await scheduler.runOnce()
    expect(errors).toHaveLength(1)
    test.clock.sleep(60_000)
    await scheduler.runOnce()
    expect(errors).toHaveLength(2)
  })

  it('leaves a job of an unknown kind where it is and counts it', async () => {
    const { test, scheduler, errors } = environment()
    const renewal = { id: 'r', kind: 'renew-subscription', dueAt: 0, data: {} }
    await test.context.store.transaction((tx) => tx.put(jobs, renewal))
    await scheduler.runOnce()
    expect({ unknownJobs: scheduler.unknownJobs, errors, job: await test.context.store.get(jobs, 'r') }).toEqual({
      unknownJobs: 1,
      errors: [],
      job: renewal,
    })
  })

  it('counts and ends the other chats where one of three cannot be read, and reports it once a minute', async () => {
    let broken = ''
    // Nobody greets the guests: their chats alone are read.
    const isUnreadable = (name: string, key: string) => name === 'chats' && key === broken
    const { test, scheduler, errors } = environment({ isUnreadable }, false)
    const ids: ChatId[] = []
    for (const actor of ['1', '2', '3']) {
      await test.setActor(actor, {
        state: { isOnline: true, isBusy: false, isCurrentlyTicketShow: false, freeChat: false },
      })
      ids.push(await chatWith(await test.member(1_000), actor))
    }
    broken = ids[0] ?? ''
    for (let second = 0; second < 59; second += 1) {
      test.clock.sleep(1_000)
      await scheduler.runOnce()
    }
    const found = await test.context.store.getMany(chats, ids)
    expect(found.map((chat) => chat?.bill === null)).toEqual([true, false, false])
    expect(errors.map(String)).toEqual([
      `UnreadableRecord: The record ${broken} of chats cannot be read: it has to be an object.`,
    ])
  })

  it('runs every step where each transaction of one run is lost, and all that was due in the next', async () => {
    let isLost = false
    const { test, scheduler, errors, ran } = environment({ isLost: () => isLost })
    await test.member(0)
    isLost = true
    await scheduler.runOnce()
    expect(errors.length).toBeGreaterThan(0)
    expect(test.mailer.sent).toEqual([])
    isLost = false
    ran.length = 0
    test.clock.sleep(60_000)
    await scheduler.runOnce()
    await expect.poll(() => test.mailer.sent.length).toBe(1)
    expect(ran.filter(({ hasFailed }) => hasFailed)).toEqual([])
  })

  it('names the step that failed and goes on behind it', async () => {
    const { test, scheduler, errors, ran } = environment({ isUnreadable: (name) => name === 'checkouts' })
    await test.member(0)
    await scheduler.runOnce()
    expect(errors.map((error) => [error instanceof FailedStep, String(error).split(':')[1]])).toEqual([
      [true, ' The step forgetCheckouts failed'],
    ])
    expect(ran.filter(({ hasFailed }) => hasFailed).map(({ step }) => step)).toEqual(['forgetCheckouts'])
    expect(ran.map(({ step }) => step)).toEqual([...STEPS])
  })

  it('does not do the housekeeping of all where it does not know whose it is', async () => {
    const { scheduler, errors, ran } = environment({ isUnreadable: (name) => name === 'leases' })
    await scheduler.runOnce()
    await scheduler.runOnce()
    expect(errors).toHaveLength(1)
    expect(ran.slice(-5).map(({ step, hasFailed }) => [step, hasFailed])).toEqual([
      ['tickChats', false],
      ['publishOnlineCount', false],
      ['roomCounts', false],
      ['runClaimedJobs', false],
      ['runDueJobs', true],
    ])
  })

  it('stops when the run that has begun and the mail it sends are over', async () => {
    const { test, scheduler } = environment()
    await test.member(0)
    let send = (): void => undefined
    test.mailer.send = () => new Promise((resolve) => (send = resolve))
    await scheduler.runOnce()
    let isStopped = false
    scheduler.stop()
    const stopped = scheduler.ended().then(() => (isStopped = true))
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(isStopped).toBe(false)
    send()
    await stopped
    expect(await test.context.store.count(jobs, 'byDue', [])).toBe(0)
  })
})
