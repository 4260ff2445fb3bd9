import { inject, injectable } from 'inversify'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ActorGateway, type ActorCategory } from '@/application/actors/actor-gateway'
import type { ViewModel } from '@/ui/base/view-model'

/** The categories there are, for a menu that stands on any page. */
@injectable('Transient')
export class CategoriesViewModel implements ViewModel {
  categories: readonly ActorCategory[] = []

  readonly #gateway: ActorGateway

  constructor(@inject(ActorGateway) gateway: ActorGateway) {
    this.#gateway = gateway
    makeAutoObservable(this, { categories: observableRef })
  }

  start(): void {
    void this.load()
  }

  dispose(): void {
    this.categories = []
  }

  async load(): Promise<void> {
    const categories = await this.#gateway.categories().catch(() => [])
    runInAction(() => {
      this.categories = categories
    })
  }
}
