import { inject, injectable } from 'inversify'
import { makeAutoObservable } from 'mobx'
import { ActorGateway } from '@/application/actors/actor-gateway'
import type { ActorSummary } from '@/domain/actors/actor'
import { LiveActors } from './live-actors'
import { PagedList } from '@/ui/base/paged-list'
import { Disposables, type ViewModel } from '@/ui/base/view-model'
import { forEachAudience } from '@/ui/guest/for-each-audience'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Texts } from '@/ui/texts/texts'

/** Number of actors shown: one line of a wide page, two or three of narrow ones. */
const SHOWN = 6

/** A few live actors, for a page that has nothing of its own to show. */
@injectable('Transient')
export class LiveNowViewModel implements ViewModel {
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
    this.#disposables.add(forEachAudience(this.#guest, this.#texts, () => void this.live.reload()))
  }

  dispose(): void {
    this.#disposables.dispose()
  }
}
