import { inject, injectable } from 'inversify'
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import { BuyPost } from '@/application/feed/buy-post'
import { FeedGateway, type PostChange } from '@/application/feed/feed-gateway'
import { TipPost } from '@/application/feed/tip-post'
import type { FeedContext } from '@/domain/feed/feed-lists'
import type { FeedPost } from '@/domain/feed/post'
import { isTipAmount } from '@/domain/feed/tipping-goal'
import type { PostId } from '@/domain/ids'
import { agreedPriceOf } from '@/domain/money/agreed-price'
import { contentId, PendingActions } from '@/ui/access/pending-actions'
import { Page } from '@/ui/base/page-service'
import { Task } from '@/ui/base/task'
import { Toasts } from '@/ui/base/toasts'
import { Disposables, type ViewModel } from '@/ui/base/view-model'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Checkout } from '@/ui/payments/checkout-launcher'
import { ContentPurchase, type ContentSale } from '@/ui/payments/content-purchase'
import { DeferredPurchases } from '@/ui/payments/deferred-purchases'
import type { NamedSum } from '@/ui/payments/pay-button'
import type { FeedViewModel } from '@/ui/feed/list/feed-view-model'
import { executePending } from './pending-post-actions'

/** The posts that a page shows. */
type ShownPosts = Pick<FeedViewModel, 'list' | 'isReloading' | 'postOf' | 'update' | 'remove' | 'context'>

/** A post as something that is sold. */
interface SoldPost {
  readonly id: PostId
  readonly title: string
  readonly actor: { readonly name: string }
  readonly post: FeedPost
}

const soldOf = (post: FeedPost): SoldPost => ({ id: post.id, title: post.title, actor: post.model, post })

/** Names a tip that waits for coins. */
const tipTarget = ({ id }: Pick<FeedPost, 'id'>): string => `post-tip:${id}`

/** The guest's actions on posts other than comments. */
@injectable('Transient')
export class PostActionsViewModel implements ViewModel {
  /** The post that is being bought. */
  buying: PostId | null = null
  /** The post that a tip is given for; `null`: the sheet is closed. */
  tipped: PostId | null = null
  private posts: ShownPosts | null = null
  /** The post of an anonymous guest's action: the list after login may begin with newer posts. */
  private wanted: FeedPost | null = null
  readonly #disposables = new Disposables()
  readonly #seen = new Set<PostId>()
  readonly #liking = new Set<PostId>()
  readonly #tipping: Task
  readonly #feed: FeedGateway
  readonly #buy: BuyPost
  readonly #tip: TipPost
  readonly #purchase: ContentPurchase
  readonly #checkout: Checkout
  readonly #pending: PendingActions
  readonly #page: Page
  readonly #guest: GuestViewModel
  readonly #deferred: DeferredPurchases
  readonly #toasts: Toasts

  constructor(
    @inject(FeedGateway) feed: FeedGateway,
    @inject(BuyPost) buy: BuyPost,
    @inject(TipPost) tip: TipPost,
    @inject(ContentPurchase) purchase: ContentPurchase,
    @inject(Checkout) checkout: Checkout,
    @inject(PendingActions) pending: PendingActions,
    @inject(Page) page: Page,
    @inject(GuestViewModel) guest: GuestViewModel,
    @inject(DeferredPurchases) deferred: DeferredPurchases,
    @inject(Toasts) toasts: Toasts,
  ) {
    this.#feed = feed
    this.#buy = buy
    this.#tip = tip
    this.#purchase = purchase
    this.#checkout = checkout
    this.#pending = pending
    this.#page = page
    this.#guest = guest
    this.#deferred = deferred
    this.#toasts = toasts
    this.#tipping = new Task(toasts)
    makeAutoObservable<PostActionsViewModel, 'posts' | 'wanted'>(this, {
      posts: observableRef,
      wanted: observableRef,
    })
  }

  /** Runs a deferred action after the login, once the guest's own list shows its post (AUT-005). */
  start(): void {
    this.#disposables.add(this.#deferred.follow())
    this.#disposables.add(
      executePending(this.#pending, {
        posts: () => this.known,
        buy: (post, { value }) => void this.buyFor(post, agreedPriceOf(value) ?? 0),
        like: (post) => {
          if (!post.guestState.liked) void this.toggleLike(post)
        },
      }),
    )
    this.#disposables.add(
      reaction(
        () => this.known.find((post) => this.#deferred.isReady(tipTarget(post)))?.id ?? null,
        (id) => {
          if (id !== null) this.tipped = id
        },
        { fireImmediately: true },
      ),
    )
  }

  dispose(): void {
    this.#disposables.dispose()
    this.#seen.clear()
  }

  /** The posts that all this is about. */
  about(posts: ShownPosts): void {
    this.posts = posts
  }

  get isTipping(): boolean {
    return this.#tipping.isRunning
  }

  get isAgePending(): boolean {
    return this.#guest.guest?.avsStatus === 'pending'
  }

  proveAge(): void {
    this.#purchase.proveAge()
  }

  async signUp({ model }: FeedPost): Promise<void> {
    await this.#checkout.open('signup', { host: model.name })
  }

  /** Reports a post as seen, once. */
  see(post: FeedPost, context: FeedContext): void {
    if (!this.#guest.isLoggedIn || post.guestState.viewed || this.#seen.has(post.id)) return
    this.#seen.add(post.id)
    this.#feed.viewed(post.id, context).catch(() => this.#seen.delete(post.id))
  }

  /** Shown at once, and reverted if the platform refuses. */
  async toggleLike(post: FeedPost): Promise<void> {
    // At once if the guest is known: the like is shown in the same frame.
    if (!(this.#guest.guest?.isLoggedIn ?? (await this.isMember()))) {
      await this.signUpToLike(post)
      return
    }
    if (this.#liking.has(post.id)) return
    this.#liking.add(post.id)
    const { liked } = post.guestState
    this.showLike(post, !liked)
    const result = await this.attempt(() => (liked ? this.#feed.unlike(post.id) : this.#feed.like(post.id)))
    this.#liking.delete(post.id)
    if (result?.ok === true) runInAction(() => this.posts?.update(result.post))
    else this.showLike(post, liked)
  }

  /** Buys for the button's sum and shows the content. A press meanwhile does nothing. */
  async buy(post: FeedPost, agreed: NamedSum): Promise<void> {
    await this.buyFor(post, agreed.price.value)
  }

  /** Returns true if one more press buys the post, after a top-up. */
  isReady(post: FeedPost): boolean {
    return this.#purchase.isReady('post', post)
  }

  /** Opens the sheet for a tip; a guest without an account signs up first (FEE-030). */
  async openTip(post: FeedPost): Promise<void> {
    if (!(await this.isMember())) await this.signUp(post)
    else runInAction(() => (this.tipped = post.id))
  }

  closeTip(): void {
    this.tipped = null
  }

  /** Returns the coins of a tip that waited for coins; `null`: none did. */
  deferredTip(post: FeedPost): { readonly coins: number; readonly isReady: boolean } | null {
    const coins = Number(this.#deferred.choiceOf(tipTarget(post)) ?? Number.NaN)
    return isTipAmount(coins) ? { coins, isReady: this.#deferred.isReady(tipTarget(post)) } : null
  }

  async tip(post: FeedPost, { price }: NamedSum): Promise<void> {
    await this.#tipping.runOnce(async () => {
      const result = await this.#deferred.buy(tipTarget(post), () => this.#tip.give(post.id, price.value), {
        choice: String(price.value),
      })
      if (result.ok) {
        runInAction(() => {
          this.#guest.setBalance(result.balance)
          this.posts?.update(result.post)
          this.tipped = null
        })
        this.#toasts.show('good', 'feed.tip.given', { count: price.value, name: post.model.name })
      } else if (result.reason !== 'not-enough-money') {
        this.#toasts.show('bad', `feed.refused.${result.reason}`)
      }
    })
  }

  async hide(post: FeedPost): Promise<void> {
    if (!(await this.isMember())) {
      await this.signUp(post)
      return
    }
    const result = await this.attempt(() => this.#feed.hide(post.id))
    if (result?.ok !== true) return
    runInAction(() => this.posts?.remove(post.id))
    this.#toasts.show('good', 'feed.hidden')
  }

  /** Returns true if the guest has an account: a press may come before that is known. */
  private async isMember(): Promise<boolean> {
    return (await this.#guest.known())?.isLoggedIn === true
  }

  /** The posts a logged-in guest may have wanted; none while the list precedes the login. */
  private get known(): readonly FeedPost[] {
    const { posts, wanted } = this
    if (posts === null || !this.#guest.isLoggedIn || posts.isReloading || !posts.list.isKnown) return []
    const { items } = posts.list
    return wanted === null || items.some(({ id }) => id === wanted.id) ? items : [...items, wanted]
  }

  private async buyFor(post: FeedPost, agreedPrice: number): Promise<void> {
    if (this.buying !== null) return
    runInAction(() => {
      this.buying = post.id
      this.wanted = this.#guest.isLoggedIn ? null : post
    })
    await this.#purchase.buyFor(
      this.sale(() => this.posts?.postOf(post.id) ?? post),
      agreedPrice,
    )
    runInAction(() => {
      this.buying = null
    })
  }

  private async signUpToLike(post: FeedPost): Promise<void> {
    this.wanted = post
    const params = { targetId: contentId('post', post.id), targetUrl: this.#page.address() }
    await this.#checkout.open('signup', { host: post.model.name, pending: { type: 'like', params } })
  }

  /** `null`: there was no answer. A refusal is shown. */
  private async attempt(work: () => Promise<PostChange>): Promise<PostChange | null> {
    const task = new Task(this.#toasts)
    let answer: PostChange | null = null
    await task.run(work, (result) => {
      answer = result
      if (!result.ok) this.#toasts.show('bad', `feed.refused.${result.reason}`)
    })
    return answer
  }

  /** Shows a changed like until the platform has answered; other changes of the post stay. */
  private showLike({ id }: FeedPost, liked: boolean): void {
    const { posts } = this
    if (posts === null) return
    posts.list.items = posts.list.items.map((known) =>
      known.id === id && known.guestState.liked !== liked
        ? { ...known, likes: known.likes + (liked ? 1 : -1), guestState: { ...known.guestState, liked } }
        : known,
    )
  }

  private sale(shown: () => FeedPost | null): ContentSale<SoldPost> {
    return {
      kind: 'post',
      bought: 'feed.bought',
      refused: (reason) => `feed.refused.${reason}`,
      shown: () => {
        const post = shown()
        return post === null ? null : soldOf(post)
      },
      isOwned: ({ post }) => post.guestState.bought,
      buy: async ({ id }, agreedPrice) => {
        const result = await this.#buy.buy(id, agreedPrice)
        return result.ok ? { ...result, content: soldOf(result.post) } : result
      },
      reload: async ({ id }) => {
        const post = await this.#feed.byId(id)
        return post === null ? null : soldOf(post)
      },
      update: ({ post }) => this.posts?.update(post),
    }
  }
}
