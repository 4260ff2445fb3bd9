import { inject, injectable } from 'inversify'
import { makeAutoObservable } from 'mobx'
import { ContestGateway } from '@/application/contests/contest-gateway'
import type { Contest, ContestPhase } from '@/domain/contests/contest'
import { PagedList } from '@/ui/base/paged-list'
import type { ViewModel } from '@/ui/base/view-model'
import { forEachAudience } from '@/ui/guest/for-each-audience'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Texts } from '@/ui/texts/texts'

/** Contests per page of the list: open and announced ones, and some that have ended. */
const PAGE = 12

/** The contests, grouped by what a guest can do (CON-001). */
@injectable('Transient')
export class ContestsViewModel implements ViewModel {
  readonly list: PagedList<Contest>
  readonly #guest: GuestViewModel
  readonly #texts: Texts

  constructor(
    @inject(ContestGateway) gateway: ContestGateway,
    @inject(GuestViewModel) guest: GuestViewModel,
    @inject(Texts) texts: Texts,
  ) {
    this.#guest = guest
    this.#texts = texts
    this.list = new PagedList((offset) => gateway.list(PAGE, offset))
    makeAutoObservable(this)
  }

  start(): void {}

  dispose(): void {}

  /** Loads the list for each guest and language. Returns the function that stops. */
  show(): () => void {
    return forEachAudience(this.#guest, this.#texts, () => void this.list.reload())
  }

  inPhase(phase: ContestPhase): readonly Contest[] {
    return this.list.items.filter((contest) => contest.phase === phase)
  }
}
