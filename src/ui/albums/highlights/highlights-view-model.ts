import { inject, injectable } from 'inversify'
import { makeAutoObservable, observableRef, reaction } from 'mobx'
import { GalleryGateway } from '@/application/albums/gallery-gateway'
import type { ActorId } from '@/domain/ids'
import type { Video } from '@/domain/media/video'
import { Task } from '@/ui/base/task'
import type { ViewModel } from '@/ui/base/view-model'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Texts } from '@/ui/texts/texts'

/** The video an actor promotes, and those that guests like best (MED-054, MED-065). */
@injectable('Transient')
export class HighlightsViewModel implements ViewModel {
  promoted: Video | null = null
  private best: readonly Video[] = []
  readonly #loading = new Task()
  readonly #gallery: GalleryGateway
  readonly #guest: GuestViewModel
  readonly #texts: Texts

  constructor(
    @inject(GalleryGateway) gallery: GalleryGateway,
    @inject(GuestViewModel) guest: GuestViewModel,
    @inject(Texts) texts: Texts,
  ) {
    this.#gallery = gallery
    this.#guest = guest
    this.#texts = texts
    makeAutoObservable<HighlightsViewModel, 'best'>(this, { promoted: observableRef, best: observableRef })
  }

  start(): void {}

  dispose(): void {
    this.#loading.cancel()
  }

  /** Without the promoted one: it is shown before them. */
  get top(): readonly Video[] {
    return this.best.filter(({ id }) => id !== this.promoted?.id)
  }

  show(actorId: ActorId): () => void {
    return reaction(
      () => [this.#guest.audience, this.#texts.language].join(' '),
      () => {
        if (this.#guest.audience !== null) void this.load(actorId)
      },
      { fireImmediately: true },
    )
  }

  /** A profile without them is no error. */
  private async load(actorId: ActorId): Promise<void> {
    await this.#loading.run(
      () => Promise.all([this.#gallery.promotedVideo(actorId), this.#gallery.topVideos(actorId)]),
      ([promoted, best]) => {
        this.promoted = promoted
        this.best = best
      },
    )
  }
}
