import { inject, injectable } from 'inversify'
import { makeAutoObservable, observableRef } from 'mobx'
import { FindSimilar } from '@/application/actors/find-similar'
import type { Actor, ActorSummary } from '@/domain/actors/actor'
import { LiveActors } from '@/ui/actors/live-actors'
import { Task } from '@/ui/base/task'
import type { ViewModel } from '@/ui/base/view-model'

/** Actors shown in a room that cannot be entered. */
const SIMILAR = 3

/** Other live actors, for a guest whose actor is not available now. */
@injectable('Transient')
export class ClosedLobbyViewModel implements ViewModel {
  similar: readonly ActorSummary[] = []
  readonly #loading = new Task()

  readonly #finding: FindSimilar
  readonly #live: LiveActors

  constructor(@inject(FindSimilar) finding: FindSimilar, @inject(LiveActors) live: LiveActors) {
    this.#finding = finding
    this.#live = live
    makeAutoObservable(this, { similar: observableRef })
  }

  start(): void {
    this.#loading.cancel()
  }

  dispose(): void {
    this.#loading.cancel()
  }

  /** Similar actors are optional: the page offers other actions. */
  async show(actor: Actor): Promise<void> {
    await this.#loading.run(
      () => this.#finding.find(actor, SIMILAR),
      (similar) => {
        this.similar = similar
        this.#live.upsert(similar)
      },
    )
  }
}
