import { inject, injectable } from 'inversify'
import { makeAutoObservable } from 'mobx'
import { VideoGateway } from '@/application/media/video-gateway'
import { withoutRepeats } from '@/domain/media/video-rows'
import type { Video } from '@/domain/media/video'
import { PagedList } from '@/ui/base/paged-list'
import { Disposables, type ViewModel } from '@/ui/base/view-model'
import { forEachAudience } from '@/ui/guest/for-each-audience'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { requestOf } from '@/ui/media/list/video-list'
import { UNFILTERED } from '@/ui/media/list/video-query'
import { Texts } from '@/ui/texts/texts'

/** Videos in one row. */
const ROW_SIZE = 8

/** VIP30 offers, trends and new free clips for the start page (NAV-063, NAV-065, NAV-069). */
@injectable('Transient')
export class VideoBlocksViewModel implements ViewModel {
  readonly vip30: PagedList<Video>
  readonly trends: PagedList<Video>
  readonly welcome: PagedList<Video>
  readonly #disposables = new Disposables()
  readonly #guest: GuestViewModel
  readonly #texts: Texts

  constructor(
    @inject(VideoGateway) shop: VideoGateway,
    @inject(GuestViewModel) guest: GuestViewModel,
    @inject(Texts) texts: Texts,
  ) {
    this.#guest = guest
    this.#texts = texts
    const row = (name: 'vip30Videos' | 'videoTrends' | 'freeClips', order: { readonly sort?: 'newest' } = {}) =>
      new PagedList((offset) => shop.list({ ...requestOf(name, UNFILTERED), ...order, first: ROW_SIZE, offset }))
    this.vip30 = row('vip30Videos')
    this.trends = row('videoTrends')
    this.welcome = row('freeClips', { sort: 'newest' })
    makeAutoObservable(this)
  }

  /** Returns the videos of each row that the page does not show above. */
  shownBelow(before: readonly Video[]): readonly (readonly Video[])[] {
    const { trends, welcome, vip30 } = this
    const rows = [before, trends.items, welcome.items, vip30.items]
    return withoutRepeats(rows.map((videos) => ({ videos }))).slice(1)
  }

  start(): void {
    this.#disposables.add(
      forEachAudience(this.#guest, this.#texts, () => {
        void this.vip30.reload()
        void this.trends.reload()
        void this.welcome.reload()
      }),
    )
  }

  dispose(): void {
    this.#disposables.dispose()
  }
}
