import { describe, expect, it } from 'vitest'
import { tallyOf } from '@/adapters/stores/plain-selection'
import { actors as collection, type ActorRecord } from '@/adapters/backend/actors/actor-records'
import { categoriesOf as categoriesOfCounts } from '@/adapters/backend/actors/categories'
import { categoryNames } from '@/adapters/backend/actors/category-names'
import { generateWorld } from '@/adapters/backend/world/seed/generate-world'
import { artworkAt, topicOf } from '@/domain/pictures/artwork'
import type { Language } from '@/domain/navigation/language'
import { START_TIME } from '#test/support/world/test-platform'

const { actors } = generateWorld({ seed: 3, actors: 240, videos: 0, now: START_TIME })

const categoriesOf = (records: readonly ActorRecord[], language: Language) => {
  const counts = (family: string) => tallyOf(collection, family, records, { facets: [] })
  return categoriesOfCounts(counts('category'), counts('onlineCategory'), language)
}

describe('the pictures of categories', () => {
  const categories = categoriesOf(actors, 'en')

  it('are those of the category and of no actor, and no two categories share one', () => {
    expect(categories).toHaveLength(Object.keys(categoryNames).length)
    expect(new Set(categories.map(({ family }) => family)).size).toBe(categories.length)
    for (const { family } of categories) {
      expect(topicOf(family)?.topic).toBe('category')
      expect(artworkAt(`${family}/l1-w320.webp`)).not.toBeNull()
    }
  })

  it('stay the same in every order of actors and in every language', () => {
    const families = (list: typeof categories) => new Map(list.map(({ slug, family }) => [slug, family]))
    expect(families(categoriesOf(actors.toReversed(), 'de'))).toEqual(families(categories))
  })

  it('exist for a category without a name', () => {
    const [actor] = actors
    if (actor === undefined) throw new Error('There are no actors.')
    const [unnamed] = categoriesOf([{ ...actor, categories: ['puppets'] }], 'en')
    expect(topicOf(unnamed?.family ?? 0)?.topic).toBe('category')
    expect(categories.map(({ family }) => family)).not.toContain(unnamed?.family)
  })
})
