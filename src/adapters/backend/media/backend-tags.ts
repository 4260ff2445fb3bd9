import { videos } from './video-records'
import { requireSession, type RequestContext } from '@/adapters/backend/access/request-context'
import { mapLanguages, type Localized } from '@/adapters/backend/kernel/localized'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import type { Store } from '@/adapters/stores/store'
import type { PopularTagQuery, TagGateway } from '@/application/media/tag-gateway'
import { MAX_PAGE_SIZE } from '@/application/paging/page'
import { foundTags, POPULAR_TAGS, popularTags, type Tag, type TagCount } from '@/domain/media/tags'

/** Time for which a label is used before it is read from a video again, ms. */
const LABELS_FOR = 60_000

/** The labels of a tag as they were read from one of its videos. */
interface TagLabel {
  readonly at: number
  readonly texts: Localized<string | undefined>
}

/** Labels by tag, of each store: a video is read for a tag, and not for each request. */
const labelsByStore = new WeakMap<Store, Map<string, TagLabel>>()

function labelsOf(store: Store): Map<string, TagLabel> {
  const known = labelsByStore.get(store) ?? new Map<string, TagLabel>()
  labelsByStore.set(store, known)
  return known
}

/** The tags of the videos of the shop. */
export class BackendTags implements TagGateway {
  constructor(
    private readonly platform: PlatformContext,
    private readonly caller: RequestContext,
  ) {}

  async search(searchText: string): Promise<readonly Tag[]> {
    return foundTags(await this.counted(), searchText).map(({ id, label }) => ({ id, label }))
  }

  async popular({ first = POPULAR_TAGS }: PopularTagQuery): Promise<readonly TagCount[]> {
    return popularTags(await this.counted(), Math.min(first, MAX_PAGE_SIZE))
  }

  /** Every tag once, with its number of videos. */
  private async counted(): Promise<readonly TagCount[]> {
    const { store } = this.platform
    await requireSession(store, this.caller)
    const counts = await store.tally(videos, 'tag', { facets: [] })
    const labels = await Promise.all([...counts.keys()].map((tag) => this.labelOf(String(tag))))
    return [...counts].flatMap(([tag, count], at) => {
      const label = labels[at]
      return label === undefined ? [] : [{ id: String(tag), label, count }]
    })
  }

  /** The label that a tag has in the newest of its videos. */
  private async labelOf(tag: string): Promise<string | undefined> {
    const { store, clock } = this.platform
    const language = this.caller.language()
    const known = labelsOf(store)
    const label = known.get(tag)
    if (label !== undefined && clock.now() - label.at < LABELS_FOR) return label.texts[language]
    const { records } = await store.select(videos, {
      facets: [{ family: 'tag', anyOf: [tag] }],
      index: 'newest',
      offset: 0,
      limit: 1,
    })
    const [video] = records
    if (video === undefined) return undefined
    const texts = mapLanguages(video.texts, ({ tags }) => tags.find(({ id }) => id === tag)?.label)
    known.set(tag, { at: clock.now(), texts })
    return texts[language]
  }
}
