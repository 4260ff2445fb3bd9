import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { guests } from '@/adapters/backend/access/guest-records'
import { Scheduler } from '@/adapters/backend/assembly/scheduler'
import type { CheckoutForm } from '@/application/payments/checkout-service'
import type { PaymentFlow } from '@/domain/payments/flows'
import { topUpPackages, totalCoins } from '@/domain/payments/packages'
import { checkout } from '#test/support/world/checkout'
import { PASSWORD, PLAIN, TestPlatform, type TestGuest } from '#test/support/world/test-platform'

const platform = () => new TestPlatform({ actors: 14, videos: 0 })

const signup = (rest: Partial<Extract<CheckoutForm, { kind: 'signup' }>> = {}): CheckoutForm => ({
  kind: 'signup',
  name: 'Wanderer',
  email: 'wanderer@vesper.test',
  password: PASSWORD,
  birthDate: '1988-02-29',
  acceptTerms: true,
  ...rest,
})

const [pack] = topUpPackages
if (pack === undefined) throw new Error('no package')
const pay = (outcome: 'approve' | 'decline' | 'delay'): CheckoutForm => ({ kind: 'pay', packageId: pack.id, outcome })

describe('signing up', () => {
  it.each([
    ['a name too short', { name: 'ab' }, { name: 'name-length' }],
    ['a name of signs', { name: '<b>bold</b>' }, { name: 'name-characters' }],
    ['no address', { email: 'nobody' }, { email: 'email-format' }],
    ['a short password', { password: 'short' }, { password: 'password-length' }],
    ['a day that never was', { birthDate: '1990-02-30' }, { birthDate: 'birth-date' }],
    ['somebody under eighteen', { birthDate: '2008-11-22' }, { birthDate: 'under-age' }],
    ['terms not accepted', { acceptTerms: false }, { acceptTerms: 'terms' }],
    [
      'everything wrong at once',
      { name: '', email: '', password: '', birthDate: '', acceptTerms: false },
      {
        name: 'name-length',
        email: 'email-format',
        password: 'password-length',
        birthDate: 'birth-date',
        acceptTerms: 'terms',
      },
    ],
  ])('refuses %s and says so by field', async (_, rest, errors) => {
    const test = platform()
    const { submit } = await checkout(await test.visitor(), 'signup')
    expect(await submit(signup(rest))).toEqual({ status: 'invalid', errors })
    expect(await test.context.store.find(guests, 'byEmail', { prefix: [] })).toEqual([])
  })

  it('admits on the eighteenth birthday and not a day before [AUT-010]', async () => {
    const test = platform()
    const { submit } = await checkout(await test.visitor(), 'signup')
    expect((await submit(signup({ birthDate: '2008-11-22' }))).status).toBe('invalid')
    expect((await submit(signup({ birthDate: '2008-11-21' }))).status).toBe('succeeded')
  })

  it('gives a name and an address to one guest only, in any case', async () => {
    const test = platform()
    const first = await checkout(await test.visitor(), 'signup')
    await first.submit(signup())
    const second = await checkout(await test.visitor(), 'signup')
    const taken = signup({ name: 'WANDERER', email: 'Wanderer@Vesper.test' })
    // Of the address nothing is reported as long as the rest of the form is wrong.
    expect(await second.submit(taken)).toEqual({ status: 'invalid', errors: { name: 'name-taken' } })
    expect(await second.submit({ ...taken, name: 'Roamer' } as CheckoutForm)).toEqual({
      status: 'invalid',
      errors: { email: 'email-taken' },
    })
  })

  it('makes one account where the form arrives twice at once, and answers both alike', async () => {
    const test = platform()
    const { submit } = await checkout(await test.visitor(), 'signup')
    const answers = await Promise.all([submit(signup()), submit(signup())])
    expect(answers).toEqual([{ status: 'succeeded' }, { status: 'succeeded' }])
    expect(await test.context.store.find(guests, 'byEmail', { prefix: [] })).toHaveLength(1)
  })

  it('stores the password only as a salted, slow hash', async () => {
    const test = platform()
    const [one, two] = [await test.member(), await test.member()]
    const hashes = [(await one.record()).passwordHash, (await two.record()).passwordHash]
    expect(JSON.stringify(hashes)).not.toContain(PASSWORD)
    expect(new Set(hashes).size).toBe(2)
  })

  it('welcomes the guest with free messages and a notification of them', async () => {
    const test = platform()
    const guest = await test.member(0, 'de')
    expect((await guest.record()).freeMessages).toBe(3)
    const { items } = await guest.ports.notifications.newest(5)
    expect(items[0]?.text).toBe('Willkommen, Guest 1. Deine ersten 3 Nachrichten sind geschenkt.')
  })
})

describe('logging in', () => {
  const login = (email: string, password: string): CheckoutForm => ({ kind: 'login', email, password })

  it('answers an unknown address as it answers a wrong password', async () => {
    const test = platform()
    const { email } = await (await test.member()).record()
    const { submit } = await checkout(await test.visitor(), 'login')
    const wrong = await submit(login(email ?? '', 'wrong password'))
    expect(wrong).toEqual({ status: 'invalid', errors: { password: 'credentials' } })
    expect(await submit(login('nobody@vesper.test', 'wrong password'))).toEqual(wrong)
  })

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

  it('is refused to a locked guest, who is informed only with the right password', async () => {
    const test = platform()
    const guest = await test.member()
    await guest.change({ isLocked: true })
    const { email } = await guest.record()
    const { submit } = await checkout(await test.visitor(), 'login')
    expect(await submit(login(email ?? '', 'wrong password'))).toMatchObject({ errors: { password: 'credentials' } })
    expect(await submit(login(email ?? '', PASSWORD))).toMatchObject({ errors: { form: 'locked' } })
  })

  it('reveals to no one by a lost password who has an account', async () => {
    const test = platform()
    const { email } = await (await test.member()).record()
    for (const address of [email ?? '', 'nobody@vesper.test']) {
      const { submit } = await checkout(await test.visitor(), 'pwdlost')
      expect(await submit({ kind: 'pwdlost', email: address })).toEqual({ status: 'sent' })
    }
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
    expect([await guest.balance(), (await guest.record()).isPayingCustomer]).toEqual([0, false])
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
    ['approve', 'succeeded', 'accepted', 'avsSet'],
    ['decline', 'declined', 'rejected', 'avsRejected'],
    ['delay', 'pending', 'pending', 'avsPending'],
  ] as const)('ends a check that was played as %s', async (outcome, status, avsStatus, reported) => {
    const test = platform()
    const guest = await test.member()
    const { submit } = await checkout(guest, 'avs')
    expect(await submit(prove('1990-05-04', outcome))).toEqual({ status })
    expect((await guest.record()).avsStatus).toBe(avsStatus)
    expect(test.reports.at(-1)).toMatchObject({ audience: guest.id, update: { type: reported } })
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
