import { GatheredGets } from './gathered-gets'
import { bytesOf, endOf } from './index-bytes'
import { tableOf, type Layout } from './layout'
import type { Queries } from './queries'
import type { Collection, IndexKey, Range, Reader } from '@/adapters/stores/store'

interface Row<T> {
  readonly doc: T
}

/** Reads records of the tables, each list from its own index. */
export class PostgresReader implements Reader {
  private readonly gets: GatheredGets

  constructor(
    protected readonly client: Queries,
    protected readonly layout: Layout,
    schedule?: (work: () => void) => void,
  ) {
    this.gets = new GatheredGets(client, schedule)
  }

  async get<T>(collection: Collection<T>, key: string): Promise<T | undefined> {
    return (await this.gets.get(tableOf(collection), key)) as T | undefined
  }

  async find<T>(collection: Collection<T>, index: string, range: Range): Promise<readonly T[]> {
    if (range.limit === 0) return []
    const { rows } = await this.client.query<Row<T>>(findQuery(this.layout, collection, index, range))
    return rows.map(({ doc }) => doc)
  }

  async count<T>(collection: Collection<T>, index: string, prefix: IndexKey): Promise<number> {
    const { from, entry } = sourceOf(this.layout, collection, index)
    const low = bytesOf(prefix)
    const text = `SELECT count(*)::int AS count FROM ${from} WHERE ${entry} >= $1 AND ${entry} < $2`
    const { rows } = await this.client.query<{ count: number }>({
      name: `count ${collection.name}.${index}`,
      text,
      values: [low, endOf(low)],
    })
    return rows[0]?.count ?? 0
  }
}

/** The query of one stretch of an index; exported so that its plan can be looked at. */
export function findQuery<T>(
  layout: Layout,
  collection: Collection<T>,
  index: string,
  { prefix, direction, after, offset, limit }: Range,
): { readonly name: string; readonly text: string; readonly values: unknown[] } {
  const { from, entry, key, doc } = sourceOf(layout, collection, index)
  const order = direction === 'desc' ? 'DESC' : 'ASC'
  const low = bytesOf(prefix)
  const values: unknown[] = [low, endOf(low)]
  const bound = (value: unknown): string => `$${values.push(value)}`
  const text = [
    `SELECT ${doc} AS doc FROM ${from} WHERE ${entry} >= $1 AND ${entry} < $2`,
    after === undefined ? '' : `AND ${entry} ${direction === 'desc' ? '<' : '>'} ${bound(bytesOf(after))}`,
    `ORDER BY ${entry} ${order}, ${key} ${order}`,
    limit === undefined ? '' : `LIMIT ${bound(limit)}::int`,
    offset === undefined ? '' : `OFFSET ${bound(offset)}::int`,
  ]
  const shape = [direction === 'desc', after !== undefined, limit !== undefined, offset !== undefined].map(Number)
  const name = `find ${collection.name}.${index} ${shape.join('')}`
  return { name, text: text.filter((part) => part !== '').join(' '), values }
}

function sourceOf<T>(layout: Layout, collection: Collection<T>, index: string) {
  const table = tableOf(collection)
  const place = layout.placeOf(collection, index)
  return place.kind === 'column'
    ? { from: `"${table}"`, entry: place.name, key: 'key', doc: 'doc' }
    : { from: `"${place.name}" e JOIN "${table}" r ON r.key = e.key`, entry: 'e.entry', key: 'e.key', doc: 'r.doc' }
}
