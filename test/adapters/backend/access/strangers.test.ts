import { describe, expect, it } from 'vitest'
import { PASSWORD, PLAIN, TestPlatform, type TestGuest } from '#test/support/world/test-platform'
import { accessRules } from '@/adapters/backend/access/access-rules'
import { passwordMatches } from '@/adapters/backend/access/password'
import { BackendPlatform } from '@/adapters/backend/assembly/backend-platform'
import { rulesOf } from '@/adapters/backend/assembly/platform-rules'
import { Scheduler } from '@/adapters/backend/assembly/scheduler'
import { mediaRules } from '@/adapters/backend/media/media-rules'
import { checkouts, MAX_CHECKOUTS } from '@/adapters/backend/payments/checkout-records'
import { CHECKOUT_AGE } from '@/adapters/backend/payments/forget-checkouts'
import { REQUEST_AGE } from '@/adapters/backend/support/forget-requests'
import { supportRequests } from '@/adapters/backend/support/support-records'
import { tracks } from '@/adapters/backend/tracking/backend-tracking'
import { TRACK_AGE } from '@/adapters/backend/tracking/forget-tracks'
import type { CheckoutForm } from '@/application/payments/checkout-service'
import { codeOf } from '@/application/errors/code-of'
import { LOGIN_WINDOW } from '@/domain/access/login-limits'
import { asId, type ActorId, type IdempotencyKey } from '@/domain/ids'

const NETWORK = '203.0.113.7'
const platform = () => new TestPlatform({ actors: 14, videos: 0 })
const strangerOf = (test: TestPlatform, address: string): Promise<TestGuest> => test.visitor('en', 'NL', address)
const key = (text: string) => asId<IdempotencyKey>(text)

async function run(test: TestPlatform): Promise<void> {
  await new Scheduler(test.context, (error) => {
    throw error
  }).runOnce()
}

async function signUp(test: TestPlatform, rest: Partial<Extract<CheckoutForm, { kind: 'signup' }>>, address = NETWORK) {
  const guest = await strangerOf(test, address)
  const opened = await guest.ports.checkout.open('signup', PLAIN)
  if (!opened.ok) throw new Error(opened.reason)
  const { id, url } = opened.checkout
  const form = { name: 'Wanderer', email: 'wanderer@vesper.test', password: PASSWORD, birthDate: '1988-02-29' }
  return guest.sandbox.submit(id, url.split('#')[1] ?? '', { kind: 'signup', acceptTerms: true, ...form, ...rest })
}

describe('what strangers can cause is counted by their network, not by their sessions, which are free', () => {
  it('writes to ten addresses that a network requests, however many sessions it opens [GUE-027]', async () => {
    const test = platform()
    const answers = []
    for (let at = 0; at < 12; at++) {
      const { ports, id } = await strangerOf(test, NETWORK)
      answers.push((await ports.newsletters.subscribe('vip-club', id, `stranger${at}@example.org`)).data.reason)
    }
    expect(answers).toEqual([...Array.from({ length: 10 }, () => null), 'too-many-mails', 'too-many-mails'])
    const other = await strangerOf(test, '203.0.113.8')
    const answer = await other.ports.newsletters.subscribe('vip-club', other.id, 'another@example.org')
    expect(answer.data.reason).toBeNull()
  })

  it('takes ten requests an hour to the operator of one network, goes on taking those of others, and removes them after their age', async () => {
    const test = platform()
    const send = async (address: string, at: number) => {
      const { ports } = await strangerOf(test, address)
      const request = {
        topic: 'other',
        email: 'a@example.org',
        text: 'A text that is long enough.',
        about: null,
      } as const
      const answer = await ports.support.send(request, key(`request ${at}`))
      return answer.ok ? 'ok' : answer.reason
    }
    const answers = []
    for (let at = 0; at < 11; at++) answers.push(await send(NETWORK, at))
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 'ok'), 'too-many'])
    expect(await send('203.0.113.8', 12)).toBe('ok')
    const stored = () => test.context.store.count(supportRequests, 'newest', [])
    test.clock.sleep(REQUEST_AGE - 1)
    await run(test)
    expect(await stored()).toBe(11)
    test.clock.sleep(1)
    await run(test)
    expect(await stored()).toBe(0)
  })

  it('stores ten reports a minute of one network, removes them after their age, and checkouts that are over as well', async () => {
    const test = platform()
    for (let at = 0; at < 4; at++) {
      const { ports } = await strangerOf(test, NETWORK)
      for (let report = 0; report < 5; report++) ports.logger.error('x', `${report}`)
      await ports.checkout.open('signup', PLAIN)
    }
    await (await test.member()).ports.checkout.open('avs', PLAIN)
    const count = () => test.context.store.count(tracks, 'byTime', [])
    const opened = () => test.context.store.count(checkouts, 'byGuest', [])
    await expect.poll(count).toBe(10)
    expect(await opened()).toBe(6)
    test.clock.sleep(CHECKOUT_AGE)
    await run(test)
    expect({ count: await count(), opened: await opened() }).toEqual({ count: 10, opened: 0 })
    test.clock.sleep(TRACK_AGE - CHECKOUT_AGE)
    await run(test)
    expect(await count()).toBe(0)
  })

  it('opens as many checkouts for strangers of one network within a quarter of an hour as its accounts may have, and goes on for members and other networks', async () => {
    const test = platform()
    const { accountsPerNetwork } = test.context.rules.of(accessRules)
    const open = async (address: string): Promise<string> => {
      const { ports } = await strangerOf(test, address)
      return ports.checkout.open('login', PLAIN).then(
        ({ ok }) => String(ok),
        (error: unknown) => codeOf(error),
      )
    }
    const known = await strangerOf(test, NETWORK)
    await known.change({ email: 'known@vesper.test', name: 'Known' })
    const most = MAX_CHECKOUTS * accountsPerNetwork
    const answers = []
    for (let at = 0; at < most + 2; at++) answers.push(await open(NETWORK))
    expect(answers).toEqual([...Array.from({ length: most }, () => 'true'), 'rate-limited', 'rate-limited'])
    expect(await test.context.store.count(checkouts, 'byGuest', [])).toBe(most)
    expect((await known.ports.checkout.open('moneycharge', PLAIN)).ok).toBe(true)
    expect(await open('203.0.113.8')).toBe('true')
    test.clock.sleep(LOGIN_WINDOW)
    expect(await open(NETWORK)).toBe('true')
  })

  it('stores no more than ten checkouts of a guest that led to nothing, and retains what succeeded', async () => {
    const test = platform()
    const { ports, id } = await test.member()
    const succeeded = async () =>
      (await test.context.store.find(checkouts, 'byGuest', { prefix: [id] })).filter(
        ({ status }) => status === 'succeeded',
      ).length
    const before = await succeeded()
    const bought = await ports.checkout.open('moneycharge', PLAIN)
    if (!bought.ok) throw new Error(bought.reason)
    await test.context.store.transaction(async (tx) => {
      const record = await tx.get(checkouts, bought.checkout.id)
      if (record !== undefined) await tx.put(checkouts, { ...record, status: 'succeeded' })
    })
    const opened = []
    for (let at = 0; at < MAX_CHECKOUTS + 5; at++) {
      test.clock.sleep(1_000)
      const answer = await ports.checkout.open('moneycharge', PLAIN)
      opened.push(answer.ok ? answer.checkout.id : answer.reason)
    }
    const stored = await test.context.store.find(checkouts, 'byGuest', { prefix: [id] })
    const open = stored.filter(({ status }) => status === 'open').map((record) => record.id)
    expect(open).toEqual(opened.slice(-MAX_CHECKOUTS).toReversed())
    expect(await succeeded()).toBe(before + 1)
  })

  it('mails ten confirmations of a sign-up for a network, opens twenty accounts, and goes on opening those of others', async () => {
    const test = platform()
    const signUpNumber = (at: number, address = NETWORK) =>
      signUp(test, { name: `Wanderer ${at}`, email: `wanderer${at}@example.org` }, address)
    const answers = []
    for (let at = 0; at < 21; at++) answers.push((await signUpNumber(at)).status)
    expect(answers).toEqual([...Array.from({ length: 20 }, () => 'succeeded'), 'invalid'])
    expect(await signUpNumber(21)).toEqual({ status: 'invalid', errors: { form: 'too-many-attempts' } })
    expect((await signUpNumber(22, '203.0.113.8')).status).toBe('succeeded')
    await run(test)
    expect(test.mailer.sent.map(({ to }) => to).toSorted()).toEqual(
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 22].map((at) => `wanderer${at}@example.org`).toSorted(),
    )
    test.clock.sleep(15 * 60_000)
    expect((await signUpNumber(23)).status).toBe('succeeded')
  })

  it('reports to a network the addresses of no more than thirty accounts [AUT-010]', async () => {
    const test = platform()
    const emails: string[] = []
    for (let at = 0; at < 31; at++) emails.push((await (await test.member()).record()).email ?? '')
    const errors = []
    for (const email of emails) {
      const answer = await signUp(test, { email })
      errors.push(answer.status === 'invalid' ? Object.values(answer.errors)[0] : answer.status)
    }
    expect(errors).toEqual([...Array.from({ length: 30 }, () => 'email-taken'), 'too-many-attempts'])
  })
})

describe('a password', () => {
  it('that everybody tries, or that is the name of its guest, opens no account', async () => {
    const test = platform()
    for (const password of ['1234567890', 'qwertyuiop', 'Password12', '          ', 'Wanderer12']) {
      const answer = await signUp(test, { password })
      expect(answer).toEqual({ status: 'invalid', errors: { password: 'password-easy' } })
    }
  })

  it('is hashed again at the next login where more rounds are wanted than it was hashed with', async () => {
    const test = platform()
    const guest = await test.member()
    const visitor = await test.visitor()
    const opened = await visitor.ports.checkout.open('login', PLAIN)
    if (!opened.ok) throw new Error(opened.reason)
    const { id, url } = opened.checkout
    const media = test.context.rules.of(mediaRules)
    const rules = rulesOf({ access: { passwordIterations: 3 }, media })
    const later = new BackendPlatform({ ...test.context, rules })
    const service = later.checkoutFor({ deviceKey: visitor.deviceKey, address: null })
    const { email, passwordHash: before } = await guest.record()
    const form = { kind: 'login', email: email ?? '', password: PASSWORD } as const
    expect((await service.submit(id, url.split('#')[1] ?? '', form)).status).toBe('succeeded')
    const { passwordHash: after } = await guest.record()
    expect({ iterationsBefore: before?.split('.')[0], iterationsAfter: after?.split('.')[0] }).toEqual({
      iterationsBefore: '1',
      iterationsAfter: '3',
    })
    expect(await passwordMatches(PASSWORD, after ?? '')).toBe(true)
  })
})

describe('the pin of an actor', () => {
  it('is not looked at after five wrong ones of a guest, nor after fifty of all: the answer is that of a wrong one [CHA-038]', async () => {
    const test = platform()
    const { prices } = await test.actor('2')
    const state = { isOnline: true, isBusy: true, isVoyeurInSingleChatAllowed: true, isCurrentlyTicketShow: false }
    await test.setActor('2', { prices: { ...prices, voyeur: 6 }, voyeurPin: '1234', state })
    let tries = 0
    const enter = async ({ ports }: TestGuest, pin: string) => {
      const request = { actorId: asId<ActorId>('2'), mode: 'voyeur', useVoucher: false, stopAt: null } as const
      const agreedPrice = 1_000_000
      const answer = await ports.chat.startChat({ ...request, agreedPrice, pin, key: key(`try ${++tries}`) })
      return answer.ok ? 'ok' : answer.reason
    }
    for (let at = 0; at < 10; at++) {
      const guest = await test.member(100)
      for (let wrong = 0; wrong < 5; wrong++) expect(await enter(guest, '0000')).toBe('wrong-pin')
      expect(await enter(guest, '1234')).toBe('wrong-pin')
    }
    const other = await test.member(100)
    expect(await enter(other, '1234')).toBe('wrong-pin')
    test.clock.sleep(15 * 60_000)
    expect(await enter(other, '1234')).toBe('ok')
  })
})
