import { inject, injectable } from 'inversify'
import { Clock } from '@/application/device/clock'
import { MediathekGateway } from '@/application/tv/mediathek-gateway'
import type { TvGenre } from '@/domain/tv/channel'
import type { TvSeries } from '@/domain/tv/tv'
import { Listing } from '@/ui/base/listing'
import { PageMemory } from '@/ui/base/page-memory'
import type { PagedList } from '@/ui/base/paged-list'
import { Disposables, type ViewModel } from '@/ui/base/view-model'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Texts } from '@/ui/texts/texts'
import { watchMediathek } from '@/ui/tv/parts/mediathek-watch'

/** Tiles a page of the list brings. */
const PAGE = 12

interface SeriesListQuery {
  /** `null`: all. */
  readonly genre: TvGenre | null
}

/** The series of the mediathek, of all genres or of one (TVS-022). */
@injectable('Transient')
export class SeriesListViewModel implements ViewModel {
  readonly #listing: Listing<SeriesListQuery, TvSeries>
  readonly #disposables = new Disposables()
  readonly #mediathek: MediathekGateway
  readonly #guest: GuestViewModel
  readonly #clock: Clock

  constructor(
    @inject(MediathekGateway) mediathek: MediathekGateway,
    @inject(GuestViewModel) guest: GuestViewModel,
    @inject(PageMemory) memory: PageMemory,
    @inject(Texts) texts: Texts,
    @inject(Clock) clock: Clock,
  ) {
    this.#mediathek = mediathek
    this.#guest = guest
    this.#clock = clock
    this.#listing = new Listing(memory, {
      name: 'tv-series',
      audience: () => (guest.audience === null ? null : [guest.audience, texts.language]),
      load: ({ genre }, offset) => mediathek.series({ first: PAGE, offset, ...(genre === null ? {} : { genre }) }),
    })
  }

  get list(): PagedList<TvSeries> {
    return this.#listing.list
  }

  start(): void {
    this.#disposables.add(watchMediathek(this.#mediathek, this.#clock, this.#guest, () => void this.list.reload()))
  }

  dispose(): void {
    this.#disposables.dispose()
    this.#listing.leave()
  }

  /** Shows the series of a genre; `null`: of all. `entry`: its key in the history. */
  show(genre: TvGenre | null, entry: string): () => void {
    return this.#listing.show({ genre }, entry)
  }
}
