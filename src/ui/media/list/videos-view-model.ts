import { inject, injectable } from 'inversify'
import { compareStructural, makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import { Clock } from '@/application/device/clock'
import { VideoGateway } from '@/application/media/video-gateway'
import type { Video } from '@/domain/media/video'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { PageMemory } from '@/ui/base/page-memory'
import { PagedList, type ListState } from '@/ui/base/paged-list'
import type { ViewModel } from '@/ui/base/view-model'
import { Texts } from '@/ui/texts/texts'
import { commonTags, type VideoTag } from './common-tags'
import { presetOf, type VideoListName, type VideoPreset } from './video-list'
import { videoFilterOf, type VideoListQuery } from './video-query'

/** Tiles a page of the list brings: whole lines in one, two, three and four columns. */
const PAGE = 24
/** Videos whose moods are looked at, and how many of the moods are offered. */
const SAMPLE = 120
const MOODS = 14

/** One list of videos, narrowed as its address says. */
@injectable('Transient')
export class VideosViewModel implements ViewModel {
  tags: readonly VideoTag[] = []
  /** What moods are called, as far as videos that were seen here said it. */
  private readonly labels = new Map<string, string>()
  readonly list: PagedList<Video>
  #preset: VideoPreset = { filter: {}, sort: 'newest' }
  #query: VideoListQuery | null = null
  #place = ''
  #moodsOf = ''

  readonly #shop: VideoGateway
  readonly #guest: GuestViewModel
  readonly #memory: PageMemory
  readonly #clock: Clock
  readonly #texts: Texts

  constructor(
    @inject(VideoGateway) shop: VideoGateway,
    @inject(GuestViewModel) guest: GuestViewModel,
    @inject(PageMemory) memory: PageMemory,
    @inject(Clock) clock: Clock,
    @inject(Texts) texts: Texts,
  ) {
    this.#shop = shop
    this.#guest = guest
    this.#memory = memory
    this.#clock = clock
    this.#texts = texts
    this.list = new PagedList((offset) => this.load(offset))
    makeAutoObservable(this, { tags: observableRef })
  }

  start(): void {
    this.list.clear()
  }

  dispose(): void {
    this.keep()
    this.#place = ''
  }

  /** Shows the list of an address; coming back to a place in the history finds it as far as it was loaded. */
  show(name: VideoListName, query: VideoListQuery, place: string): () => void {
    this.keep()
    this.#query = query
    this.#place = place
    this.#preset = presetOf(name, this.#clock.now())
    const remembered = this.#memory.listOf(place, 'videos') as ListState<Video> | undefined
    if (remembered === undefined) this.list.clear()
    else {
      this.list.restore(remembered)
      this.learn(remembered.items)
    }
    return reaction(
      () => [this.#guest.guest?.id, this.#guest.isLoggedIn, this.#texts.language] as const,
      ([id], before) => {
        if (id === undefined) return
        void this.loadTags(name)
        if (remembered === undefined || before !== undefined) void this.list.reload()
      },
      { fireImmediately: true, equals: compareStructural },
    )
  }

  /**
   * The moods to offer: those the address asks for first where they are not common ones, so that they can be taken away again.
   * The label of one that no video here has is `null`.
   */
  moods(wanted: readonly string[]): readonly { readonly id: string; readonly label: string | null }[] {
    const others = wanted.filter((id) => !this.tags.some((tag) => tag.id === id))
    return [
      ...others
        .map((id) => ({ id, label: this.labels.get(id) ?? null }))
        .filter(({ label }) => label !== null || this.list.total !== null),
      ...this.tags,
    ]
  }

  private async load(offset: number) {
    const query = this.#query
    const preset = this.#preset
    const filter = query === null ? preset.filter : videoFilterOf(query, preset.filter)
    const page = await this.#shop.list({ filter, sort: query?.sort ?? preset.sort, first: PAGE, offset })
    runInAction(() => this.learn(page.items))
    return page
  }

  private learn(videos: readonly Video[]): void {
    for (const { id, label } of videos.flatMap(({ tags }) => tags)) this.labels.set(id, label)
  }

  /** The moods of the whole list, not of what it is narrowed to, so that they stay while the guest tries them. */
  private async loadTags(name: VideoListName): Promise<void> {
    const key = `${name} ${this.#texts.language}`
    if (key === this.#moodsOf) return
    this.#moodsOf = key
    const { filter } = this.#preset
    const sample = await this.#shop.list({ filter, sort: 'topRated', first: SAMPLE, offset: 0 }).catch(() => null)
    if (key !== this.#moodsOf) return
    runInAction(() => {
      if (sample === null) this.#moodsOf = ''
      else {
        this.learn(sample.items)
        this.tags = commonTags(sample.items, MOODS)
      }
    })
  }

  private keep(): void {
    const state = this.list.state()
    if (this.#place !== '' && state !== null) this.#memory.rememberList(this.#place, 'videos', state)
  }
}
