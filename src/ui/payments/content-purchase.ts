import { otherwise } from '@/application/errors/otherwise'
import { inject, injectable } from 'inversify'
import { runInAction } from 'mobx'
import type { PurchaseKind } from '@/application/guest/purchase-kinds'
import type { PurchaseRefusal } from '@/application/money/buy-content'
import type { PendingLoginAction } from '@/domain/access/pending-login-action'
import { agreedPriceOf } from '@/domain/money/agreed-price'
import { contentId, contentTarget, PendingActions } from '@/ui/access/pending-actions'
import { Modals } from '@/ui/base/modals'
import { GridCache } from '@/ui/base/listing'
import { Page } from '@/ui/base/page-service'
import { Task } from '@/ui/base/task'
import { Toasts } from '@/ui/base/toasts'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import type { TextKey } from '@/ui/texts/catalog'
import { showAgeCheck } from './age-check-box'
import { Checkout } from './checkout-launcher'
import { DeferredPurchases } from './deferred-purchases'
import type { NamedSum } from './pay-button'

/** Content that is bought for good. */
interface SoldContent {
  readonly id: string
  readonly title: string
  readonly actor: { readonly name: string }
}

/** Refusals that the guest can only read about. */
type ShownRefusal = Exclude<PurchaseRefusal['reason'], 'login-required' | 'not-enough-money' | 'age-check'>

/** The content of one page, and the page's part in a purchase. */
export interface ContentSale<Content extends SoldContent> {
  readonly kind: PurchaseKind
  /** Shown after the purchase, with the title, unless the page itself shows it. */
  readonly bought?: TextKey
  /** Returns the text of a refusal that leads to nothing else. */
  readonly refused: (reason: ShownRefusal) => TextKey
  /** The content that the page shows; `null`: none yet. */
  readonly shown: () => Content | null
  readonly isOwned: (content: Content) => boolean
  readonly buy: (
    content: Content,
    agreedPrice: number,
  ) => Promise<{ readonly ok: true; readonly content: Content; readonly balance: number } | PurchaseRefusal>
  /** The content as the platform has it now. */
  readonly reload: (content: Content) => Promise<Content | null>
  readonly update: (content: Content) => void
  readonly onBought?: () => Promise<void>
}

/** Buys a page's content; the results of a sale and of refusals are the same for all. */
@injectable('Transient')
export class ContentPurchase {
  readonly #buying: Task
  readonly #guest: GuestViewModel
  readonly #checkout: Checkout
  readonly #pending: PendingActions
  readonly #location: Page
  readonly #modals: Modals
  readonly #toasts: Toasts
  readonly #grids: GridCache
  readonly #deferred: DeferredPurchases

  constructor(
    @inject(GuestViewModel) guest: GuestViewModel,
    @inject(Checkout) checkout: Checkout,
    @inject(PendingActions) pending: PendingActions,
    @inject(Page) location: Page,
    @inject(Modals) modals: Modals,
    @inject(Toasts) toasts: Toasts,
    @inject(GridCache) grids: GridCache,
    @inject(DeferredPurchases) deferred: DeferredPurchases,
  ) {
    this.#guest = guest
    this.#checkout = checkout
    this.#pending = pending
    this.#location = location
    this.#modals = modals
    this.#toasts = toasts
    this.#grids = grids
    this.#deferred = deferred
    this.#buying = new Task(toasts)
  }

  /** Returns true if the missing coins for this content have arrived: one more press buys it. */
  isReady(kind: PurchaseKind, { id }: { readonly id: string }): boolean {
    return this.#deferred.isReady(contentId(kind, id))
  }

  /** Follows whether the coins have come. Returns how to stop. */
  follow(): () => void {
    return this.#deferred.follow()
  }

  get isBuying(): boolean {
    return this.#buying.isRunning
  }

  /**
   * Executes the purchase that a guest agreed to before their login, for the agreed price at most;
   * a higher one must be confirmed again, at the button. Returns the function that stops.
   */
  executePending<Content extends SoldContent>(sale: ContentSale<Content>): () => void {
    const shown = (): string | undefined => (this.#guest.isLoggedIn ? sale.shown()?.id : undefined)
    return this.#pending.execute(
      'buyContent',
      contentTarget(sale.kind, shown),
      ({ value }) => void this.buyFor(sale, agreedPriceOf(value) ?? 0),
    )
  }

  /** Buys, and shows the result (MED-046); an anonymous guest logs in first (AUT-005). */
  async buy<Content extends SoldContent>(sale: ContentSale<Content>, agreed: NamedSum): Promise<void> {
    await this.buyFor(sale, agreed.price.value)
  }

  /** Signs up at the content's actor, and then executes the pending action. */
  async signUp(content: SoldContent | null, pending?: PendingLoginAction): Promise<void> {
    await this.#checkout.open('signup', {
      ...(content === null ? {} : { host: content.actor.name }),
      ...(pending === undefined ? {} : { pending }),
    })
  }

  proveAge(): void {
    showAgeCheck(this.#modals, this.#guest.guest)
  }

  /** Buys for the agreed price at most, from a button or from before the login. */
  async buyFor<Content extends SoldContent>(sale: ContentSale<Content>, agreedPrice: number): Promise<void> {
    const content = sale.shown()
    if (content === null || sale.isOwned(content)) return
    await this.#buying.runOnce(() => this.settle(sale, content, agreedPrice))
  }

  private async settle<Content extends SoldContent>(
    sale: ContentSale<Content>,
    content: Content,
    agreedPrice: number,
  ): Promise<void> {
    const result = await this.#deferred.buy(contentId(sale.kind, content.id), () => sale.buy(content, agreedPrice))
    if (result.ok) {
      // Going back must not show that it is for sale (MED-071).
      this.#grids.clear()
      runInAction(() => {
        this.#guest.setBalance(result.balance)
        sale.update(result.content)
      })
      if (sale.bought !== undefined) this.#toasts.show('good', sale.bought, { title: content.title })
      await sale.onBought?.()
      return
    }
    switch (result.reason) {
      case 'login-required':
        await this.signUp(content, this.pendingPurchase(sale.kind, content, agreedPrice))
        return
      case 'not-enough-money':
        return
      case 'age-check':
        this.proveAge()
        return
      case 'price-changed':
        await this.reload(sale, content)
        this.#toasts.show('bad', sale.refused(result.reason))
        return
      default:
        this.#toasts.show('bad', sale.refused(result.reason))
    }
  }

  private pendingPurchase(kind: PurchaseKind, { id }: SoldContent, value: number): PendingLoginAction {
    return {
      type: 'buyContent',
      params: { targetId: contentId(kind, id), targetUrl: this.#location.address(), value },
    }
  }

  /** Updates the price on the button; if that fails, the next press is refused as well. */
  private async reload<Content extends SoldContent>(sale: ContentSale<Content>, content: Content): Promise<void> {
    const now = await sale.reload(content).catch(otherwise(null))
    if (now !== null) runInAction(() => sale.update(now))
  }
}
