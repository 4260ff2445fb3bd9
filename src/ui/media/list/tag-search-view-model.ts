import { inject, injectable } from 'inversify'
import { makeAutoObservable, observableRef } from 'mobx'
import type { BackendErrorCode } from '@/application/errors/backend-error'
import { TagGateway } from '@/application/media/tag-gateway'
import type { Tag } from '@/domain/media/tags'
import { Task } from '@/ui/base/task'
import type { ViewModel } from '@/ui/base/view-model'

/** Suggested tags while a guest types; before the first letter the most popular ones. */
@injectable('Transient')
export class TagSearchViewModel implements ViewModel {
  found: readonly Tag[] = []
  readonly #searching = new Task()
  readonly #tags: TagGateway

  constructor(@inject(TagGateway) tags: TagGateway) {
    this.#tags = tags
    makeAutoObservable(this, { found: observableRef })
  }

  get isLoading(): boolean {
    return this.#searching.isPending
  }

  get error(): BackendErrorCode | null {
    return this.#searching.error
  }

  start(): void {}

  dispose(): void {
    this.#searching.cancel()
  }

  async search(text: string): Promise<void> {
    await this.#searching.run(
      () => (text.trim() === '' ? this.#tags.popular({}) : this.#tags.search(text)),
      (found) => {
        this.found = found
      },
    )
    // Results of the previous text do not match this one.
    if (this.error !== null) this.found = []
  }
}
