import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareOrder, orderKey, type ActorSort, type Sortable } from '@/domain/actors/actor-order'
import { isListed, type LiveFilter } from '@/domain/actors/live-filter'
import { arrangedRows } from '@/domain/actors/live-list'
import type { ActorState } from '@/domain/actors/actor'
import { asId, type ActorId } from '@/domain/ids'
import { actorWith } from '#test/support/ui/actors'

interface Row extends Sortable {
  readonly state: ActorState
}

const anyState = fc
  .record({
    isOnline: fc.boolean(),
    freeChat: fc.boolean(),
    isVoyeurChatAvailable: fc.boolean(),
    isLivePreviewEnabled: fc.boolean(),
  })
  .map((state) => actorWith({ state }).state)

// Few values, so that many rows are equal in what they are sorted by.
const anyRow: fc.Arbitrary<Row> = fc.record({
  id: fc.integer({ min: 1, max: 90 }).map((id) => asId<ActorId>(String(id))),
  name: fc.constantFrom('Ana', 'ana', 'Mira', 'Zoë'),
  registeredSince: fc.nat(4),
  coins: fc.integer({ min: 5, max: 8 }),
  weights: fc.record({ rank: fc.nat(4), rating: fc.nat(3) }),
  state: anyState,
})

const anyFilter: fc.Arbitrary<LiveFilter> = fc.constantFrom(
  {},
  { online: true },
  { freeChat: true },
  { voyeur: true, online: true },
  { preview: true },
  { maxPrice: 6 },
)

const anySort = fc.constantFrom<ActorSort>('recommended', 'newest', 'priceUp', 'priceDown', 'topRated', 'name')
const world = fc.uniqueArray(anyRow, { selector: ({ id }) => id, maxLength: 40 })
const updates = fc.array(fc.tuple(fc.nat(30), anyState), { maxLength: 25 })

const before = (sort: ActorSort) => (a: Row, b: Row) => compareOrder(orderKey(sort, a), orderKey(sort, b))

/** The list as the platform answers it. */
const answered = (all: readonly Row[], filter: LiveFilter, sort: ActorSort): readonly Row[] =>
  all.filter((row) => isListed(filter, row.coins, row.state)).toSorted(before(sort))

describe('a list whose rows changed', () => {
  it('is the list that the platform would answer now, after any updates of what it shows', () => {
    fc.assert(
      fc.property(
        world,
        anyFilter,
        anySort,
        fc.integer({ min: 1, max: 20 }),
        updates,
        (all, filter, sort, first, sent) => {
          const loaded = answered(all, filter, sort).slice(0, first)
          const isAll = loaded.length === answered(all, filter, sort).length
          const end = loaded.at(-1)
          if (end === undefined) return
          const known = new Map(all.map((row) => [row.id, row]))
          let shown: readonly Row[] = loaded
          for (const [at, state] of sent) {
            const row = loaded[at % loaded.length]
            if (row === undefined) continue
            known.set(row.id, { ...row, state })
            shown = arrangedRows(
              shown.map(({ id, ...rest }) => known.get(id) ?? { id, ...rest }),
              {
                compare: before(sort),
                belongs: (each) => isListed(filter, each.coins, each.state),
                isBeforeEnd: (each) => isAll || before(sort)(each, end) <= 0,
                held: null,
              },
            )
            // Who left may come back with an update that the page does not see any more.
            const gone = new Set(loaded.filter(({ id }) => shown.every((one) => one.id !== id)).map(({ id }) => id))
            const now = answered([...known.values()], filter, sort).filter(({ id }) => !gone.has(id))
            const wanted = now.filter((each) => isAll || before(sort)(each, end) <= 0)
            expect(shown.map(({ id }) => id)).toEqual(wanted.map(({ id }) => id))
          }
        },
      ),
      { numRuns: 300 },
    )
  })

  it('leaves the row where it is that the guest points at, and the others in their order', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(50), { minLength: 1 }), fc.nat(50), (rows, any) => {
        const place = any % rows.length
        const held = rows[place] ?? 0
        const arranged = arrangedRows(rows, {
          compare: (a, b) => a - b,
          belongs: () => true,
          isBeforeEnd: () => true,
          held: { row: held, place },
        })
        expect(arranged[place]).toBe(held)
        expect(arranged.length).toBe(rows.length)
        expect(arranged.filter((row) => row !== held)).toEqual(
          rows.filter((row) => row !== held).toSorted((a, b) => a - b),
        )
      }),
    )
  })
})
