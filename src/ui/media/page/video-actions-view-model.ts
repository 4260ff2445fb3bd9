import { otherwise } from '@/application/errors/otherwise'
import { inject, injectable } from 'inversify'
import { compareStructural, makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import { BuyVideo } from '@/application/media/buy-video'
import { VideoGateway } from '@/application/media/video-gateway'
import type { PendingLoginAction } from '@/domain/access/pending-login-action'
import type { VideoId } from '@/domain/ids'
import { afterRating, DISLIKE_RATING, type Likes } from '@/domain/media/rating'
import type { VideoDetails } from '@/domain/media/video'
import { PendingActions } from '@/ui/access/pending-actions'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Checkout } from '@/ui/payments/checkout-launcher'
import { ContentPurchase, type ContentSale } from '@/ui/payments/content-purchase'
import type { NamedSum } from '@/ui/payments/pay-button'
import { Page } from '@/ui/base/page-service'
import { Task } from '@/ui/base/task'
import { Toasts } from '@/ui/base/toasts'
import { Disposables, type ViewModel } from '@/ui/base/view-model'
import type { VideoViewModel } from './video-view-model'

type VideoPage = Pick<VideoViewModel, 'video' | 'update' | 'playWhole'>

/** The guest's actions on a video: buying it, liking it, passing its gate. */
@injectable('Transient')
export class VideoActionsViewModel implements ViewModel {
  readonly #liking: Task
  /** Number of dislikes, and the guest's own opinion; `null`: not known yet. */
  opinion: Likes | null = null
  private page: VideoPage | null = null
  readonly #disposables = new Disposables()

  readonly #shop: VideoGateway
  readonly #purchase: ContentPurchase
  readonly #sale: ContentSale<VideoDetails>
  readonly #guest: GuestViewModel
  readonly #checkout: Checkout
  readonly #pending: PendingActions
  readonly #location: Page
  readonly #toasts: Toasts

  constructor(
    @inject(VideoGateway) shop: VideoGateway,
    @inject(BuyVideo) buying: BuyVideo,
    @inject(ContentPurchase) purchase: ContentPurchase,
    @inject(GuestViewModel) guest: GuestViewModel,
    @inject(Checkout) checkout: Checkout,
    @inject(PendingActions) pending: PendingActions,
    @inject(Page) location: Page,
    @inject(Toasts) toasts: Toasts,
  ) {
    this.#shop = shop
    this.#purchase = purchase
    this.#guest = guest
    this.#checkout = checkout
    this.#pending = pending
    this.#location = location
    this.#toasts = toasts
    this.#liking = new Task(toasts)
    this.#sale = {
      kind: 'video',
      refused: (reason) => `media.refused.${reason}`,
      shown: () => this.page?.video ?? null,
      isOwned: ({ guestInfo }) => guestInfo.bought,
      buy: async ({ id }, agreedPrice) => {
        const result = await buying.buy(id, agreedPrice)
        return result.ok ? { ...result, content: result.video } : result
      },
      reload: ({ id }) => shop.byId(id),
      update: (video) => this.page?.update(video),
      onBought: async () => this.page?.playWhole(),
    }
    makeAutoObservable<VideoActionsViewModel, 'page'>(this, { page: observableRef, opinion: observableRef })
  }

  get isBuying(): boolean {
    return this.#purchase.isBuying
  }

  /** Whether one more press buys the video shown, after a top-up. */
  get isReady(): boolean {
    const shown = this.#sale.shown()
    return shown !== null && this.#purchase.isReady('video', shown)
  }

  /** Sets the page that shows the video. */
  about(page: VideoPage): void {
    this.page = page
  }

  start(): void {
    const video = (): VideoId | undefined => (this.#guest.isLoggedIn ? this.page?.video?.id : undefined)
    this.#disposables.add(this.#purchase.follow())
    this.#disposables.add(this.#purchase.executePending(this.#sale))
    this.#disposables.add(
      reaction(
        () => [this.page?.video?.id, this.#guest.audience] as const,
        ([id, audience]) => {
          if (id !== undefined && audience !== null) void this.loadOpinion(id)
        },
        { fireImmediately: true, equals: compareStructural },
      ),
    )
    this.#disposables.add(this.#pending.execute('like', video, () => void this.like(true)))
  }

  dispose(): void {
    this.#disposables.dispose()
  }

  /** Opens the gate of the video that costs nothing. */
  async pass(kind: 'signup' | 'age'): Promise<void> {
    if (kind === 'age') this.#purchase.proveAge()
    else await this.signUp()
  }

  async signUp(): Promise<void> {
    await this.#purchase.signUp(this.#sale.shown())
  }

  async logIn(): Promise<void> {
    await this.#checkout.open('login')
  }

  async buy(agreed: NamedSum): Promise<void> {
    await this.#purchase.buy(this.#sale, agreed)
  }

  /** Shown at once, and reverted if the platform refuses (MED-040). */
  async like(liked: boolean): Promise<void> {
    const before = this.page?.video ?? null
    if (before === null || this.#liking.isRunning || before.guestInfo.liked === liked) return
    this.show(before, liked, before.likes + (liked ? 1 : -1))
    const { opinion } = this
    if (liked && opinion !== null) this.opinion = afterRating(opinion, null)
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
    if (needsAccount) await this.#purchase.signUp(before, this.pendingLike(before))
  }

  /** Loads the opinions of guests for each guest who sees the video (MED-042). */
  private async loadOpinion(id: VideoId): Promise<void> {
    const opinion = await this.#shop.likes(id).catch(otherwise(null))
    if (this.page?.video?.id === id) runInAction(() => (this.opinion = opinion))
  }

  /** Shown at once, reverted if refused; a disliked video loses the guest's like (MED-040). */
  async dislike(disliked: boolean): Promise<void> {
    const [before, opinion] = [this.page?.video ?? null, this.opinion]
    if (before === null || this.#liking.isRunning) return
    const wasLiked = before.guestInfo.liked
    const shown = (likes: Likes | null) => {
      this.opinion = likes
      this.show(before, likes?.isLiked ?? wasLiked, likes?.guestRatingLikes ?? before.likes)
    }
    if (opinion !== null) shown(afterRating({ ...opinion, isLiked: wasLiked }, disliked ? DISLIKE_RATING : null))
    let needsAccount = false
    const isAnswered = await this.#liking.run(
      () => this.#shop.dislike(before.id, disliked),
      (result) => {
        shown(result.ok ? result.likes : opinion === null ? null : { ...opinion, isLiked: wasLiked })
        if (result.ok) return
        if (result.reason === 'login-required') needsAccount = true
        else this.#toasts.show('bad', 'media.refused.not-found')
      },
    )
    if (!isAnswered) shown(opinion === null ? null : { ...opinion, isLiked: wasLiked })
    if (needsAccount) await this.#purchase.signUp(before)
  }

  private pendingLike({ id }: VideoDetails): PendingLoginAction {
    return { type: 'like', params: { targetId: id, targetUrl: this.#location.address() } }
  }

  /** Only the changed fields: others may have been reloaded meanwhile. */
  private show({ id }: VideoDetails, liked: boolean, likes: number): void {
    const now = this.page?.video ?? null
    if (now?.id !== id) return
    runInAction(() => this.page?.update({ ...now, likes, guestInfo: { ...now.guestInfo, liked } }))
  }
}
