import { inject, injectable } from 'inversify'
import { makeAutoObservable, observableRef } from 'mobx'
import { GalleryGateway, type PinnedPhoto } from '@/application/albums/gallery-gateway'
import { Resource } from '@/ui/base/resource'
import { Task } from '@/ui/base/task'
import { Toasts } from '@/ui/base/toasts'
import type { ViewModel } from '@/ui/base/view-model'

/** The pinned pictures of a guest, of which they remove those they choose (MED-064). */
@injectable('Transient')
export class RemovePhotosViewModel implements ViewModel {
  readonly photos: Resource<readonly PinnedPhoto[]>
  private chosen: ReadonlySet<string> = new Set()
  readonly #removing: Task
  readonly #gallery: Pick<GalleryGateway, 'pin'>
  readonly #toasts: Toasts

  constructor(@inject(GalleryGateway) gallery: GalleryGateway, @inject(Toasts) toasts: Toasts) {
    this.#gallery = gallery
    this.#toasts = toasts
    this.#removing = new Task(toasts)
    this.photos = new Resource(() => gallery.pinnedPhotos())
    makeAutoObservable<this, 'chosen'>(this, { photos: false, chosen: observableRef })
  }

  start(): void {
    void this.photos.load()
  }

  /** A removal that has begun goes on: it was confirmed. */
  dispose(): void {}

  get isRemoving(): boolean {
    return this.#removing.isRunning
  }

  get count(): number {
    return this.chosen.size
  }

  isChosen({ pictureId }: PinnedPhoto): boolean {
    return this.chosen.has(pictureId)
  }

  toggle({ pictureId }: PinnedPhoto): void {
    const without = new Set([...this.chosen].filter((id) => id !== pictureId))
    this.chosen = without.size === this.chosen.size ? new Set([...without, pictureId]) : without
  }

  get hasAll(): boolean {
    return this.count === this.photos.value?.length
  }

  /** Chooses all, or none if all are chosen. */
  toggleAll(): void {
    this.chosen = new Set(this.hasAll ? [] : (this.photos.value ?? []).map(({ pictureId }) => pictureId))
  }

  /**
   * Removes the chosen pins, and offers to set them again. `onChanged`: the pins have changed; it is
   * called again after they were set. Returns whether all were removed.
   */
  async remove(onChanged: () => void): Promise<boolean> {
    const ids = [...this.chosen]
    if (ids.length === 0) return false
    let isWhole = false
    const isDone = await this.#removing.runOnce(
      () => this.setAll(ids, false),
      (removed) => {
        isWhole = removed.length === ids.length
        this.chosen = new Set(ids.filter((id) => !removed.includes(id)))
        if (isWhole) this.report(removed, onChanged)
        else this.#toasts.show('bad', 'boxes.photos.failed')
      },
    )
    if (isDone) {
      onChanged()
      if (!isWhole) await this.photos.reload()
    }
    return isWhole
  }

  /** Sets or removes pins one after the other; returns those for which it succeeded. */
  private async setAll(ids: readonly string[], isPinned: boolean): Promise<readonly string[]> {
    const changed: string[] = []
    for (const id of ids) {
      // oxlint-disable-next-line no-await-in-loop -- the platform limits requests of one guest
      const result = await this.#gallery.pin({ kind: 'picture', id }, isPinned)
      if (result.ok) changed.push(id)
    }
    return changed
  }

  private report(ids: readonly string[], onChanged: () => void): void {
    const undo = () => void new Task(this.#toasts).run(() => this.setAll(ids, true), onChanged)
    this.#toasts.show(
      'good',
      'boxes.photos.removed',
      { count: ids.length },
      { label: 'boxes.photos.undo', onAct: undo },
    )
  }
}
