import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { guests } from '@/adapters/backend/access/guest-records'
import { Scheduler } from '@/adapters/backend/assembly/scheduler'
import type { CheckoutForm } from '@/application/payments/checkout-service'
import type { PaymentFlow } from '@/domain/payments/flows'
import { topUpPackages, totalCoins } from '@/domain/payments/packages'
import { checkout, signup } from '#test/support/world/checkout'
import { PASSWORD, PLAIN, TestPlatform, type TestGuest } from '#test/support/world/test-platform'

const platform = () => new TestPlatform({ actors: 14, videos: 0 })

const [pack] = topUpPackages
if (pack === undefined) throw new Error('no package')
const pay = (outcome: 'approve' | 'decline' | 'delay'): CheckoutForm => ({ kind: 'pay', packageId: pack.id, outcome })

describe('signing up in a checkout', () => {
  it('makes one account where the form arrives twice at once, and answers both alike', async () => {
    const test = platform()
    const { submit } = await checkout(await test.visitor(), 'signup')
    const answers = await Promise.all([submit(signup()), submit(signup())])
    expect(answers).toEqual([{ status: 'succeeded' }, { status: 'succeeded' }])
    expect(await test.context.store.find(guests, 'byEmail', { prefix: [] })).toHaveLength(1)
  })
})

describe('logging in in a checkout', () => {
  const login = (email: string, password: string): CheckoutForm => ({ kind: 'login', email, password })

  it('closes the checkout after five wrong passwords, even to the right one', async () => {
    await fc.assert(
      fc.asyncProperty(fc.boolean(), async (atOnce) => {
        const test = platform()
        const { email } = await (await test.member()).record()
        const { submit } = await checkout(await test.visitor(), 'login')
        const guess = () => submit(login(email ?? '', 'wrong password'))
        if (atOnce) await Promise.all(Array.from({ length: 8 }, guess))
        else for (let i = 0; i < 5; i++) await guess()
        expect(await submit(login(email ?? '', PASSWORD))).toEqual({
          status: 'invalid',
          errors: { form: 'too-many-attempts' },
        })
      }),
      { numRuns: 4 },
    )
  })
})

describe('paying', () => {
  it('credits a package once, however often its form arrives [PAY-060]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 5 }), fc.boolean(), async (times, atOnce) => {
        const test = platform()
        const guest = await test.member()
        const { submit } = await checkout(guest, 'moneycharge')
        const answers = []
        if (atOnce) answers.push(...(await Promise.all(Array.from({ length: times }, () => submit(pay('approve'))))))
        else for (let i = 0; i < times; i++) answers.push(await submit(pay('approve')))
        expect(answers).toEqual(answers.map(() => ({ status: 'succeeded' })))
        expect(await guest.balance()).toBe(totalCoins(pack))
        expect((await guest.record()).isPayingCustomer).toBe(true)
        expect(test.reports.filter(({ update }) => update.type === 'balance')).toHaveLength(1)
      }),
      { numRuns: 10 },
    )
  })

  it('credits nothing where it is declined, and lets the guest try again', async () => {
    const test = platform()
    const guest = await test.member()
    const { submit } = await checkout(guest, 'moneycharge')
    expect(await submit(pay('decline'))).toEqual({ status: 'declined' })
    expect({ balance: await guest.balance(), isPayingCustomer: (await guest.record()).isPayingCustomer }).toEqual({
      balance: 0,
      isPayingCustomer: false,
    })
    expect(await submit(pay('approve'))).toEqual({ status: 'succeeded' })
    expect(await guest.balance()).toBe(totalCoins(pack))
  })

  it('is not undone by a refusal that arrives beside it', async () => {
    const test = platform()
    const guest = await test.member()
    const { submit, sheet } = await checkout(guest, 'vipabo')
    const form = (outcome: 'approve' | 'decline'): CheckoutForm => ({ kind: 'subscribe', outcome })
    await Promise.all([submit(form('approve')), submit(form('decline')), submit(form('approve'))])
    await submit(form('approve'))
    expect((await sheet())?.status).toBe('succeeded')
    expect((await guest.record()).vipUntil).toBe(test.clock.now() + 30 * 86_400_000)
  })

  it('that is delayed arrives later, once, and with a notification', async () => {
    const test = platform()
    const guest = await test.member()
    const { submit } = await checkout(guest, 'moneycharge')
    const scheduler = new Scheduler(test.context, (error) => {
      throw error
    })
    expect(await Promise.all([submit(pay('delay')), submit(pay('delay'))])).toEqual([
      { status: 'pending' },
      { status: 'pending' },
    ])
    test.clock.sleep(19_999)
    await scheduler.runOnce()
    expect(await guest.balance()).toBe(0)
    test.clock.sleep(1)
    await Promise.all([scheduler.runOnce(), scheduler.runOnce()])
    await scheduler.runOnce()
    expect(await guest.balance()).toBe(totalCoins(pack))
    expect(test.reports.map(({ update }) => update.type)).toEqual(['balance', 'notifications'])
    expect(test.reports[0]?.update).toMatchObject({ isPayment: true })
  })

  it('for nothing that is on offer is refused', async () => {
    const test = platform()
    const guest = await test.member()
    const { submit } = await checkout(guest, 'moneycharge')
    expect(await submit({ kind: 'pay', packageId: 'topup-1', outcome: 'approve' })).toEqual({
      status: 'invalid',
      errors: { packageId: 'package' },
    })
    expect(await submit({ kind: 'subscribe', outcome: 'approve' })).toMatchObject({ errors: { form: 'unknown-form' } })
    expect(await guest.balance()).toBe(0)
  })

  it('opens the club for thirty days', async () => {
    const test = platform()
    const guest = await test.member()
    const { submit } = await checkout(guest, 'vipabo')
    await Promise.all([
      submit({ kind: 'subscribe', outcome: 'approve' }),
      submit({ kind: 'subscribe', outcome: 'approve' }),
    ])
    expect((await guest.ports.guest.current()).isVip).toBe(true)
    expect((await guest.record()).vipUntil).toBe(test.clock.now() + 30 * 86_400_000)
    test.clock.sleep(30 * 86_400_000)
    expect((await guest.ports.guest.current()).isVip).toBe(false)
  })

  it('is over once it is cancelled, and cancelling what is paid changes nothing', async () => {
    const test = platform()
    const guest = await test.member()
    const cancelled = await checkout(guest, 'moneycharge')
    await cancelled.cancel()
    expect(await cancelled.submit(pay('approve'))).toEqual({ status: 'gone' })
    const paid = await checkout(guest, 'moneycharge')
    await paid.submit(pay('approve'))
    await paid.cancel()
    expect((await paid.sheet())?.status).toBe('succeeded')
    expect(await guest.balance()).toBe(totalCoins(pack))
  })

  it('is closed to a client without the secret, and to everyone after a while', async () => {
    const test = platform()
    const guest = await test.member()
    const { submit, sheet } = await checkout(guest, 'moneycharge')
    expect(await submit(pay('approve'), 'guessed')).toEqual({ status: 'gone' })
    expect(await sheet('guessed')).toBeNull()
    test.clock.sleep(48 * 3_600_000)
    expect(await submit(pay('approve'))).toEqual({ status: 'gone' })
    expect(await guest.balance()).toBe(0)
  })

  it('is not offered to visitors, locked or restricted guests, nor a club to its members [AUT-015][PAY-095]', async () => {
    const test = platform()
    const open = async (guest: TestGuest, flow: PaymentFlow) => guest.ports.checkout.open(flow, PLAIN)
    expect(await open(await test.visitor(), 'moneycharge')).toEqual({ ok: false, reason: 'login-required' })
    const guest = await test.member()
    expect(await open(guest, 'login')).toEqual({ ok: false, reason: 'already-logged-in' })
    await guest.change({ isLocked: true })
    expect(await open(guest, 'moneycharge')).toEqual({ ok: false, reason: 'locked' })
    await guest.change({ isLocked: false, restrictionLevel: 1 })
    expect(await open(guest, 'moneycharge')).toEqual({ ok: false, reason: 'restricted' })
    await guest.change({ restrictionLevel: null, vipUntil: test.clock.now() + 1 })
    expect(await open(guest, 'vipabo')).toEqual({ ok: false, reason: 'not-offered' })
  })
})

describe('proving one’s age', () => {
  const prove = (birthDate: string, outcome: 'approve' | 'decline' | 'delay'): CheckoutForm => ({
    kind: 'avs',
    birthDate,
    outcome,
  })

  it.each([
    ['approve', 'succeeded', 'accepted', { type: 'avsSet' }],
    ['decline', 'declined', 'rejected', { type: 'avsRejected', message: 'document-unreadable' }],
    ['delay', 'pending', 'pending', { type: 'avsPending' }],
  ] as const)('ends a check that was played as %s', async (outcome, status, avsStatus, reported) => {
    const test = platform()
    const guest = await test.member()
    const { submit } = await checkout(guest, 'avs')
    expect(await submit(prove('1990-05-04', outcome))).toEqual({ status })
    expect((await guest.record()).avsStatus).toBe(avsStatus)
    expect(test.reports.at(-1)).toEqual({ audience: guest.id, update: reported })
  })

  it('is refused to a person who is not of age, regardless of the check', async () => {
    const test = platform()
    const guest = await test.member()
    const { submit } = await checkout(guest, 'avs')
    expect(await submit(prove('2008-11-22', 'approve'))).toEqual({
      status: 'invalid',
      errors: { birthDate: 'under-age' },
    })
    expect((await guest.record()).avsStatus).toBe('unknown')
  })
})

describe('the sheet of a top up', () => {
  it('knows whom the guest came from, what they have, and preselects what lasts about ten minutes', async () => {
    const guest = await platform().member()
    const sheetFor = async (options: object) => {
      const opened = await guest.ports.checkout.open('moneycharge', { ...PLAIN, ...options })
      if (!opened.ok) throw new Error(`refused: ${opened.reason}`)
      return guest.sandbox.sheet(opened.checkout.id, opened.checkout.url.split('#')[1] ?? '')
    }
    const balance = await guest.balance()
    expect(await sheetFor({ host: 'Mira', pricePerMinute: 15, selectedAmount: 15 })).toMatchObject({
      selectedPackageId: 'topup-5000',
      talk: { host: 'Mira', pricePerMinute: 15, balance },
    })
    expect(await sheetFor({ host: 'Mira' })).not.toHaveProperty('talk')
    expect(await sheetFor({ selectedAmount: 9 })).toMatchObject({ selectedPackageId: 'topup-1000' })
    expect(await sheetFor({})).toMatchObject({ selectedPackageId: 'topup-2500' })
  })
})
