import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { jobs } from '@/adapters/backend/kernel/jobs'
import { channels } from '@/adapters/backend/messenger/messenger-records'
import { putMeans } from '@/adapters/backend/money/wallets'
import { oneClickCharges } from '@/adapters/backend/payments/one-click-records'
import { paymentRules } from '@/adapters/backend/payments/payment-rules'
import { Scheduler } from '@/adapters/backend/assembly/scheduler'
import type { ProviderAnswer } from '@/application/payments/payment-provider'
import { asId, type ActorId, type ChannelId, type IdempotencyKey } from '@/domain/ids'
import { TestPlatform } from '#test/support/world/test-platform'

const means = { token: 'token', label: '•••• 4242', agreedAt: 0 }
const keyOf = (text: string) => asId<IdempotencyKey>(text)

/** A member who has agreed to one press, and a provider that answers as it is told. */
async function agreed(answer: ProviderAnswer | 'broken' = 'approved') {
  const test = new TestPlatform({ actors: 14, videos: 0 })
  const guest = await test.member()
  const { store } = test.context
  await store.transaction((tx) => putMeans(tx, guest.id, means))
  const charged: { token: string; price: number }[] = []
  const provider = {
    answer,
    charge: async ({ token, price }: { readonly token: string; readonly price: { readonly value: number } }) => {
      charged.push({ token, price: price.value })
      if (provider.answer === 'broken') throw new Error('the connection broke')
      return provider.answer
    },
  }
  test.context.rules.set(paymentRules, { checkoutUrl: 'https://vesper.test/checkout', provider })
  const charge = (amount: number, key = 'key', channelId: ChannelId | null = null) =>
    guest.ports.oneClick.charge({ amount, channelId, key: keyOf(key) })
  const statuses = async () =>
    (await store.find(oneClickCharges, 'byGuest', { prefix: [] })).map(({ status }) => status)
  return { test, guest, store, provider, charged, charge, statuses }
}

describe('a top up by one press', () => {
  it('charges the price of its package to the stored means, once for a key, and credits its coins with the bonus', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom([40, 40, 1_000] as const, [100, 105, 2_500] as const, [200, 220, 5_000] as const),
        fc.integer({ min: 1, max: 3 }),
        async ([amount, coins, cents], times) => {
          const { guest, store, charged, charge, statuses } = await agreed()
          const paid = { value: cents, currency: 'EUR' }
          for (let i = 0; i < times; i += 1)
            expect(await charge(amount)).toEqual({ ok: true, coins, balance: coins, paid })
          expect(charged).toEqual([{ token: 'token', price: cents }])
          expect(await guest.balance()).toBe(coins)
          expect(await statuses()).toEqual(['booked'])
          expect(await store.get(jobs, `one-click:${guest.id} key`)).toBeUndefined()
          await expect(charge(amount === 40 ? 100 : 40)).rejects.toMatchObject({ code: 'invalid-request' })
        },
      ),
      { numRuns: 6 },
    )
  })

  it.each(['declined', 'expired', 'no-answer'] as const)('that is answered with %s credits nothing', async (answer) => {
    const { guest, charge, statuses } = await agreed(answer)
    expect(await charge(40)).toEqual({ ok: false, reason: answer })
    expect({ balance: await guest.balance(), statuses: await statuses() }).toEqual({ balance: 0, statuses: [answer] })
  })

  it('whose answer is lost is asked for again a minute later, once, and booked then', async () => {
    const { test, guest, provider, charged, charge, statuses } = await agreed('broken')
    await expect(charge(40)).rejects.toThrow('the connection broke')
    expect(await statuses()).toEqual(['open'])
    provider.answer = 'approved'
    const scheduler = new Scheduler(test.context, (error) => {
      throw error
    })
    test.clock.sleep(59_999)
    await scheduler.runOnce()
    expect(charged).toHaveLength(1)
    test.clock.sleep(1)
    for (let i = 0; i < 3; i += 1) await scheduler.runOnce()
    expect({ charges: charged.length, balance: await guest.balance(), statuses: await statuses() }).toEqual({
      charges: 2,
      balance: 40,
      statuses: ['booked'],
    })
    expect(await charge(40)).toMatchObject({ ok: true, balance: 40 })
  })

  it('names a channel of the guest, or none', async () => {
    const { test, guest, charge } = await agreed()
    const own = await guest.ports.messenger.channelWithActor(asId<ActorId>('1'))
    const other = await (await test.member()).ports.messenger.channelWithActor(asId<ActorId>('1'))
    if (own === null || other === null) throw new Error('no channel')
    expect(await test.context.store.get(channels, own.id)).toMatchObject({ guestId: guest.id })
    await expect(charge(40, 'other', other.id)).rejects.toMatchObject({ code: 'not-found' })
    await expect(charge(40, 'gone', asId<ChannelId>('gone'))).rejects.toMatchObject({ code: 'not-found' })
    expect(await charge(40, 'own', own.id)).toMatchObject({ ok: true })
  })

  it('is refused in this order: who may not pay, a break, no agreement, a limit', async () => {
    const { test, guest, store, charge } = await agreed()
    expect(await charge(41)).toEqual({ ok: false, reason: 'unknown-amount' })
    await guest.ports.spendingLimits.setLimit('daily', 10)
    expect(await charge(40)).toEqual({ ok: false, reason: 'limit-reached' })
    await store.transaction((tx) => putMeans(tx, guest.id, null))
    expect(await charge(40)).toEqual({ ok: false, reason: 'not-agreed' })
    await guest.ports.spendingLimits.exclude(test.clock.now() + 1)
    expect(await charge(40)).toEqual({ ok: false, reason: 'self-excluded' })
    await guest.change({ isLocked: true })
    expect(await charge(40)).toEqual({ ok: false, reason: 'locked' })
  })

  it('is ended once, which is reported to the pages of the guest, and again without a report', async () => {
    const { test, guest } = await agreed()
    const reports = () => test.reports.filter(({ update }) => update.type === 'oneClick')
    for (let i = 0; i < 2; i += 1) expect(await guest.ports.oneClick.end()).toEqual({ ok: true })
    expect(reports()).toEqual([{ audience: guest.id, update: { type: 'oneClick', means: null } }])
    expect(await (await test.visitor()).ports.oneClick.end()).toEqual({ ok: false, reason: 'login-required' })
  })
})
