import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accessRules } from '@/adapters/backend/access/access-rules'
import { guests } from '@/adapters/backend/access/guest-records'
import { Scheduler } from '@/adapters/backend/assembly/scheduler'
import { meansOf, walletOf } from '@/adapters/backend/money/wallets'
import { checkouts } from '@/adapters/backend/payments/checkout-records'
import { NO_COINS, settle } from '@/adapters/backend/payments/settle-payment'
import { SANDBOX_MEANS, type CheckoutForm, type SandboxOutcome } from '@/application/payments/checkout-service'
import { asId, type CheckoutId } from '@/domain/ids'
import { topUpPackages, totalCoins } from '@/domain/payments/packages'
import { checkout } from '#test/support/world/checkout'
import { PLAIN, TestPlatform } from '#test/support/world/test-platform'
import { raise } from '#test/support/raise'

const outcome = fc.constantFrom<SandboxOutcome>('approve', 'decline', 'delay')
const [pack] = topUpPackages
if (pack === undefined) throw new Error('no package')

const platform = () => new TestPlatform({ actors: 2, videos: 0 })

/** Lets a payment arrive that takes its time. */
async function wait(test: TestPlatform): Promise<void> {
  test.clock.sleep(20_000)
  await new Scheduler(test.context, raise).runOnce()
}

describe('a checkout', () => {
  it('of an age check is open again after it was declined, and closed by any other outcome', async () => {
    const avs = { approve: 'accepted', decline: 'rejected', delay: 'pending' } as const
    await fc.assert(
      fc.asyncProperty(fc.array(outcome, { minLength: 1, maxLength: 4 }), async (outcomes) => {
        const guest = await platform().member()
        const { submit, sheet } = await checkout(guest, 'avs')
        let isClosed = false
        let last: SandboxOutcome = 'decline'
        for (const one of outcomes) {
          const played = { approve: 'succeeded', decline: 'declined', delay: 'pending' }[one]
          const answer = await submit({ kind: 'avs', birthDate: '1990-05-04', outcome: one })
          expect(answer).toEqual({ status: isClosed ? 'succeeded' : played })
          if (!isClosed) last = one
          isClosed ||= one !== 'decline'
          expect((await sheet())?.status).toBe(isClosed ? 'succeeded' : 'declined')
          expect((await guest.record()).avsStatus).toBe(avs[last])
        }
      }),
      { numRuns: 12 },
    )
  })

  it('of coins stores the means that its guest agreed to have stored once it is paid, and no other', async () => {
    await fc.assert(
      fc.asyncProperty(outcome, fc.option(fc.constantFrom(...SANDBOX_MEANS)), async (one, means) => {
        const test = platform()
        const guest = await test.member()
        const { submit } = await checkout(guest, 'moneycharge')
        const form: CheckoutForm = { kind: 'pay', packageId: pack.id, outcome: one }
        await submit(means === null ? form : { ...form, keepMeans: means })
        const stored = async () => meansOf(await walletOf(test.context.store, guest.id)) !== null
        expect(await stored()).toBe(one === 'approve' && means !== null)
        await wait(test)
        expect(await stored()).toBe(one !== 'decline' && means !== null)
        expect(await guest.balance()).toBe(one === 'decline' ? 0 : totalCoins(pack))
      }),
      { numRuns: 20 },
    )
  })

  it('of a club is paid once, however often the payment is reported', async () => {
    const test = platform()
    const guest = await test.member()
    const { id } = await checkout(guest, 'vipabo')
    const report = () =>
      test.context.store.transaction(async (tx) => {
        const current = await tx.get(checkouts, id)
        if (current === undefined) throw new Error('no checkout')
        return settle(test.context, tx, current, NO_COINS)
      })
    expect(await report()).toMatchObject([{ audience: guest.id, update: { active: true } }])
    test.clock.sleep(1_000)
    for (let i = 0; i < 2; i += 1) expect(await report()).toEqual([])
    expect((await guest.record()).vipUntil).toBe(test.clock.now() - 1_000 + 30 * 86_400_000)
  })

  it('of a guest who is gone by the time their payment arrives books nothing', async () => {
    const test = platform()
    const guest = await test.member()
    const { id, submit } = await checkout(guest, 'moneycharge')
    expect(await submit({ kind: 'pay', packageId: pack.id, outcome: 'delay' })).toEqual({ status: 'pending' })
    await test.context.store.transaction((tx) => tx.delete(guests, guest.id))
    await wait(test)
    expect(await guest.balance()).toBe(0)
    expect((await test.context.store.get(checkouts, id))?.status).toBe('pending')
  })

  it('is replaced by the tenth after it, unless it was paid or its payment is pending', async () => {
    const step = fc.constantFrom<SandboxOutcome | 'leave'>('leave', 'leave', 'leave', 'approve', 'decline', 'delay')
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 16 }), async (steps) => {
        const test = platform()
        const guest = await test.member()
        const before = await test.context.store.count(checkouts, 'byGuest', [])
        const opened: { readonly id: CheckoutId; readonly isPaid: boolean }[] = []
        for (const one of steps) {
          test.clock.sleep(1)
          const { id, submit } = await checkout(guest, 'moneycharge')
          if (one !== 'leave') await submit({ kind: 'pay', packageId: pack.id, outcome: one })
          opened.push({ id, isPaid: one === 'approve' || one === 'delay' })
        }
        const left = opened.filter(({ isPaid }, at) => isPaid || at >= opened.length - 10)
        const stored = await test.context.store.getMany(
          checkouts,
          opened.map(({ id }) => id),
        )
        expect(stored.flatMap((one) => (one === undefined ? [] : [one.id]))).toEqual(left.map(({ id }) => id))
        expect(await test.context.store.count(checkouts, 'byGuest', [])).toBe(left.length + before)
      }),
      { numRuns: 12 },
    )
  })

  it('that never was is found by nobody, and one that is by no device without a key', async () => {
    const test = platform()
    const guest = await test.member()
    const { id } = await checkout(guest, 'moneycharge')
    const secret = (await test.context.store.get(checkouts, id))?.secret ?? ''
    expect(await guest.sandbox.sheet(id, secret)).not.toBeNull()
    expect(await guest.sandbox.sheet(asId<CheckoutId>('none'), secret)).toBeNull()
    expect(await test.platform.checkoutFor({ deviceKey: null, address: null }).sheet(id, secret)).toBeNull()
    expect(await test.platform.checkoutFor({ deviceKey: 'other', address: null }).sheet(id, secret)).toBeNull()
  })

  it('of a visitor counts for their network, which opens ten for each account that may be made there', async () => {
    for (const accountsPerNetwork of [1, 2]) {
      const test = platform()
      test.context.rules.set(accessRules, { accountsPerNetwork })
      const open = async (address: string) => {
        const visitor = await test.visitor('en', 'NL', address)
        return visitor.ports.checkout.open('signup', PLAIN)
      }
      for (let i = 0; i < 10 * accountsPerNetwork; i += 1) expect(await open('192.0.2.1')).toMatchObject({ ok: true })
      await expect(open('192.0.2.1')).rejects.toMatchObject({ code: 'rate-limited' })
      expect(await open('198.51.100.1')).toMatchObject({ ok: true })
    }
  })
})
