import { inject, injectable } from 'inversify'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { FindSimilar } from '@/application/actors/find-similar'
import type { Actor, ActorSummary } from '@/domain/actors/actor'
import { LiveActors } from '@/ui/actors/live-actors'
import type { ViewModel } from '@/ui/base/view-model'

/** Performers shown beside a closed door. */
const SIMILAR = 3

/** Who else is live, for a guest whose performer cannot be met now. */
@injectable('Transient')
export class ClosedDoorViewModel implements ViewModel {
  similar: readonly ActorSummary[] = []
  #turn = 0

  readonly #finding: FindSimilar
  readonly #live: LiveActors

  constructor(@inject(FindSimilar) finding: FindSimilar, @inject(LiveActors) live: LiveActors) {
    this.#finding = finding
    this.#live = live
    makeAutoObservable(this, { similar: observableRef })
  }

  start(): void {
    this.#turn++
  }

  dispose(): void {
    this.#turn++
  }

  /** Whoever is not found is not missed: the page has other ways on. */
  async show(actor: Actor): Promise<void> {
    const turn = ++this.#turn
    const similar = await this.#finding.find(actor, SIMILAR).catch(() => [])
    if (turn !== this.#turn) return
    runInAction(() => {
      this.similar = similar
      this.#live.learn(similar)
    })
  }
}
