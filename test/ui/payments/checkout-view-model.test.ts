import * as fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { readConfiguration } from '@/adapters/wire/configuration/read-configuration'
import { AnswerConsent } from '@/application/consent/answer-consent'
import type { GuestGateway } from '@/application/guest/guest-gateway'
import { OpenSession } from '@/application/guest/open-session'
import type { CheckoutGateway, CheckoutResult, FinishRefusal } from '@/application/payments/checkout-gateway'
import { FinishSignIn } from '@/application/payments/finish-sign-in'
import { OpenCheckout } from '@/application/payments/open-checkout'
import { PENDING_LOGIN_ACTION_KEY, type PendingLoginAction } from '@/domain/access/pending-login-action'
import { asId, type CheckoutId } from '@/domain/ids'
import type { PaymentFlow } from '@/domain/payments/flows'
import { ConsentViewModel } from '@/ui/consent/consent-view-model'
import type { PendingActions } from '@/ui/access/pending-actions'
import { CheckoutViewModel } from '@/ui/payments/checkout-view-model'
import type { LogoutViewModel } from '@/ui/guest/logout-view-model'
import { Toasts } from '@/ui/base/toasts'
import { loadCatalog } from '@/ui/app/catalogs/load-catalog'
import { Texts } from '@/ui/texts/texts'
import { FakeClock, FakeLive, FakeLogger, FakeStorage, guestWith, portOf, settled } from '#test/support/ui/doubles'
import { guestOver } from '#test/support/ui/guest'
import { ORIGIN, QuietPage } from '#test/support/ui/quiet-page'

const ID = asId<CheckoutId>('checkout-1')

async function setup(isLoggedIn = false, settings: object = {}) {
  const live = new FakeLive()
  const logger = new FakeLogger()
  const storage = new FakeStorage()
  const page = new QuietPage()
  const toasts = new Toasts()
  const finished: CheckoutResult[] = []
  const requests: { flow: PaymentFlow; tracking: boolean }[] = []
  let refusal: FinishRefusal | null = null
  let loginFirst = false
  let host = ORIGIN
  let next = '/en/cams/'
  const gateway = portOf<CheckoutGateway>({
    open: async (flow, options) => {
      requests.push({ flow, tracking: options.enableTracking })
      if (loginFirst && flow !== 'signup') return { ok: false, reason: 'login-required' }
      return { ok: true, checkout: { id: ID, flow, url: `${host}/checkout.html?id=${ID}` } }
    },
    finish: async (result) => {
      finished.push(result)
      return refusal === null ? { ok: true, url: next } : { ok: false, reason: refusal }
    },
  })
  let who = guestWith({ isLoggedIn, email: isLoggedIn ? 'robin@example.org' : null })
  const guests = portOf<GuestGateway>({ open: async () => who })
  const guest = guestOver(guests, live)
  await guest.open('en')
  who = guestWith()
  const done: PendingLoginAction[] = []
  const pending = portOf<PendingActions>({ perform: (action) => void done.push(action) })
  const clock = new FakeClock()
  const consent = new ConsentViewModel(storage, clock, new AnswerConsent(storage, clock))
  const configuration = readConfiguration(settings)
  const checkout = new CheckoutViewModel(
    new OpenCheckout(gateway, storage),
    new FinishSignIn(gateway, new OpenSession(guests, live), storage),
    live,
    logger,
    configuration,
    consent,
    guest,
    new Texts(loadCatalog),
    pending,
    toasts,
    page,
    clock,
    portOf<LogoutViewModel>({ logOut: async () => void page.did.push('log out') }),
  )
  checkout.start()
  const send = (action: string, value: string, params: Record<string, string> = {}, from = ORIGIN, id: string = ID) =>
    checkout.receive(from, { id, action, value, params })
  return {
    live,
    logger,
    storage,
    page,
    toasts,
    finished,
    requested: requests,
    guest,
    done,
    consent,
    checkout,
    send,
    moveCheckoutTo: (origin: string) => {
      host = origin
    },
    clock,
    leadTo: (url: string) => {
      next = url
    },
    requireLogin: () => {
      loginFirst = true
    },
    refuse: (reason: FinishRefusal = 'not-finished') => {
      refusal = reason
    },
  }
}

let it1: Awaited<ReturnType<typeof setup>>
beforeEach(async () => {
  it1 = await setup()
})

describe('the frame around the checkout', () => {
  it('ignores and logs messages of another origin, with a wrong id or an unknown action [PAY-079][PAY-080][PAY-081][PAY-082]', async () => {
    const { checkout, send, logger, finished } = it1
    await checkout.open('signup', {}, null)
    send('message', 'success', { flow: 'signup' }, 'https://elsewhere.example')
    send('message', 'success', { flow: 'signup' }, ORIGIN, 'checkout-2')
    send('explode', 'now')
    await settled()
    expect(finished).toEqual([])
    expect(checkout.checkout?.id).toBe(ID)
    expect(logger.lines).toEqual([
      'checkout-frame foreign-origin',
      'checkout-frame wrong-id',
      'checkout-frame unknown-action',
    ])
  })

  it('is not moved by any JSON value a window could send', async () => {
    const { checkout, finished, page } = it1
    await checkout.open('login', {}, null)
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(ORIGIN, 'https://elsewhere.example'), (value, origin) => {
        checkout.receive(origin, value)
      }),
      { numRuns: 2_000 },
    )
    expect({ checkoutId: checkout.checkout?.id, finishedCount: finished.length, didCount: page.did.length }).toEqual({
      checkoutId: ID,
      finishedCount: 0,
      didCount: 0,
    })
  })

  it('is not shown where it comes from another origin than the one whose messages count: nobody could finish there', async () => {
    const { checkout, logger, moveCheckoutTo, toasts } = it1
    moveCheckoutTo('https://elsewhere.example')
    expect(await checkout.open('login', {}, null)).toBe('no-checkout')
    expect({ checkout: checkout.checkout, lines: logger.lines }).toEqual({
      checkout: null,
      lines: ['checkout-frame foreign-address'],
    })
    expect(toasts.waiting.map(({ text }) => text)).toEqual(['payments.refused.no-checkout'])
  })

  it('refuses a success of another flow than the one that was opened', async () => {
    const { checkout, send, finished, logger } = it1
    await checkout.open('login', {}, null)
    send('message', 'success', { flow: 'moneycharge' })
    await settled()
    expect({ finishedCount: finished.length, lines: logger.lines }).toEqual({
      finishedCount: 0,
      lines: ['checkout-frame unknown-flow'],
    })
  })

  it('closes on close and finish, and not on refresh [PAY-073][PAY-074]', async () => {
    for (const [step, isOpen] of [
      ['refresh', true],
      ['close', false],
      ['finish', false],
    ] as const) {
      const { checkout, send } = await setup()
      await checkout.open('login', {}, null)
      send('history', step)
      expect(checkout.checkout !== null, step).toBe(isOpen)
    }
  })

  it('closes, logs the guest out or changes to signing up when the window requests it [PAY-078]', async () => {
    const { checkout, send, page, requested } = it1
    await checkout.open('login', {}, null)
    send('message', 'logout')
    expect({ did: page.did, flow: checkout.checkout?.flow }).toEqual({ did: ['log out'], flow: 'login' })
    send('message', 'signup')
    await settled()
    expect({ flows: requested.map(({ flow }) => flow), flow: checkout.checkout?.flow }).toEqual({
      flows: ['login', 'signup'],
      flow: 'signup',
    })
    send('message', 'close')
    expect(checkout.checkout).toBeNull()
  })

  it('opens addresses in the requested window, and no script [PAY-070]', async () => {
    const { checkout, page } = it1
    await checkout.open('login', {}, null)
    checkout.receive(ORIGIN, {
      id: ID,
      action: 'redirect',
      redirectUrl: 'https://bank.example/',
      redirectTarget: 'blank',
    })
    checkout.receive(ORIGIN, { id: ID, action: 'redirect', redirectUrl: '/en/videos/' })
    checkout.receive(ORIGIN, { id: ID, action: 'redirect', redirectUrl: 'javascript:alert(1)' })
    expect(page.did).toEqual(['new https://bank.example/', 'same /en/videos/'])
  })
})

describe('what a checkout proves', () => {
  it('is posted once after a sign-up, and the session becomes the account [PAY-060][PAY-061]', async () => {
    const { checkout, send, finished, guest, toasts } = it1
    await checkout.open('signup', {}, null)
    send('message', 'success', { flow: 'signup' })
    send('message', 'success', { flow: 'signup' })
    await settled()
    expect(finished).toEqual([{ checkoutId: ID, flow: 'signup', redirectTo: null }])
    expect({ isLoggedIn: guest.isLoggedIn, checkout: checkout.checkout, text: toasts.waiting.at(-1)?.text }).toEqual({
      isLoggedIn: true,
      checkout: null,
      text: 'payments.done.signup',
    })
  })

  it('leads to the page that the platform answers with, and nowhere from that page itself [PAY-060][RUL-010]', async () => {
    for (const [next, did] of [
      ['/en/account/', ['same /en/account/']],
      ['/en/cams/', []],
    ] as const) {
      const { checkout, send, page, leadTo } = await setup()
      leadTo(next)
      await checkout.open('login', {}, null)
      send('message', 'success', { flow: 'login' })
      await settled()
      expect({ did: page.did, checkout: checkout.checkout }).toEqual({ did, checkout: null })
    }
  })

  it('leads there as long after the login as the operator set, unless the guest had wanted something [PAY-094][RUL-010]', async () => {
    for (const [pending, did] of [
      [undefined, ['same /en/']],
      [{ type: 'pinActor', params: { targetId: '7' } }, []],
    ] as const) {
      const { checkout, send, page, leadTo, clock } = await setup(false, { redirectAfterLogin: { delayMs: 500 } })
      leadTo('/en/')
      await checkout.open('login', pending === undefined ? {} : { pending }, null)
      send('message', 'success', { flow: 'login' })
      await settled()
      clock.pass(499)
      expect({ did: page.did, checkout: checkout.checkout }).toEqual({ did: [], checkout: null })
      clock.pass(1)
      expect(page.did).toEqual(did)
    }
  })

  it('thanks for a payment with the coins it brought, whether they come before the report of the frame or after it', async () => {
    for (const coinsFirst of [true, false]) {
      const { checkout, send, live, toasts, clock } = await setup(true)
      await checkout.open('moneycharge', {}, null)
      const coins = () => live.send({ type: 'balance', balance: 110, isPayment: true, bought: 105 })
      if (coinsFirst) coins()
      send('message', 'success', { flow: 'moneycharge' })
      await settled()
      if (!coinsFirst) coins()
      clock.pass(60_000)
      expect(toasts.waiting.map(({ text, values }) => [text, values])).toEqual([
        ['payments.done.coins', { count: 105 }],
      ])
    }
  })

  it('thanks without a number where the coins do not come soon, and names them when a payment on its way has arrived', async () => {
    const { checkout, send, live, toasts, clock } = await setup(true)
    await checkout.open('moneycharge', {}, null)
    send('message', 'success', { flow: 'moneycharge' })
    await settled()
    clock.pass(3_000)
    expect(toasts.waiting.map(({ text }) => text)).toEqual(['payments.done.paid'])
    await checkout.open('moneycharge', {}, null)
    send('message', 'pending')
    clock.pass(20_000)
    live.send({ type: 'balance', balance: 110, isPayment: true, bought: 105 })
    live.send({ type: 'balance', balance: 250, isPayment: true, bought: 140 })
    expect(toasts.waiting.map(({ text }) => text)).toEqual([
      'payments.done.paid',
      'payments.pending',
      'payments.done.coins',
    ])
  })

  it('reports the flow that has ended and where it leads, which replaces the plain closing [PAY-039]', async () => {
    const { checkout, send, page } = await setup(true)
    await checkout.open('moneycharge', {}, null)
    send('message', 'success', { flow: 'moneycharge', redirectTo: '/en/videos/' })
    await settled()
    expect({ did: page.did, checkout: checkout.checkout }).toEqual({ did: ['same /en/videos/'], checkout: null })
  })

  it('reloads the page when the platform knows of no success [PAY-062]', async () => {
    const { checkout, send, page, refuse } = it1
    refuse()
    await checkout.open('login', {}, null)
    send('message', 'success', { flow: 'login' })
    await settled()
    expect(page.did).toEqual(['reload'])
  })

  it('is reported as on its way while the platform reports it as pending, and nothing is reloaded', async () => {
    const { checkout, send, page, refuse, toasts } = it1
    refuse('pending')
    await checkout.open('login', {}, null)
    send('message', 'success', { flow: 'login' })
    await settled()
    expect({ did: page.did, checkout: checkout.checkout, text: toasts.waiting.at(-1)?.text }).toEqual({
      did: [],
      checkout: null,
      text: 'payments.pending',
    })
  })

  it('needs no post when money was paid: that arrives as a live update [PAY-060]', async () => {
    const { checkout, send, finished } = await setup(true)
    await checkout.open('moneycharge', {}, null)
    send('message', 'success', { flow: 'moneycharge' })
    await settled()
    expect({ finishedCount: finished.length, checkout: checkout.checkout }).toEqual({
      finishedCount: 0,
      checkout: null,
    })
  })

  it('wakes who waits for money, once, and only after the window has closed', async () => {
    const { checkout, send, live } = await setup(true)
    const steps: string[] = []
    await checkout.open('moneycharge', {}, null)
    checkout.afterCharge(() => steps.push('go on'))
    live.send({ type: 'balance', balance: 140, isPayment: true })
    expect(steps).toEqual([])
    send('message', 'success', { flow: 'moneycharge' })
    await settled()
    live.send({ type: 'balance', balance: 150, isPayment: true })
    expect(steps).toEqual(['go on'])
  })
})

describe('a pending action of an anonymous guest', () => {
  const wish: PendingLoginAction = { type: 'pinActor', params: { targetId: '7', value: 'Noor' } }

  it('is stored, done once after the login and then forgotten [AUT-005][AUT-006]', async () => {
    const { checkout, send, storage, done } = it1
    await checkout.open('signup', { pending: wish }, null)
    expect(storage.read(PENDING_LOGIN_ACTION_KEY)).not.toBeNull()
    send('message', 'success', { flow: 'signup' })
    await settled()
    expect({ done, pendingAction: storage.read(PENDING_LOGIN_ACTION_KEY) }).toEqual({
      done: [wish],
      pendingAction: null,
    })
  })
})

describe('a payment without an account', () => {
  it('leads to signing up, and the payment is what the guest comes back for [AUT-004][AUT-005]', async () => {
    const { checkout, requested, send, done, requireLogin } = it1
    requireLogin()
    await checkout.open('vipabo', {}, null)
    expect({ flows: requested.map(({ flow }) => flow), flow: checkout.checkout?.flow }).toEqual({
      flows: ['vipabo', 'signup'],
      flow: 'signup',
    })
    send('message', 'success', { flow: 'signup' })
    await settled()
    expect(done).toEqual([{ type: 'openPayment', params: { value: 'vipabo' } }])
  })
})

describe('tracking in the checkout', () => {
  it('is on only with consent to analytics [PAY-049]', async () => {
    const { checkout, send, consent, requested } = it1
    await checkout.open('login', {}, null)
    send('history', 'close')
    consent.acceptAll()
    await checkout.open('login', {}, null)
    expect(requested.map(({ tracking }) => tracking)).toEqual([false, true])
  })
})

describe('opening', () => {
  it('opens one window however often it is pressed [PAY-057]', async () => {
    const { checkout, requested } = it1
    await Promise.all([checkout.open('login', {}, null), checkout.open('login', {}, null)])
    await checkout.open('signup', {}, null)
    expect(requested.length).toBe(1)
  })
})
