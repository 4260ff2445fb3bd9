import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NEW_FOR } from '@/adapters/backend/actors/actor-facets'
import { actors, type ActorRecord } from '@/adapters/backend/actors/actor-records'
import { categoryNames } from '@/adapters/backend/actors/category-names'
import { ageShown, isBanned } from '@/domain/actors/actor-rules'
import {
  DEFAULT_CATEGORY,
  FIRST_THEME,
  isInAges,
  NEWLY_REGISTERED,
  SEARCH_MARKS,
  SEARCH_MODES,
  type SearchCriteria,
} from '@/domain/actors/actor-search'
import { passes } from '#test/support/plain-actor-filter'
import { TestPlatform } from '#test/support/world/test-platform'

const ACTORS = 300

const anyAge = fc.option(fc.integer({ min: 21, max: 60 }))

const anyCriteria: fc.Arbitrary<SearchCriteria> = fc.record({
  category: fc.constantFrom(DEFAULT_CATEGORY, DEFAULT_CATEGORY, NEWLY_REGISTERED, FIRST_THEME, FIRST_THEME + 1, 7),
  text: fc.constantFrom('', '', '', 'a', 'ma', 'mar'),
  genderTypes: fc.subarray(['F', 'M', 'FM'] as const, { maxLength: 2 }),
  languages: fc.subarray(['de', 'es'], { maxLength: 1 }),
  countries: fc.subarray(['DE', 'ES', 'AT'], { maxLength: 2 }),
  ageFrom: anyAge,
  ageTo: anyAge,
  maxPrice: fc.option(fc.integer({ min: 0, max: 80 })),
  modes: fc.subarray([...SEARCH_MODES], { maxLength: 1 }),
  marks: fc.subarray([...SEARCH_MARKS], { maxLength: 1 }),
})

/** A search as a look at one actor. */
function matches(actor: ActorRecord, criteria: SearchCriteria, now: number): boolean {
  const { category, text, genderTypes, languages, countries, maxPrice, modes, marks } = criteria
  const theme = Object.keys(categoryNames)[category - FIRST_THEME]
  const isOfCategory =
    category === DEFAULT_CATEGORY ||
    (category === NEWLY_REGISTERED && now - actor.registeredSince < NEW_FOR) ||
    (theme !== undefined && actor.categories.includes(theme))
  const filter = {
    text,
    freeChat: modes.includes('free'),
    preview: modes.includes('preview'),
    voyeur: modes.includes('voyeur'),
    videoCall: modes.includes('call'),
    isNew: marks.includes('new'),
    star: marks.includes('star'),
  }
  return (
    isOfCategory &&
    passes(actor, filter, now) &&
    (genderTypes.length === 0 || passes(actor, { genderTypes }, now)) &&
    (languages.length === 0 || passes(actor, { languages }, now)) &&
    (maxPrice === null || passes(actor, { maxPrice }, now)) &&
    (!marks.includes('online') || actor.state.isOnline) &&
    (!marks.includes('hd') || actor.features.hd) &&
    (countries.length === 0 || countries.includes(actor.country)) &&
    isInAges(ageShown(actor), criteria)
  )
}

describe('a search of actors', () => {
  it('finds whom a look at every actor would find, and counts them alike [ACT-042]', async () => {
    const test = new TestPlatform({ actors: ACTORS, videos: 0 })
    const guest = await test.visitor('en', 'AT')
    for (const id of ['1', '2', '3', '4']) await test.setActor(id, { bannedCountryCodes: ['at'] })
    const all = await test.context.store.find(actors, 'name', { prefix: [] })
    const shown = all.filter((actor) => !isBanned(actor, 'AT'))
    expect(shown.length).toBeLessThan(all.length)
    await fc.assert(
      fc.asyncProperty(anyCriteria, async (criteria) => {
        const wanted = shown.filter((actor) => matches(actor, criteria, test.clock.now())).map(({ id }) => id)
        const found = await guest.ports.actorSearch.search({ criteria, sort: 'name', first: 40, offset: 3 })
        expect(found.total).toBe(wanted.length)
        expect(found.items.map(({ id }) => id)).toEqual(wanted.slice(3, 43))
      }),
      { numRuns: 150 },
    )
    const start = await guest.ports.actorSearch.start()
    expect(start.categories.find(({ value }) => value === DEFAULT_CATEGORY)?.count).toBe(shown.length)
    for (const { value, count } of start.languages)
      expect(shown.filter(({ languages }) => languages.includes(value))).toHaveLength(count)
    for (const { value, count } of start.countries)
      expect(shown.filter(({ country }) => country === value)).toHaveLength(count)
  })
})
