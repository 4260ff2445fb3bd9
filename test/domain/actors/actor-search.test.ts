import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { textLength } from '@/domain/access/text'
import {
  EVERYBODY,
  isInAges,
  partsOf,
  SEARCH_MARKS,
  SEARCH_MODES,
  SEARCH_PARTS,
  searchName,
  withoutPart,
  type SearchCriteria,
} from '@/domain/actors/actor-search'

const age = fc.option(fc.integer({ min: 21, max: 60 }))

const anyCriteria: fc.Arbitrary<SearchCriteria> = fc.record({
  category: fc.constantFrom(3, 11, 12, 88),
  text: fc.constantFrom('', 'mira'),
  genderTypes: fc.subarray(['F', 'M', 'FM', 'FF', 'S'] as const),
  languages: fc.subarray(['de', 'en', 'es']),
  countries: fc.subarray(['DE', 'AT']),
  ageFrom: age,
  ageTo: age,
  maxPrice: fc.option(fc.integer({ min: 4, max: 25 })),
  modes: fc.subarray([...SEARCH_MODES]),
  marks: fc.subarray([...SEARCH_MARKS]),
})

describe('the parts of a search', () => {
  it('are those that filter: without all of them it is a search for everybody', () => {
    fc.assert(
      fc.property(anyCriteria, (criteria) => {
        expect(partsOf(criteria).reduce(withoutPart, criteria)).toEqual(EVERYBODY)
      }),
    )
  })

  it('can be dropped one by one, and only that part is gone', () => {
    fc.assert(
      fc.property(anyCriteria, fc.constantFrom(...SEARCH_PARTS), (criteria, part) => {
        expect(partsOf(withoutPart(criteria, part))).toEqual(partsOf(criteria).filter((one) => one !== part))
      }),
    )
  })
})

describe('the range of ages', () => {
  it('has everybody between its ends, and nobody without an age of their own', () => {
    fc.assert(
      fc.property(anyCriteria, fc.integer({ min: 21, max: 80 }), (criteria, years) => {
        const { ageFrom, ageTo } = criteria
        const isIn = (ageFrom === null || years >= ageFrom) && (ageTo === null || years <= ageTo)
        expect(isInAges(years, criteria)).toBe(isIn)
        expect(isInAges(null, criteria)).toBe(ageFrom === null && ageTo === null)
      }),
    )
  })
})

describe('the name of a saved search', () => {
  it('has single spaces and an end', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (written) => {
        const name = searchName(written)
        if (name === null) return
        expect(name).toBe(name.trim())
        expect(name).not.toMatch(/\s\s/u)
        expect(textLength(name)).toBeLessThanOrEqual(40)
        expect(searchName(name)).toBe(name)
      }),
    )
    expect(['', '  ', 'x'.repeat(41)].map(searchName)).toEqual([null, null, null])
    expect(searchName(` ${'x'.repeat(40)} `)).toBe('x'.repeat(40))
  })
})
