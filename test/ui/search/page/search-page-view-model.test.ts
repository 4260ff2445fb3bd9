import { describe, expect, it } from 'vitest'
import { FakeClock, FakeLive, portOf, settled } from '#test/support/ui/doubles'
import type { ActorGateway } from '@/application/actors/actor-gateway'
import type { SearchGateway, SearchPageQuery } from '@/application/search/search-gateway'
import type { BlogPost } from '@/domain/blog/post'
import { RESULT_CATEGORIES, type ResultCategory } from '@/domain/search/categories'
import { LiveActors } from '@/ui/actors/live-actors'
import { PageMemory } from '@/ui/base/page-memory'
import { SearchPageViewModel } from '@/ui/search/page/search-page-view-model'
import { SearchAnswers } from '@/ui/search/search-answers'

const post = (slug: string): BlogPost => ({
  slug,
  category: 'news',
  title: slug,
  teaser: '',
  picture: { family: 1, variant: 'l0' },
  publishedAt: 0,
  minutes: 1,
  author: 'Mara',
})

/** Where else there is something, in the order of the page. */
const ELSEWHERE: readonly ResultCategory[] = ['models', 'videos', 'tv', 'galleries']

function page(total: number) {
  const requested: SearchPageQuery[] = []
  const gateway = portOf<SearchGateway>({
    blog: async (query) => {
      requested.push(query)
      const left = Math.max(0, Math.min(15, total - query.offset))
      return { items: Array.from({ length: left }, (_, at) => post(`post-${query.offset + at}`)), total }
    },
    ...Object.fromEntries(
      RESULT_CATEGORIES.filter((category) => category !== 'blog').map((category) => [
        category,
        async () => ({ items: [], total: ELSEWHERE.includes(category) ? 4 : 0 }),
      ]),
    ),
  })
  const live = new FakeLive()
  const guest = { audience: 'visitor' }
  const clock = new FakeClock()
  const texts = { language: 'en' } as const
  const answers = new SearchAnswers(clock)
  const actors = new LiveActors(live, portOf<ActorGateway>({}))
  const make = () => new SearchPageViewModel(gateway, answers, actors, guest, new PageMemory(), texts)
  return { requested, clock, make }
}

describe('the results of a category', () => {
  it('go on where the last page ended, and are used again for five minutes [SEA-008, SEA-015]', async () => {
    const { requested, clock, make } = page(20)
    const model = make()
    model.show('blog', 'regen', 'one')
    await settled()
    expect({ itemCount: model.list.items.length, total: model.list.total }).toEqual({ itemCount: 15, total: 20 })
    await model.list.more()
    expect(model.list.items.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, at) => `post-${at}`))
    expect(requested.map(({ offset }) => offset)).toEqual([0, 15])
    make().show('blog', 'regen', 'two')
    await settled()
    expect(requested).toHaveLength(2)
    clock.pass(300_000)
    make().show('blog', 'regen', 'three')
    await settled()
    expect(requested).toHaveLength(3)
  })

  it('name every other category in which something was found, where there are none', async () => {
    const { make } = page(0)
    const model = make()
    model.show('blog', 'regen', 'one')
    await settled()
    expect({ isEmpty: model.list.isEmpty, elsewhere: model.elsewhere }).toEqual({ isEmpty: true, elsewhere: ELSEWHERE })
  })

  it('name them where there are few, and do not look for them where there are many', async () => {
    const few = page(1).make()
    few.show('blog', 'regen', 'one')
    const many = page(20).make()
    many.show('blog', 'regen', 'two')
    await settled()
    expect({ total: few.list.total, elsewhere: few.elsewhere }).toEqual({ total: 1, elsewhere: ELSEWHERE })
    expect({ total: many.list.total, elsewhere: many.elsewhere }).toEqual({ total: 20, elsewhere: [] })
  })
})
