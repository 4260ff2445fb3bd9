import { otherwise } from '@/application/errors/otherwise'
import { inject, injectable } from 'inversify'
import { makeAutoObservable, observableRef, reaction } from 'mobx'
import { BuyTicket } from '@/application/shows/buy-ticket'
import { ShowGateway, type BuyTicketResult, type ReturnTicketResult } from '@/application/shows/show-gateway'
import type { ShowId } from '@/domain/ids'
import { agreedPriceOf } from '@/domain/money/agreed-price'
import type { CamShow } from '@/domain/shows/show'
import { contentId, PendingActions } from '@/ui/access/pending-actions'
import { Page } from '@/ui/base/page-service'
import { Task } from '@/ui/base/task'
import { Toasts } from '@/ui/base/toasts'
import { Disposables, type ViewModel } from '@/ui/base/view-model'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { voucherPieces } from '@/ui/guest/voucher-pieces'
import { Checkout } from '@/ui/payments/checkout-launcher'
import { DeferredPurchases } from '@/ui/payments/deferred-purchases'
import type { NamedSum } from '@/ui/payments/pay-button'
import type { ShowsViewModel } from './shows-view-model'

/** The shows that tickets are bought for. */
type Shown = Pick<ShowsViewModel, 'shows' | 'update'>

/** Buys and returns tickets. */
@injectable('Transient')
export class TicketViewModel implements ViewModel {
  /** The show whose ticket is being bought or returned. */
  private busy: ShowId | null = null
  private shown: Shown | null = null
  /** Codes as they were typed, by show. */
  private readonly codes = new Map<ShowId, string>()
  readonly #disposables = new Disposables()
  #pending = new Disposables()
  readonly #task: Task
  readonly #gateway: ShowGateway
  readonly #buying: BuyTicket
  readonly #guest: GuestViewModel
  readonly #checkout: Checkout
  readonly #actions: PendingActions
  readonly #page: Page
  readonly #deferred: DeferredPurchases
  readonly #toasts: Toasts

  constructor(
    @inject(ShowGateway) gateway: ShowGateway,
    @inject(BuyTicket) buying: BuyTicket,
    @inject(GuestViewModel) guest: GuestViewModel,
    @inject(Checkout) checkout: Checkout,
    @inject(PendingActions) actions: PendingActions,
    @inject(Page) page: Page,
    @inject(DeferredPurchases) deferred: DeferredPurchases,
    @inject(Toasts) toasts: Toasts,
  ) {
    this.#gateway = gateway
    this.#buying = buying
    this.#guest = guest
    this.#checkout = checkout
    this.#actions = actions
    this.#page = page
    this.#deferred = deferred
    this.#toasts = toasts
    this.#task = new Task(toasts)
    makeAutoObservable<TicketViewModel, 'shown'>(this, { shown: observableRef })
  }

  start(): void {
    this.#disposables.add(this.#deferred.follow())
  }

  dispose(): void {
    this.#pending.dispose()
    this.#disposables.dispose()
  }

  /** Sets the list of shows; buys a ticket wanted before a login once it is listed (AUT-005). */
  about(shown: Shown): void {
    if (this.shown === shown) return
    this.shown = shown
    this.#disposables.add(
      reaction(
        () => (this.#guest.isLoggedIn ? (shown.shows.value ?? []).filter(({ canBuy }) => canBuy) : []),
        (buyable) => this.await(buyable),
        { fireImmediately: true },
      ),
    )
  }

  isBusy({ id }: CamShow): boolean {
    return this.#task.isRunning && this.busy === id
  }

  /** Returns true if one more press buys the ticket, after a top-up. */
  isReady({ id }: CamShow): boolean {
    return this.#deferred.isReady(contentId('ticket', id))
  }

  /** Whether a voucher of the guest pays for the ticket at `now`, epoch ms. */
  hasVoucher({ actorId, isFree }: CamShow, now: number): boolean {
    return !isFree && voucherPieces(this.#guest.guest, 'liveShow', actorId, now) > 0
  }

  codeOf({ id }: CamShow): string {
    return this.codes.get(id) ?? this.#deferred.choiceOf(contentId('ticket', id)) ?? ''
  }

  setCode({ id }: CamShow, code: string): void {
    this.codes.set(id, code)
  }

  async buy(show: CamShow, agreed: NamedSum): Promise<void> {
    await this.buyFor(show, agreed.price.value)
  }

  async giveBack(show: CamShow): Promise<void> {
    const { ticketId } = show
    if (ticketId === null || this.#task.isRunning) return
    this.busy = show.id
    await this.#task.run(
      () => this.#gateway.returnTicket(ticketId),
      (result) => this.settleReturn(show, result),
    )
  }

  private await(buyable: readonly CamShow[]): void {
    this.#pending.dispose()
    this.#pending = new Disposables()
    for (const show of buyable) {
      const target = contentId('ticket', show.id)
      this.#pending.add(
        this.#actions.execute(
          'buyContent',
          () => target,
          ({ value }) => void this.buyFor(show, agreedPriceOf(value) ?? 0),
        ),
      )
    }
  }

  private async buyFor(show: CamShow, agreedPrice: number): Promise<void> {
    if (this.#task.isRunning) return
    this.busy = show.id
    const promoCode = this.codeOf(show)
    // The press ends the wait for coins; the code stays visible until the answer.
    if (promoCode !== '') this.setCode(show, promoCode)
    await this.#task.run(
      () =>
        this.#deferred.buy(contentId('ticket', show.id), () => this.#buying.buy(show, { promoCode, agreedPrice }), {
          choice: promoCode,
        }),
      (result) => this.settlePurchase(show, agreedPrice, result),
    )
  }

  private settlePurchase(show: CamShow, agreedPrice: number, result: BuyTicketResult): void {
    const title = show.title.value
    if (result.ok) {
      this.#guest.setBalance(result.balance)
      this.shown?.update(result.show)
      this.codes.delete(show.id)
      const { charged } = result
      this.#toasts.show('good', show.isFree ? 'shows.reserved' : 'shows.bought', { title, coins: charged })
      this.refresh()
      return
    }
    const { reason } = result
    if (reason === 'login-required') {
      const params = { targetId: contentId('ticket', show.id), targetUrl: this.#page.address(), value: agreedPrice }
      void this.#checkout.open('signup', { host: show.actorName, pending: { type: 'buyContent', params } })
      return
    }
    if (reason === 'not-enough-money') return
    this.#toasts.show('bad', `shows.refused.${reason}`)
    // Lets the card show the current price and time.
    if (reason !== 'promo-code-invalid') void this.shown?.shows.reload()
  }

  private settleReturn(show: CamShow, result: ReturnTicketResult): void {
    const title = show.title.value
    if (!result.ok) this.#toasts.show('bad', `shows.refused.${result.reason}`)
    else {
      this.#guest.setBalance(result.balance)
      this.#toasts.show('good', show.isFree ? 'shows.givenUp' : 'shows.returned', { title, coins: result.refunded })
      this.refresh()
    }
    void this.shown?.shows.reload()
  }

  /** The guest's list of tickets is part of the guest. */
  private refresh(): void {
    void this.#guest.refresh().catch(otherwise())
  }
}
