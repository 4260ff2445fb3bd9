import { BatchLoader } from './batch-loader'
import { bytesOf, endOf } from './index-bytes'
import { tableOf, type Layout } from './layout'
import type { Queries } from './queries'
import type { Collection, IndexKey, Range, Reader } from '@/adapters/stores/store'
import { decodeRecord } from '@/adapters/stores/record-codec'
import { isStorable } from '@/domain/access/text'

/** A stored record. */
interface Row {
  readonly key: string
  readonly doc: unknown
}

/** Maximum length of lists that are queried together; a longer one is a query by itself. */
const SHORT = 50

/** A list that can be queried together with others: from its beginning, and short or whole. */
export type Slice = Pick<Range, 'direction' | 'limit'>

/**
 * Reads records from the tables, each list from its own index; requests made at one moment share
 * one query.
 */
export class PostgresReader implements Reader {
  private readonly gets: BatchLoader<string, unknown>
  private readonly finds: BatchLoader<IndexKey, readonly unknown[]>
  private readonly counts: BatchLoader<IndexKey, number>

  /** `schedule` defines when a moment ends. */
  constructor(
    protected readonly client: Queries,
    protected readonly layout: Layout,
    schedule?: (work: () => void) => void,
  ) {
    this.gets = new BatchLoader(schedule)
    this.finds = new BatchLoader(schedule)
    this.counts = new BatchLoader(schedule)
  }

  async get<T>(collection: Collection<T>, key: string): Promise<T | undefined> {
    // No record has such a key, and the database would reject the query.
    if (!isStorable(key)) return undefined
    const table = tableOf(collection)
    return (await this.gets.request(table, key, (keys) => this.getAll(collection, keys))) as T | undefined
  }

  /**
   * The gets of one moment become one query, together with other reads by key of the same table.
   */
  getMany<T>(collection: Collection<T>, keys: readonly string[]): Promise<readonly (T | undefined)[]> {
    return Promise.all(keys.map((key) => this.get(collection, key)))
  }

  async find<T>(collection: Collection<T>, index: string, range: Range): Promise<readonly T[]> {
    const { direction = 'asc', after, offset, limit, prefix, onUnreadable } = range
    if (limit === 0) return []
    if (after !== undefined || offset !== undefined || (limit ?? 0) > SHORT || onUnreadable !== undefined)
      return this.findOne(collection, index, range)
    const slice = { direction, ...(limit === undefined ? {} : { limit }) }
    const name = `${collection.name}.${index} ${direction} ${limit ?? ''}`
    const read = (prefixes: readonly IndexKey[]) => this.findAll(collection, index, slice, prefixes)
    return (await this.finds.request(name, prefix, read)) as readonly T[]
  }

  async count<T>(collection: Collection<T>, index: string, prefix: IndexKey): Promise<number> {
    const name = `${collection.name}.${index}`
    return this.counts.request(name, prefix, (prefixes) => this.countAll(collection, index, prefixes))
  }

  private async countAll<T>(
    collection: Collection<T>,
    index: string,
    prefixes: readonly IndexKey[],
  ): Promise<number[]> {
    const { rows } = await this.client.query<{ count: number }>(countQuery(this.layout, collection, index, prefixes))
    return prefixes.map((_, at) => rows[at]?.count ?? 0)
  }

  /** Reads records by key; an unreadable record affects only its own key. */
  private async getAll<T>(collection: Collection<T>, keys: readonly string[]): Promise<(T | Error | undefined)[]> {
    const table = tableOf(collection)
    const wanted = [...new Set(keys)]
    const isOne = wanted.length === 1
    const { rows } = await this.client.query<Row>({
      name: `get ${isOne ? 'one' : 'some'} ${table}`,
      text: `SELECT key, doc FROM "${table}" WHERE key = ${isOne ? '$1' : 'ANY ($1::text[])'}`,
      values: [isOne ? wanted[0] : wanted],
    })
    const byKey = new Map(rows.map((row) => [row.key, orError(() => decoded(collection, row))]))
    return keys.map((key) => byKey.get(key))
  }

  /**
   * Reads a range and locks it until the transaction ends, leaving out records that another
   * transaction has locked.
   */
  async findUnlocked<T>(collection: Collection<T>, index: string, range: Range): Promise<readonly T[]> {
    const { name, text, values } = findQuery(this.layout, collection, index, range)
    const locking = { name: `${name} unlocked`, text: `${text} FOR UPDATE SKIP LOCKED`, values }
    return this.decodedRows(collection, (await this.client.query<Row>(locking)).rows, range)
  }

  private async findOne<T>(collection: Collection<T>, index: string, range: Range): Promise<readonly T[]> {
    const { rows } = await this.client.query<Row>(findQuery(this.layout, collection, index, range))
    return this.decodedRows(collection, rows, range)
  }

  private decodedRows<T>(collection: Collection<T>, rows: readonly Row[], { onUnreadable }: Range): readonly T[] {
    if (onUnreadable === undefined) return rows.map((row) => decoded(collection, row))
    return rows.flatMap((row) => {
      const record = orError(() => decoded(collection, row))
      if (!(record instanceof Error)) return [record]
      onUnreadable(record)
      return []
    })
  }

  private async findAll<T>(
    collection: Collection<T>,
    index: string,
    range: Slice,
    prefixes: readonly IndexKey[],
  ): Promise<(readonly T[] | Error)[]> {
    const [only] = prefixes
    if (prefixes.length === 1 && only !== undefined) {
      return [await this.findOne(collection, index, { ...range, prefix: only })]
    }
    const query = findAllQuery(this.layout, collection, index, range, prefixes)
    const { rows } = await this.client.query<Row & { readonly number: number }>(query)
    const found: Row[][] = prefixes.map(() => [])
    for (const row of rows) found[row.number - 1]?.push(row)
    return found.map((own) => orError(() => own.map((row) => decoded(collection, row))))
  }
}

const decoded = <T>(collection: Collection<T>, { key, doc }: Row): T => decodeRecord(collection, key, doc)

function orError<R>(work: () => R): R | Error {
  try {
    return work()
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

/**
 * Returns the query that counts the records below one prefix, or below each of several in their
 * order.
 */
function countQuery<T>(
  layout: Layout,
  collection: Collection<T>,
  index: string,
  prefixes: readonly IndexKey[],
): { readonly name: string; readonly text: string; readonly values: unknown[] } {
  const { from, entry } = sourceOf(layout, collection, index)
  const name = `${collection.name}.${index}`
  const lows = prefixes.map(bytesOf)
  const [low] = lows
  if (lows.length === 1 && low !== undefined) {
    const text = `SELECT count(*)::int AS count FROM ${from} WHERE ${entry} >= $1 AND ${entry} < $2`
    return { name: `count ${name}`, text, values: [low, endOf(low)] }
  }
  const text = [
    'SELECT found.count AS count FROM unnest($1::bytea[], $2::bytea[]) WITH ORDINALITY AS slice (low, high, number)',
    `CROSS JOIN LATERAL (SELECT count(*)::int AS count FROM ${from}`,
    `WHERE ${entry} >= slice.low AND ${entry} < slice.high) AS found ORDER BY slice.number`,
  ].join(' ')
  return { name: `count all ${name}`, text, values: [lows, lows.map(endOf)] }
}

/**
 * Returns the query of the first pages below several prefixes, each record with the number of its
 * prefix, from 1.
 */
export function findAllQuery<T>(
  layout: Layout,
  collection: Collection<T>,
  index: string,
  { direction, limit }: Slice,
  prefixes: readonly IndexKey[],
): { readonly name: string; readonly text: string; readonly values: unknown[] } {
  const { from, entry, key, doc } = sourceOf(layout, collection, index)
  const order = direction === 'desc' ? 'DESC' : 'ASC'
  const lows = prefixes.map(bytesOf)
  const values: unknown[] = [lows, lows.map(endOf), ...(limit === undefined ? [] : [limit])]
  const text = [
    'SELECT slice.number::int AS number, found.doc AS doc, found.key AS key',
    'FROM unnest($1::bytea[], $2::bytea[]) WITH ORDINALITY AS slice (low, high, number)',
    `CROSS JOIN LATERAL (SELECT ${doc} AS doc, ${entry} AS entry, ${key} AS key FROM ${from}`,
    `WHERE ${entry} >= slice.low AND ${entry} < slice.high ORDER BY ${entry} ${order}, ${key} ${order}`,
    limit === undefined ? '' : 'LIMIT $3::int',
    `) AS found ORDER BY slice.number, found.entry ${order}, found.key ${order}`,
  ]
  const shape = [direction === 'desc', limit !== undefined].map(Number)
  return { name: `find all ${collection.name}.${index} ${shape.join('')}`, text: text.join(' '), values }
}

/** Returns the query of one range of an index; exported so that tests can inspect its plan. */
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
    `SELECT ${doc} AS doc, ${key} AS key FROM ${from} WHERE ${entry} >= $1 AND ${entry} < $2`,
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
  const place = layout.locationOf(collection, index)
  return place.kind === 'column'
    ? { from: `"${table}"`, entry: place.name, key: 'key', doc: 'doc' }
    : { from: `"${place.name}" e JOIN "${table}" r ON r.key = e.key`, entry: 'e.entry', key: 'e.key', doc: 'r.doc' }
}
