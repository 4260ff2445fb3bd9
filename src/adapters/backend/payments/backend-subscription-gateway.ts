import { cancellationOffers, type CancellationOfferRecord } from './cancellation-offer-records'
import { isLoggedIn, requireSession, type RequestContext } from '@/adapters/backend/access/request-context'
import { entitlementsOf, putEntitlement } from '@/adapters/backend/entitlements/entitlement-records'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { isExcluded } from '@/adapters/backend/money/spending-limits'
import type { Reader, Transaction } from '@/adapters/stores/store'
import { BackendError } from '@/application/errors/backend-error'
import type {
  StayRequest,
  StayResult,
  Subscription,
  SubscriptionGateway,
} from '@/application/payments/subscription-gateway'
import { offerAfterCancelling, offerRefusal, stayedWith } from '@/domain/entitlements/cancellation-offer'
import { cancelled, runningSubscriptions, subscriptionIdOf, type Membership } from '@/domain/entitlements/subscription'
import type { GuestId, SubscriptionId } from '@/domain/ids'

/** A subscription, and what was offered for it. */
interface Held {
  readonly entitlement: Membership
  readonly offer: CancellationOfferRecord | undefined
}

/** The guest's subscriptions, and what is offered to those who have cancelled one. */
export class BackendSubscriptionGateway implements SubscriptionGateway {
  constructor(
    private readonly platform: PlatformContext,
    private readonly caller: RequestContext,
  ) {}

  async list(): Promise<readonly Subscription[]> {
    const { store } = this.platform
    const { guest } = await requireSession(store, this.caller)
    return isLoggedIn(guest) ? this.listed(store, guest.id) : []
  }

  cancel(id: SubscriptionId): Promise<readonly Subscription[]> {
    return this.platform.store.transaction(async (tx) => {
      const { guest } = await requireSession(tx, this.caller)
      const found = (await this.heldBy(tx, guest.id)).find(({ entitlement }) => subscriptionIdOf(entitlement) === id)
      if (found === undefined) throw new BackendError('not-found', { detail: 'subscription' })
      await this.end(tx, guest.id, found)
      return this.listed(tx, guest.id)
    })
  }

  acceptOffer({ guestId, platform, subscriptionId }: StayRequest): Promise<StayResult> {
    const { store, clock } = this.platform
    return store.transaction<StayResult>(async (tx) => {
      const { guest } = await requireSession(tx, this.caller)
      if (guest.id !== guestId) return { ok: false, reason: 'other-guest' }
      if (await isExcluded(tx, guest.id, clock.now())) return { ok: false, reason: 'self-excluded' }
      const held = (await this.heldBy(tx, guest.id))
        .filter(({ entitlement }) => subscriptionId === undefined || subscriptionIdOf(entitlement) === subscriptionId)
        .flatMap(({ entitlement, offer }) => (offer === undefined ? [] : [{ entitlement, offer }]))
      const found = held.find(({ offer }) => offer.acceptedAt === null) ?? held[0]
      if (found === undefined) return { ok: false, reason: 'no-offer' }
      const { entitlement, offer } = found
      const refusal = offerRefusal(offer, entitlement, clock.now())
      const { plan } = entitlement
      // The answer was lost and the request is sent again, or the button was pressed twice.
      if (refusal === 'already-accepted' && entitlement.state === 'active')
        return { ok: true, plan, days: offer.days, until: entitlement.until }
      if (refusal !== null) return { ok: false, reason: refusal }
      const stayed = stayedWith(entitlement, offer)
      await putEntitlement(tx, { guestId, ...stayed })
      await tx.put(cancellationOffers, { ...offer, acceptedAt: clock.now(), platform })
      return { ok: true, plan, days: offer.days, until: stayed.until }
    })
  }

  /** Ends one at the end of its period; the first cancellation of a period makes the offer. */
  private async end(tx: Transaction, guestId: GuestId, { entitlement, offer }: Held): Promise<void> {
    if (entitlement.state === 'cancelled') return
    await putEntitlement(tx, { guestId, ...cancelled(entitlement) })
    const now = this.platform.clock.now()
    if (offer !== undefined || (await isExcluded(tx, guestId, now))) return
    await tx.put(cancellationOffers, { guestId, platform: null, ...offerAfterCancelling(entitlement, now) })
  }

  private async heldBy(reader: Reader, guestId: GuestId): Promise<readonly Held[]> {
    const [held, offers] = await Promise.all([
      entitlementsOf(reader, guestId),
      reader.find(cancellationOffers, 'byGuest', { prefix: [guestId] }),
    ])
    return runningSubscriptions(held, this.platform.clock.now())
      .toSorted((one, other) => one.until - other.until)
      .map((entitlement) => ({
        entitlement,
        offer: offers.find(({ plan, from }) => plan === entitlement.plan && from === entitlement.from),
      }))
  }

  private async listed(reader: Reader, guestId: GuestId): Promise<readonly Subscription[]> {
    const now = this.platform.clock.now()
    const [held, isOffered] = await Promise.all([
      this.heldBy(reader, guestId),
      isExcluded(reader, guestId, now).then((excluded) => !excluded),
    ])
    return held.map(({ entitlement, offer }) => ({
      id: subscriptionIdOf(entitlement),
      plan: entitlement.plan,
      state: entitlement.state,
      from: entitlement.from,
      until: entitlement.until,
      // Nothing is renewed without the guest's request.
      nextChargeAt: null,
      means: null,
      offer:
        offer !== undefined && isOffered && offerRefusal(offer, entitlement, now) === null
          ? { days: offer.days, until: offer.until }
          : null,
    }))
  }
}
