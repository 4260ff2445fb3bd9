import { inject, injectable } from 'inversify'
import { compareStructural, makeAutoObservable, reaction } from 'mobx'
import { ActorGateway } from '@/application/actors/actor-gateway'
import type { ActorSummary } from '@/domain/actors/actor'
import { LiveActors } from '@/ui/actors/live-actors'
import { PagedList } from '@/ui/base/paged-list'
import { Disposables, type ViewModel } from '@/ui/base/view-model'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Texts } from '@/ui/texts/texts'

/** Number of actors shown: one line of a wide page. */
const SHOWN = 6

/** Live actors, for a guest whose page is missing. */
@injectable('Transient')
export class WaysOutViewModel implements ViewModel {
  readonly live: PagedList<ActorSummary>
  readonly #disposables = new Disposables()
  readonly #guest: GuestViewModel
  readonly #texts: Texts

  constructor(
    @inject(ActorGateway) actors: ActorGateway,
    @inject(LiveActors) known: LiveActors,
    @inject(GuestViewModel) guest: GuestViewModel,
    @inject(Texts) texts: Texts,
  ) {
    this.#guest = guest
    this.#texts = texts
    this.live = new PagedList(async (offset) => {
      const page = await actors.list({ filter: { online: true }, sort: 'recommended', first: SHOWN, offset })
      known.upsert(page.items)
      return page
    })
    makeAutoObservable(this)
  }

  start(): void {
    this.#disposables.add(
      reaction(
        () => [this.#guest.audience, this.#texts.language] as const,
        ([audience]) => {
          if (audience !== null) void this.live.reload()
        },
        { fireImmediately: true, equals: compareStructural },
      ),
    )
  }

  dispose(): void {
    this.#disposables.dispose()
  }
}
