import { describe, expect, it } from 'vitest'
import type { CheckoutGateway, CheckoutOptions } from '@/application/payments/checkout-gateway'
import { OpenCheckout } from '@/application/payments/open-checkout'
import type { PendingLoginAction } from '@/domain/access/pending-login-action'
import { CONSENT_VERSION, consentTo } from '@/domain/consent/consent'
import { asId, type CheckoutId } from '@/domain/ids'
import { FakeStorage, portOf } from '#test/support/ui/doubles'

const pendingAction: PendingLoginAction = { type: 'buyContent', params: { targetId: 'v1' } }

function setup(url = '/checkout.html?id=1') {
  const storage = new FakeStorage()
  const requests: { readonly options: CheckoutOptions; readonly stored: string | null }[] = []
  const gateway = portOf<CheckoutGateway>({
    open: async (flow, options) => {
      requests.push({ options, stored: storage.read('onLoginAction') })
      return { ok: true, checkout: { id: asId<CheckoutId>('1'), flow, url } }
    },
  })
  return { storage, requested: requests, opening: new OpenCheckout(gateway, storage) }
}

describe('opening a checkout', () => {
  it('stores the pending action of an anonymous guest under onLoginAction before anything is opened, and leaves an older one without a new one [AUT-005][AUT-006]', async () => {
    const { opening, requested, storage } = setup()
    await opening.open('signup', { pending: pendingAction }, null)
    expect(JSON.parse(requested[0]?.stored ?? '')).toEqual(pendingAction)
    await opening.open('login', {}, null)
    expect(JSON.parse(storage.read('onLoginAction') ?? '')).toEqual(pendingAction)
  })

  it('requests without an actor, an amount and a teaser unless they are named [PAY-036]', async () => {
    const { opening, requested } = setup()
    await opening.open('moneycharge', {}, null)
    await opening.open('moneycharge', { host: 'Mira', selectedAmount: 25 }, null)
    const none = { host: null, selectedAmount: null, teaserText: null, enableTracking: false }
    expect(requested.map(({ options }) => options)).toEqual([none, { ...none, host: 'Mira', selectedAmount: 25 }])
  })

  it('is followed only with consent to analytics [PAY-049]', async () => {
    const { opening, requested } = setup()
    for (const categories of [[], ['functional'], ['analytics']] as const) {
      await opening.open('login', {}, consentTo(categories, CONSENT_VERSION, 0))
    }
    expect(requested.map(({ options }) => options.enableTracking)).toEqual([false, false, true])
  })

  it('refuses a checkout without an address [PAY-089]', async () => {
    await expect(setup('').opening.open('login', {}, null)).rejects.toThrow('invalid checkout url')
  })
})
