import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PASSWORD, PLAIN, TestPlatform, type TestGuest } from '#test/support/world/test-platform'
import type { OpenedSession } from '@/application/platform/platform'
import type { GuestId } from '@/domain/ids'

const DE = { countryCode: 'DE' }

const turns = async (count: number): Promise<void> => {
  for (let iteration = 0; iteration < count; iteration += 1) await new Promise((resolve) => setImmediate(resolve))
}

/** A person who knows the key of a device, and with it the token, from before its guest logged in. */
class Attacker {
  /** Every guest any of their keys and tokens has ever led to. */
  readonly seen = new Set<GuestId>()
  /** What they knew at first and what they were given last. */
  private known: readonly string[]

  constructor(
    private readonly test: TestPlatform,
    { deviceKey, accessToken }: OpenedSession,
  ) {
    this.known = [deviceKey, accessToken]
  }

  /** Tries everything there is with all they know, as key and as token. */
  async tryAll(): Promise<void> {
    for (const secret of this.known) {
      const opened = await this.test.platform.openSession(secret, DE).catch(() => null)
      if (opened !== null) this.register(opened)
    }
    for (const secret of this.known) await this.use(secret)
  }

  private register({ deviceKey, accessToken }: OpenedSession): void {
    const [first = '', second = '', ...later] = this.known
    const more = [...later, deviceKey, accessToken].filter((secret) => secret !== first && secret !== second)
    this.known = [first, second, ...new Set(more.slice(-4))]
  }

  private async use(token: string): Promise<void> {
    const given: (OpenedSession | null | undefined)[] = []
    const ports = await this.test.platform.portsFor(token, 'en', ({ device }) => given.push(device))
    if (ports === null) return
    const guest = await ports.guest.current().catch(() => null)
    if (guest !== null) this.seen.add(guest.id)
    await ports.guest.sessions().catch(() => null)
    const opened = await ports.checkout.open('login', PLAIN).catch(() => null)
    if (opened?.ok === true) {
      const { id, flow } = opened.checkout
      await ports.checkout.finish({ checkoutId: id, flow, redirectTo: null }, '/').catch(() => null)
    }
    for (const device of given) if (device) this.register(device)
  }
}

/** A browser whose key an attacker knows, and an account to log in to. */
async function plantedDevice() {
  const test = new TestPlatform({ actors: 14, videos: 0 })
  const member = await test.member(40)
  const planted = await test.platform.openSession(null, DE)
  const victim = await test.guestAt(planted.deviceKey)
  return { test, member, victim, attacker: new Attacker(test, planted), email: (await member.record()).email ?? '' }
}

/** The steps of a login and a logout, each on its own. */
async function* steps(test: TestPlatform, victim: TestGuest, email: string): AsyncGenerator<TestGuest> {
  // Who knows the key can open so many checkouts that the one of the guest gives way; then the guest logs in again.
  for (let isLoggedIn = false; !isLoggedIn;) {
    const opened = await victim.ports.checkout.open('login', PLAIN)
    if (!opened.ok) throw new Error(opened.reason)
    const { id, flow, url } = opened.checkout
    const secret = url.split('#')[1] ?? ''
    yield victim
    await victim.sandbox.sheet(id, secret)
    yield victim
    await victim.sandbox.submit(id, secret, { kind: 'login', email, password: PASSWORD })
    yield victim
    const done = await victim.ports.checkout.finish({ checkoutId: id, flow, redirectTo: null }, '/')
    if (!done.ok && done.reason !== 'not-finished') throw new Error(done.reason)
    isLoggedIn = done.ok
    yield victim
  }
  const member = await test.guestAt(victim.deviceKey)
  yield member
  await member.ports.guest.balance()
  yield member
  await member.ports.guest.logout()
  yield member
}

describe('who knows the key of a device from before a login', () => {
  it('never gets the session of the guest who logs in, with any attempt between the steps', async () => {
    const { test, member, victim, attacker, email } = await plantedDevice()
    await attacker.tryAll()
    for await (const current of steps(test, victim, email)) {
      await attacker.tryAll()
      test.clock.sleep(3_000)
      await attacker.tryAll()
      expect(attacker.seen.has(member.id)).toBe(false)
      expect(current.id).toBeDefined()
    }
    expect(attacker.seen.size).toBeGreaterThan(0)
  })

  it('never gets it in a race with a step either', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat(12), { minLength: 4, maxLength: 12 }),
        fc.nat(12),
        fc.boolean(),
        async (attacks, pause, sleeps) => {
          const { test, member, victim, attacker, email } = await plantedDevice()
          let reached = victim
          const living = (async () => {
            for await (const current of steps(test, victim, email)) {
              reached = current
              await turns(pause)
            }
          })()
          const attacking = attacks.map(async (wait) => {
            await turns(wait * 3)
            if (sleeps) test.clock.sleep(2_500)
            await attacker.tryAll()
          })
          await Promise.all([living, ...attacking])
          await attacker.tryAll()
          expect(reached.id).toBe(member.id)
          expect(attacker.seen.has(member.id)).toBe(false)
        },
      ),
      { numRuns: 25 },
    )
  })

  it('gives the guest no account of their own either: the device retains what it had', async () => {
    const { test, victim } = await plantedDevice()
    const other = await test.guestAt(victim.deviceKey)
    const thiefs = await test.member()
    const opened = await other.ports.checkout.open('login', PLAIN)
    if (!opened.ok) throw new Error(opened.reason)
    const { id, flow, url } = opened.checkout
    const form = { kind: 'login', email: (await thiefs.record()).email ?? '', password: PASSWORD } as const
    const before = victim.deviceKey
    await other.sandbox.submit(id, url.split('#')[1] ?? '', form)
    await other.ports.checkout.finish({ checkoutId: id, flow, redirectTo: null }, '/')
    test.clock.sleep(5_000)
    const guest = await test.guestAt(before)
    expect((await guest.ports.guest.current()).isLoggedIn).toBe(false)
  })
})
