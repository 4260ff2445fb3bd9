import { inject, injectable } from 'inversify'
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import { Clock } from '@/application/device/clock'
import { LiveUpdates } from '@/application/live/live-updates'
import { onReconnect, subscribeTo } from '@/application/live/subscribe-to'
import { ShowGateway } from '@/application/shows/show-gateway'
import type { ActorId } from '@/domain/ids'
import type { CamShow, ShowOrder } from '@/domain/shows/show'
import { Resource } from '@/ui/base/resource'
import { Disposables, type ViewModel } from '@/ui/base/view-model'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Texts } from '@/ui/texts/texts'

/** Time span of the list, ms. */
const AHEAD = 48 * 3_600_000

/** More are not announced for that time. */
const MOST = 100

/** Countdowns are in minutes. */
const TICK = 10_000

/** The source of the shows: all actors in an order, or one actor. */
type Source = { readonly order: ShowOrder; readonly first: number } | { readonly actorId: ActorId }

/** Cam shows, and the time that their countdowns are drawn for. */
@injectable('Transient')
export class ShowsViewModel implements ViewModel {
  /** Epoch ms. */
  now: number
  private source: Source | null = null
  readonly shows: Resource<readonly CamShow[]>
  #watched: readonly ActorId[] = []
  readonly #disposables = new Disposables()
  readonly #gateway: ShowGateway
  readonly #live: LiveUpdates
  readonly #clock: Clock
  readonly #guest: GuestViewModel
  readonly #texts: Texts

  constructor(
    @inject(ShowGateway) gateway: ShowGateway,
    @inject(LiveUpdates) live: LiveUpdates,
    @inject(Clock) clock: Clock,
    @inject(GuestViewModel) guest: GuestViewModel,
    @inject(Texts) texts: Texts,
  ) {
    this.#gateway = gateway
    this.#live = live
    this.#clock = clock
    this.#guest = guest
    this.#texts = texts
    this.now = clock.now()
    this.shows = new Resource(() => this.load())
    makeAutoObservable<ShowsViewModel, 'source'>(this, { source: observableRef, shows: false })
  }

  /** A show's start or end changes its actor's state, and so what can be bought or entered. */
  start(): void {
    this.#disposables.add(
      subscribeTo(this.#live, {
        actorState: ({ id: actorId, state }) => {
          const isListed = this.shows.value?.some((show) => show.actorId === actorId) === true
          if (isListed && state.isCurrentlyTicketShow !== undefined) void this.shows.reload()
        },
      }),
    )
    this.#disposables.add(
      reaction(
        () => this.shows.value?.map(({ actorId }) => actorId) ?? [],
        (actorIds) => this.watch(actorIds),
      ),
    )
    this.#disposables.add(
      onReconnect(this.#live, () => {
        if (this.shows.value !== undefined) void this.shows.reload()
      }),
    )
    this.tick()
  }

  dispose(): void {
    this.#disposables.dispose()
    this.watch([])
  }

  get isLoggedIn(): boolean {
    return this.#guest.isLoggedIn
  }

  /** Shows running shows and those of the next two days; `first`: their maximum number. */
  showAll(order: ShowOrder, first = MOST): () => void {
    return this.show({ order, first })
  }

  /** The shows of one actor. */
  showOf(actorId: ActorId): () => void {
    return this.show({ actorId })
  }

  /** Replaces a show with the platform's latest version. */
  update(show: CamShow): void {
    const shows = this.shows.value
    if (shows !== undefined) this.shows.set(shows.map((known) => (known.id === show.id ? show : known)))
  }

  private watch(actorIds: readonly ActorId[]): void {
    this.#live.watchActors(actorIds)
    this.#live.unwatchActors(this.#watched)
    this.#watched = actorIds
  }

  private show(source: Source): () => void {
    this.source = source
    return reaction(
      () => (this.#guest.audience === null ? null : `${this.#guest.audience} ${this.#texts.language}`),
      (audience) => {
        if (audience !== null) void this.shows.reload()
      },
      { fireImmediately: true },
    )
  }

  private async load(): Promise<readonly CamShow[]> {
    const { source } = this
    if (source === null) return []
    if ('actorId' in source) return this.#gateway.ofActor(source.actorId)
    const now = this.#clock.now()
    const { items } = await this.#gateway.list({
      endFrom: now,
      startTo: now + AHEAD,
      first: source.first,
      order: source.order,
    })
    return items
  }

  private tick(): void {
    this.now = this.#clock.now()
    this.#disposables.add(this.#clock.after(TICK, () => runInAction(() => this.tick())))
  }
}
