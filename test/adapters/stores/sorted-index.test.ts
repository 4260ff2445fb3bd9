import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareKeys } from '@/adapters/stores/index-keys'
import { SortedIndex, type IndexEntry } from '@/adapters/stores/sorted-index'

/** Enough entries for several blocks; ranks repeat, so that ids decide. */
const world = (size: number): IndexEntry[] =>
  Array.from({ length: size }, (_, id) => ({ entry: [(id * 7_919) % 97], id: String(id) }))

const sorted = (entries: readonly IndexEntry[]): readonly IndexEntry[] =>
  entries.toSorted((a, b) => compareKeys(a.entry, b.entry) || (a.id < b.id ? -1 : 1))

describe('an index of many blocks', () => {
  it('reads and counts as a sorted list does, through any course of changes', () => {
    const anyChange = fc.record({ id: fc.nat(2_999).map(String), rank: fc.option(fc.nat(96)) })
    const anyRead = fc.record({
      rank: fc.option(fc.nat(97)),
      offset: fc.nat(3_000),
      limit: fc.nat(60),
      isDown: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(anyChange, { maxLength: 40 }), fc.array(anyRead, { maxLength: 6 }), (changes, reads) => {
        const index = new SortedIndex()
        const model = new Map(world(2_000).map((entry) => [entry.id, entry]))
        for (const { entry, id } of model.values()) index.add(entry, id)
        for (const { id, rank } of changes) {
          const before = model.get(id)
          if (before !== undefined) index.remove(before.entry, id)
          model.delete(id)
          if (rank === null) continue
          model.set(id, { entry: [rank], id })
          index.add([rank], id)
        }
        const all = sorted([...model.values()])
        for (const { rank, offset, limit, isDown } of reads) {
          const prefix = rank === null ? [] : [rank]
          const within = all.filter(({ entry }) => rank === null || entry[0] === rank)
          const direction = isDown ? 'desc' : 'asc'
          const expected = (isDown ? within.toReversed() : within).slice(offset, offset + limit)
          expect(index.read({ prefix, direction, offset, limit })).toEqual(expected)
          expect(index.count(prefix)).toBe(within.length)
        }
      }),
      { numRuns: 30 },
    )
  })

  it('is empty again when everything was removed, and takes entries again', () => {
    const index = new SortedIndex()
    const entries = world(1_200)
    for (const { entry, id } of entries) index.add(entry, id)
    for (const { entry, id } of entries) index.remove(entry, id)
    expect(index.read({ prefix: [] })).toEqual([])
    index.add([1], 'one')
    expect(index.read({ prefix: [] })).toEqual([{ entry: [1], id: 'one' }])
  })
})
