import { inject, injectable } from 'inversify'
import { makeAutoObservable, reaction } from 'mobx'
import { Clock } from '@/application/device/clock'
import { AcceptCancellationOffer } from '@/application/payments/accept-cancellation-offer'
import { SubscriptionGateway, type Subscription } from '@/application/payments/subscription-gateway'
import type { SubscriptionId } from '@/domain/ids'
import { Resource } from '@/ui/base/resource'
import { Task } from '@/ui/base/task'
import { Toasts } from '@/ui/base/toasts'
import { Disposables, type ViewModel } from '@/ui/base/view-model'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { OfferBarCookie } from './offer-bar-cookie'

/** A subscription for which something is offered. */
export interface OfferedSubscription extends Subscription {
  readonly offer: NonNullable<Subscription['offer']>
}

const isOffered = (one: Subscription): one is OfferedSubscription => one.offer !== null

/** The subscriptions of the guest: cancelling them, and what is offered to who stays. */
@injectable('Transient')
export class SubscriptionsViewModel implements ViewModel {
  /** The subscription that the guest is asked about before it is cancelled. */
  asked: SubscriptionId | null = null
  private isBarClosed = false
  readonly #list: Resource<readonly Subscription[]>
  readonly #cancelling: Task
  readonly #staying: Task
  readonly #disposables = new Disposables()

  readonly #gateway: SubscriptionGateway
  readonly #accept: AcceptCancellationOffer
  readonly #session: GuestViewModel
  readonly #cookie: OfferBarCookie
  readonly #clock: Clock
  readonly #toasts: Toasts

  constructor(
    @inject(SubscriptionGateway) gateway: SubscriptionGateway,
    @inject(AcceptCancellationOffer) accept: AcceptCancellationOffer,
    @inject(GuestViewModel) session: GuestViewModel,
    @inject(OfferBarCookie) cookie: OfferBarCookie,
    @inject(Clock) clock: Clock,
    @inject(Toasts) toasts: Toasts,
  ) {
    this.#gateway = gateway
    this.#accept = accept
    this.#session = session
    this.#cookie = cookie
    this.#clock = clock
    this.#toasts = toasts
    this.#list = new Resource(() => gateway.list())
    this.#cancelling = new Task(toasts)
    this.#staying = new Task(toasts)
    makeAutoObservable(this)
  }

  start(): void {
    this.isBarClosed = this.#cookie.isClosed()
    this.#disposables.add(
      reaction(
        () => this.subscriber,
        (subscriber) => {
          // Who has none is not asked about: most guests have none.
          if (subscriber === null) this.#list.clear()
          else void this.#list.reload()
        },
        { fireImmediately: true },
      ),
    )
  }

  dispose(): void {
    this.#disposables.dispose()
  }

  get list(): readonly Subscription[] {
    return this.#list.value ?? []
  }

  get isWorking(): boolean {
    return this.#cancelling.isRunning || this.#staying.isRunning
  }

  /** What the bar on the pages of the account is about; `null`: there is no bar (GUE-025). */
  get bar(): OfferedSubscription | null {
    return this.isBarClosed ? null : (this.list.find(isOffered) ?? null)
  }

  /** Closes the bar for as long as the offer stands; the card of the subscription goes on showing it. */
  closeBar(): void {
    const { bar } = this
    if (bar === null) return
    this.#cookie.close(Math.max(1, Math.ceil((bar.offer.until - this.#clock.now()) / 1_000)))
    this.isBarClosed = true
  }

  /** Asks before a subscription is cancelled; `null`: the guest keeps it. */
  ask(id: SubscriptionId | null): void {
    this.asked = id
  }

  async cancel(id: SubscriptionId): Promise<void> {
    await this.#cancelling.runOnce(
      () => this.#gateway.cancel(id),
      (list) => {
        this.asked = null
        this.#list.set(list)
        this.#toasts.show('good', 'account.subscriptions.cancelled')
      },
    )
  }

  /** Accepts what is offered for a subscription. */
  async stay(id: SubscriptionId): Promise<void> {
    await this.#staying.runOnce(async () => {
      await this.#accept.run(this.#session.guest?.id ?? null, id, {
        onAccepted: ({ days }) => this.#toasts.show('good', 'account.subscriptions.stayed', { count: days }),
        onFailure: ({ reason }) => this.#toasts.show('bad', `account.subscriptions.refused.${reason}`),
      })
      await this.#list.reload()
    })
  }

  /** The guest, once it is known that they have a subscription; another value for each set of them. */
  private get subscriber(): string | null {
    const { guest } = this.#session
    if (guest?.isLoggedIn !== true) return null
    const plans = [guest.isVip ? 'vip' : '', guest.tvSubscription.current ? 'tv' : ''].join(' ').trim()
    return plans === '' ? null : `${guest.id} ${plans}`
  }
}
