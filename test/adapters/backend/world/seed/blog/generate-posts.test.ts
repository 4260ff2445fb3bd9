import { describe, expect, it } from 'vitest'
import { generateWorld } from '@/adapters/backend/world/seed/generate-world'
import { generatePosts } from '@/adapters/backend/world/seed/blog/generate-posts'
import { POST_CATEGORIES, yearOf } from '@/domain/blog/post'
import { textOf } from '@/domain/markup/block'
import { LANGUAGES } from '@/domain/navigation/language'

const NOW = Date.UTC(2026, 10, 24, 20)
const world = generateWorld({ seed: 7, actors: 240, videos: 10, now: NOW })
const posts = generatePosts(world)

describe('the magazine of the sample world', () => {
  it('has at least sixty posts of four years, each category filled, and an announcement that leads it', () => {
    expect(posts.length).toBeGreaterThanOrEqual(60)
    expect(new Set(posts.map(({ publishedAt }) => yearOf(publishedAt))).size).toBeGreaterThanOrEqual(4)
    for (const category of POST_CATEGORIES)
      expect(posts.filter((post) => post.category === category).length).toBeGreaterThan(10)
    expect(posts.filter(({ pinned }) => pinned)).toHaveLength(1)
    expect(posts.every(({ publishedAt }) => publishedAt <= NOW)).toBe(true)
  })

  it('is the same every time, with a slug of its own for each post, also in a small world', () => {
    expect(generatePosts(world).map(({ slug }) => slug)).toEqual(posts.map(({ slug }) => slug))
    for (const actors of [0, 1, 24, 240]) {
      const slugs = generatePosts(generateWorld({ seed: 3, actors, videos: 1, now: NOW })).map(({ slug }) => slug)
      expect(new Set(slugs).size).toBe(slugs.length)
      expect(slugs.every((slug) => /^[a-z\d]+(?:-[a-z\d]+)*$/u.test(slug))).toBe(true)
    }
  })

  it('has texts of its own in every language, with no place left open', () => {
    for (const { texts, slug } of posts) {
      const bodies = LANGUAGES.map((language) => texts[language].body.map(textOf).join('\n'))
      expect(new Set(bodies).size, slug).toBe(3)
      for (const language of LANGUAGES) {
        const { title, teaser, body } = texts[language]
        const all = [title, teaser, ...body.map(textOf)].join('\n')
        expect(all, slug).not.toMatch(/[{}<>]|undefined/u)
        expect([title, teaser]).not.toContain('')
        expect(body.length, slug).toBeGreaterThan(3)
      }
    }
  })
})
