import * as fc from 'fast-check'
import type { Condition } from '@/adapters/stores/selection'
import type { Collection, IndexKey, Range } from '@/adapters/stores/store'

/** A record that has everything an index can do: several entries, none, unique ones. */
export interface Item {
  readonly id: string
  readonly group: string
  readonly rank: number
  readonly tags: readonly string[]
  readonly code: string | null
}

export const items: Collection<Item> = {
  name: 'items',
  key: (item) => item.id,
  indexes: {
    byRank: (item) => [[item.group, item.rank, item.id]],
    rank: (item) => [[item.rank, item.id]],
    byGroup: (item) => [[item.group]],
    byTag: (item) => item.tags.map((tag) => [tag, -item.rank]),
    byCode: (item) => (item.code === null ? [] : [[item.code]]),
  },
  unique: ['byCode'],
  owner: (item) => item.group,
  facets: (item) => ({ group: [item.group], tag: item.tags, rank: [item.rank] }),
}

const few = fc.constantFrom('a', 'b', 'c')

export const anyItem: fc.Arbitrary<Item> = fc.record({
  id: fc.constantFrom('1', '2', '3', '4', '5', '10'),
  group: few,
  rank: fc.integer({ min: -3, max: 3 }),
  tags: fc.uniqueArray(few, { maxLength: 3 }),
  code: fc.option(fc.constantFrom('x', 'y', 'z')),
})

export type Operation = { readonly put: Item } | { readonly remove: string }

/** What one transaction does, and whether it fails at the end. */
export interface Work {
  readonly operations: readonly Operation[]
  readonly fails: boolean
}

export const anyWork: fc.Arbitrary<Work> = fc.record({
  operations: fc.array(
    fc.oneof(
      anyItem.map((put) => ({ put })),
      anyItem.map(({ id }) => ({ remove: id })),
    ),
    { maxLength: 5 },
  ),
  fails: fc.boolean(),
})

const entry = fc.oneof(
  fc.tuple(few, fc.integer({ min: -3, max: 3 })),
  fc.tuple(few),
  fc.tuple(few, fc.integer({ min: -3, max: 3 }), fc.constantFrom('1', '10', '3')),
)

export const anyQuery = fc.record({
  index: fc.constantFrom('byRank', 'rank', 'byGroup', 'byTag', 'byCode'),
  range: fc.record(
    {
      prefix: fc.oneof(
        fc.constant([]),
        few.map((part) => [part]),
        fc.tuple(few, fc.integer({ min: -3, max: 3 })),
      ),
      direction: fc.constantFrom('asc' as const, 'desc' as const),
      after: entry,
      offset: fc.nat(4),
      limit: fc.nat(4),
    },
    { requiredKeys: ['prefix'] },
  ),
})

/** Whether putting this would give two records one unique entry. */
export const isTwin = (all: ReadonlyMap<string, Item>, item: Item): boolean =>
  item.code !== null && [...all.values()].some((other) => other.id !== item.id && other.code === item.code)

/** How a store would answer if it looked at every record, each time. */
export function naiveFind(all: ReadonlyMap<string, Item>, index: string, range: Range): readonly Item[] {
  const rows = [...all.values()].flatMap((item) => (items.indexes[index]?.(item) ?? []).map((key) => ({ key, item })))
  const ordered = rows
    .filter(({ key }) => range.prefix.every((part, i) => key[i] === part))
    .sort((a, b) => compare(a.key, b.key) || compare([a.item.id], [b.item.id]))
  if (range.direction === 'desc') ordered.reverse()
  const sign = range.direction === 'desc' ? -1 : 1
  const { after } = range
  const behind = after === undefined ? ordered : ordered.filter(({ key }) => compare(key, after) * sign > 0)
  const from = range.offset ?? 0
  return behind.slice(from, range.limit === undefined ? undefined : from + range.limit).map(({ item }) => item)
}

function compare(a: IndexKey, b: IndexKey): number {
  for (const [i, left] of a.entries()) {
    const right = b[i]
    if (right === undefined) return 1
    if (left === right) continue
    if (typeof left !== typeof right) return typeof left === 'number' ? -1 : 1
    return left < right ? -1 : 1
  }
  return a.length < b.length ? -1 : 0
}

/** A condition, and whether a record satisfies it. */
export const anyCondition: fc.Arbitrary<Condition<Item> & { readonly holds: (item: Item) => boolean }> = fc
  .record({
    tags: fc.option(fc.subarray(['a', 'b', 'c'])),
    without: fc.option(fc.subarray(['a', 'b'], { minLength: 1 })),
    highest: fc.option(fc.integer({ min: -3, max: 3 })),
    keys: fc.option(fc.subarray(['1', '2', '10', 'none'])),
    owners: fc.option(fc.subarray(['a', 'b', 'none']).map((owners) => new Set(owners))),
    from: fc.option(fc.record({ from: fc.integer({ min: -3, max: 3 }), index: fc.constantFrom('rank', 'byGroup') })),
    isCoded: fc.boolean(),
  })
  .map(({ tags, without, highest, keys, owners, from, isCoded }) => ({
    facets: [
      ...(tags === null ? [] : [{ family: 'tag', anyOf: tags }]),
      ...(without === null ? [] : [{ family: 'group', noneOf: without }]),
      ...(highest === null ? [] : [{ family: 'rank', where: (rank: string | number) => Number(rank) <= highest }]),
    ],
    ...(keys === null ? {} : { keys }),
    ...(owners === null ? {} : { owners }),
    ...(from === null ? {} : { between: { ...from, to: 2 } }),
    ...(isCoded ? { passes: ({ code }: Item) => code !== null } : {}),
    holds: (item: Item) =>
      (tags === null || item.tags.some((tag) => tags.includes(tag))) &&
      (without === null || !without.includes(item.group)) &&
      (highest === null || item.rank <= highest) &&
      (keys === null || keys.includes(item.id)) &&
      (owners === null || owners.has(item.group)) &&
      // The entries of `byGroup` begin with a text, which is in no range of numbers.
      (from === null || (from.index === 'rank' && item.rank >= from.from && item.rank <= 2)) &&
      (!isCoded || item.code !== null),
  }))
