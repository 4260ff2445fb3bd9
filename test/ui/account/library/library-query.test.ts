import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LIBRARY_MIXES, LIBRARY_ORDERS, LIBRARY_SOURCES } from '@/domain/library/library'
import { libraryAddress, libraryListOf, type LibraryPageQuery } from '@/ui/account/library/library-query'

const query: fc.Arbitrary<LibraryPageQuery> = fc.record({
  mix: fc.option(fc.constantFrom(...LIBRARY_MIXES)),
  source: fc.constantFrom(...LIBRARY_SOURCES),
  order: fc.constantFrom(...LIBRARY_ORDERS),
  search: fc.string({ maxLength: 100 }),
})

describe('the address of a page of the library', () => {
  it('is read back as it was written, and nothing is written for the usual', () => {
    fc.assert(
      fc.property(query, (given) => {
        expect(libraryAddress.read(new URLSearchParams(libraryAddress.write(given)))).toEqual(given)
      }),
    )
    expect(libraryAddress.write(libraryAddress.read(new URLSearchParams()))).toEqual({})
  })

  it('leaves out what is not understood', () => {
    const read = libraryAddress.read(new URLSearchParams('tab=all&part=attic&sort=best'))
    expect(read).toEqual({ mix: null, source: 'shop', order: 'newest', search: '' })
  })

  it('has sub-tabs for both media, and other tabs on the page of videos alone', () => {
    const given: LibraryPageQuery = { mix: 'audio', source: 'feed', order: 'newest', search: '' }
    expect(libraryListOf(given, 'videos')).toEqual({ mix: 'audio' })
    expect(libraryListOf(given, 'photos')).toEqual({ medium: 'photos', source: 'feed' })
    expect(libraryListOf({ ...given, mix: null }, 'videos')).toEqual({ medium: 'videos', source: 'feed' })
  })
})
