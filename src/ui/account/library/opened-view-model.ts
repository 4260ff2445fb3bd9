import { inject, injectable } from 'inversify'
import { makeAutoObservable, observableRef } from 'mobx'
import type { LibraryItem } from '@/domain/library/library'
import { Services } from '@/ui/base/services'
import { Task } from '@/ui/base/task'
import type { ViewModel } from '@/ui/base/view-model'
import type { OpenedContent } from '@/ui/library/item-kind'
import { kindOf } from './item-kinds'

/** `locked`: not visible now, as after a revoked proof of age. */
export type ShownContent = OpenedContent | { readonly kind: 'locked' }

/** The open item of the library. Its addresses are granted now, and dropped when it is closed. */
@injectable('Transient')
export class OpenedViewModel implements ViewModel {
  item: LibraryItem | null = null
  content: ShownContent | null = null
  readonly #task = new Task()
  readonly #services: Services

  constructor(@inject(Services) services: Services) {
    this.#services = services
    makeAutoObservable(this, { item: observableRef, content: observableRef })
  }

  start(): void {}

  dispose(): void {
    this.#task.cancel()
  }

  get isFailed(): boolean {
    return this.#task.error !== null
  }

  async open(item: LibraryItem): Promise<void> {
    this.item = item
    this.content = null
    await this.#task.run(
      () => kindOf(item).open?.(item.subjectId, this.#services) ?? Promise.resolve(null),
      (content) => {
        this.content = content ?? { kind: 'locked' }
      },
    )
  }

  async retry(): Promise<void> {
    if (this.item !== null) await this.open(this.item)
  }

  close(): void {
    this.#task.cancel()
    this.item = null
    this.content = null
  }
}
