import { inject, injectable } from 'inversify'
import { compareStructural, makeAutoObservable, reaction } from 'mobx'
import { GiftGateway } from '@/application/gifts/gift-gateway'
import { VideoGateway } from '@/application/media/video-gateway'
import type { Gift } from '@/domain/gifts/gift'
import type { Video } from '@/domain/media/video'
import { PagedList } from '@/ui/base/paged-list'
import { Resource } from '@/ui/base/resource'
import { Disposables, type ViewModel } from '@/ui/base/view-model'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { requestOf } from '@/ui/media/list/video-list'
import { UNFILTERED } from '@/ui/media/list/video-query'
import { Texts } from '@/ui/texts/texts'

/** Videos in the row. */
const ROW_SIZE = 12

/** What the VIP club brings, counted in what the platform has now [NAV-103]. */
@injectable('Transient')
export class ClubViewModel implements ViewModel {
  readonly videos: PagedList<Video>
  /** Gifts that only members can send. */
  readonly gifts: Resource<readonly Gift[]>
  readonly #disposables = new Disposables()
  readonly #guest: GuestViewModel
  readonly #texts: Texts

  constructor(
    @inject(VideoGateway) shop: VideoGateway,
    @inject(GiftGateway) gifts: GiftGateway,
    @inject(GuestViewModel) guest: GuestViewModel,
    @inject(Texts) texts: Texts,
  ) {
    this.#guest = guest
    this.#texts = texts
    this.videos = new PagedList((offset) =>
      shop.list({ ...requestOf('vipVideos', UNFILTERED), first: ROW_SIZE, offset }),
    )
    this.gifts = new Resource(async () => (await gifts.catalog()).filter(({ vip, active }) => vip && active))
    makeAutoObservable(this)
  }

  start(): void {
    this.#disposables.add(
      reaction(
        () => [this.#guest.audience, this.#texts.language] as const,
        ([audience]) => {
          if (audience === null) return
          void this.videos.reload()
          void this.gifts.reload()
        },
        { fireImmediately: true, equals: compareStructural },
      ),
    )
  }

  dispose(): void {
    this.#disposables.dispose()
  }

  /** What the videos of the row cost one by one, in whole coins. */
  get singly(): number {
    return this.videos.items.reduce((sum, { basePrice }) => sum + basePrice.value, 0)
  }
}
