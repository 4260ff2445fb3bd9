import { inject, injectable } from 'inversify'
import { compareStructural, makeAutoObservable, reaction } from 'mobx'
import { ActorGateway } from '@/application/actors/actor-gateway'
import type { ActorSummary } from '@/domain/actors/actor'
import { LiveActors } from '@/ui/actors/live-actors'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { PagedList } from '@/ui/base/paged-list'
import { Disposables, type ViewModel } from '@/ui/base/view-model'
import { Texts } from '@/ui/texts/texts'

const PAGE = 30

/**
 * The actors whom a guest has pinned (ACT-047, GUE-015). Actors who are unpinned here stay until the guest leaves the
 * page, so that they can be pinned again; therefore the list is not cached with its history entry.
 */
@injectable('Transient')
export class FavoritesViewModel implements ViewModel {
  readonly list: PagedList<ActorSummary>
  readonly #guest: GuestViewModel
  readonly #texts: Texts
  readonly #disposables = new Disposables()

  constructor(
    @inject(ActorGateway) gateway: ActorGateway,
    @inject(LiveActors) live: LiveActors,
    @inject(GuestViewModel) guest: GuestViewModel,
    @inject(Texts) texts: Texts,
  ) {
    this.#guest = guest
    this.#texts = texts
    this.list = new PagedList(async (offset) => {
      const page = await gateway.favorites(PAGE, offset)
      live.upsert(page.items)
      return page
    })
    makeAutoObservable(this)
  }

  start(): void {
    this.#disposables.add(
      reaction(
        () => [this.#guest.isLoggedIn, this.#texts.language] as const,
        ([isLoggedIn]) => {
          if (isLoggedIn) void this.list.reload()
          else this.list.clear()
        },
        { fireImmediately: true, equals: compareStructural },
      ),
    )
  }

  dispose(): void {
    this.#disposables.dispose()
  }
}
