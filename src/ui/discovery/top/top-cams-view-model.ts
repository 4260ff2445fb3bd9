import { inject, injectable } from 'inversify'
import { compareStructural, makeAutoObservable, observableRef, reaction } from 'mobx'
import { RankingGateway, TOP_SIZE } from '@/application/actors/ranking-gateway'
import { Clock } from '@/application/device/clock'
import type { BackendErrorCode } from '@/application/errors/backend-error'
import type { Page } from '@/application/paging/page'
import { movesBetween } from '@/domain/actors/ranking'
import type { ActorCollection, TopCam } from '@/domain/actors/top-cam'
import type { ActorId } from '@/domain/ids'
import { LiveActors } from '@/ui/actors/live-actors'
import { Listing } from '@/ui/base/listing'
import { PageMemory } from '@/ui/base/page-memory'
import type { PagedList } from '@/ui/base/paged-list'
import { Resource, type Loadable } from '@/ui/base/resource'
import { Disposables, type ViewModel } from '@/ui/base/view-model'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Texts } from '@/ui/texts/texts'
import type { ShownList, TopQuery } from './top-query'

/** Interval at which a visible ranking is reloaded, ms: any chat, pin or rating can change it. */
export const REFRESH = 20_000

/** Places loaded at a time: a page from the server has no more than are soon seen. */
const PAGE = 30

type Request = ShownList & TopQuery

/** Rankings and collections, one of which the address names. */
@injectable('Transient')
export class TopCamsViewModel implements ViewModel, Loadable {
  /** Places that actors have moved since this page first showed them. */
  moves: ReadonlyMap<ActorId, number> = new Map()
  readonly #listing: Listing<Request, TopCam>
  readonly #collections: Resource<readonly ActorCollection[]>
  /** The places that moves are counted from. */
  #first: readonly TopCam[] = []
  #cancelRefresh: () => void = () => undefined
  readonly #disposables = new Disposables()
  readonly #rankings: RankingGateway
  readonly #live: LiveActors
  readonly #clock: Clock
  readonly #guest: GuestViewModel
  readonly #texts: Texts

  constructor(
    @inject(RankingGateway) rankings: RankingGateway,
    @inject(LiveActors) live: LiveActors,
    @inject(Clock) clock: Clock,
    @inject(GuestViewModel) guest: GuestViewModel,
    @inject(PageMemory) memory: PageMemory,
    @inject(Texts) texts: Texts,
  ) {
    this.#rankings = rankings
    this.#live = live
    this.#clock = clock
    this.#guest = guest
    this.#texts = texts
    this.#collections = new Resource(() => rankings.collections())
    this.#listing = new Listing(memory, {
      name: 'top-cams',
      audience: () => this.audience,
      load: (request, offset) => this.load(request, offset),
      onLoaded: (items) => this.register(items),
      onRestored: (items) => this.register(items),
    })
    makeAutoObservable(this, { moves: observableRef })
  }

  get list(): PagedList<TopCam> {
    return this.#listing.list
  }

  /** Empty until loaded, or if loading failed: rankings are shown without them. */
  get collections(): readonly ActorCollection[] {
    return this.#collections.value ?? []
  }

  get isLoading(): boolean {
    return this.list.isLoading
  }

  get error(): BackendErrorCode | null {
    return this.list.error
  }

  /** The collection of an actor by name, in any case; `null`: none, `undefined`: unknown yet. */
  collectionOf(actorName: string): ActorCollection | null | undefined {
    const { value } = this.#collections
    return value === undefined ? undefined : (value.find((one) => isNamed(one, actorName)) ?? null)
  }

  start(): void {
    this.#disposables.add(
      reaction(
        () => this.audience,
        (audience) => {
          if (audience !== null) void this.#collections.reload()
        },
        { fireImmediately: true, equals: compareStructural },
      ),
    )
    this.refreshLater()
  }

  dispose(): void {
    this.#cancelRefresh()
    this.#listing.leave()
    this.#disposables.dispose()
  }

  /** Shows the list of an address; `entry` is its key in the history. */
  show(shown: ShownList, query: TopQuery, entry: string): () => void {
    this.#first = []
    this.moves = new Map()
    return this.#listing.show({ ...shown, ...query }, entry)
  }

  async retry(): Promise<void> {
    await Promise.all([this.list.retry(), ...(this.#collections.error === null ? [] : [this.#collections.reload()])])
  }

  private async load(request: Request, offset: number): Promise<Page<TopCam>> {
    // A reload is as long as the shown list: nothing disappears below a guest who has scrolled far.
    const first = offset === 0 ? Math.max(PAGE, this.list.items.length) : Math.min(PAGE, TOP_SIZE - offset)
    const part = { ...(request.onlyOnline ? { online: true } : {}), first, offset }
    if (request.kind === 'ranking') return this.#rankings.topCams({ type: request.type, ...part })
    const collections = this.#collections.value ?? (await this.#rankings.collections())
    const host = collections.find((one) => isNamed(one, request.actorName))
    return host === undefined ? { items: [], total: 0 } : this.#rankings.collection({ actorId: host.actor.id, ...part })
  }

  private register(items: readonly TopCam[]): void {
    this.#live.upsert(items)
    const known = new Set(this.#first.map(({ id }) => id))
    this.#first = [...this.#first, ...items.filter(({ id }) => !known.has(id))]
    const shown = new Map([...this.list.items, ...items].map((one) => [one.id, one]))
    this.moves = movesBetween(this.#first, [...shown.values()])
  }

  private refreshLater(): void {
    this.#cancelRefresh = this.#clock.after(REFRESH, () => {
      if (this.list.isKnown && !this.list.isLoading) void this.list.reload()
      this.refreshLater()
    })
  }

  private get audience(): readonly unknown[] | null {
    const { audience } = this.#guest
    return audience === null ? null : [audience, this.#texts.language]
  }
}

const isNamed = ({ actor }: ActorCollection, name: string): boolean => actor.name.toLowerCase() === name.toLowerCase()
