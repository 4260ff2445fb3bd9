import { inject, injectable } from 'inversify'
import { makeAutoObservable, observableRef, reaction } from 'mobx'
import { GalleryGateway, type PinnedPhoto } from '@/application/albums/gallery-gateway'
import { Task } from '@/ui/base/task'
import type { ViewModel } from '@/ui/base/view-model'
import { GuestViewModel } from '@/ui/guest/guest-view-model'

/** The pictures that the guest has pinned and may still see (MED-064). */
@injectable('Transient')
export class PinnedPhotosViewModel implements ViewModel {
  photos: readonly PinnedPhoto[] = []
  #stop: () => void = () => undefined
  readonly #loading = new Task()
  readonly #gallery: GalleryGateway
  readonly #guest: GuestViewModel

  constructor(@inject(GalleryGateway) gallery: GalleryGateway, @inject(GuestViewModel) guest: GuestViewModel) {
    this.#gallery = gallery
    this.#guest = guest
    makeAutoObservable(this, { photos: observableRef })
  }

  start(): void {
    this.#stop = reaction(
      () => (this.#guest.isLoggedIn ? this.#guest.audience : null),
      (audience) => {
        if (audience === null) this.photos = []
        else void this.load()
      },
      { fireImmediately: true },
    )
  }

  dispose(): void {
    this.#stop()
    this.#loading.cancel()
  }

  /** Loads them again after pins have changed. */
  async load(): Promise<void> {
    await this.#loading.run(
      () => this.#gallery.pinnedPhotos(),
      (photos) => {
        this.photos = photos
      },
    )
  }
}
