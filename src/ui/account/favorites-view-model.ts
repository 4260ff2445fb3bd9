import { inject, injectable } from 'inversify'
import { compareStructural, makeAutoObservable, reaction, runInAction } from 'mobx'
import { ActorGateway } from '@/application/actors/actor-gateway'
import type { ActorSummary } from '@/domain/actors/actor'
import { LiveActors } from '@/ui/actors/live-actors'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { PagedList } from '@/ui/base/paged-list'
import { Disposables, type ViewModel } from '@/ui/base/view-model'
import { Texts } from '@/ui/texts/texts'

const PAGE = 30

/** The performers a guest has pinned (ACT-047, GUE-015). Whom he unpins here stays until he leaves, so that he can think again. */
@injectable('Transient')
export class FavoritesViewModel implements ViewModel {
  readonly list: PagedList<ActorSummary>
  readonly #disposables = new Disposables()

  readonly #gateway: ActorGateway
  readonly #live: LiveActors
  readonly #guest: GuestViewModel
  readonly #texts: Texts

  constructor(
    @inject(ActorGateway) gateway: ActorGateway,
    @inject(LiveActors) live: LiveActors,
    @inject(GuestViewModel) guest: GuestViewModel,
    @inject(Texts) texts: Texts,
  ) {
    this.#gateway = gateway
    this.#live = live
    this.#guest = guest
    this.#texts = texts
    this.list = new PagedList((offset) => this.load(offset))
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

  private async load(offset: number) {
    const page = await this.#gateway.favorites(PAGE, offset)
    runInAction(() => this.#live.learn(page.items))
    return page
  }
}
