import { inject, injectable } from 'inversify'
import { MediathekGateway } from '@/application/tv/mediathek-gateway'
import type { TvFormat, TvPostDetails } from '@/domain/tv/tv'
import { Resource } from '@/ui/base/resource'
import type { ViewModel } from '@/ui/base/view-model'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Texts } from '@/ui/texts/texts'
import { whileShown } from '@/ui/tv/parts/audience'

/** A format by its key (TVS-001). */
@injectable('Transient')
export class TvFormatViewModel implements ViewModel {
  readonly format: Resource<TvFormat | null>
  #key = ''

  constructor(
    @inject(MediathekGateway) mediathek: MediathekGateway,
    @inject(GuestViewModel) private readonly guest: GuestViewModel,
    @inject(Texts) private readonly texts: Texts,
  ) {
    this.format = new Resource(() => mediathek.format(this.#key))
  }

  start(): void {}

  dispose(): void {}

  show(key: string): () => void {
    if (key !== this.#key) this.format.clear()
    this.#key = key
    return whileShown(this.guest, this.texts, () => void this.format.reload())
  }
}

/** A post by its slug (TVS-002). */
@injectable('Transient')
export class TvPostViewModel implements ViewModel {
  readonly post: Resource<TvPostDetails | null>
  #slug = ''

  constructor(
    @inject(MediathekGateway) mediathek: MediathekGateway,
    @inject(GuestViewModel) private readonly guest: GuestViewModel,
    @inject(Texts) private readonly texts: Texts,
  ) {
    this.post = new Resource(() => mediathek.post(this.#slug))
  }

  start(): void {}

  dispose(): void {}

  show(slug: string): () => void {
    if (slug !== this.#slug) this.post.clear()
    this.#slug = slug
    return whileShown(this.guest, this.texts, () => void this.post.reload())
  }
}
