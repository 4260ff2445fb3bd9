import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { frontPageOf } from '@/domain/blog/front-page'
import { POST_CATEGORIES } from '@/domain/blog/post'

it('the front page has a lead, the four newest others, and of every category the three newest of the rest', () => {
  const categories = fc.array(fc.constantFrom(...POST_CATEGORIES), { maxLength: 30 })
  fc.assert(
    fc.property(categories, fc.nat(40), (all, chosen) => {
      const posts = all.map((category, id) => ({ id, category }))
      const lead = posts[chosen] ?? posts[0] ?? null
      const page = frontPageOf(posts, posts[chosen] ?? null)
      const others = posts.filter((post) => post !== lead)
      expect(page.lead).toBe(lead)
      expect(page.latest).toEqual(others.slice(0, 4))
      const sections = POST_CATEGORIES.flatMap((category) => {
        const own = others.slice(4).filter((post) => post.category === category)
        return own.length === 0 ? [] : [{ category, posts: own.slice(0, 3) }]
      })
      expect(page.sections).toEqual(sections)
    }),
  )
})
