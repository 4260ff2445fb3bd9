import { otherwise } from '@/application/errors/otherwise'
import { inject, injectable } from 'inversify'
import { compareStructural, makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import {
  ACTOR_PRESETS,
  type ActorCategory,
  type ActorFilter,
  ActorGateway,
  type ActorPreset,
} from '@/application/actors/actor-gateway'
import { RankingGateway } from '@/application/actors/ranking-gateway'
import type { BackendErrorCode } from '@/application/errors/backend-error'
import { VideoGateway } from '@/application/media/video-gateway'
import type { Actor, ActorSummary } from '@/domain/actors/actor'
import type { Video } from '@/domain/media/video'
import { LiveActors } from '@/ui/actors/live-actors'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Disposables, type ViewModel } from '@/ui/base/view-model'
import { PagedList } from '@/ui/base/paged-list'
import type { Loadable } from '@/ui/base/resource'
import { Task } from '@/ui/base/task'
import { Texts } from '@/ui/texts/texts'

/** Tiles of a row on the start page. */
const ROW = 12
const VIDEOS = 8

/** Filters of the live row on the page. */
export type LiveFilter = ActorPreset | 'language'

/**
 * The start page: live, new and popular actors, and videos. A singleton of the app: guests who
 * return see the old content at once, until it has reloaded.
 */
@injectable('Singleton')
export class StartViewModel implements ViewModel, Loadable {
  hero: Actor | null = null
  /** Seed of the hero's artwork, known from the list before the hero's text is loaded. */
  heroSeed: number | null = null
  filter: LiveFilter = 'forYou'
  /** Whether a phone shows the whole page; preserved for guests who come back. */
  isUnfolded = false
  /** `null` until loaded; empty if loading failed. */
  categories: readonly ActorCategory[] | null = null
  readonly live: PagedList<ActorSummary>
  readonly top: PagedList<ActorSummary>
  readonly fresh: PagedList<ActorSummary>
  readonly favorites: PagedList<ActorSummary>
  readonly videos: PagedList<Video>
  readonly #loadingCategories = new Task()
  readonly #loadingHero = new Task()
  readonly #disposables = new Disposables()
  #whileAway: () => void = () => undefined

  readonly #actors: ActorGateway
  readonly #shop: VideoGateway
  readonly #known: LiveActors
  readonly #guest: GuestViewModel
  readonly #texts: Texts

  constructor(
    @inject(ActorGateway) actors: ActorGateway,
    @inject(RankingGateway) rankings: RankingGateway,
    @inject(VideoGateway) shop: VideoGateway,
    @inject(LiveActors) known: LiveActors,
    @inject(GuestViewModel) guest: GuestViewModel,
    @inject(Texts) texts: Texts,
  ) {
    this.#actors = actors
    this.#shop = shop
    this.#known = known
    this.#guest = guest
    this.#texts = texts
    const list = (filter: () => ActorFilter, sort: 'recommended' | 'newest' | 'topRated') =>
      new PagedList((offset) => this.register(this.#actors.list({ filter: filter(), sort, first: ROW, offset })))
    this.live = new PagedList(async (offset) => {
      const filter = this.liveFilter()
      const page = await this.register(this.#actors.list({ filter, sort: 'recommended', first: ROW, offset }))
      // Before the list is shown: the page's largest picture is requested before the small ones.
      if (this.heroSeed === null) this.foresee(page.items[0])
      return page
    })
    this.top = list(() => ({ star: true }), 'topRated')
    this.fresh = list(() => ({ isNew: true }), 'newest')
    this.favorites = new PagedList((offset) => this.register(rankings.pinnedModels(ROW, offset)))
    this.videos = new PagedList((offset) => this.#shop.list({ filter: {}, sort: 'newest', first: VIDEOS, offset }))
    makeAutoObservable(this, { hero: observableRef, categories: observableRef })
  }

  get isLoggedIn(): boolean {
    return this.#guest.isLoggedIn
  }

  get isLoading(): boolean {
    return this.live.isLoading
  }

  /** The reason for an empty page; a single row that failed is left out. */
  get error(): BackendErrorCode | null {
    return this.live.items.length === 0 ? this.live.error : null
  }

  start(): void {
    this.#whileAway()
    this.#disposables.add(
      reaction(
        () => [this.#guest.audience, this.#texts.language] as const,
        ([audience]) => {
          if (audience !== null) void this.load()
        },
        { fireImmediately: true, equals: compareStructural },
      ),
    )
  }

  dispose(): void {
    this.#disposables.dispose()
    // Content of one guest, in their language, is never shown to the next.
    this.#whileAway = reaction(
      () => [this.#guest.audience, this.#texts.language] as const,
      () => this.clear(),
      { equals: compareStructural },
    )
  }

  unfold(): void {
    this.isUnfolded = true
  }

  choose(filter: LiveFilter): void {
    this.filter = filter
    void this.live.reload()
  }

  async retry(): Promise<void> {
    await this.load()
  }

  private async load(): Promise<void> {
    await this.live.reload()
    const [first] = this.live.items
    if (first !== undefined) await this.loadHero(first)
    void this.#known.loadOnlineCount().catch(otherwise())
    void this.top.reload()
    void this.videos.reload()
    void this.fresh.reload()
    void this.#loadingCategories.run(
      () => this.#actors.categories().catch(otherwise([])),
      (categories) => {
        this.categories = categories
      },
    )
    if (this.#guest.isLoggedIn) void this.favorites.reload()
    else this.favorites.clear()
  }

  private clear(): void {
    for (const list of [this.live, this.top, this.fresh, this.favorites, this.videos]) list.clear()
    this.hero = null
    this.heroSeed = null
    this.categories = null
  }

  private foresee(first: ActorSummary | undefined): void {
    runInAction(() => {
      this.heroSeed = first?.seed ?? null
    })
  }

  private async loadHero(first: ActorSummary): Promise<void> {
    this.foresee(first)
    await this.#loadingHero.run(
      () => this.#actors.byIdOrName(first.name).catch(otherwise(null)),
      (hero) => {
        this.hero = hero
        if (hero !== null) this.#known.upsert([hero])
      },
    )
  }

  private liveFilter(): ActorFilter {
    const { filter } = this
    const filtered = filter === 'language' ? { languages: [this.#texts.language] } : ACTOR_PRESETS[filter]
    return filter === 'newFaces' ? filtered : { online: true, ...filtered }
  }

  private async register<P extends { readonly items: readonly ActorSummary[] }>(answer: Promise<P>): Promise<P> {
    const page = await answer
    runInAction(() => this.#known.upsert(page.items))
    return page
  }
}
