import { inject, injectable } from 'inversify'
import { makeAutoObservable } from 'mobx'
import { VideoStarGateway } from '@/application/media/video-star-gateway'
import type { VideoStar } from '@/domain/media/video-star'
import { LiveActors } from '@/ui/actors/live-actors'
import { Listing } from '@/ui/base/listing'
import { PageMemory } from '@/ui/base/page-memory'
import type { PagedList } from '@/ui/base/paged-list'
import type { ViewModel } from '@/ui/base/view-model'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Texts } from '@/ui/texts/texts'

/** The actors with most videos, a hundred at a time (ACT-061). */
@injectable('Transient')
export class VideoStarsViewModel implements ViewModel {
  readonly #listing: Listing<object, VideoStar>

  constructor(
    @inject(VideoStarGateway) stars: VideoStarGateway,
    @inject(LiveActors) live: LiveActors,
    @inject(GuestViewModel) guest: GuestViewModel,
    @inject(PageMemory) memory: PageMemory,
    @inject(Texts) texts: Texts,
  ) {
    this.#listing = new Listing(memory, {
      name: 'video-stars',
      audience: () => (guest.audience === null ? null : [guest.audience, texts.language]),
      load: (_query, offset) => stars.list({ offset }),
      onLoaded: (items) => live.upsert(items),
    })
    makeAutoObservable(this)
  }

  get list(): PagedList<VideoStar> {
    return this.#listing.list
  }

  start(): void {}

  dispose(): void {
    this.#listing.leave()
  }

  /** Shows the list; `entry` is the key of its history entry. */
  show(entry: string): () => void {
    return this.#listing.show({}, entry)
  }
}
