import { otherwise } from '@/application/errors/otherwise'
import { inject, injectable } from 'inversify'
import { compareStructural, makeAutoObservable, observable, observableRef, reaction, runInAction } from 'mobx'
import { Clock } from '@/application/device/clock'
import { FeedGateway } from '@/application/feed/feed-gateway'
import { LiveUpdates } from '@/application/live/live-updates'
import { onReconnect, subscribeTo } from '@/application/live/subscribe-to'
import { withPage } from '@/domain/feed/position'
import type { FeedContext } from '@/domain/feed/feed-lists'
import type { FeedPost, FeedThread, FeedTotals } from '@/domain/feed/post'
import type { ActorId, PostId } from '@/domain/ids'
import { CursorList } from '@/ui/base/cursor-list'
import { Disposables, type ViewModel } from '@/ui/base/view-model'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Texts } from '@/ui/texts/texts'
import { feedFilterOf, WHOLE_FEED, type FeedListQuery } from './feed-query'
import { NO_ADDRESS } from '@/domain/media/granted-address'

/** Posts that a page of the feed brings; a guest requests the next ones. */
const PAGE = 12

/** Interval at which the ages of posts are updated, ms. */
const TICK = 30_000

/** The source of the posts: all actors, or one. */
export interface FeedSource {
  readonly actorId: ActorId | null
  readonly query: FeedListQuery
  readonly first?: number
  /** A post above the others, even if it is not among them. */
  readonly top?: PostId
}

/** A feed: its posts, the comments of open ones, and the number of posts published since. */
@injectable('Transient')
export class FeedViewModel implements ViewModel {
  list: CursorList<FeedPost>
  /** `null` until known; if loading fails, filters have no numbers. */
  totals: FeedTotals | null = null
  /** Posts that were published since the list was loaded. */
  arrived: readonly PostId[] = []
  /** Epoch ms. */
  now: number
  private reloads = 0
  private threads: ReadonlyMap<PostId, readonly FeedThread[]> = new Map()
  #source: FeedSource = { actorId: null, query: WHOLE_FEED }
  readonly #disposables = new Disposables()
  readonly #feed: FeedGateway
  readonly #live: LiveUpdates
  readonly #clock: Clock
  readonly #guest: GuestViewModel
  readonly #texts: Texts

  constructor(
    @inject(FeedGateway) feed: FeedGateway,
    @inject(LiveUpdates) live: LiveUpdates,
    @inject(Clock) clock: Clock,
    @inject(GuestViewModel) guest: GuestViewModel,
    @inject(Texts) texts: Texts,
  ) {
    this.#feed = feed
    this.#live = live
    this.#clock = clock
    this.#guest = guest
    this.#texts = texts
    this.now = clock.now()
    this.list = this.newList()
    makeAutoObservable<FeedViewModel, 'threads' | 'reloads'>(this, {
      list: observableRef,
      totals: observableRef,
      arrived: observableRef,
      threads: observableRef,
      reloads: observable,
    })
  }

  start(): void {
    this.#disposables.add(
      subscribeTo(this.#live, {
        feedPostPublished: ({ postId, actorId }) => this.announce(postId, actorId),
        feedPostChanged: ({ postId }) => {
          if (this.postOf(postId) !== null) void this.refetch(postId)
        },
      }),
    )
    this.#disposables.add(
      onReconnect(this.#live, () => {
        if (this.list.isKnown) void this.reload(true)
      }),
    )
    this.tick()
  }

  dispose(): void {
    this.#disposables.dispose()
  }

  get isLoggedIn(): boolean {
    return this.#guest.isLoggedIn
  }

  /** The place where the guest sees these posts. */
  get context(): FeedContext {
    return this.#source.actorId === null ? 'mixedFeed' : 'profile'
  }

  /** Shows a feed; reloads it for another audience, for changed rights, and in another language. */
  show(source: FeedSource): () => void {
    this.#source = source
    this.list = this.newList()
    this.arrived = []
    return reaction(
      () => {
        const { guest, audience } = this.#guest
        const seenAs = [audience, guest?.hasAvs ?? false, this.#texts.language].join(' ')
        return { isKnown: audience !== null, seenAs, session: guest?.id ?? null }
      },
      ({ isKnown, seenAs }, before) => {
        if (!isKnown) return
        // Media in a page from the server have no addresses before the session is open.
        if (seenAs !== before?.seenAs) void this.reload()
        else if (this.awaitsAddresses) void this.reload(true)
      },
      { fireImmediately: true, equals: compareStructural },
    )
  }

  /**
   * Reloads the feed from its beginning; the shown one stays until then. `isQuiet`: the guest has
   * not requested it, so newer posts are announced, and nothing that is being read moves.
   */
  async reload(isQuiet = false): Promise<void> {
    const fresh = this.newList()
    if (!this.list.isKnown) this.list = fresh
    void this.loadTotals()
    this.reloads += 1
    const { top: topId } = this.#source
    const [top] = await Promise.all([
      topId === undefined ? null : this.#feed.byId(topId).catch(otherwise(null)),
      fresh.refresh(),
    ])
    runInAction(() => {
      this.reloads -= 1
      if (fresh.error !== null && this.list.isKnown) return
      const newer = isQuiet ? this.newerThanShown(fresh.items) : []
      fresh.items = fresh.items.slice(newer.length)
      if (top !== null) fresh.items = [top, ...fresh.items.filter(({ id }) => id !== top.id)]
      this.list = fresh
      this.arrived = newer.map(({ id }) => id)
    })
  }

  /** Returns the posts before the first shown one; none if that is missing by now. */
  private newerThanShown(posts: readonly FeedPost[]): readonly FeedPost[] {
    const first = this.list.items.find(({ id }) => id !== this.#source.top)
    return posts.slice(
      0,
      Math.max(
        0,
        posts.findIndex(({ id }) => id === first?.id),
      ),
    )
  }

  /** Whether a list is loading that replaces the shown one. */
  get isReloading(): boolean {
    return this.reloads > 0
  }

  postOf(id: PostId): FeedPost | null {
    return this.list.items.find((post) => post.id === id) ?? null
  }

  /** The conversations below a post; `null`: they were not loaded. */
  commentsOf(id: PostId): readonly FeedThread[] | null {
    return this.threads.get(id) ?? null
  }

  /** Replaces a post and its comments with the platform's latest version. */
  update(post: FeedPost): void {
    this.list.items = this.list.items.map((known) => (known.id === post.id ? post : known))
    this.threads = new Map(this.threads).set(post.id, post.comments.nodes)
  }

  /** Removes a post from the list. */
  remove(id: PostId): void {
    this.list.items = this.list.items.filter((post) => post.id !== id)
  }

  /** Throws `BackendError`. A post that has gone is taken out. */
  async load(id: PostId): Promise<void> {
    const post = await this.#feed.byId(id)
    runInAction(() => (post === null ? this.remove(id) : this.update(post)))
  }

  private async refetch(id: PostId): Promise<void> {
    await this.load(id).catch(otherwise())
  }

  private get awaitsAddresses(): boolean {
    return this.list.items.some(
      ({ photos, clip }) => photos?.photos[0]?.address === NO_ADDRESS || clip?.sources[0]?.src === NO_ADDRESS,
    )
  }

  /** Only a whole feed knows that a new post belongs into it. */
  private announce(postId: PostId, author: ActorId): void {
    const { actorId, query } = this.#source
    if (!this.list.isKnown || query.shown !== 'all' || query.group !== null) return
    if ((actorId !== null && actorId !== author) || this.postOf(postId) !== null) return
    this.arrived = withPage(
      this.arrived.map((id) => ({ id })),
      [{ id: postId }],
    ).map(({ id }) => id)
  }

  private newList(): CursorList<FeedPost> {
    const { actorId, query, first = PAGE } = this.#source
    return new CursorList((after) =>
      this.#feed.list({
        first,
        after,
        mode: 'all',
        language: this.#texts.language,
        ...(actorId === null ? {} : { actorId }),
        ...feedFilterOf(query),
      }),
    )
  }

  private async loadTotals(): Promise<void> {
    const { actorId } = this.#source
    const totals = await this.#feed.totals(actorId).catch(otherwise(null))
    runInAction(() => {
      this.totals = totals
    })
  }

  private tick(): void {
    this.now = this.#clock.now()
    this.#disposables.add(this.#clock.after(TICK, () => runInAction(() => this.tick())))
  }
}
