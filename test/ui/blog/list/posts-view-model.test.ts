import { describe, expect, it } from 'vitest'
import type { BlogGateway } from '@/application/blog/blog-gateway'
import { BackendError } from '@/application/errors/backend-error'
import type { GuestGateway } from '@/application/guest/guest-gateway'
import { loadCatalog } from '@/ui/app/catalogs/load-catalog'
import { categoryIn, pageIn } from '@/ui/blog/list/posts-query'
import { PostsViewModel } from '@/ui/blog/list/posts-view-model'
import { Texts } from '@/ui/texts/texts'
import { postWith } from '#test/support/ui/blog'
import { FakeLive, guestWith, portOf, settled } from '#test/support/ui/doubles'
import { guestOver } from '#test/support/ui/guest'

async function setUp(total = 20) {
  const state = { isBroken: false }
  const requested: unknown[] = []
  const answer = async (kind: string, query: unknown) => {
    requested.push([kind, query])
    if (state.isBroken) throw new BackendError('offline')
    return { items: total === 0 ? [] : [postWith()], total, years: [{ year: 2026, count: 20 }] }
  }
  const blog = portOf<BlogGateway>({
    posts: (query) => answer('posts', query),
    archive: (query) => answer('archive', query),
    archiveOf: (query) => answer('archiveOf', query),
  })
  const guest = guestOver(portOf<GuestGateway>({ open: async () => guestWith() }), new FakeLive())
  await guest.open('en')
  const texts = new Texts(loadCatalog)
  return { model: new PostsViewModel(blog, guest, texts), requested, state, texts }
}

describe('a page of posts', () => {
  it('is requested as its address names it: of a category, of a year, or of both', async () => {
    const { model, requested } = await setUp()
    for (const page of [
      { category: 'news', year: null, page: 2 },
      { category: 'latest', year: 2025, page: 1 },
      { category: 'events', year: 2025, page: 3 },
    ] as const) {
      const hide = model.show(page)
      await settled()
      hide()
    }
    expect(requested).toEqual([
      ['posts', { category: 'news', page: 2, pageSize: 9 }],
      ['archive', { year: 2025, page: 1, pageSize: 9 }],
      ['archiveOf', { category: 'events', year: 2025, page: 3, pageSize: 9 }],
    ])
  })

  it('is missing behind the last page and in a year without posts, but not where only a filter leaves nothing', async () => {
    const { model } = await setUp(20)
    const isMissing = async (page: Parameters<PostsViewModel['show']>[0]) => {
      const hide = model.show(page)
      expect(model.isMissing).toBe(false)
      await settled()
      hide()
      return model.isMissing
    }
    expect(await isMissing({ category: 'news', year: null, page: 3 })).toBe(false)
    expect(await isMissing({ category: 'news', year: null, page: 4 })).toBe(true)
    const { model: empty } = await setUp(0)
    empty.show({ category: 'latest', year: 1999, page: 1 })
    await settled()
    expect(empty.isMissing).toBe(true)
    empty.show({ category: 'news', year: 1999, page: 1 })
    await settled()
    expect(empty.isMissing).toBe(false)
  })

  it('is loaded again after a failure, and in another language', async () => {
    const { model, requested, state, texts } = await setUp()
    state.isBroken = true
    model.show({ category: 'latest', year: null, page: 1 })
    await settled()
    expect({ error: model.posts.error, posts: model.posts.value }).toStrictEqual({ error: 'offline', posts: undefined })
    state.isBroken = false
    await model.posts.retry()
    expect({ error: model.posts.error, itemCount: model.posts.value?.items.length }).toEqual({
      error: null,
      itemCount: 1,
    })
    await texts.setLanguage('de')
    await settled()
    expect(requested).toHaveLength(3)
  })

  it('is the first where the address names none that there can be', () => {
    for (const query of ['', 'page=0', 'page=-1', 'page=x', 'page=1e3', 'page=99999'])
      expect(pageIn(new URLSearchParams(query))).toBe(1)
    expect(pageIn(new URLSearchParams('page=12'))).toBe(12)
    expect(categoryIn(new URLSearchParams('category=events'))).toBe('events')
    expect(categoryIn(new URLSearchParams('category=constructor'))).toBe('latest')
  })
})
