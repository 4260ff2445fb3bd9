import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyItem, anyQuery, items, naiveFind, type Item } from './naive-store'
import { item } from './store-model'
import type { Store, Transaction } from '@/adapters/stores/store'

type Step =
  | { readonly put: Item }
  | { readonly remove: string }
  | { readonly get: string }
  | { readonly find: { readonly index: string; readonly range: Parameters<Transaction['find']>[2] } }
  | { readonly count: string }

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  anyItem.map((any) => ({ put: { ...any, code: null } })),
  anyItem.map(({ id }) => ({ remove: id })),
  anyItem.map(({ id }) => ({ get: id })),
  anyQuery.map((find) => ({ find })),
  fc.constantFrom('a', 'b', 'c').map((count) => ({ count })),
)

const isRead = (step: Step): boolean => !('put' in step || 'remove' in step)

/**
 * Steps that begin at one moment, and then the next ones. Writes begin first: a read answers what was put before it, and it is left open
 * whether it answers what is put while it runs.
 */
const anyCourse = fc.array(
  fc
    .array(anyStep, { minLength: 2, maxLength: 6 })
    .map((steps) => steps.toSorted((a, b) => Number(isRead(a)) - Number(isRead(b)))),
  { maxLength: 3 },
)

/** Raised by each transaction, so that all of them conflict and their order is known. */
const SEQUENCE = 'sequence'

/** What this step answers, and does to all there is. */
function expected(draft: Map<string, Item>, step: Step): unknown {
  if ('put' in step) draft.set(step.put.id, step.put)
  else if ('remove' in step) draft.delete(step.remove)
  else if ('get' in step) return draft.get(step.get)
  else if ('find' in step) return naiveFind(draft, step.find.index, step.find.range)
  else return naiveFind(draft, 'byGroup', { prefix: [step.count] }).length
  return undefined
}

function perform(tx: Transaction, step: Step): Promise<unknown> {
  if ('put' in step) return tx.put(items, step.put)
  if ('remove' in step) return tx.delete(items, step.remove)
  if ('get' in step) return tx.get(items, step.get)
  if ('find' in step) return tx.find(items, step.find.index, step.find.range)
  return tx.count(items, 'byGroup', [step.count])
}

const byId = (all: Iterable<Item>): ReadonlyMap<string, Item> => new Map([...all].map((each) => [each.id, each]))

/** What holds where the work of a transaction begins several things at one moment, beside others that conflict with it. */
export function parallelWorkContract(factory: { readonly fresh: () => Promise<Store> }, runs: number): void {
  it('answers reads that begin at one moment with all that was put before them, also where transactions conflict', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyCourse, { minLength: 1, maxLength: 5 }), fc.boolean(), async (courses, isFirst) => {
        const store = await factory.fresh()
        const run = (course: readonly (readonly Step[])[]) =>
          store.transaction(async (tx) => {
            // What a transaction does first is sent before the database has answered that it has begun.
            const sequence = item(SEQUENCE, { rank: 0 })
            if (isFirst) await Promise.all([tx.get(items, SEQUENCE), tx.count(items, 'rank', [])])
            const before = byId(await tx.find(items, 'byRank', { prefix: [] }))
            const draft = new Map(before)
            const next = { ...sequence, rank: (before.get(SEQUENCE)?.rank ?? 0) + 1 }
            for (const steps of [[{ put: next }, { count: 'a' }, { count: 'b' }], ...course]) {
              const wanted = steps.map((step) => expected(draft, step))
              expect(await Promise.all(steps.map((step) => perform(tx, step)))).toEqual(wanted)
            }
            return { at: next.rank, before, after: new Map(draft) }
          })
        const done = (await Promise.all(courses.map(run))).toSorted((a, b) => a.at - b.at)
        expect(done.map(({ at }) => at)).toEqual(courses.map((_, at) => at + 1))
        for (const [at, { before }] of done.entries()) expect(before).toEqual(done[at - 1]?.after ?? new Map())
        expect(byId(await store.find(items, 'byRank', { prefix: [] }))).toEqual(done.at(-1)?.after)
      }),
      { numRuns: runs },
    )
  })

  it('sees its own write in reads that begin at once with its first one', async () => {
    const store = await factory.fresh()
    const seen = await store.transaction(async (tx) => {
      await tx.put(items, item('1'))
      return Promise.all([
        tx.count(items, 'byGroup', ['a']),
        tx.count(items, 'byRank', ['a']),
        tx.get(items, '1'),
        tx.find(items, 'rank', { prefix: [] }),
      ])
    })
    expect(seen).toEqual([1, 1, item('1'), [item('1')]])
  })
}
