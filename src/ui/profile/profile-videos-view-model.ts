import { inject, injectable } from 'inversify'
import { compareStructural, makeAutoObservable, observableRef, reaction } from 'mobx'
import { TileGridGateway, type Tile, type TileGridQuery } from '@/application/albums/tile-grid-gateway'
import { VideoGateway } from '@/application/media/video-gateway'
import type { ActorId } from '@/domain/ids'
import { distinctTags } from '@/domain/media/tags'
import { GridCache, Listing } from '@/ui/base/listing'
import { PageMemory } from '@/ui/base/page-memory'
import type { PagedList } from '@/ui/base/paged-list'
import { Task } from '@/ui/base/task'
import type { ViewModel } from '@/ui/base/view-model'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { commonTags, type VideoTag } from '@/ui/media/list/common-tags'
import { Texts } from '@/ui/texts/texts'
import type { ProfileVideoOrder, VideoChoice } from './profile-videos-query'

/** Tiles a page of the grid brings: whole lines in two to six columns. */
const PAGE = 12

/** Number of videos sampled for tags, and of tags offered. */
const SAMPLE = 60
const TAGS = 10

/** The videos of one actor that an address names. */
interface Shown {
  readonly actorId: ActorId
  readonly choice: VideoChoice
  readonly sort: ProfileVideoOrder
}

const queryOf = ({ actorId, choice, sort }: Shown, offset: number): TileGridQuery => ({
  actorId,
  ...(choice.kind === 'classic' ? { classic: true } : {}),
  ...(choice.kind === 'tag' ? { tag: choice.tag } : {}),
  sort,
  first: PAGE,
  offset,
})

/** An actor's videos by address: all, the classics or a tag's (ACT-023, ACT-024, ACT-054). */
@injectable('Transient')
export class ProfileVideosViewModel implements ViewModel {
  /** The most common tags of this actor's videos, ordered by label (MED-013). */
  tags: readonly VideoTag[] = []
  readonly #listing: Listing<Shown, Tile>
  readonly #loadingTags = new Task()
  readonly #shop: VideoGateway
  readonly #guest: GuestViewModel
  readonly #texts: Texts

  constructor(
    @inject(VideoGateway) shop: VideoGateway,
    @inject(TileGridGateway) tiles: TileGridGateway,
    @inject(GuestViewModel) guest: GuestViewModel,
    @inject(PageMemory) memory: PageMemory,
    @inject(Texts) texts: Texts,
    @inject(GridCache) grids: GridCache,
  ) {
    this.#shop = shop
    this.#guest = guest
    this.#texts = texts
    this.#listing = new Listing(memory, {
      get name() {
        return grids.nameOf('profile-videos')
      },
      audience: () => this.audience,
      load: (shown, offset) => tiles.page('videos', queryOf(shown, offset)),
    })
    makeAutoObservable(this, { tags: observableRef })
  }

  get list(): PagedList<Tile> {
    return this.#listing.list
  }

  start(): void {}

  dispose(): void {
    this.#loadingTags.cancel()
    this.#listing.leave()
  }

  /** Shows the videos of an address; `entry` is its key in the history. */
  show(shown: Shown, entry: string): () => void {
    const hide = this.#listing.show(shown, entry)
    const stop = reaction(
      () => this.audience,
      (audience) => {
        if (audience !== null) void this.loadTags(shown.actorId)
      },
      { fireImmediately: true, equals: compareStructural },
    )
    return () => {
      hide()
      stop()
    }
  }

  private get audience(): readonly unknown[] | null {
    const { audience } = this.#guest
    return audience === null ? null : [audience, this.#texts.language]
  }

  /** Loads the tags of all videos, so that they stay while the guest changes between them. */
  private async loadTags(actorId: ActorId): Promise<void> {
    await this.#loadingTags.run(
      () => this.#shop.list({ filter: { actorIds: [actorId] }, sort: 'newest', first: SAMPLE, offset: 0 }),
      ({ items }) => {
        this.tags = distinctTags(commonTags(items, TAGS), this.#texts.language)
      },
    )
  }
}
