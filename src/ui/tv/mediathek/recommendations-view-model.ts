import { inject, injectable } from 'inversify'
import { MediathekGateway } from '@/application/tv/mediathek-gateway'
import type { TvVideo } from '@/domain/tv/tv'
import { Resource } from '@/ui/base/resource'
import type { ViewModel } from '@/ui/base/view-model'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Texts } from '@/ui/texts/texts'
import { whileShown } from '@/ui/tv/parts/audience'

/** Maximum number of recommended videos. */
const MOST = 10

/** The mediathek's recommendations. */
@injectable('Transient')
export class RecommendationsViewModel implements ViewModel {
  readonly videos: Resource<readonly TvVideo[]>
  readonly #guest: GuestViewModel
  readonly #texts: Texts

  constructor(
    @inject(MediathekGateway) mediathek: MediathekGateway,
    @inject(GuestViewModel) guest: GuestViewModel,
    @inject(Texts) texts: Texts,
  ) {
    this.#guest = guest
    this.#texts = texts
    this.videos = new Resource(() => mediathek.recommendations(MOST))
  }

  start(): void {}

  dispose(): void {}

  open = (): (() => void) => whileShown(this.#guest, this.#texts, () => void this.videos.reload())
}
