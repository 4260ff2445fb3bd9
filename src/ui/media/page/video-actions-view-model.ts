import { inject, injectable } from 'inversify'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { BuyVideo } from '@/application/media/buy-video'
import { VideoGateway, type BuyResult } from '@/application/media/video-gateway'
import type { PendingLoginAction } from '@/domain/access/pending-login-action'
import type { VideoId } from '@/domain/ids'
import type { VideoDetails } from '@/domain/media/video'
import { agreedPriceOf } from '@/domain/money/agreed-price'
import { contentId, contentTarget, PendingActions, type PagePendingType } from '@/ui/access/pending-actions'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Checkout } from '@/ui/payments/checkout-launcher'
import type { NamedSum } from '@/ui/payments/pay-button'
import { Modals } from '@/ui/base/modals'
import { Page } from '@/ui/base/page-service'
import { Task } from '@/ui/base/task'
import { Toasts } from '@/ui/base/toasts'
import { Disposables, type ViewModel } from '@/ui/base/view-model'
import type { VideoViewModel } from './video-view-model'

/** What a guest does about a video: buys it, likes it, opens the gate before it. */
@injectable('Transient')
export class VideoActionsViewModel implements ViewModel {
  readonly #buyingNow: Task
  readonly #liking: Task
  private page: Pick<VideoViewModel, 'video' | 'update' | 'playWhole'> | null = null
  readonly #disposables = new Disposables()

  readonly #shop: VideoGateway
  readonly #buying: BuyVideo
  readonly #guest: GuestViewModel
  readonly #checkout: Checkout
  readonly #pending: PendingActions
  readonly #location: Page
  readonly #modals: Modals
  readonly #toasts: Toasts

  constructor(
    @inject(VideoGateway) shop: VideoGateway,
    @inject(BuyVideo) buying: BuyVideo,
    @inject(GuestViewModel) guest: GuestViewModel,
    @inject(Checkout) checkout: Checkout,
    @inject(PendingActions) pending: PendingActions,
    @inject(Page) location: Page,
    @inject(Modals) modals: Modals,
    @inject(Toasts) toasts: Toasts,
  ) {
    this.#shop = shop
    this.#buying = buying
    this.#guest = guest
    this.#checkout = checkout
    this.#pending = pending
    this.#location = location
    this.#modals = modals
    this.#toasts = toasts
    this.#buyingNow = new Task(toasts)
    this.#liking = new Task(toasts)
    makeAutoObservable<VideoActionsViewModel, 'page'>(this, { page: observableRef })
  }

  get isBuying(): boolean {
    return this.#buyingNow.isRunning
  }

  /** The page whose video all this is about. */
  about(page: Pick<VideoViewModel, 'video' | 'update' | 'playWhole'>): void {
    this.page = page
  }

  start(): void {
    const video = (): VideoId | undefined => (this.#guest.isLoggedIn ? this.page?.video?.id : undefined)
    this.#disposables.add(
      // For no more than was agreed to then; a price that has risen since has to be confirmed again, at the button.
      this.#pending.execute(
        'buyContent',
        contentTarget('video', video),
        ({ value }) => void this.buyFor(agreedPriceOf(value) ?? 0),
      ),
    )
    this.#disposables.add(this.#pending.execute('like', video, () => void this.like(true)))
  }

  dispose(): void {
    this.#disposables.dispose()
  }

  /** Opens the gate of the video that costs nothing. */
  async pass(kind: 'signup' | 'age'): Promise<void> {
    if (kind === 'age') this.#modals.show('avs')
    else await this.signUp()
  }

  async signUp(pending?: PendingLoginAction): Promise<void> {
    const host = this.page?.video?.actor.name
    await this.#checkout.open('signup', {
      ...(host === undefined ? {} : { host }),
      ...(pending === undefined ? {} : { pending }),
    })
  }

  async logIn(): Promise<void> {
    await this.#checkout.open('login')
  }

  /** Buys, and shows the result (MED-046); an anonymous guest's action waits for their login (AUT-005). */
  async buy(agreed: NamedSum): Promise<void> {
    await this.buyFor(agreed.price.value)
  }

  private async buyFor(agreedPrice: number): Promise<void> {
    const video = this.page?.video ?? null
    if (video === null || video.guestInfo.bought) return
    await this.#buyingNow.runOnce(async () => {
      await this.settle(video, await this.#buying.buy(video.id, agreedPrice), agreedPrice)
    })
  }

  /** Shown at once and taken back if the platform refuses (MED-040). */
  async like(liked: boolean): Promise<void> {
    const before = this.page?.video ?? null
    if (before === null || this.#liking.isRunning || before.guestInfo.liked === liked) return
    this.show(before, liked, before.likes + (liked ? 1 : -1))
    let needsAccount = false
    const isAnswered = await this.#liking.run(
      () => this.#shop.like(before.id, liked),
      (result) => {
        if (result.ok) {
          this.show(before, liked, result.likes)
          return
        }
        this.show(before, !liked, before.likes)
        if (result.reason === 'login-required') needsAccount = true
        else this.#toasts.show('bad', 'media.refused.not-found')
      },
    )
    if (!isAnswered) this.show(before, !liked, before.likes)
    if (needsAccount) await this.signUp(this.pendingAction('like', before.id))
  }

  private pendingAction(type: PagePendingType, targetId: string, value?: number): PendingLoginAction {
    const params = { targetId, targetUrl: this.#location.address() }
    return { type, params: value === undefined ? params : { ...params, value } }
  }

  /** Only what the like changes: everything else may have been reloaded meanwhile. */
  private show({ id }: VideoDetails, liked: boolean, likes: number): void {
    const now = this.page?.video ?? null
    if (now?.id !== id) return
    runInAction(() => this.page?.update({ ...now, likes, guestInfo: { ...now.guestInfo, liked } }))
  }

  private async settle(video: VideoDetails, result: BuyResult, agreedPrice: number): Promise<void> {
    if (result.ok) {
      runInAction(() => {
        this.#guest.setBalance(result.balance)
        this.page?.update(result.video)
      })
      this.#toasts.show('good', 'media.bought', { title: video.title })
      await this.page?.playWhole()
      return
    }
    switch (result.reason) {
      case 'login-required':
        await this.signUp(this.pendingAction('buyContent', contentId('video', video.id), agreedPrice))
        return
      case 'not-enough-money':
        this.#modals.show('not-enough-money', { missing: result.missing })
        return
      case 'age-check':
        this.#modals.show('avs')
        return
      case 'price-changed':
        await this.reload(video)
        this.#toasts.show('bad', 'media.refused.price-changed')
        return
      default:
        this.#toasts.show('bad', `media.refused.${result.reason}`)
    }
  }

  /** So that the button names what it costs now; where that cannot be read, the next press is refused as well. */
  private async reload({ id }: VideoDetails): Promise<void> {
    const video = await this.#shop.byId(id).catch(() => null)
    if (video !== null) runInAction(() => this.page?.update(video))
  }
}
