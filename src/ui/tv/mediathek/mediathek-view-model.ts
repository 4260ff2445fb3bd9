import { otherwise } from '@/application/errors/otherwise'
import { inject, injectable } from 'inversify'
import { makeAutoObservable, runInAction } from 'mobx'
import { Clock } from '@/application/device/clock'
import { MediathekGateway } from '@/application/tv/mediathek-gateway'
import type { Page } from '@/application/paging/page'
import { isTvSection } from '@/domain/tv/channel'
import type { TvSeries, TvVideo } from '@/domain/tv/tv'
import { Listing } from '@/ui/base/listing'
import { PageMemory } from '@/ui/base/page-memory'
import type { PagedList } from '@/ui/base/paged-list'
import { Disposables, type ViewModel } from '@/ui/base/view-model'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Texts } from '@/ui/texts/texts'
import { watchMediathek } from '@/ui/tv/parts/mediathek-watch'

/** Tiles per page of the list: whole lines in one, two, three and four columns. */
const PAGE = 24

/** The mediathek's videos of a key, and the series if the key names one (TVS-004, TVS-023). */
@injectable('Transient')
export class MediathekViewModel implements ViewModel {
  /** `undefined` until known; `null`: the key names a section, or nothing. */
  series: TvSeries | null | undefined = undefined
  #key: string | null = null
  readonly #listing: Listing<string, TvVideo>
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
      name: 'tv-videos',
      audience: () => (guest.audience === null ? null : [guest.audience, texts.language]),
      load: (key, offset) => this.load(key, offset),
    })
    makeAutoObservable(this)
  }

  get list(): PagedList<TvVideo> {
    return this.#listing.list
  }

  /** The key of the address names neither a series nor a section. */
  get isMissing(): boolean {
    return this.series === null && this.#key !== null && !isTvSection(this.#key)
  }

  start(): void {
    this.#disposables.add(watchMediathek(this.#mediathek, this.#clock, this.#guest, () => void this.list.reload()))
  }

  dispose(): void {
    this.#disposables.dispose()
    this.#listing.leave()
  }

  /** Shows the videos of a key; `entry`: the key of the history entry. */
  show(key: string, entry: string): () => void {
    if (key !== this.#key) this.series = undefined
    this.#key = key
    const stop = this.#listing.show(key, entry)
    // A list restored from memory comes without its series.
    if (this.list.isKnown && !isTvSection(key)) void this.loadSeries(key).catch(otherwise())
    return stop
  }

  private async load(key: string, offset: number): Promise<Page<TvVideo>> {
    const [page] = await Promise.all([
      this.#mediathek.videos({ key, first: PAGE, offset }),
      isTvSection(key) ? null : this.loadSeries(key),
    ])
    return page
  }

  private async loadSeries(key: string): Promise<void> {
    const series = await this.#mediathek.seriesByKey(key)
    runInAction(() => {
      if (key === this.#key) this.series = series
    })
  }
}
