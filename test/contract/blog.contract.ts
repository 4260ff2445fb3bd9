import { expect, it } from 'vitest'
import { contract } from './suite'
import type { Bind, Binding, BindingName } from '#test/support/bindings/binding'
import { blogPosts, type PostRecord } from '@/adapters/backend/blog/post-records'
import type { BlogPost } from '@/domain/blog/post'
import { asId, type ActorId } from '@/domain/ids'
import { blocksOf } from '@/domain/markup/blocks-of'
import { BLOG_CATEGORIES } from '@/domain/blog/blog-category'

const DAY = 86_400_000

/** A post as an editor has just handed it over. */
async function hasPost({ environment }: Binding, change: Partial<PostRecord> & { readonly html?: string }) {
  const { html = '<p>Words.</p>', ...record } = change
  const texts = { title: 'A title', teaser: 'A teaser', body: blocksOf(html) }
  const post: PostRecord = {
    slug: 'written-for-a-test',
    category: 'news',
    publishedAt: environment.clock.now() - 1_000,
    pinned: false,
    picture: { family: 4_001, variant: 'l1' },
    author: 'Mara Lindqvist',
    actorIds: [],
    texts: { de: texts, en: texts, es: texts },
    ...record,
  }
  await environment.backend.store.transaction((tx) => tx.put(blogPosts, post))
  return post
}

const slugs = (posts: readonly BlogPost[]): readonly string[] => posts.map(({ slug }) => slug)

export const blogContract = (name: BindingName, bind: Bind): void =>
  contract('blog', name, bind, (bound) => {
    it('has posts in each of its categories, and all of them in the list of the latest [BLO-001][BLO-002][BLO-003][BLO-004][BLO-005]', async () => {
      const { blog } = (await bound().device()).ports
      const totals = []
      for (const category of BLOG_CATEGORIES) {
        const { items, total } = await blog.posts({ category, pageSize: 100 })
        expect(items.length).toBeGreaterThan(5)
        expect(items.every((post) => category === 'latest' || post.category === category)).toBe(true)
        expect(items.map(({ publishedAt }) => -publishedAt)).toEqual(
          items.map(({ publishedAt }) => -publishedAt).toSorted((a, b) => a - b),
        )
        totals.push(total)
      }
      const [latest = 0, ...others] = totals.toReversed()
      expect(others.reduce((sum, total) => sum + total, 0)).toBe(latest)
      expect(latest).toBeGreaterThanOrEqual(60)
    })

    it('pages a list, without the posts that a page shows already [BLO-007][BLO-010]', async () => {
      const { blog } = (await bound().device()).ports
      const { items: all, total } = await blog.posts({ category: 'latest', pageSize: 100 })
      const pages = await Promise.all([1, 2, 3].map((page) => blog.posts({ category: 'latest', page, pageSize: 5 })))
      expect(pages.flatMap(({ items }) => slugs(items))).toEqual(slugs(all).slice(0, 15))
      expect(pages.map((page) => page.total)).toEqual([total, total, total])
      const [first = '', second = '', third = ''] = slugs(all)
      const rest = await blog.posts({ category: 'latest', page: 1, pageSize: 2, exclude: [first, third] })
      expect(slugs(rest.items)).toEqual([second, slugs(all)[3]])
      expect(rest.total).toBe(total - 2)
      expect((await blog.posts({ category: 'latest', page: 99, pageSize: 5 })).items).toEqual([])
    })

    it('has three posts a page where no size is requested, and nine in an archive [BLO-008][BLO-009]', async () => {
      const { blog } = (await bound().device()).ports
      expect((await blog.posts({ category: 'latest' })).items).toHaveLength(3)
      expect((await blog.archive({})).items).toHaveLength(9)
      expect((await blog.archiveOf({ category: 'news' })).items).toHaveLength(9)
    })

    it('archives posts by year, of all categories or of one [BLO-006][BLO-012][BLO-013]', async () => {
      const { blog } = (await bound().device()).ports
      const { years, total } = await blog.archive({ pageSize: 100 })
      expect(years.length).toBeGreaterThanOrEqual(4)
      expect(years.reduce((sum, { count }) => sum + count, 0)).toBe(total)
      for (const { year, count } of years) {
        const archive = await blog.archive({ year, pageSize: 100 })
        expect({ total: archive.total, itemCount: archive.items.length }).toEqual({ total: count, itemCount: count })
        expect(archive.items.every((post) => new Date(post.publishedAt).getUTCFullYear() === year)).toBe(true)
        expect(archive.years).toEqual(years)
      }
      const [{ year, count } = { year: 0, count: 0 }] = years
      const second = await blog.archive({ year, page: 2, pageSize: 4 })
      const whole = await blog.archive({ year, pageSize: 100 })
      expect(slugs(second.items)).toEqual(slugs(whole.items).slice(4, 8))
      const interviews = await blog.archiveOf({ category: 'interviews', year, pageSize: 100 })
      expect(interviews.items.every((post) => post.category === 'interviews')).toBe(true)
      expect(interviews.total).toBeLessThan(count)
      expect((await blog.archive({ year: 1999 })).items).toEqual([])
    })

    it('lays out the front page: a pinned announcement leads it, and no post is on it twice [BLO-014][BLO-015]', async () => {
      const { blog } = (await bound().device()).ports
      const pinned = await blog.pinned()
      const { lead, latest, sections } = await blog.frontPage()
      expect(lead).toEqual(pinned)
      const shown = [...(lead === null ? [] : [lead]), ...latest, ...sections.flatMap(({ posts }) => posts)]
      expect(new Set(slugs(shown)).size).toBe(shown.length)
      expect(sections.map(({ category }) => category)).toEqual(['events', 'actions', 'news', 'interviews'])
      await hasPost(bound(), { slug: 'newest-of-all' })
      expect((await blog.frontPage()).latest[0]?.slug).toBe('newest-of-all')
      await hasPost(bound(), { slug: 'pinned-now', pinned: true })
      expect({ pinnedSlug: (await blog.pinned())?.slug, leadSlug: (await blog.frontPage()).lead?.slug }).toEqual({
        pinnedSlug: 'pinned-now',
        leadSlug: 'pinned-now',
      })
    })

    it('answers who an interview is about, in the order of the ids that are sent, and leaves out who is gone [BLO-016]', async () => {
      const { blog } = (await bound().device()).ports
      const { items } = await blog.posts({ category: 'interviews', pageSize: 2 })
      const posts = await Promise.all(items.map(({ slug }) => blog.post(slug)))
      const ids = posts.flatMap((post) => post?.actorIds ?? [])
      expect(ids).toHaveLength(2)
      const found = await blog.actors([...ids.toReversed(), asId<ActorId>('nobody')])
      expect(found.map(({ id }) => id)).toEqual(ids.toReversed())
      expect(
        posts.map((post) => post?.title.includes(found.find(({ id }) => id === post.actorIds[0])?.name ?? '?')),
      ).toEqual([true, true])
      expect(await blog.actors([])).toEqual([])
    })

    it('opens a post with what to read next, and none that is unknown', async () => {
      const { blog } = (await bound().device()).ports
      const [summary] = (await blog.posts({ category: 'events', pageSize: 1 })).items
      if (summary === undefined) throw new Error('no post')
      const post = await blog.post(summary.slug)
      expect(post).toMatchObject(summary)
      expect(post?.body.length).toBeGreaterThan(3)
      expect(post?.related).toHaveLength(3)
      expect(slugs(post?.related ?? [])).not.toContain(summary.slug)
      expect(await blog.post('no-such-post')).toBeNull()
    })

    it('shows a scheduled post nowhere before its time', async () => {
      const device = await bound().device()
      const { blog } = device.ports
      const before = (await blog.posts({ category: 'latest' })).total
      await hasPost(bound(), { slug: 'tomorrow', pinned: true, publishedAt: bound().environment.clock.now() + DAY })
      expect(await blog.post('tomorrow')).toBeNull()
      expect((await blog.posts({ category: 'latest' })).total).toBe(before)
      expect((await blog.pinned())?.slug).not.toBe('tomorrow')
      expect((await blog.archive({})).total).toBe(before)
    })

    it('answers nothing of a hostile post but its words', async () => {
      const { blog } = (await bound().device()).ports
      await hasPost(bound(), {
        html: '<p onclick="steal()">Good <a href="javascript:steal()">evening</a><script>steal()</script><img src="https://spy.example/x.png"></p>',
      })
      const post = await blog.post('written-for-a-test')
      expect(JSON.stringify(post)).not.toMatch(/steal|script|spy/u)
      expect(post?.body).toEqual([
        { kind: 'paragraph', spans: [{ text: 'Good evening', strong: false, emphasis: false, href: null }] },
      ])
    })
  })
