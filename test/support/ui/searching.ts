import { portOf, FakeClock, FakeLive, FakeStorage } from './doubles'
import { guestOver } from './guest'
import type { GuestGateway } from '@/application/guest/guest-gateway'
import type { SearchGateway } from '@/application/search/search-gateway'
import type { FoundPartType, SearchResult } from '@/domain/search/search-result'
import { Menus } from '@/ui/base/menus'
import { RecentStorage } from '@/ui/search/recent-storage'
import { SearchAnswers } from '@/ui/search/search-answers'
import { SearchOverlayViewModel } from '@/ui/search/overlay/search-overlay-view-model'
import type { Texts } from '@/ui/texts/texts'

const part = (type: FoundPartType, pattern: string, titles: readonly string[] = []) => ({
  type,
  count: titles.length,
  link: `/en/search/${type}/${pattern}/`,
  items: titles.slice(0, 3).map((title) => ({
    title,
    imageUrl: '/art/1/l0-w320.webp',
    imageAspect: 9 / 16,
    link: `/en/amateur/${title.toLowerCase()}/about-me/`,
  })),
})

/** What is found for a pattern: an actor of that name, and these videos. */
export const resultOf = (
  searchPattern: string,
  videos: readonly string[] = [],
  actors = [searchPattern],
): SearchResult => ({
  searchPattern,
  proposals: [`${searchPattern} more`],
  actors: actors.map((name) => ({
    name,
    imageUrl: '/art/1/a0-w140.webp',
    imageAspect: 1,
    link: `/en/amateur/${name}/`,
    online: true,
    mobileVideoCall: false,
  })),
  videos: part('videos', searchPattern, videos),
  mediathek: part('mediathek', searchPattern),
  blog: part('blog', searchPattern),
})

/** A search whose answers a test gives when it wants to, in any order. */
export class FakeSearch {
  readonly requested: string[] = []
  readonly stored: string[] = []
  private readonly open = new Map<
    string,
    { resolve: (result: SearchResult | null) => void; reject: (error: Error) => void }
  >()

  readonly gateway = portOf<SearchGateway>({
    search: (_language, pattern) => {
      this.requested.push(pattern)
      return new Promise((resolve, reject) => this.open.set(pattern, { resolve, reject }))
    },
    storePattern: async (pattern) => {
      this.stored.push(pattern)
      return true
    },
  })

  answer(pattern: string, result: SearchResult | null = resultOf(pattern)): void {
    this.open.get(pattern)?.resolve(result)
  }

  fail(pattern: string, error: Error): void {
    this.open.get(pattern)?.reject(error)
  }
}

/** The view model of the overlay over a test's own search, in a window of this width. */
export function overlayOver(texts: Pick<Texts, 'language'>, width = 1_280) {
  const search = new FakeSearch()
  const [clock, storage] = [new FakeClock(), new FakeStorage()]
  const viewport = {
    size: () => ({ width, height: 800, orientation: 'portrait' as const }),
    watch: () => () => undefined,
  }
  const answers = new SearchAnswers(clock)
  const open = () => {
    const model = new SearchOverlayViewModel(
      search.gateway,
      answers,
      new RecentStorage(storage),
      guestOver(portOf<GuestGateway>({}), new FakeLive()),
      new Menus(viewport),
      texts as Texts,
      clock,
    )
    model.start()
    return model
  }
  return { search, clock, storage, answers, open, model: open() }
}
