import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { frontPageOf } from '@/domain/blog/front-page'
import { archiveYears, isPublished, POST_CATEGORIES, yearOf } from '@/domain/blog/post'
import { RELATED_POSTS, relatedPosts } from '@/domain/blog/related-posts'
import { asId, type ActorId } from '@/domain/ids'

const posts = fc
  .uniqueArray(
    fc.record({
      slug: fc.stringMatching(/^[a-z]{1,6}$/u),
      category: fc.constantFrom(...POST_CATEGORIES),
      publishedAt: fc.integer({ min: Date.UTC(2022, 0, 1), max: Date.UTC(2026, 11, 31) }),
      actorIds: fc.array(fc.constantFrom(asId<ActorId>('1'), asId<ActorId>('2')), { maxLength: 2 }),
    }),
    { selector: ({ slug }) => slug, maxLength: 40 },
  )
  .map((list) => list.toSorted((a, b) => b.publishedAt - a.publishedAt))

describe('the posts of the blog', () => {
  it('are each in the archive of one year, and no year is empty', () => {
    fc.assert(
      fc.property(posts, (all) => {
        const years = archiveYears(all)
        expect(years.reduce((sum, { count }) => sum + count, 0)).toBe(all.length)
        for (const { year, count } of years) {
          expect(count).toBeGreaterThan(0)
          expect(all.filter(({ publishedAt }) => yearOf(publishedAt) === year)).toHaveLength(count)
        }
        expect(years.map(({ year }) => year)).toEqual(years.map(({ year }) => year).toSorted((a, b) => b - a))
      }),
    )
  })

  it('are published at their moment, not before', () => {
    expect([9, 10, 11].map((now) => isPublished({ publishedAt: 10 }, now))).toEqual([false, true, true])
  })

  it('are on the front page once at most, the pinned one first', () => {
    fc.assert(
      fc.property(posts, fc.nat(), (all, drawn) => {
        const pinned = drawn % 2 === 0 ? null : (all[drawn % Math.max(1, all.length)] ?? null)
        const { lead, latest, sections } = frontPageOf(all, pinned)
        expect(lead).toBe(pinned ?? all[0] ?? null)
        const shown = [lead, ...latest, ...sections.flatMap((section) => section.posts)].filter((post) => post !== null)
        expect(new Set(shown).size).toBe(shown.length)
        for (const { category, posts: own } of sections)
          expect(own.every((post) => post.category === category)).toBe(true)
      }),
    )
  })

  it('lead on to at most three others, those about the same actors before those of the same category', () => {
    fc.assert(
      fc.property(posts, (all) => {
        for (const post of all) {
          const next = relatedPosts(post, all)
          expect(next).toHaveLength(Math.min(RELATED_POSTS, all.length - 1))
          expect(next).not.toContain(post)
        }
      }),
    )
    const of = (slug: string, category: (typeof POST_CATEGORIES)[number], publishedAt: number, ...ids: string[]) => ({
      slug,
      category,
      publishedAt,
      actorIds: ids.map((id) => asId<ActorId>(id)),
    })
    const all = [of('a', 'news', 9), of('b', 'events', 8), of('c', 'interviews', 1, '7'), of('d', 'events', 7)]
    expect(relatedPosts(of('x', 'events', 5, '7'), all).map(({ slug }) => slug)).toEqual(['c', 'b', 'd'])
  })
})
