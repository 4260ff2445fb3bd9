import { ageCheckBonusOf } from './age-check-bonus'
import { isLoggedIn, requireSession, type RequestContext } from '@/adapters/backend/access/request-context'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import type { AgeCheckBonus, AgeCheckGateway, AgeCheckRequested } from '@/application/payments/age-check-gateway'
import type { CheckoutGateway } from '@/application/payments/checkout-gateway'
import { isOwnAddress } from '@/domain/navigation/own-address'

/** Age checks as the guest service has them: a checkout of the flow `avs`, and its bonus. */
export class BackendAgeCheckGateway implements AgeCheckGateway {
  constructor(
    private readonly platform: PlatformContext,
    private readonly caller: RequestContext,
    private readonly checkouts: Pick<CheckoutGateway, 'open'>,
  ) {}

  async request(forwardUrl: string): Promise<AgeCheckRequested> {
    // A link of the payment service must lead nobody to another site.
    if (!isOwnAddress(forwardUrl)) return { ok: false, reason: 'foreign-address' }
    const options = { host: null, selectedAmount: null, teaserText: null, enableTracking: false }
    const opened = await this.checkouts.open('avs', options)
    if (!opened.ok) return opened
    const [page = '', secret = ''] = opened.checkout.url.split('#')
    const forward = new URLSearchParams({ forwardUrl }).toString()
    return { ok: true, checkoutLink: `${page}&${forward}#${secret}` }
  }

  async bonus(): Promise<AgeCheckBonus> {
    const { store } = this.platform
    const { guest } = await requireSession(store, this.caller)
    const bonus = await ageCheckBonusOf(this.platform, store, guest.id)
    return isLoggedIn(guest) ? bonus : { ...bonus, available: false }
  }
}
