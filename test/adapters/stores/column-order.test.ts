import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BitSet } from '@/adapters/stores/bit-set'
import { ColumnOrder } from '@/adapters/stores/column-order'
import { NumberSet } from '@/adapters/stores/number-set'

const keyOf = (number: number): string => `k${number % 7}-${number}`

/** Records of which many are equal. */
const anyChange = fc.record({ number: fc.nat(2_500), value: fc.option(fc.integer({ min: -4, max: 4 })) })

describe('an order of columns', () => {
  it('lists what was added and not removed by number and key, whole and among others, in pages', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(anyChange, { maxLength: 60 }), { maxLength: 6 }),
        fc.nat(40),
        fc.nat(40),
        fc.constantFrom('asc' as const, 'desc' as const),
        (rounds, offset, limit, direction) => {
          const order = new ColumnOrder(keyOf)
          const model = new Map<number, number>()
          for (const changes of rounds) {
            for (const { number, value } of changes) {
              if (model.delete(number)) order.remove(number)
              if (value === null) continue
              model.set(number, value)
              order.add(number, value)
            }
            const sorted = [...model]
              .toSorted(([a, left], [b, right]) => left - right || (keyOf(a) < keyOf(b) ? -1 : 1))
              .map(([number]) => number)
            const directed = direction === 'asc' ? sorted : sorted.toReversed()
            expect(order.slice(offset, limit, direction)).toEqual(directed.slice(offset, offset + limit))
            const odd = new BitSet()
            for (const number of sorted) if (number % 2 === 1) odd.add(number)
            expect(order.sliceOf(odd, offset, limit)).toEqual(
              sorted.filter((number) => number % 2 === 1).slice(offset, offset + limit),
            )
          }
        },
      ),
      { numRuns: 100 },
    )
  })
})

describe('a set of numbers', () => {
  it('holds what was added and not removed, however many', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.boolean(), fc.nat(60)), { maxLength: 80 }), fc.boolean(), (changes, isLarge) => {
        const set = new NumberSet()
        const model = new Set<number>()
        // Beyond a thousand it is another representation.
        for (let number = 0; number < (isLarge ? 1_500 : 0); number++) {
          set.add(number)
          model.add(number)
        }
        for (const [isAdded, number] of changes) {
          if (isAdded) set.add(number)
          else set.delete(number)
          if (isAdded) model.add(number)
          else model.delete(number)
        }
        const bits = new BitSet()
        set.addTo(bits)
        expect(bits.numbers()).toEqual([...model].toSorted((a, b) => a - b))
        const among = new BitSet()
        for (let number = 0; number < 40; number++) among.add(number)
        expect(set.sizeWith(among)).toBe([...model].filter((number) => number < 40).length)
      }),
    )
  })
})
