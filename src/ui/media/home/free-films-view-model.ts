import { inject, injectable } from 'inversify'
import { makeAutoObservable } from 'mobx'
import { VideoGateway } from '@/application/media/video-gateway'
import type { Video } from '@/domain/media/video'
import { PagedList } from '@/ui/base/paged-list'
import { Disposables, type ViewModel } from '@/ui/base/view-model'
import { forEachAudience } from '@/ui/guest/for-each-audience'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { requestOf } from '@/ui/media/list/video-list'
import { UNFILTERED } from '@/ui/media/list/video-query'
import { Texts } from '@/ui/texts/texts'

/** Videos in the row. */
const ROW_SIZE = 8

/** Whole videos that cost nothing, for a page that has nothing of its own to show. */
@injectable('Transient')
export class FreeFilmsViewModel implements ViewModel {
  readonly films: PagedList<Video>
  readonly #disposables = new Disposables()

  constructor(
    @inject(VideoGateway) shop: VideoGateway,
    @inject(GuestViewModel) private readonly guest: GuestViewModel,
    @inject(Texts) private readonly texts: Texts,
  ) {
    this.films = new PagedList((offset) =>
      shop.list({ ...requestOf('freeClips', UNFILTERED), first: ROW_SIZE, offset }),
    )
    makeAutoObservable<FreeFilmsViewModel, 'guest' | 'texts'>(this, { guest: false, texts: false })
  }

  start(): void {
    this.#disposables.add(forEachAudience(this.guest, this.texts, () => void this.films.reload()))
  }

  dispose(): void {
    this.#disposables.dispose()
  }
}
