import { describe, expect, it } from 'vitest'
import { PASSWORD, PLAIN, TestPlatform, type TestGuest } from '#test/support/world/test-platform'
import { forgetAttempts, loginAttempts } from '@/adapters/backend/access/login-attempts'
import type { CheckoutAnswer } from '@/application/payments/checkout-service'

const TOO_MANY = { status: 'invalid', errors: { form: 'too-many-attempts' } }
const WRONG = { status: 'invalid', errors: { password: 'credentials' } }
const RIGHT = { status: 'succeeded' }

const STRANGER = '203.0.113.1'
const HOME = '198.51.100.7'

const platform = () => new TestPlatform({ actors: 14, videos: 0 })

const emailOf = async (guest: TestGuest): Promise<string> => (await guest.record()).email ?? ''

const turnOfLoop = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** Tries a password in a checkout of its own, from an address. Time does not pass. */
async function attempt(
  test: TestPlatform,
  guest: TestGuest,
  address: string,
  email: string,
  password: string,
): Promise<CheckoutAnswer> {
  const opened = await guest.ports.checkout.open('login', PLAIN)
  if (!opened.ok) throw new Error(opened.reason)
  const { id, url } = opened.checkout
  const service = test.platform.checkoutFor({ deviceKey: guest.deviceKey, address })
  return service.submit(id, url.split('#')[1] ?? '', { kind: 'login', email, password })
}

/** The same from a device of its own, until it is answered; how long that took, ms. */
async function tryFrom(test: TestPlatform, address: string, email: string, password = 'wrong password') {
  const from = test.clock.now()
  const state = { isDone: false }
  const answering = attempt(test, await test.visitor(), address, email, password).finally(() => {
    state.isDone = true
  })
  while (!state.isDone) {
    if (test.clock.isAwaited) await test.clock.pass(50)
    else await turnOfLoop()
  }
  return { answer: await answering, took: test.clock.now() - from }
}

/** Wrong passwords from so many networks, two of each. */
async function attack(test: TestPlatform, email: string, networks: number): Promise<void> {
  for (let at = 0; at < networks; at += 1)
    for (let iteration = 0; iteration < 2; iteration += 1) await tryFrom(test, `192.0.2.${at}`, email)
}

/** The member's device after they logged out: another key, and known to the account. */
async function afterLogout(test: TestPlatform, member: TestGuest): Promise<TestGuest> {
  await member.ports.guest.logout()
  return test.guestAt(member.deviceKey)
}

describe('wrong passwords', () => {
  it('of strangers lock no one out who comes from elsewhere: the right password gets through', async () => {
    const test = platform()
    const email = await emailOf(await test.member())
    for (let iteration = 0; iteration < 12; iteration += 1) await tryFrom(test, STRANGER, email)
    expect((await tryFrom(test, STRANGER, email, PASSWORD)).answer).toEqual(TOO_MANY)
    expect((await tryFrom(test, HOME, email, PASSWORD)).answer).toEqual(RIGHT)
  })

  it('of strangers do not even slow a device that was logged in to the account before', async () => {
    const test = platform()
    const member = await test.member()
    const email = await emailOf(member)
    const known = await afterLogout(test, member)
    await attack(test, email, 30)
    const from = test.clock.now()
    expect(await attempt(test, known, STRANGER, email, 'wrong password')).toEqual(WRONG)
    expect(await attempt(test, known, STRANGER, email, PASSWORD)).toEqual(RIGHT)
    expect(test.clock.now()).toBe(from)
  })

  it('are ten of one device too, although it is known', async () => {
    const test = platform()
    const member = await test.member()
    const email = await emailOf(member)
    const known = await afterLogout(test, member)
    for (let iteration = 0; iteration < 10; iteration += 1)
      expect(await attempt(test, known, HOME, email, 'wrong password')).toEqual(WRONG)
    expect(await attempt(test, known, HOME, email, PASSWORD)).toEqual(TOO_MANY)
    await test.clock.pass(15 * 60_000)
    expect(await attempt(test, known, HOME, email, PASSWORD)).toEqual(RIGHT)
  })

  it('make a device that is known to one account known to no other', async () => {
    const test = platform()
    const known = await afterLogout(test, await test.member())
    const other = await emailOf(await test.member())
    for (let iteration = 0; iteration < 10; iteration += 1) await tryFrom(test, STRANGER, other)
    expect(await attempt(test, known, STRANGER, other, PASSWORD)).toEqual(TOO_MANY)
  })

  it('from many networks slow all unknown devices down, four seconds at most', async () => {
    const test = platform()
    const email = await emailOf(await test.member())
    await attack(test, email, 30)
    const { answer, took } = await tryFrom(test, HOME, email, PASSWORD)
    expect(answer).toEqual(RIGHT)
    expect(took).toBeGreaterThanOrEqual(4_000)
    expect(took).toBeLessThanOrEqual(4_050)
  })

  it('at many accounts from one network are thirty', async () => {
    const test = platform()
    const email = await emailOf(await test.member())
    for (let iteration = 0; iteration < 30; iteration += 1)
      expect((await tryFrom(test, STRANGER, `guest${iteration}@elsewhere.test`)).answer).toEqual(WRONG)
    expect((await tryFrom(test, STRANGER, email, PASSWORD)).answer).toEqual(TOO_MANY)
    expect((await tryFrom(test, HOME, email, PASSWORD)).answer).toEqual(RIGHT)
  })

  it('let one request of an origin wait, and no more', async () => {
    const test = platform()
    const email = await emailOf(await test.member())
    await attack(test, email, 7)
    const answers: CheckoutAnswer[] = []
    const visitors = [await test.visitor(), await test.visitor(), await test.visitor()]
    const all = visitors.map(async (visitor) => {
      answers.push(await attempt(test, visitor, STRANGER, email, 'wrong password'))
    })
    // Hashing takes as long as the machine needs: the two that are refused are awaited, then the one that waits for the clock.
    await expect.poll(() => answers.length, { timeout: 60_000 }).toBe(2)
    await expect.poll(() => test.clock.isAwaited, { timeout: 60_000 }).toBe(true)
    expect(answers).toEqual([TOO_MANY, TOO_MANY])
    await test.clock.pass(4_000)
    await Promise.all(all)
    expect(answers).toEqual([TOO_MANY, TOO_MANY, WRONG])
  })

  it('are counted, slowed and refused alike for an account that does not exist', async () => {
    const [one, other] = [platform(), platform()]
    const real = await emailOf(await one.member())
    await other.member()
    const course = async (test: TestPlatform, email: string) => {
      const steps = []
      for (let at = 0; at < 14; at += 1) steps.push(await tryFrom(test, at < 12 ? STRANGER : `192.0.2.${at}`, email))
      return steps
    }
    expect(await course(other, 'nobody@vesper.test')).toEqual(await course(one, real))
  })

  it('are made up for by the right one', async () => {
    const test = platform()
    const email = await emailOf(await test.member())
    for (let iteration = 0; iteration < 9; iteration += 1) await tryFrom(test, HOME, email)
    expect((await tryFrom(test, HOME, email, PASSWORD)).answer).toEqual(RIGHT)
    expect((await tryFrom(test, HOME, email)).answer).toEqual(WRONG)
  })

  it('are stored without e-mail and address, and not for longer than they count', async () => {
    const test = platform()
    const email = await emailOf(await test.member())
    // The mail of the sign-up is counted as well.
    const before = await test.context.store.count(loginAttempts, 'byUntil', [])
    await tryFrom(test, STRANGER, email)
    const stored = await test.context.store.find(loginAttempts, 'byUntil', { prefix: [] })
    expect(stored).toHaveLength(before + 3)
    expect(JSON.stringify(stored)).not.toContain(email)
    expect(JSON.stringify(stored)).not.toContain(STRANGER)
    await forgetAttempts(test.context)
    expect(await test.context.store.find(loginAttempts, 'byUntil', { prefix: [] })).toHaveLength(before + 3)
    test.clock.sleep(15 * 60_000)
    await forgetAttempts(test.context)
    expect(await test.context.store.find(loginAttempts, 'byUntil', { prefix: [] })).toEqual([])
  })
})
