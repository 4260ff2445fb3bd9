import { describe, expect, it } from 'vitest'
import { memberships, membershipOf } from '@/adapters/backend/access/memberships'
import { Scheduler } from '@/adapters/backend/assembly/scheduler'
import { entitlementEvents } from '@/adapters/backend/entitlements/entitlement-events'
import {
  entitlements,
  entitlementsOf,
  putEntitlement,
  type EntitlementRecord,
} from '@/adapters/backend/entitlements/entitlement-records'
import type { EventRecorder } from '@/adapters/backend/kernel/event-recorder'
import { entitlementTo, isEntitled } from '@/domain/entitlements/entitlement'
import { asId, type GuestId } from '@/domain/ids'
import { eur } from '@/domain/money/money'
import { subscriptionPlans, type PlanKey, type PlanOnSale } from '@/domain/payments/plans'
import type { PaymentFlow } from '@/domain/payments/flows'
import { checkout } from '#test/support/world/checkout'
import { PLAIN, START_TIME, TestPlatform, type TestGuest } from '#test/support/world/test-platform'

const DAY = 86_400_000

const platform = () => new TestPlatform({ actors: 14, videos: 0 })

const heldBy = (test: TestPlatform, guest: TestGuest) => entitlementsOf(test.context.store, guest.id)

/** Buys a plan, and answers the type of the update that came. */
async function buy(test: TestPlatform, guest: TestGuest, flow: PaymentFlow): Promise<string | undefined> {
  const { submit } = await checkout(guest, flow)
  expect(await submit({ kind: 'subscribe', outcome: 'approve' })).toEqual({ status: 'succeeded' })
  return test.reports.at(-1)?.update.type
}

/** Grants a plan as a server of the build before did: a date in the record of tickets, and nothing else. */
const grantAsBefore = (test: TestPlatform, guest: TestGuest, dates: { vipUntil?: number; tvUntil?: number }) =>
  test.context.store.transaction(async (tx) => tx.put(memberships, { ...(await membershipOf(tx, guest.id)), ...dates }))

describe('a plan', () => {
  /** The line that a further plan needs; its flow is one that nothing sells today. */
  const gold: PlanOnSale = {
    grants: 'gold' as string as PlanKey,
    terms: { price: eur(500), days: 7 },
    update: 'vipSubscription',
  }

  it('is sold, granted, asked for and refused a second time by one line of its own', async () => {
    const lines = Object.entries({ ...subscriptionPlans, vxabo: gold })
    Object.assign(subscriptionPlans, { vxabo: gold })
    try {
      const test = platform()
      const guest = await test.member()
      for (const [flow, { grants, terms, update }] of lines as readonly [PaymentFlow, PlanOnSale][]) {
        expect((await (await checkout(guest, flow)).sheet())?.plan).toEqual(terms)
        expect(await buy(test, guest, flow)).toBe(update)
        const until = test.clock.now() + terms.days * DAY
        expect(entitlementTo(await heldBy(test, guest), grants)).toMatchObject({ state: 'active', until })
        expect(await guest.ports.checkout.open(flow, PLAIN)).toEqual({ ok: false, reason: 'not-offered' })
      }
      expect(lines).toHaveLength(3)
      expect(await test.context.store.count(entitlements, 'byGuest', [guest.id])).toBe(3)
      test.clock.sleep(7 * DAY)
      const held = await heldBy(test, guest)
      expect(lines.map(([, { grants }]) => isEntitled(held, grants, test.clock.now()))).toEqual([true, true, false])
    } finally {
      delete (subscriptionPlans as Record<string, PlanOnSale>)['vxabo']
    }
  })

  it('is one of one guest: another has nothing of it', async () => {
    const test = platform()
    const [guest, other] = [await test.member(), await test.member()]
    await buy(test, guest, 'vxtvabo')
    expect({ heldBy: await heldBy(test, other), isVip: (await guest.ports.guest.current()).isVip }).toEqual({
      heldBy: [],
      isVip: false,
    })
    expect((await guest.ports.guest.current()).tvSubscription).toEqual({ current: true, past: false })
    test.clock.sleep(30 * DAY)
    expect((await guest.ports.guest.current()).tvSubscription).toEqual({ current: false, past: true })
  })
})

describe('a subscription that a server of the build before stored', () => {
  it('is one here, for the time it was paid for', async () => {
    const test = platform()
    const guest = await test.member()
    await grantAsBefore(test, guest, { vipUntil: START_TIME + DAY, tvUntil: START_TIME - 1 })
    const { isVip, tvSubscription } = await guest.ports.guest.current()
    expect({ isVip, tvSubscription }).toEqual({ isVip: true, tvSubscription: { current: false, past: true } })
    expect(await guest.ports.checkout.open('vipabo', PLAIN)).toEqual({ ok: false, reason: 'not-offered' })
    test.clock.sleep(DAY)
    expect((await guest.ports.guest.current()).isVip).toBe(false)
  })

  it('loses no paid day where it is extended here', async () => {
    const test = platform()
    const guest = await test.member()
    const { submit } = await checkout(guest, 'vipabo')
    await submit({ kind: 'subscribe', outcome: 'delay' })
    await grantAsBefore(test, guest, { vipUntil: START_TIME + 5 * DAY })
    test.clock.sleep(20_000)
    const scheduler = new Scheduler(test.context, (error) => {
      throw error
    })
    await scheduler.runOnce()
    const until = START_TIME + 35 * DAY
    expect(entitlementTo(await heldBy(test, guest), 'vip')).toMatchObject({ plan: 'vip', state: 'active', until })
  })

  it('counts where it was stored after one of this build', async () => {
    const test = platform()
    const guest = await test.member()
    await buy(test, guest, 'vipabo')
    await grantAsBefore(test, guest, { vipUntil: START_TIME + 60 * DAY })
    expect(entitlementTo(await heldBy(test, guest), 'vip')?.until).toBe(START_TIME + 60 * DAY)
  })

  it('is where such a server finds what is granted here', async () => {
    const test = platform()
    const guest = await test.member()
    await buy(test, guest, 'vipabo')
    await buy(test, guest, 'vxtvabo')
    const end = START_TIME + 30 * DAY
    const read = () => membershipOf(test.context.store, guest.id)
    expect(await read()).toMatchObject({ vipUntil: end, tvUntil: end })
    await test.context.store.transaction((tx) =>
      putEntitlement(tx, { guestId: guest.id, plan: 'vip', state: 'lapsed', from: START_TIME, until: end }),
    )
    expect(await read()).toMatchObject({ vipUntil: 0, tvUntil: end })
    expect((await guest.ports.guest.current()).isVip).toBe(false)
  })
})

describe('the events of subscriptions', () => {
  const now = START_TIME
  const record = (change: Partial<EntitlementRecord>): EntitlementRecord => ({
    guestId: asId<GuestId>('g'),
    plan: 'vip',
    state: 'active',
    from: now,
    until: now + 30 * DAY,
    ...change,
  })
  const [recorder] = entitlementEvents as unknown as readonly EventRecorder<EntitlementRecord>[]
  const eventsOf = (after: Partial<EntitlementRecord>, before?: Partial<EntitlementRecord>) =>
    recorder
      ?.events(record(after), before === undefined ? undefined : record(before), now)
      .map(({ type, context, data, ints }) => [type, context, data, ints?.[2]])

  it('name a purchase where one begins, also after an interruption', () => {
    const begun = [
      ['subscription', 'vip', 'started', 30],
      ['purchase', 'vip-subscription', 'started', 30],
    ]
    expect(eventsOf({})).toEqual(begun)
    expect(eventsOf({}, { from: 1, until: now })).toEqual(begun)
  })

  it('name an update where one goes on or ends, and nothing where its end is as before', () => {
    expect(eventsOf({ until: now + 60 * DAY }, {})).toEqual([['subscription', 'vip', 'extended', 60]])
    expect(eventsOf({ from: 0 })).toEqual([['subscription', 'vip', 'extended', 30]])
    expect(eventsOf({ state: 'lapsed' }, {})).toEqual([['subscription', 'vip', 'ended', 0]])
    expect(eventsOf({ state: 'cancelled' }, {})).toEqual([])
  })
})
