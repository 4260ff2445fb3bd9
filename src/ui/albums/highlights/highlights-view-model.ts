import { inject, injectable } from 'inversify'
import { makeAutoObservable, observableRef, reaction } from 'mobx'
import { GalleryGateway } from '@/application/albums/gallery-gateway'
import type { ActorId } from '@/domain/ids'
import { withoutRepeats } from '@/domain/media/video-rows'
import type { Video } from '@/domain/media/video'
import { Task } from '@/ui/base/task'
import type { ViewModel } from '@/ui/base/view-model'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Texts } from '@/ui/texts/texts'

/** The video an actor promotes, and those that guests like best (MED-054, MED-065). */
@injectable('Transient')
export class HighlightsViewModel implements ViewModel {
  private promoted: Video | null = null
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
    makeAutoObservable<HighlightsViewModel, 'promoted' | 'best'>(this, { promoted: observableRef, best: observableRef })
  }

  start(): void {}

  dispose(): void {
    this.#loading.cancel()
  }

  /** Videos that the page does not show above: each appears once. */
  shownBelow(before: readonly Video[]): { readonly promoted: Video | null; readonly top: readonly Video[] } {
    const below = [this.promoted === null ? [] : [this.promoted], this.best]
    const [, promoted = [], top = []] = withoutRepeats([before, ...below].map((videos) => ({ videos, least: 0 })))
    return { promoted: promoted[0] ?? null, top }
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
