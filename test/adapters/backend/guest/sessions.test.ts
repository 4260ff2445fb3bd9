import { describe, expect, it } from 'vitest'
import { PASSWORD, PLAIN, TestPlatform } from '#test/support/world/test-platform'

async function logIn(test: TestPlatform, token: string, email: string, password = PASSWORD) {
  const ports = test.platform.portsOf({ token: () => token, language: () => 'en' })
  const opened = await ports.checkout.open('login', PLAIN)
  if (!opened.ok) throw new Error(opened.reason)
  const { id, flow, url } = opened.checkout
  const answer = await test.platform.checkoutService.submit(id, url.split('#')[1] ?? '', {
    kind: 'login',
    email,
    password,
  })
  return { answer, finish: () => ports.checkout.finish({ checkoutId: id, flow, redirectTo: null }, '/en/') }
}

describe('a session', () => {
  it('is restored by the key of its device and is an anonymous guest’s at first [GUE-001]', async () => {
    const test = new TestPlatform({ actors: 14, videos: 0 })
    const first = await test.platform.openSession(null, 'DE')
    expect(await test.platform.openSession(first.deviceKey, 'DE')).toMatchObject(first)
    const ports = await test.platform.portsFor(first.accessToken, 'de')
    expect(await ports?.guest.current()).toMatchObject({ isLoggedIn: false, email: null, balance: 0 })
  })

  it('is another one for every device', async () => {
    const test = new TestPlatform({ actors: 14, videos: 0 })
    const [one, two] = [await test.platform.openSession(null, 'DE'), await test.platform.openSession(null, 'DE')]
    expect(new Set([one.accessToken, two.accessToken, one.deviceKey, two.deviceKey]).size).toBe(4)
  })

  it('gets a new token at login, and the old one opens nothing any more', async () => {
    const test = new TestPlatform({ actors: 14, videos: 0 })
    const member = await test.member(40)
    const { email } = await member.record()
    const visitor = await test.platform.openSession(null, 'DE')
    const { answer, finish } = await logIn(test, visitor.accessToken, email ?? '')
    expect(answer).toEqual({ status: 'succeeded' })
    expect(await finish()).toEqual({ ok: true, url: '/en/' })
    expect(await test.platform.portsFor(visitor.accessToken, 'en')).toBeNull()
    const after = await test.platform.openSession(visitor.deviceKey, 'DE')
    expect(after.accessToken).not.toBe(visitor.accessToken)
    const ports = await test.platform.portsFor(after.accessToken, 'en')
    expect(await ports?.guest.current()).toMatchObject({ id: member.id, isLoggedIn: true, balance: 40 })
  })

  it('is not taken over by a login that was never proved, nor by another device', async () => {
    const test = new TestPlatform({ actors: 14, videos: 0 })
    const { email } = await (await test.member()).record()
    const visitor = await test.platform.openSession(null, 'DE')
    const wrong = await logIn(test, visitor.accessToken, email ?? '', 'not the password')
    expect(await wrong.finish()).toEqual({ ok: false, reason: 'not-finished' })
    const stranger = await test.visitor()
    const ports = test.platform.portsOf({ token: () => visitor.accessToken, language: () => 'en' })
    const opened = await ports.checkout.open('login', PLAIN)
    if (!opened.ok) throw new Error(opened.reason)
    const { id, flow, url } = opened.checkout
    await test.platform.checkoutService.submit(id, url.split('#')[1] ?? '', {
      kind: 'login',
      email: email ?? '',
      password: PASSWORD,
    })
    expect(await stranger.ports.checkout.finish({ checkoutId: id, flow, redirectTo: null }, '/')).toMatchObject({
      ok: false,
    })
    expect((await stranger.ports.guest.current()).isLoggedIn).toBe(false)
  })

  it('ends at logout: the token is dead and the device begins anew', async () => {
    const test = new TestPlatform({ actors: 14, videos: 0 })
    const member = await test.member()
    const token = member.caller.token() ?? ''
    await member.ports.guest.logout()
    expect(await test.platform.portsFor(token, 'en')).toBeNull()
    await expect(member.ports.guest.current()).rejects.toMatchObject({ code: 'session-expired' })
    const again = await test.platform.openSession(member.deviceKey, 'DE')
    expect(again.accessToken).not.toBe(token)
  })

  it('leads only to pages of the product after login', async () => {
    const test = new TestPlatform({ actors: 14, videos: 0 })
    const { email } = await (await test.member()).record()
    for (const target of ['https://elsewhere.test/', '//elsewhere.test', '/\\elsewhere.test', 'javascript:alert(1)']) {
      const visitor = await test.platform.openSession(null, 'DE')
      const ports = test.platform.portsOf({ token: () => visitor.accessToken, language: () => 'en' })
      const opened = await ports.checkout.open('login', PLAIN)
      if (!opened.ok) throw new Error(opened.reason)
      const { id, flow, url } = opened.checkout
      await test.platform.checkoutService.submit(id, url.split('#')[1] ?? '', {
        kind: 'login',
        email: email ?? '',
        password: PASSWORD,
      })
      expect(await ports.checkout.finish({ checkoutId: id, flow, redirectTo: null }, target)).toEqual({
        ok: true,
        url: '/',
      })
    }
  })
})
