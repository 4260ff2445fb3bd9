import type { Condition, FacetCondition, Facets, Selected, Selection } from './selection'
import type { Collection } from './store'

/** Whether facets satisfy a condition. */
function isSatisfied(facets: Facets, condition: FacetCondition): boolean {
  const values = facets[condition.family] ?? []
  if ('anyOf' in condition) return values.some((value) => condition.anyOf.includes(value))
  if ('noneOf' in condition) return !values.some((value) => condition.noneOf.includes(value))
  return values.some((value) => condition.where(value))
}

function facetsOf<T>({ name, facets }: Collection<T>, value: T): Facets {
  if (facets === undefined) throw new Error(`${name} has no facets`)
  return facets(value)
}

const isWanted = <T>(collection: Collection<T>, value: T, { facets, keys, passes }: Condition<T>): boolean =>
  facets.every((each) => isSatisfied(facetsOf(collection, value), each)) &&
  (keys === undefined || keys.includes(collection.key(value))) &&
  (passes === undefined || passes(value))

/** A page of all records of an index, by looking at each: what every store agrees with, however it finds them. */
export function selectFrom<T>(
  collection: Collection<T>,
  all: readonly T[],
  selection: Omit<Selection<T>, 'index'>,
): Selected<T> {
  const wanted = all.filter((value) => isWanted(collection, value, selection))
  const { offset, limit } = selection
  return { records: wanted.slice(offset, offset + Math.max(0, limit)), total: wanted.length }
}

/** The same for how many records have each facet of a family. */
export function tallyOf<T>(
  collection: Collection<T>,
  family: string,
  all: readonly T[],
  condition: Condition<T>,
): ReadonlyMap<string | number, number> {
  const counts = new Map<string | number, number>()
  for (const value of all.filter((one) => isWanted(collection, one, condition)))
    for (const facet of facetsOf(collection, value)[family] ?? []) counts.set(facet, (counts.get(facet) ?? 0) + 1)
  return counts
}
