import { inject, injectable } from 'inversify'
import { compareStructural, makeAutoObservable, reaction } from 'mobx'
import { ActorGateway } from '@/application/actors/actor-gateway'
import { FindPreferred } from '@/application/actors/find-preferred'
import type { ActorSummary } from '@/domain/actors/actor'
import { FAVORITES_PAGE } from '@/domain/actors/favorites'
import { LiveActors } from '@/ui/actors/live-actors'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Menus } from '@/ui/base/menus'
import { PagedList } from '@/ui/base/paged-list'
import { Resource } from '@/ui/base/resource'
import { Disposables, type ViewModel } from '@/ui/base/view-model'
import { Texts } from '@/ui/texts/texts'

/**
 * The actors whom a guest has pinned (ACT-047, GUE-015). Actors who are unpinned here stay until the guest leaves the
 * page, so that they can be pinned again; therefore the list is not cached with its history entry.
 */
@injectable('Transient')
export class FavoritesViewModel implements ViewModel {
  readonly list: PagedList<ActorSummary>
  readonly #preferred: Resource<readonly ActorSummary[]>
  readonly #guest: GuestViewModel
  readonly #texts: Texts
  readonly #disposables = new Disposables()

  constructor(
    @inject(ActorGateway) gateway: ActorGateway,
    @inject(FindPreferred) preferring: FindPreferred,
    @inject(LiveActors) live: LiveActors,
    @inject(GuestViewModel) guest: GuestViewModel,
    @inject(Menus) menus: Menus,
    @inject(Texts) texts: Texts,
  ) {
    this.#guest = guest
    this.#texts = texts
    this.list = new PagedList(async (offset) => {
      const page = await gateway.favorites(menus.state.isOn ? FAVORITES_PAGE.phone : FAVORITES_PAGE.usual, offset)
      live.upsert(page.items)
      return page
    })
    this.#preferred = new Resource(async () => {
      const actors = await preferring.find()
      live.upsert(actors)
      return actors
    })
    makeAutoObservable(this)
  }

  /** Actors like the favourites (ACT-064); empty until loaded, or if loading failed. */
  get preferred(): readonly ActorSummary[] {
    return this.#preferred.value ?? []
  }

  start(): void {
    this.#disposables.add(
      reaction(
        () => [this.#guest.isLoggedIn, this.#texts.language] as const,
        ([isLoggedIn]) => {
          if (isLoggedIn) {
            void this.list.reload()
            void this.#preferred.reload()
            return
          }
          this.list.clear()
          this.#preferred.clear()
        },
        { fireImmediately: true, equals: compareStructural },
      ),
    )
  }

  dispose(): void {
    this.#disposables.dispose()
  }
}
