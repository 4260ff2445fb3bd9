import { inject, injectable } from 'inversify'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { AlbumGateway, type BuyAlbumResult } from '@/application/albums/album-gateway'
import { BuyAlbum } from '@/application/albums/buy-album'
import type { PendingLoginAction } from '@/domain/access/pending-login-action'
import type { AlbumDetails } from '@/domain/albums/album'
import { agreedPriceOf } from '@/domain/money/agreed-price'
import { contentId, contentTarget, PendingActions } from '@/ui/access/pending-actions'
import { Modals } from '@/ui/base/modals'
import { Page } from '@/ui/base/page-service'
import { Task } from '@/ui/base/task'
import { Toasts } from '@/ui/base/toasts'
import { Disposables, type ViewModel } from '@/ui/base/view-model'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Checkout } from '@/ui/payments/checkout-launcher'
import type { NamedSum } from '@/ui/payments/pay-button'
import type { AlbumViewModel } from './album-view-model'

type AlbumPage = Pick<AlbumViewModel, 'album' | 'update'>

/** What a guest does about an album: buys it, or opens the gate before it. */
@injectable('Transient')
export class AlbumActionsViewModel implements ViewModel {
  private page: AlbumPage | null = null
  readonly #buyingNow: Task
  readonly #disposables = new Disposables()
  readonly #albums: AlbumGateway
  readonly #buying: BuyAlbum
  readonly #guest: GuestViewModel
  readonly #checkout: Checkout
  readonly #pending: PendingActions
  readonly #location: Page
  readonly #modals: Modals
  readonly #toasts: Toasts

  constructor(
    @inject(AlbumGateway) albums: AlbumGateway,
    @inject(BuyAlbum) buying: BuyAlbum,
    @inject(GuestViewModel) guest: GuestViewModel,
    @inject(Checkout) checkout: Checkout,
    @inject(PendingActions) pending: PendingActions,
    @inject(Page) location: Page,
    @inject(Modals) modals: Modals,
    @inject(Toasts) toasts: Toasts,
  ) {
    this.#albums = albums
    this.#buying = buying
    this.#guest = guest
    this.#checkout = checkout
    this.#pending = pending
    this.#location = location
    this.#modals = modals
    this.#toasts = toasts
    this.#buyingNow = new Task(toasts)
    makeAutoObservable<AlbumActionsViewModel, 'page'>(this, { page: observableRef })
  }

  get isBuying(): boolean {
    return this.#buyingNow.isRunning
  }

  /** The page whose album all this is about. */
  about(page: AlbumPage): void {
    this.page = page
  }

  start(): void {
    const album = () => (this.#guest.isLoggedIn ? this.page?.album?.id : undefined)
    this.#disposables.add(
      // For no more than was agreed to before the login; a price that has risen since has to be confirmed again, at the button.
      this.#pending.execute('buyContent', contentTarget('album', album), ({ value }) => {
        void this.buyFor(agreedPriceOf(value) ?? 0)
      }),
    )
  }

  dispose(): void {
    this.#disposables.dispose()
  }

  async signUp(pending?: PendingLoginAction): Promise<void> {
    const host = this.page?.album?.actor.name
    await this.#checkout.open('signup', {
      ...(host === undefined ? {} : { host }),
      ...(pending === undefined ? {} : { pending }),
    })
  }

  proveAge(): void {
    this.#modals.show('avs')
  }

  /** Buys, and shows what came of it (MED-046); the purchase of a guest without an account is repeated after their login (AUT-005). */
  async buy(agreed: NamedSum): Promise<void> {
    await this.buyFor(agreed.price.value)
  }

  private async buyFor(agreedPrice: number): Promise<void> {
    const album = this.page?.album ?? null
    if (album === null || album.bought) return
    await this.#buyingNow.runOnce(async () => {
      await this.settle(album, await this.#buying.buy(album.id, agreedPrice), agreedPrice)
    })
  }

  private async settle(album: AlbumDetails, result: BuyAlbumResult, agreedPrice: number): Promise<void> {
    if (result.ok) {
      runInAction(() => {
        this.#guest.setBalance(result.balance)
        this.page?.update(result.album)
      })
      this.#toasts.show('good', 'albums.bought', { title: album.title })
      return
    }
    switch (result.reason) {
      case 'login-required':
        await this.signUp(this.pendingPurchase(album, agreedPrice))
        return
      case 'not-enough-money':
        this.#modals.show('not-enough-money', { missing: result.missing })
        return
      case 'age-check':
        this.proveAge()
        return
      case 'price-changed':
        await this.readAgain(album)
        this.#toasts.show('bad', 'albums.refused.price-changed')
        return
      default:
        this.#toasts.show('bad', `albums.refused.${result.reason}`)
    }
  }

  private pendingPurchase({ id }: AlbumDetails, value: number): PendingLoginAction {
    return {
      type: 'buyContent',
      params: { targetId: contentId('album', id), targetUrl: this.#location.address(), value },
    }
  }

  /** So that the button names what it costs now; where that cannot be read, the next press is refused as well. */
  private async readAgain({ id }: AlbumDetails): Promise<void> {
    const album = await this.#albums.byId(id).catch(() => null)
    if (album !== null) runInAction(() => this.page?.update(album))
  }
}
