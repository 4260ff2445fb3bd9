import { expect, it } from 'vitest'
import { contract } from './suite'
import type { Bind, BindingName } from '#test/support/bindings/binding'
import {
  checkOut,
  member,
  openCheckout,
  OPTIONS,
  PASSWORD,
  payingMember,
  secretOf,
  signUpForm,
} from '#test/support/bindings/accounts'
import { codeOf } from '@/application/errors/code-of'
import type { CheckoutForm } from '@/application/payments/checkout-service'
import type { PaymentFlow } from '@/domain/payments/flows'

const pay = (outcome: 'approve' | 'decline' | 'delay'): CheckoutForm => ({
  kind: 'pay',
  packageId: 'topup-1000',
  outcome,
})

/** Every flow on offer that takes no link from a mail, and who may open it. */
const flows: readonly (readonly [PaymentFlow, 'visitor' | 'member', string])[] = [
  ['signup', 'visitor', '[PAY-025]'],
  ['login', 'visitor', '[PAY-018]'],
  ['pwdlost', 'visitor', '[PAY-017]'],
  ['moneycharge', 'member', '[PAY-003]'],
  ['vipabo', 'member', '[PAY-007]'],
  ['vxtvabo', 'member', '[PAY-010]'],
  ['oneclick', 'member', '[PAY-005]'],
  ['oneclickpaytour', 'member', '[PAY-030]'],
  ['avs', 'member', '[PAY-019]'],
]

export const checkoutContract = (name: BindingName, bind: Bind): void =>
  contract('checkout', name, bind, (bound) => {
    it('opens under an address whose secret no server is sent [PAY-001][PAY-036][PAY-049]', async () => {
      const device = await bound().device()
      const { id, url } = await openCheckout(device, 'signup')
      const address = new URL(url, 'https://vesper.test')
      expect(address.hash.length).toBeGreaterThan(16)
      expect(address.searchParams.get('id')).toBe(id)
      expect(address.searchParams.get('host')).toBe('0')
      expect(address.searchParams.get('tracking')).toBe('0')
      expect(address.search).not.toContain(address.hash.slice(1))
      const named = await device.ports.checkout.open('signup', { ...OPTIONS, host: 'Mira', enableTracking: true })
      const other = new URL(named.ok ? named.checkout.url : '', 'https://vesper.test').searchParams
      expect([other.get('host'), other.get('tracking')]).toEqual(['Mira', '1'])
    })

    it('passes the site and the partner its guests come from to the checkout, in its address [PAY-038][RUL-010]', async () => {
      const affiliate = { webmasterId: 'w7', subReference: 'spring', token: 't', clickId: '' }
      await bound().environment.underPaymentRules({ site: { platform: 'vesper-es', affiliate } }, async () => {
        const { url } = await openCheckout(await bound().device(), 'signup')
        const passed = new URL(url, 'https://vesper.test').searchParams
        const names = ['platform', 'webmasterId', 'subReference', 'affiliateToken', 'clickId']
        expect(names.map((each) => passed.get(each))).toEqual(['vesper-es', 'w7', 'spring', 't', null])
      })
    })

    it('opens no form to log in, sign up or reset a password where the operator has disabled it [AUT-015][RUL-010]', async () => {
      const device = await bound().device()
      await bound().environment.withoutLogin(async () => {
        for (const flow of ['signup', 'login', 'pwdlost', 'pwdreset'] as const)
          expect({ flow, opened: await device.ports.checkout.open(flow, OPTIONS) }).toEqual({
            flow,
            opened: { ok: false, reason: 'login-disabled' },
          })
      })
    })

    it('leads from a login to the start page of the language where the operator set it, else back [PAY-060][PAY-094][RUL-010]', async () => {
      const device = await bound().device()
      const after = async (leavesAfterLogin: boolean) =>
        bound().environment.underPaymentRules({ leavesAfterLogin }, async () => {
          const checkout = await openCheckout(device, 'signup')
          await device.sandbox.submit(checkout.id, secretOf(checkout), signUpForm())
          return device.ports.checkout.finish(
            { checkoutId: checkout.id, flow: 'signup', redirectTo: null },
            '/en/cams/',
          )
        })
      expect(await after(true)).toEqual({ ok: true, url: '/en/' })
      const other = await bound().device()
      const checkout = await openCheckout(other, 'signup')
      await other.sandbox.submit(checkout.id, secretOf(checkout), signUpForm())
      const result = { checkoutId: checkout.id, flow: 'signup', redirectTo: null } as const
      expect(await other.ports.checkout.finish(result, '/en/cams/')).toEqual({ ok: true, url: '/en/cams/' })
    })

    it.each([
      ['login', '1', '[PAY-041]'],
      ['header', '1', '[PAY-042]'],
      ['footer', '1', '[PAY-043]'],
      ['neutralHeader', '1', '[PAY-044]'],
      ['teaserBonus', '0', '[PAY-045]'],
      ['OAuth', '1', '[PAY-046]'],
      ['newsletter', '1', '[PAY-047]'],
      ['thank', '0', '[PAY-048]'],
    ])('opens with the switch %s at %s %s', async (name, value) => {
      const { url } = await openCheckout(await bound().device(), 'login')
      expect(new URL(url, 'https://vesper.test').searchParams.get(name)).toBe(value)
    })

    it.each(flows)('opens %s by its name for a %s, with the sheet of that flow %s', async (flow, who) => {
      const device = who === 'member' ? await member(bound()) : await bound().device()
      const checkout = await openCheckout(device, flow)
      expect(checkout.flow).toBe(flow)
      expect(new URL(checkout.url, 'https://vesper.test').searchParams.get('flow')).toBe(flow)
      expect(await device.sandbox.sheet(checkout.id, secretOf(checkout))).toMatchObject({ flow, status: 'open' })
    })

    it('opens to the guests whom the flow is for, and reports the reason to others [AUT-004][AUT-008][AUT-012][AUT-013][PAY-095]', async () => {
      const [visitor, device] = [await bound().device(), await member(bound())]
      const reason = async (who: typeof visitor, flow: PaymentFlow) => {
        const opened = await who.ports.checkout.open(flow, OPTIONS)
        return opened.ok ? 'ok' : opened.reason
      }
      expect(await reason(visitor, 'moneycharge')).toBe('login-required')
      expect(await reason(visitor, 'avs')).toBe('login-required')
      expect(await reason(device, 'signup')).toBe('already-logged-in')
      expect(await reason(device, 'carrier')).toBe('not-offered')
      await checkOut(device, 'vipabo', { kind: 'subscribe', outcome: 'approve' })
      expect(await reason(device, 'vipabo')).toBe('not-offered')
      expect(await reason(device, 'vxtvabo')).toBe('ok')
      await checkOut(device, 'vxtvabo', { kind: 'subscribe', outcome: 'approve' })
      expect(await reason(device, 'vxtvabo')).toBe('not-offered')
      await bound().environment.setGuest(device.guest.id, { restrictionLevel: 2 })
      expect(await reason(device, 'moneycharge')).toBe('restricted')
    })

    it('is refused to everybody, with a reason of its own, where there is no payment service', async () => {
      const [visitor, device] = [await bound().device(), await member(bound())]
      await bound().environment.underPaymentRules({ checkoutUrl: null }, async () => {
        for (const who of [visitor, device])
          for (const flow of ['signup', 'login', 'moneycharge'] as const)
            expect(await who.ports.checkout.open(flow, OPTIONS)).toEqual({ ok: false, reason: 'no-checkout' })
      })
    })

    it('signs a guest up, who then is another guest than the visitor they were [AUT-001][PAY-060][PAY-092]', async () => {
      const device = await bound().device()
      const visitor = device.guest.id
      const form = signUpForm({ email: 'New.Guest@Vesper.Test' })
      expect(await checkOut(device, 'signup', form)).toEqual({ status: 'succeeded' })
      const guest = await device.reopen()
      expect(guest).toMatchObject({ isLoggedIn: true, email: 'new.guest@vesper.test', balance: 0 })
      expect(guest.id).not.toBe(visitor)
    })

    it('reports everything that is wrong with a sign-up at once, and admits no one under 18', async () => {
      const device = await bound().device()
      const { id, url, flow } = await openCheckout(device, 'signup')
      const secret = secretOf({ id, url, flow })
      const submit = (form: CheckoutForm) => device.sandbox.submit(id, secret, form)
      expect(
        await submit({ kind: 'signup', name: 'x', email: 'no', password: '1', birthDate: 'no', acceptTerms: false }),
      ).toEqual({
        status: 'invalid',
        errors: {
          name: 'name-length',
          email: 'email-format',
          password: 'password-length',
          birthDate: 'birth-date',
          acceptTerms: 'terms',
        },
      })
      expect(await submit(signUpForm({ birthDate: '2008-11-22' }))).toMatchObject({
        errors: { birthDate: 'under-age' },
      })
      expect(await submit({ kind: 'pay', packageId: 'topup-1000', outcome: 'approve' })).toMatchObject({
        errors: { form: 'unknown-form' },
      })
      expect(await device.ports.checkout.finish({ checkoutId: id, flow, redirectTo: null }, '/')).toEqual({
        ok: false,
        reason: 'not-finished',
      })
    })

    it('lets a guest log in elsewhere with the right password only, and not guess on for ever', async () => {
      const home = await member(bound())
      const away = await bound().device()
      const checkout = await openCheckout(away, 'login')
      const guess = (password: string) =>
        away.sandbox.submit(checkout.id, secretOf(checkout), {
          kind: 'login',
          email: home.guest.email ?? '',
          password,
        })
      expect(await guess('wrong')).toEqual({ status: 'invalid', errors: { password: 'credentials' } })
      expect(await guess(PASSWORD)).toEqual({ status: 'succeeded' })
      await away.ports.checkout.finish({ checkoutId: checkout.id, flow: 'login', redirectTo: null }, '/')
      expect((await away.reopen()).id).toBe(home.guest.id)
      const stranger = await bound().device()
      const other = await openCheckout(stranger, 'login')
      const tries = []
      for (let iteration = 0; iteration < 6; iteration += 1) {
        tries.push(
          await stranger.sandbox.submit(other.id, secretOf(other), {
            kind: 'login',
            email: home.guest.email ?? '',
            password: `guess ${iteration}`,
          }),
        )
      }
      expect(tries.at(-1)).toEqual({ status: 'invalid', errors: { form: 'too-many-attempts' } })
    })

    it('credits a payment once, however often its form arrives, and notifies the guest [SOC-013]', async () => {
      const device = await member(bound())
      const checkout = await openCheckout(device, 'moneycharge')
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => device.sandbox.submit(checkout.id, secretOf(checkout), pay('approve'))),
      )
      expect(answers).toEqual(answers.map(() => ({ status: 'succeeded' })))
      await device.settle()
      expect((await device.ports.guest.balance()).balance).toBe(40)
      expect(device.received('balance')).toEqual([{ type: 'balance', balance: 40, isPayment: true, bought: 40 }])
    })

    it('books nothing for a payment that was declined, and takes it when it is tried again', async () => {
      const device = await member(bound())
      const checkout = await openCheckout(device, 'moneycharge')
      const submit = (outcome: 'approve' | 'decline') =>
        device.sandbox.submit(checkout.id, secretOf(checkout), pay(outcome))
      expect(await submit('decline')).toEqual({ status: 'declined' })
      expect((await device.ports.guest.balance()).balance).toBe(0)
      expect(await submit('approve')).toEqual({ status: 'succeeded' })
      expect((await device.ports.guest.balance()).balance).toBe(40)
    })

    it('lets a delayed payment arrive once, later', async () => {
      const device = await member(bound())
      const checkout = await openCheckout(device, 'moneycharge')
      const submit = () => device.sandbox.submit(checkout.id, secretOf(checkout), pay('delay'))
      expect(await Promise.all([submit(), submit()])).toEqual([{ status: 'pending' }, { status: 'pending' }])
      await bound().environment.advance(19_000)
      expect((await device.ports.guest.balance()).balance).toBe(0)
      await bound().environment.advance(2_000)
      expect((await device.ports.guest.balance()).balance).toBe(40)
      await bound().environment.advance(120_000)
      await device.settle()
      expect((await device.ports.guest.balance()).balance).toBe(40)
      expect(device.received('balance').filter(({ isPayment }) => isPayment === true)).toHaveLength(1)
      expect(device.received('notifications')).toHaveLength(1)
    })

    it('names the price and the days of a membership, on the sheet that charges it and with the guest [PAY-086]', async () => {
      const device = await member(bound())
      const checkout = await openCheckout(device, 'vipabo')
      const plan = { price: { value: 990, currency: 'EUR' }, days: 30 }
      expect(await device.sandbox.sheet(checkout.id, secretOf(checkout))).toMatchObject({ flow: 'vipabo', plan })
      expect(await device.ports.guest.current()).toMatchObject({ vipPlan: plan })
      const topUp = await openCheckout(device, 'moneycharge')
      expect(await device.sandbox.sheet(topUp.id, secretOf(topUp))).toMatchObject({ plan: null })
    })

    it('starts subscriptions and reports until when [SOC-019]', async () => {
      const device = await member(bound())
      await checkOut(device, 'vipabo', { kind: 'subscribe', outcome: 'approve' })
      await checkOut(device, 'vxtvabo', { kind: 'subscribe', outcome: 'approve' })
      await device.settle()
      const until = bound().environment.clock.now() + 30 * 86_400_000
      expect(device.received('vipSubscription')).toEqual([{ type: 'vipSubscription', active: true, until }])
      expect(device.received('tvSubscription')).toEqual([{ type: 'tvSubscription', active: true, until }])
      expect(await device.ports.guest.current()).toMatchObject({ isVip: true, tvSubscription: { current: true } })
    })

    it('takes the money for a membership once, also where two windows were opened before either was paid', async () => {
      const device = await member(bound())
      const [first, second] = [await openCheckout(device, 'vipabo'), await openCheckout(device, 'vipabo')]
      const form = { kind: 'subscribe', outcome: 'approve' } as const
      expect(await device.sandbox.submit(first.id, secretOf(first), form)).toMatchObject({ status: 'succeeded' })
      expect(await device.sandbox.submit(second.id, secretOf(second), form)).toEqual({
        status: 'invalid',
        errors: { form: 'not-possible' },
      })
    })

    it('proves an age, rejects it with a message, or leaves it pending [AUT-017][AUT-018][SOC-017]', async () => {
      const outcomes = { approve: 'accepted', decline: 'rejected', delay: 'pending' } as const
      const updates = { approve: 'avsSet', decline: 'avsRejected', delay: 'avsPending' } as const
      for (const outcome of ['approve', 'decline', 'delay'] as const) {
        const device = await member(bound())
        await checkOut(device, 'avs', { kind: 'avs', birthDate: '1990-05-04', outcome })
        await device.settle()
        const guest = await device.ports.guest.current()
        expect(guest).toMatchObject({ avsStatus: outcomes[outcome], hasAvs: outcome === 'approve' })
        expect(guest.avsRejectMessage === null).toBe(outcome !== 'decline')
        expect(device.received(updates[outcome])).toHaveLength(1)
      }
    })

    it('shows its sheet to its frame only, and closes for good when it is cancelled', async () => {
      const device = await payingMember(bound(), 40)
      const checkout = await openCheckout(device, 'moneycharge')
      const { sandbox } = device
      expect(await sandbox.sheet(checkout.id, 'not the secret')).toBeNull()
      expect(await sandbox.submit(checkout.id, 'not the secret', pay('approve'))).toEqual({ status: 'gone' })
      const sheet = await sandbox.sheet(checkout.id, secretOf(checkout))
      expect(sheet).toMatchObject({ flow: 'moneycharge', guestName: device.guest.name, status: 'open' })
      expect(sheet?.packages.length).toBe(5)
      await sandbox.cancel(checkout.id, secretOf(checkout))
      expect(await sandbox.submit(checkout.id, secretOf(checkout), pay('approve'))).toEqual({ status: 'gone' })
      expect((await device.ports.guest.balance()).balance).toBe(40)
    })

    it('serves only the device that opened it: to any other it does not exist, and nothing changes', async () => {
      const [device, other] = [await member(bound()), await member(bound())]
      const checkout = await openCheckout(device, 'moneycharge')
      const secret = secretOf(checkout)
      expect(await other.sandbox.sheet(checkout.id, secret)).toBeNull()
      for (const outcome of ['approve', 'decline', 'delay'] as const)
        expect(await other.sandbox.submit(checkout.id, secret, pay(outcome))).toEqual({ status: 'gone' })
      await other.sandbox.cancel(checkout.id, secret)
      expect(await device.sandbox.sheet(checkout.id, secret)).toMatchObject({ status: 'open' })
      expect((await device.ports.guest.balance()).balance).toBe(0)
      expect(await device.sandbox.submit(checkout.id, secret, pay('approve'))).toEqual({ status: 'succeeded' })
      expect((await device.ports.guest.balance()).balance).toBe(40)
    })

    it('takes no password in a sheet that another guest has opened', async () => {
      const [victim, attacker, owner] = [await bound().device(), await bound().device(), await member(bound())]
      const checkout = await openCheckout(attacker, 'login')
      const form = { kind: 'login', email: owner.guest.email ?? '', password: PASSWORD } as const
      expect(await victim.sandbox.submit(checkout.id, secretOf(checkout), form)).toEqual({ status: 'gone' })
      const result = { checkoutId: checkout.id, flow: 'login', redirectTo: null } as const
      expect(await attacker.ports.checkout.finish(result, '/')).toEqual({ ok: false, reason: 'not-finished' })
      expect((await attacker.reopen()).isLoggedIn).toBe(false)
    })

    it('is gone for its own device once that has another key', async () => {
      const device = await bound().device()
      const [left, used] = [await openCheckout(device, 'login'), await openCheckout(device, 'signup')]
      await device.sandbox.submit(used.id, secretOf(used), signUpForm())
      await device.ports.checkout.finish({ checkoutId: used.id, flow: 'signup', redirectTo: null }, '/')
      await device.reopen()
      expect(await device.sandbox.sheet(left.id, secretOf(left))).toBeNull()
    })

    it('reports that a payment is still on its way, until it has arrived [PAY-093]', async () => {
      const device = await member(bound())
      const checkout = await openCheckout(device, 'moneycharge')
      await device.sandbox.submit(checkout.id, secretOf(checkout), pay('delay'))
      const result = { checkoutId: checkout.id, flow: 'moneycharge', redirectTo: null } as const
      expect(await device.ports.checkout.finish(result, '/en/')).toEqual({ ok: false, reason: 'pending' })
      expect((await device.ports.guest.balance()).balance).toBe(0)
      await bound().environment.advance(21_000)
      expect(await device.ports.checkout.finish(result, '/en/')).toEqual({ ok: true, url: '/en/' })
      expect((await device.ports.guest.balance()).balance).toBe(40)
    })

    it('goes on to pages of ours only [PAY-093]', async () => {
      const device = await member(bound())
      const checkout = await openCheckout(device, 'moneycharge')
      await device.sandbox.submit(checkout.id, secretOf(checkout), pay('approve'))
      const finish = (targetUrl: string) =>
        device.ports.checkout.finish({ checkoutId: checkout.id, flow: 'moneycharge', redirectTo: null }, targetUrl)
      expect(await finish('/en/cams/?a=b')).toEqual({ ok: true, url: '/en/cams/?a=b' })
      expect(await finish('https://elsewhere.test/')).toEqual({ ok: true, url: '/' })
      expect(await finish('//elsewhere.test/')).toEqual({ ok: true, url: '/' })
      expect(await finish('/\\elsewhere.test/')).toEqual({ ok: true, url: '/' })
      // No text, so that the wire refuses it before the platform is called.
      const tricked = await finish('/\t/elsewhere.test/').catch((error: unknown) => codeOf(error))
      expect([{ ok: true, url: '/' }, 'invalid-request']).toContainEqual(tricked)
    })
  })
