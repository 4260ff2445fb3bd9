import { inject, injectable } from 'inversify'
import { compareStructural, makeAutoObservable, observableRef, reaction } from 'mobx'
import type { BackendErrorCode } from '@/application/errors/backend-error'
import { VideoGateway } from '@/application/media/video-gateway'
import { withoutRepeats } from '@/domain/media/video-rows'
import type { Video } from '@/domain/media/video'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { PagedList } from '@/ui/base/paged-list'
import type { Loadable } from '@/ui/base/resource'
import { Disposables, type ViewModel } from '@/ui/base/view-model'
import { Texts } from '@/ui/texts/texts'
import { requestOf, type VideoRowName } from './video-list'
import { UNFILTERED } from './video-query'

/** Videos in one row. */
const ROW_SIZE = 8

/** Lists with a row on the overview, from the newest to the guest's own. */
export const ROWS = [
  'newVideos',
  'videoTrends',
  'topVideos',
  'freeClips',
  'videosOnSale',
  'vip30Videos',
  'vipVideos',
  'boughtVideos',
] as const satisfies readonly VideoRowName[]

/** The overview of videos: a little of every list. */
@injectable('Transient')
export class VideoHubViewModel implements ViewModel, Loadable {
  readonly rows: readonly { readonly name: VideoRowName; readonly list: PagedList<Video> }[]
  readonly #disposables = new Disposables()

  readonly #shop: VideoGateway
  readonly #guest: GuestViewModel
  readonly #texts: Texts

  constructor(
    @inject(VideoGateway) shop: VideoGateway,
    @inject(GuestViewModel) guest: GuestViewModel,
    @inject(Texts) texts: Texts,
  ) {
    this.#shop = shop
    this.#guest = guest
    this.#texts = texts
    this.rows = ROWS.map((name) => ({ name, list: new PagedList((offset) => this.load(name, offset)) }))
    makeAutoObservable(this, { rows: observableRef })
  }

  /** The videos of each row: a video is not repeated in the next two rows. */
  get shown(): readonly (readonly Video[])[] {
    return withoutRepeats(this.rows.map(({ name, list }) => ({ videos: list.items, isOwn: name === 'boughtVideos' })))
  }

  /** The recommended video: the most requested one of this week. */
  get pick(): Video | null {
    return this.rows.find(({ name }) => name === 'videoTrends')?.list.items[0] ?? null
  }

  /** Set if no row could be loaded; a single missing row is left out. */
  get error(): BackendErrorCode | null {
    const broken = this.rows.filter(({ list }) => list.error !== null && list.total === null)
    return broken.length > 0 && this.rows.every(({ list }) => list.total === null && !list.isLoading)
      ? (broken[0]?.list.error ?? null)
      : null
  }

  get isLoading(): boolean {
    return this.rows.some(({ list }) => list.isLoading)
  }

  start(): void {
    this.#disposables.add(
      reaction(
        () => [this.#guest.audience, this.#texts.language] as const,
        ([audience]) => {
          if (audience !== null) this.reload()
        },
        { fireImmediately: true, equals: compareStructural },
      ),
    )
  }

  dispose(): void {
    this.#disposables.dispose()
  }

  reload(): void {
    for (const { name, list } of this.rows) {
      if (name === 'boughtVideos' && !this.#guest.isLoggedIn) list.clear()
      else void list.reload()
    }
  }

  async retry(): Promise<void> {
    this.reload()
  }

  /** Bestsellers: as many as the platform lists by default (MED-034). */
  private load(name: VideoRowName, offset: number) {
    const request = requestOf(name, UNFILTERED)
    return this.#shop.list(name === 'topVideos' ? { ...request, offset } : { ...request, first: ROW_SIZE, offset })
  }
}
