import { describe, expect, it } from 'vitest'
import { PASSWORD, PLAIN, TestPlatform, type TestGuest } from '#test/support/world/test-platform'
import { sessions } from '@/adapters/backend/access/guest-records'

const DE = { countryCode: 'DE' }

const platform = () => new TestPlatform({ actors: 14, videos: 0 })

async function logIn(guest: TestGuest, email: string, password = PASSWORD) {
  const opened = await guest.ports.checkout.open('login', PLAIN)
  if (!opened.ok) throw new Error(opened.reason)
  const { id, flow, url } = opened.checkout
  const answer = await guest.sandbox.submit(id, url.split('#')[1] ?? '', { kind: 'login', email, password })
  const finish = (target = '/en/') => guest.ports.checkout.finish({ checkoutId: id, flow, redirectTo: null }, target)
  return { answer, finish, result: { checkoutId: id, flow, redirectTo: null } }
}

describe('a session', () => {
  it('is restored by the key of its device and is an anonymous guest’s at first [GUE-001]', async () => {
    const test = platform()
    const first = await test.platform.openSession(null, DE)
    expect(await test.platform.openSession(first.deviceKey, DE)).toEqual({
      deviceKey: first.deviceKey,
      accessToken: first.accessToken,
    })
    const ports = await test.platform.portsFor(first.accessToken, 'de')
    expect(await ports?.guest.current()).toMatchObject({ isLoggedIn: false, email: null, balance: 0 })
  })

  it('is another one for every device', async () => {
    const test = platform()
    const [one, two] = [await test.platform.openSession(null, DE), await test.platform.openSession(null, DE)]
    expect(new Set([one.accessToken, two.accessToken, one.deviceKey, two.deviceKey]).size).toBe(4)
  })

  it('never begins under a key that the platform has not drawn', async () => {
    const test = platform()
    for (const planted of ['aaaaaaaaaaaaaaaa', 'x'.repeat(200), '']) {
      const opened = await test.platform.openSession(planted, DE)
      expect(opened.deviceKey).not.toBe(planted)
    }
  })

  it('stores neither its key nor its token where the store can be read', async () => {
    const test = platform()
    const member = await test.member()
    const opened = await test.platform.openSession(member.deviceKey, DE)
    const stored = JSON.stringify(await test.context.store.find(sessions, 'byDevice', { prefix: [] }))
    expect(stored).toContain(member.caller.tokenHash())
    for (const secret of [opened.deviceKey, opened.accessToken]) expect(stored).not.toContain(secret)
    // Nor does the name a session is listed under, or a hash, open anything.
    for (const { id, tokenHash, deviceHash } of await test.context.store.find(sessions, 'byDevice', { prefix: [] })) {
      for (const known of [id, tokenHash, deviceHash]) {
        expect(await test.platform.portsFor(known, 'en')).toBeNull()
        expect((await test.platform.openSession(known, DE)).deviceKey).not.toBe(known)
      }
    }
  })

  it('gets a new key and a new token at login, and the old ones open nothing any more', async () => {
    const test = platform()
    const member = await test.member(40)
    const visitor = await test.visitor()
    const before = await test.platform.openSession(visitor.deviceKey, DE)
    const { answer, finish } = await logIn(visitor, (await member.record()).email ?? '')
    expect(answer).toEqual({ status: 'succeeded' })
    expect(await finish()).toEqual({ ok: true, url: '/en/' })
    expect(await test.platform.portsFor(before.accessToken, 'en')).toBeNull()
    expect(visitor.deviceKey).not.toBe(before.deviceKey)
    const after = await test.platform.openSession(visitor.deviceKey, DE)
    expect(after.accessToken).not.toBe(before.accessToken)
    const ports = await test.platform.portsFor(after.accessToken, 'en')
    expect(await ports?.guest.current()).toMatchObject({ id: member.id, isLoggedIn: true, balance: 40 })
  })

  it('starts over for a key that was replaced, but not before the device can have its new one', async () => {
    const test = platform()
    const member = await test.member()
    const visitor = await test.visitor()
    const old = visitor.deviceKey
    const { finish } = await logIn(visitor, (await member.record()).email ?? '')
    await finish()
    await expect(test.platform.openSession(old, DE)).rejects.toMatchObject({ code: 'session-expired' })
    await test.clock.pass(5_000)
    const anew = await test.platform.openSession(old, DE)
    expect([old, visitor.deviceKey]).not.toContain(anew.deviceKey)
    const ports = await test.platform.portsFor(anew.accessToken, 'en')
    expect((await ports?.guest.current())?.isLoggedIn).toBe(false)
  })

  it('is not taken over by a login that was never proved, nor by another device', async () => {
    const test = platform()
    const email = (await (await test.member()).record()).email ?? ''
    const visitor = await test.visitor()
    const wrong = await logIn(visitor, email, 'not the password')
    expect(await wrong.finish()).toEqual({ ok: false, reason: 'not-finished' })
    const stranger = await test.visitor()
    const { result } = await logIn(visitor, email)
    expect(await stranger.ports.checkout.finish(result, '/')).toMatchObject({ ok: false })
    expect((await stranger.ports.guest.current()).isLoggedIn).toBe(false)
  })

  it('ends at logout: token and key are dead and the device starts over', async () => {
    const test = platform()
    const member = await test.member()
    const before = await test.platform.openSession(member.deviceKey, DE)
    await member.ports.guest.logout()
    expect(await test.platform.portsFor(before.accessToken, 'en')).toBeNull()
    await expect(member.ports.guest.current()).rejects.toMatchObject({ code: 'session-expired' })
    await expect(test.platform.openSession(before.deviceKey, DE)).rejects.toMatchObject({ code: 'session-expired' })
    const after = await test.platform.openSession(member.deviceKey, DE)
    const ports = await test.platform.portsFor(after.accessToken, 'en')
    expect(await ports?.guest.current()).toMatchObject({ isLoggedIn: false, balance: 0 })
  })

  it('records its use every five minutes at most', async () => {
    const test = platform()
    const member = await test.member()
    const { accessToken } = await test.platform.openSession(member.deviceKey, DE)
    const used = async () => (await member.ports.guest.sessions())[0]?.usedAt
    const opened = await used()
    test.clock.sleep(299_999)
    await test.platform.portsFor(accessToken, 'en')
    expect(await used()).toBe(opened)
    test.clock.sleep(1)
    await test.platform.portsFor(accessToken, 'en')
    expect(await used()).toBe(test.clock.now())
  })

  it('of an account ends after its longest life, however often it is used; a visitor stays who they are', async () => {
    const test = platform()
    const [member, visitor] = [await test.member(), await test.visitor()]
    const session = await test.platform.openSession(member.deviceKey, DE)
    const other = await test.platform.openSession(visitor.deviceKey, DE)
    const isOpen = async ({ accessToken }: { accessToken: string }) =>
      (await test.platform.portsFor(accessToken, 'en')) !== null
    for (let day = 0; day < 364; day += 7) {
      test.clock.sleep(7 * 86_400_000)
      expect({ isSessionOpen: await isOpen(session), isOtherOpen: await isOpen(other) }).toEqual({
        isSessionOpen: true,
        isOtherOpen: true,
      })
    }
    test.clock.sleep(86_400_000)
    expect({ isSessionOpen: await isOpen(session), isOtherOpen: await isOpen(other) }).toEqual({
      isSessionOpen: false,
      isOtherOpen: true,
    })
    const after = await test.platform.openSession(member.deviceKey, DE)
    expect(await (await test.platform.portsFor(after.accessToken, 'en'))?.guest.current()).toMatchObject({
      isLoggedIn: false,
    })
  })

  it('is one of at most twenty of its guest: the oldest ends', async () => {
    const test = platform()
    const member = await test.member()
    const email = (await member.record()).email ?? ''
    for (let iteration = 0; iteration < 20; iteration += 1) {
      test.clock.sleep(1)
      const { finish } = await logIn(await test.visitor(), email)
      await finish()
    }
    await expect(member.ports.guest.current()).rejects.toMatchObject({ code: 'session-expired' })
    const listed = await test.context.store.find(sessions, 'byGuest', { prefix: [member.id] })
    expect(listed).toHaveLength(20)
  })

  it('leads only to pages of the product after login', async () => {
    const test = platform()
    const email = (await (await test.member()).record()).email ?? ''
    const targets = ['https://elsewhere.test/', '//elsewhere.test', '/\\elsewhere.test', 'javascript:alert(1)']
    for (const target of [...targets, '/\t/elsewhere.test', '/\n/elsewhere.test', '/.//elsewhere.test']) {
      const { finish } = await logIn(await test.visitor(), email)
      expect(await finish(target)).toEqual({ ok: true, url: '/' })
    }
  })
})
