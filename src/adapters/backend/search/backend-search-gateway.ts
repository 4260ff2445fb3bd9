import { Finder } from './finder'
import { Found } from './found'
import { globalResultOf } from './found-view'
import { viewerOf, type SearchViewer } from './search-viewer'
import { popularPatterns, storePattern } from './store-pattern'
import { requireSession, type RequestContext } from '@/adapters/backend/access/request-context'
import { summariesOf } from '@/adapters/backend/actors/actor-view'
import { albumOf } from '@/adapters/backend/albums/album-view'
import { postOf } from '@/adapters/backend/blog/post-view'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { videoOf } from '@/adapters/backend/media/video-view'
import { planOf } from '@/adapters/backend/tv/tv-plan'
import { seriesOf, videoOf as tvVideoOf } from '@/adapters/backend/tv/tv-view'
import type { Page } from '@/application/paging/page'
import type { ResultItems, SearchGateway, SearchPageQuery } from '@/application/search/search-gateway'
import type { Language } from '@/domain/navigation/language'
import { MAX_RESULTS, SEARCH_PAGE_SIZES, type ResultCategory } from '@/domain/search/categories'
import { hasWords, isSamePattern, searchPatternOf } from '@/domain/search/pattern'
import { isStored } from '@/domain/search/recent-searches'
import { FOUND_LENGTH, type GlobalResult, type SearchResult } from '@/domain/search/search-result'
import { patternWords } from '@/domain/search/words'

/** Among how many records that were found the one is looked for whose title a pattern is. */
const NAMESAKES = 10

/** A search that has begun. */
interface Search {
  readonly viewer: SearchViewer
  readonly finder: Finder
  readonly found: Found
}

type Results<C extends ResultCategory> = Promise<Page<ResultItems[C]>>

/** Leaves out content that is offered to nobody any more, because its actor has left. */
const offered = <T>(found: readonly (T | null)[]): readonly T[] => found.filter((one) => one !== null)

/** The search of the product, over the words of the store. */
export class BackendSearchGateway implements SearchGateway {
  constructor(
    private readonly platform: PlatformContext,
    private readonly caller: RequestContext,
  ) {}

  async search(language: Language, typed: string): Promise<SearchResult | null> {
    const pattern = searchPatternOf(typed)
    const search = await this.begin(pattern, language)
    if (!hasWords(pattern)) return null
    const [result, proposals] = await Promise.all([
      globalResultOf(this.platform.store, search.found, search.viewer, pattern),
      this.proposals(search, pattern),
    ])
    return { searchPattern: pattern, proposals, ...result }
  }

  async global(typed: string): Promise<GlobalResult> {
    const pattern = searchPatternOf(typed)
    const { found, viewer } = await this.begin(pattern)
    return globalResultOf(this.platform.store, found, viewer, pattern)
  }

  async suggestions(typed: string): Promise<readonly string[]> {
    const pattern = searchPatternOf(typed)
    return this.proposals(await this.begin(pattern), pattern)
  }

  async storePattern(typed: string): Promise<boolean> {
    const pattern = searchPatternOf(typed)
    const { guest } = await requireSession(this.platform.store, this.caller)
    const language = this.caller.language()
    if (!isStored(pattern)) return false
    const finder = new Finder(this.platform.store, language, patternWords(pattern), NAMESAKES)
    if (!(await finder.isAnywhere())) return false
    const [address, title] = [this.caller.address(), await finder.titleOfWords()]
    await storePattern(this.platform, { guestId: guest.id, address, language, text: pattern, title })
    return true
  }

  actors(query: SearchPageQuery): Results<'actors'> {
    return this.people('actors', query)
  }

  models(query: SearchPageQuery): Results<'models'> {
    return this.people('models', query)
  }

  videos(query: SearchPageQuery): Results<'videos'> {
    return this.clips('videos', query)
  }

  asmr(query: SearchPageQuery): Results<'asmr'> {
    return this.clips('asmr', query)
  }

  photos(query: SearchPageQuery): Results<'photos'> {
    return this.albums('photos', query)
  }

  galleries(query: SearchPageQuery): Results<'galleries'> {
    return this.albums('galleries', query)
  }

  async tv({ pattern, offset }: SearchPageQuery): Results<'tv'> {
    const { found, viewer } = await this.begin(pattern)
    const [formats, plan] = await Promise.all([found.tv(), planOf(this.platform.store)])
    return pageOf('tv', formats, offset, async (page) =>
      page.map(
        (format) =>
          // A format without an episode is broadcast all the same.
          seriesOf(plan, format, viewer) ?? {
            id: format.key,
            ...format.texts[viewer.language],
            genre: format.genre,
            picture: format.picture,
            isPremium: format.isPremium,
            videoCount: 0,
            newestAt: 0,
          },
      ),
    )
  }

  async mediathek({ pattern, offset }: SearchPageQuery): Results<'mediathek'> {
    const { found, viewer } = await this.begin(pattern)
    const [videos, plan] = await Promise.all([found.mediathek(), planOf(this.platform.store)])
    return pageOf('mediathek', videos, offset, async (page) => page.map((video) => tvVideoOf(plan, video, viewer)))
  }

  async blog({ pattern, offset }: SearchPageQuery): Results<'blog'> {
    const { found, viewer } = await this.begin(pattern)
    return pageOf('blog', await found.blog(), offset, async (page) => page.map((post) => postOf(post, viewer.language)))
  }

  private async people(category: 'actors' | 'models', { pattern, offset }: SearchPageQuery) {
    const { found, viewer } = await this.begin(pattern)
    return pageOf(category, await found[category](), offset, (page) => summariesOf(this.platform.store, page, viewer))
  }

  private async clips(category: 'videos' | 'asmr', { pattern, offset }: SearchPageQuery) {
    const { found, viewer } = await this.begin(pattern)
    const { store } = this.platform
    return pageOf(category, await found[category](), offset, async (page) =>
      offered(await Promise.all(page.map((video) => videoOf(store, video, viewer)))),
    )
  }

  private async albums(category: 'photos' | 'galleries', { pattern, offset }: SearchPageQuery) {
    const { found, viewer } = await this.begin(pattern)
    const { store } = this.platform
    return pageOf(category, await found[category](), offset, async (page) =>
      offered(await Promise.all(page.map((album) => albumOf(store, album, viewer)))),
    )
  }

  /**
   * Returns what several guests searched for, then names and titles that were found, without the
   * pattern itself.
   */
  private async proposals({ found, viewer }: Search, pattern: string): Promise<readonly string[]> {
    const { language } = viewer
    const [popular, actors, videos, formats, posts] = await Promise.all([
      popularPatterns(this.platform.store, language, pattern),
      found.actors(),
      found.videos(),
      found.tv(),
      found.blog(),
    ])
    const titles = [...videos, ...formats, ...posts].map(({ texts }) => texts[language].title)
    const proposals: string[] = []
    for (const text of [...popular, ...actors.map(({ name }) => name), ...titles]) {
      if (proposals.length === FOUND_LENGTH.proposals) break
      if (![pattern, ...proposals].some((one) => isSamePattern(one, text))) proposals.push(text)
    }
    return proposals
  }

  private async begin(typed: string, language = this.caller.language()): Promise<Search> {
    const { store } = this.platform
    const viewer = await viewerOf(this.platform, this.caller, language)
    const finder = new Finder(store, language, patternWords(searchPatternOf(typed)), MAX_RESULTS)
    return { viewer, finder, found: new Found(store, finder, viewer) }
  }
}

/** Returns a page of the results; its length is that of its category (SEA-012 to SEA-015). */
async function pageOf<T, R>(
  category: ResultCategory,
  records: readonly T[],
  offset: number,
  shown: (page: readonly T[]) => Promise<readonly R[]>,
): Promise<Page<R>> {
  const page = records.slice(offset, offset + SEARCH_PAGE_SIZES[category])
  return { items: await shown(page), total: records.length }
}
