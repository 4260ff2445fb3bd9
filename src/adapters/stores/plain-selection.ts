import type { Condition, FacetCondition, Facets, Selected, Selection } from './selection'
import type { Collection } from './store'

/** Whether facets satisfy a condition. */
function isSatisfied(facets: Facets, condition: FacetCondition): boolean {
  const values = facets[condition.family] ?? []
  if ('anyOf' in condition) return values.some((value) => condition.anyOf.includes(value))
  if ('noneOf' in condition) return !values.some((value) => condition.noneOf.includes(value))
  return values.some((value) => condition.where(value))
}

/** Returns the facets of a record. Throws if its collection has none. */
export function facetsOf<T>({ name, facets }: Collection<T>, value: T): Facets {
  if (facets === undefined) throw new Error(`${name} has no facets`)
  return facets(value)
}

/**
 * Returns a test of the parts of a condition other than facets and keys; `null` if there are none.
 */
export function passesRest<T>(
  { name, owner, indexes }: Collection<T>,
  { owners, between, passes }: Condition<T>,
): ((value: T) => boolean) | null {
  if (owners !== undefined && owner === undefined) throw new Error(`${name} has no owners`)
  if (owners === undefined && between === undefined) return passes ?? null
  const isBetween = (value: T): boolean => {
    const first = between && indexes[between.index]?.(value)[0]?.[0]
    return between === undefined || (typeof first === 'number' && first >= between.from && first <= between.to)
  }
  return (value) =>
    (owners === undefined || owner === undefined || owners.has(owner(value))) &&
    isBetween(value) &&
    (passes === undefined || passes(value))
}

function wantedOf<T>(collection: Collection<T>, condition: Condition<T>): (value: T) => boolean {
  const { facets, keys } = condition
  const passes = passesRest(collection, condition)
  return (value) =>
    facets.every((each) => isSatisfied(facetsOf(collection, value), each)) &&
    (keys === undefined || keys.includes(collection.key(value))) &&
    (passes === null || passes(value))
}

/**
 * Selects a page from all records of an index by testing each one. Every store must return the
 * same, however it finds the records.
 */
export function selectFrom<T>(
  collection: Collection<T>,
  all: readonly T[],
  selection: Omit<Selection<T>, 'index'>,
): Selected<T> {
  const wanted = all.filter(wantedOf(collection, selection))
  const { offset, limit } = selection
  return { records: wanted.slice(offset, offset + Math.max(0, limit)), total: wanted.length }
}

/** Counts in the same way how many records have each facet of a family. */
export function tallyOf<T>(
  collection: Collection<T>,
  family: string,
  all: readonly T[],
  condition: Condition<T>,
): ReadonlyMap<string | number, number> {
  const counts = new Map<string | number, number>()
  for (const value of all.filter(wantedOf(collection, condition)))
    for (const facet of facetsOf(collection, value)[family] ?? []) counts.set(facet, (counts.get(facet) ?? 0) + 1)
  return counts
}
