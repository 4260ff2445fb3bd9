import { expect } from 'vitest'
import { isTwin, items, naiveFind, type Item, type Work } from './naive-store'
import { UniqueViolation, type Range, type Reader, type Store } from '@/adapters/stores/store'

/** A record of the tests, with what is not of interest left as it is. */
export const item = (id: string, rest: Partial<Item> = {}): Item => ({
  id,
  group: 'a',
  rank: 0,
  tags: [],
  code: null,
  ...rest,
})

/** What work throws that is to be undone. */
export class Undo extends Error {}

/** Does the work in the store and, where it succeeds, in the model. */
export async function perform(store: Store, model: Map<string, Item>, work: Work): Promise<void> {
  let draft = new Map(model)
  let twin = false
  const done = store.transaction(async (tx) => {
    // A store may do the work again from its beginning.
    draft = new Map(model)
    twin = false
    for (const operation of work.operations) {
      if ('put' in operation) {
        twin = isTwin(draft, operation.put)
        await tx.put(items, operation.put)
        draft.set(operation.put.id, operation.put)
      } else {
        await tx.delete(items, operation.remove)
        draft.delete(operation.remove)
      }
      await agrees(tx, draft)
    }
    if (work.fails) throw new Undo()
  })
  const error: unknown = await done.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  expect(error instanceof UniqueViolation).toBe(twin)
  expect(error instanceof Undo).toBe(!twin && work.fails)
  if (error !== undefined) return
  model.clear()
  for (const [id, stored] of draft) model.set(id, stored)
}

/** Looks at all there is, in every order. */
export async function agrees(reader: Reader, model: ReadonlyMap<string, Item>): Promise<void> {
  for (const id of ['1', '2', '3', '4', '5', '10']) expect(await reader.get(items, id)).toEqual(model.get(id))
  // In any order, also twice, and those that do not exist.
  const keys = ['10', '1', '5', 'none', '3', '1']
  expect(await reader.getMany(items, keys)).toEqual(keys.map((id) => model.get(id)))
  for (const index of Object.keys(items.indexes)) {
    expect(await reader.find(items, index, { prefix: [] })).toEqual(naiveFind(model, index, { prefix: [] }))
  }
}

type Query = { readonly index: string; readonly range: Range }

/** Runs all of these queries. */
export async function readsAlike(
  reader: Reader,
  model: ReadonlyMap<string, Item>,
  queries: readonly Query[],
): Promise<void> {
  for (const { index, range } of queries) {
    expect(await reader.find(items, index, range)).toEqual(naiveFind(model, index, range))
    const { prefix } = range
    expect(await reader.count(items, index, prefix)).toBe(naiveFind(model, index, { prefix }).length)
  }
  // What is counted at one moment may be one query.
  expect(await Promise.all(queries.map(({ index, range }) => reader.count(items, index, range.prefix)))).toEqual(
    queries.map(({ index, range: { prefix } }) => naiveFind(model, index, { prefix }).length),
  )
}
