import { inject, injectable } from 'inversify'
import { compareStructural, makeAutoObservable, observableRef, reaction } from 'mobx'
import { VideoGateway } from '@/application/media/video-gateway'
import type { Video } from '@/domain/media/video'
import { Listing } from '@/ui/base/listing'
import { PageMemory } from '@/ui/base/page-memory'
import type { PagedList } from '@/ui/base/paged-list'
import { Task } from '@/ui/base/task'
import type { ViewModel } from '@/ui/base/view-model'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Texts } from '@/ui/texts/texts'
import { commonTags, type VideoTag } from './common-tags'
import { requestOf, type VideoListName } from './video-list'
import { UNFILTERED, type VideoListQuery } from './video-query'

/** Tiles per page of the list: whole rows in one, two, three and four columns. */
const PAGE = 24
/** Number of videos sampled for moods, and of moods offered. */
const SAMPLE = 120
const MOODS = 14

/** The moods that were offered, in the memory of pages. */
const OFFERED = 'videos.moods'

interface OfferedMoods {
  /** The list and the language. */
  readonly of: string
  readonly tags: readonly VideoTag[]
}

/** One list of videos, filtered as its address specifies. */
@injectable('Transient')
export class VideosViewModel implements ViewModel {
  tags: readonly VideoTag[] = []
  /** Labels of moods, as far as videos that were shown here have them. */
  private readonly labels = new Map<string, string>()
  readonly #listing: Listing<{ readonly name: VideoListName; readonly query: VideoListQuery }, Video>
  readonly #loadingTags = new Task()
  /** The list and the language of the offered moods. */
  #tagsOf = ''
  readonly #shop: VideoGateway
  readonly #guest: GuestViewModel
  readonly #texts: Texts
  readonly #memory: PageMemory

  constructor(
    @inject(VideoGateway) shop: VideoGateway,
    @inject(GuestViewModel) guest: GuestViewModel,
    @inject(PageMemory) memory: PageMemory,
    @inject(Texts) texts: Texts,
  ) {
    this.#shop = shop
    this.#guest = guest
    this.#texts = texts
    this.#memory = memory
    this.#listing = new Listing(memory, {
      name: 'videos',
      audience: () => this.audience,
      load: ({ name, query }, offset) => shop.list({ ...requestOf(name, query), first: PAGE, offset }),
      onLoaded: (items) => this.register(items),
      onRestored: (items) => this.register(items),
    })
    makeAutoObservable(this, { tags: observableRef })
  }

  get list(): PagedList<Video> {
    return this.#listing.list
  }

  start(): void {}

  dispose(): void {
    this.#listing.leave()
  }

  /** Shows the list of an address; `entry` is its key in the history. */
  show(name: VideoListName, query: VideoListQuery, entry: string): () => void {
    const hide = this.#listing.show({ name, query }, entry)
    const offered = this.#memory.partOf(entry, OFFERED) as OfferedMoods | undefined
    if (offered !== undefined) this.offer(offered)
    const stop = reaction(
      () => this.audience,
      (audience) => {
        if (audience !== null) void this.loadTags(name, entry)
      },
      { fireImmediately: true, equals: compareStructural },
    )
    return () => {
      hide()
      stop()
    }
  }

  /**
   * Returns the moods to offer: uncommon ones of the address come first, so that they can be
   * removed. The label of a mood that no video here has is `null`.
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

  private get audience(): readonly unknown[] | null {
    const { audience } = this.#guest
    return audience === null ? null : [audience, this.#texts.language]
  }

  private register(videos: readonly Video[]): void {
    for (const { id, label } of videos.flatMap(({ tags }) => tags)) this.labels.set(id, label)
  }

  private offer({ of, tags }: OfferedMoods): void {
    this.#tagsOf = of
    this.tags = tags
    for (const { id, label } of tags) this.labels.set(id, label)
  }

  /** Loads moods of the whole list, not the filtered one: they stay during filtering. */
  private async loadTags(name: VideoListName, entry: string): Promise<void> {
    const key = `${name} ${this.#texts.language}`
    if (key === this.#tagsOf) return
    this.#tagsOf = key
    await this.#loadingTags.run(
      () => this.#shop.list({ ...requestOf(name, UNFILTERED), sort: 'topRated', first: SAMPLE, offset: 0 }),
      ({ items }) => {
        this.register(items)
        const offered = { of: key, tags: commonTags(items, MOODS) }
        this.offer(offered)
        this.#memory.storePart(entry, OFFERED, offered)
      },
    )
    if (this.#loadingTags.error !== null) this.#tagsOf = ''
  }
}
