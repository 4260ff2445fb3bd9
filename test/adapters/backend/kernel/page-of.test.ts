import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hasFilters, pageOf } from '@/adapters/backend/kernel/page-of'
import { MemoryStore } from '@/adapters/stores/memory-store'
import type { Collection } from '@/adapters/stores/store'
import { MAX_PAGE_SIZE } from '@/application/paging/page'

interface Row {
  readonly id: number
  readonly group: string
}

const rows: Collection<Row> = {
  name: 'rows',
  key: ({ id }) => String(id),
  indexes: { inGroup: ({ group, id }) => [[group, id]] },
}

const all = Array.from({ length: 1_800 }, (_, id): Row => ({ id, group: id % 3 === 0 ? 'a' : 'b' }))

describe('a page of a list', () => {
  it('is a page of what passes, with the length of all of it', async () => {
    const store = new MemoryStore()
    store.seed(rows, all)
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('a', 'b', 'none'),
        fc.nat({ max: 1_400 }),
        fc.nat({ max: 1_400 }),
        fc.option(fc.integer({ min: 1, max: 7 })),
        async (group, first, offset, every) => {
          const passes = every === null ? null : ({ id }: Row) => id % every === 0
          const wanted = all.filter((row) => row.group === group && (passes?.(row) ?? true))
          const page = await pageOf(store, rows, { index: 'inGroup', prefix: [group], first, offset }, passes)
          expect(page.total).toBe(wanted.length)
          expect(page.records).toEqual(wanted.slice(offset, offset + Math.min(first, MAX_PAGE_SIZE)))
        },
      ),
    )
  })

  it('is filtered by every part of a filter that is not empty', () => {
    expect([{}, { text: undefined }, { text: '' }, { online: false }, { ids: [] }].map(hasFilters)).toEqual([
      false,
      false,
      true,
      true,
      true,
    ])
  })
})
