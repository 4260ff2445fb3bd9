import { inject, injectable } from 'inversify'
import { compareStructural, makeAutoObservable, reaction } from 'mobx'
import { RankingGateway, TOP_SIZE } from '@/application/actors/ranking-gateway'
import type { BackendErrorCode } from '@/application/errors/backend-error'
import type { TopCam } from '@/domain/actors/top-cam'
import type { ActorId } from '@/domain/ids'
import { LiveActors } from '@/ui/actors/live-actors'
import { Resource, type Loadable } from '@/ui/base/resource'
import type { ViewModel } from '@/ui/base/view-model'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Texts } from '@/ui/texts/texts'

/** Number of places that a profile shows; the page of the ranking has all. */
const SHOWN = 10

/** The overall ranking beside a profile: the first places, and the actor's own (ACT-025). */
@injectable('Transient')
export class ProfileTopViewModel implements ViewModel, Loadable {
  #actorId: ActorId | null = null
  readonly #places: Resource<readonly TopCam[]>
  readonly #guest: GuestViewModel
  readonly #texts: Texts

  constructor(
    @inject(RankingGateway) rankings: RankingGateway,
    @inject(LiveActors) live: LiveActors,
    @inject(GuestViewModel) guest: GuestViewModel,
    @inject(Texts) texts: Texts,
  ) {
    this.#guest = guest
    this.#texts = texts
    this.#places = new Resource(async () => {
      const { items } = await rankings.topCams({ type: 'top100', first: TOP_SIZE, offset: 0 })
      live.upsert(items)
      return items
    })
    makeAutoObservable(this)
  }

  get isLoading(): boolean {
    return this.#places.isLoading
  }

  get error(): BackendErrorCode | null {
    return this.#places.error
  }

  /** The actor's own place; `null`: not among the first hundred, `undefined`: unknown yet. */
  get own(): TopCam | null | undefined {
    return this.#places.value === undefined
      ? undefined
      : (this.#places.value.find(({ id }) => id === this.#actorId) ?? null)
  }

  /** The first places, and the actor's if it comes later. */
  get shown(): readonly TopCam[] {
    const first = this.#places.value?.slice(0, SHOWN) ?? []
    const { own } = this
    return own === null || own === undefined || own.rank <= SHOWN ? first : [...first, own]
  }

  start(): void {}

  dispose(): void {
    this.#places.clear()
  }

  show(actorId: ActorId): () => void {
    this.#actorId = actorId
    return reaction(
      () => [this.#guest.audience, this.#texts.language] as const,
      ([audience]) => {
        if (audience !== null) void this.#places.reload()
      },
      { fireImmediately: true, equals: compareStructural },
    )
  }

  async retry(): Promise<void> {
    await this.#places.retry()
  }
}
