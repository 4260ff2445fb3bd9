import { videos, type VideoRecord } from './video-records'
import { requireSession, type RequestContext } from '@/adapters/backend/access/request-context'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import type { PopularTagQuery, TagGateway } from '@/application/media/tag-gateway'
import { MAX_PAGE_SIZE } from '@/application/paging/page'
import { foundTags, POPULAR_TAGS, popularTags, type Tag, type TagCount } from '@/domain/media/tags'

/** The tags of the videos of the shop, which is in memory (0011). */
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

  /** Every tag once. Of the videos of a tag one is read for its label: texts are made when they are first read. */
  private async counted(): Promise<readonly TagCount[]> {
    const { store } = this.platform
    await requireSession(store, this.caller)
    const byId = new Map<string, { readonly of: VideoRecord; count: number }>()
    for (const of of await store.find(videos, 'newest', { prefix: [] }))
      for (const id of new Set(of.tags)) {
        const known = byId.get(id)
        if (known === undefined) byId.set(id, { of, count: 1 })
        else known.count++
      }
    const language = this.caller.language()
    return [...byId].flatMap(([id, { of, count }]) => {
      const label = of.texts[language].tags.find((tag) => tag.id === id)?.label
      return label === undefined ? [] : [{ id, label, count }]
    })
  }
}
