import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SEARCH_MARKS, SEARCH_MODES } from '@/domain/actors/actor-search'
import { CAM_SORTS, GENDER_TYPES } from '@/ui/actors/cams/cam-query'
import { AGE_STEPS, readSearch, writeSearch, type SearchAddress } from '@/ui/discovery/search/search-query'

const step = fc.option(fc.constantFrom(...AGE_STEPS))

const anySearch: fc.Arbitrary<SearchAddress> = fc
  .record({
    category: fc.constantFrom(3, 11, 24, 88),
    text: fc.constantFrom('', 'mira', 'é 1'),
    genderTypes: fc.subarray([...GENDER_TYPES]),
    languages: fc.subarray(['de', 'en', 'es', 'sv']),
    countries: fc.subarray(['DE', 'AT', 'GR']),
    ageFrom: step,
    ageTo: step,
    maxPrice: fc.option(fc.integer({ min: 4, max: 24 })),
    modes: fc.subarray([...SEARCH_MODES]),
    marks: fc.subarray([...SEARCH_MARKS]),
    sort: fc.constantFrom(...CAM_SORTS),
  })
  .map((search) => {
    const { ageFrom, ageTo } = search
    return ageFrom !== null && ageTo !== null && ageFrom > ageTo
      ? { ...search, ageFrom: ageTo, ageTo: ageFrom }
      : search
  })

describe('the address of a search', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(anySearch, (search) => {
        expect(readSearch(new URLSearchParams(writeSearch(search)))).toEqual(search)
      }),
    )
  })

  it('is read with any content, with an age range that has an order and begins at 21', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('in', 'from', 'to', 'max', 'country', 'mode', 'q'), fc.string()),
        (held) => {
          const { ageFrom, ageTo } = readSearch(new URLSearchParams(held))
          expect(ageFrom ?? 21).toBeGreaterThanOrEqual(21)
          expect(ageFrom ?? 21).toBeLessThanOrEqual(ageTo ?? Infinity)
        },
      ),
    )
    expect(readSearch(new URLSearchParams('from=45&to=30&in=x&max=999'))).toMatchObject({
      ageFrom: 30,
      ageTo: 45,
      category: 3,
      maxPrice: null,
    })
    expect(readSearch(new URLSearchParams('from=18'))).toMatchObject({ ageFrom: null })
  })
})
