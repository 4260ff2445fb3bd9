import { inject, injectable } from 'inversify'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ActorGateway, type ActorCategory } from '@/application/actors/actor-gateway'
import type { ViewModel } from '@/ui/base/view-model'

/** The categories there are, for a menu that stands on any page. */
@injectable('Transient')
export class CategoriesViewModel implements ViewModel {
  categories: readonly ActorCategory[] = []

  constructor(@inject(ActorGateway) private readonly gateway: ActorGateway) {
    makeAutoObservable<CategoriesViewModel, 'gateway'>(this, { categories: observableRef, gateway: false })
  }

  start(): void {
    void this.load()
  }

  dispose(): void {
    this.categories = []
  }

  async load(): Promise<void> {
    const categories = await this.gateway.categories().catch(() => [])
    runInAction(() => {
      this.categories = categories
    })
  }
}
