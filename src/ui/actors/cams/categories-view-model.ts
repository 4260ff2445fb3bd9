import { inject, injectable } from 'inversify'
import { ActorGateway, type ActorCategory } from '@/application/actors/actor-gateway'
import { Resource } from '@/ui/base/resource'
import type { ViewModel } from '@/ui/base/view-model'

/** All categories, for a menu that is on every page. A failure leaves the menu empty. */
@injectable('Transient')
export class CategoriesViewModel implements ViewModel {
  readonly #categories: Resource<readonly ActorCategory[]>

  constructor(@inject(ActorGateway) gateway: ActorGateway) {
    this.#categories = new Resource(() => gateway.categories())
  }

  get categories(): readonly ActorCategory[] {
    return this.#categories.value ?? []
  }

  start(): void {
    void this.load()
  }

  dispose(): void {
    this.#categories.clear()
  }

  async load(): Promise<void> {
    await this.#categories.reload()
  }
}
