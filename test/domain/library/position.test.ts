import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareLibrary, libraryCursor, libraryPosition, type LibraryPosition } from '@/domain/library/position'
import { LIBRARY_LANES, LIBRARY_ORDERS } from '@/domain/library/library'

/** Often at the same moment. */
const moment = fc.oneof(fc.nat(2), fc.integer({ min: 0, max: 2_000_000_000_000 }))

const position: fc.Arbitrary<LibraryPosition> = fc.record({
  at: moment,
  lane: fc.constantFrom(...LIBRARY_LANES),
  id: fc.stringMatching(/^[a-z0-9 .-]{1,60}$/u),
})

describe('a position in a library', () => {
  it('is read back from its cursor', () => {
    fc.assert(
      fc.property(position, (given) => {
        expect(libraryPosition(libraryCursor(given))).toEqual(given)
      }),
    )
  })

  it('is nothing for any other text', () => {
    const long = (length: number) => libraryPosition(`0.1.${'x'.repeat(length)}`)
    expect(long(180)?.id).toHaveLength(180)
    expect(long(181)).toBeNull()
    for (const text of ['', '0.zzzzzzzzzzz.a', '10.a.b', 'x', '1..b', '1.a.', 'a.1.x', '1.~.x'])
      expect(libraryPosition(text)).toBeNull()
  })

  it('orders by moment and then by lane, and the oldest first is the same order backwards', () => {
    fc.assert(
      fc.property(position, position, (a, b) => {
        const [newest, oldest] = LIBRARY_ORDERS.map((order) => Math.sign(compareLibrary(order)(a, b)))
        expect(newest).toBe(0 - (oldest ?? 0))
        expect(a.at === b.at || newest === (a.at > b.at ? -1 : 1)).toBe(true)
        const laneFirst = Math.sign(LIBRARY_LANES.indexOf(a.lane) - LIBRARY_LANES.indexOf(b.lane))
        expect(a.at !== b.at || newest === laneFirst).toBe(true)
        expect(newest === 0).toBe(a.at === b.at && a.lane === b.lane)
      }),
    )
  })

  it('is in one order, in which order they are compared does not matter', () => {
    fc.assert(
      fc.property(fc.array(position, { maxLength: 12 }), (all) => {
        const key = ({ at, lane }: LibraryPosition) => `${at} ${lane}`
        const order = compareLibrary('newest')
        expect(all.toSorted(order).map(key)).toEqual(all.toReversed().toSorted(order).map(key))
      }),
    )
  })
})
