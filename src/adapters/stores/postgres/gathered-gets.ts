import DataLoader from 'dataloader'
import type { Queries } from './queries'

interface Found {
  readonly key: string
  readonly doc: unknown
}

/** How many records are asked for in one query at most. */
const MOST_KEYS = 200

/**
 * Asks for records by their keys, and for all that are asked for at one moment in one query a table: of a list's rows, or of many
 * guests' requests. Nothing is remembered; every record is read after it was asked for.
 */
export class GatheredGets {
  private readonly tables = new Map<string, DataLoader<string, unknown>>()

  /** `schedule` says when a moment ends: at the end of what is running now, unless told otherwise. */
  constructor(
    private readonly client: Queries,
    private readonly schedule?: (work: () => void) => void,
  ) {}

  /** The record, or `undefined`. */
  get(table: string, key: string): Promise<unknown> {
    const known = this.tables.get(table)
    if (known !== undefined) return known.load(key)
    const { schedule } = this
    const loader = new DataLoader<string, unknown>((keys) => this.read(table, keys), {
      cache: false,
      maxBatchSize: MOST_KEYS,
      ...(schedule === undefined ? {} : { batchScheduleFn: schedule }),
    })
    this.tables.set(table, loader)
    return loader.load(key)
  }

  private async read(table: string, keys: readonly string[]): Promise<unknown[]> {
    const wanted = [...new Set(keys)]
    const one = wanted.length === 1
    const { rows } = await this.client.query<Found>({
      name: `get ${one ? 'one' : 'some'} ${table}`,
      text: `SELECT key, doc FROM "${table}" WHERE key = ${one ? '$1' : 'ANY ($1::text[])'}`,
      values: [one ? wanted[0] : wanted],
    })
    const byKey = new Map(rows.map(({ key, doc }) => [key, doc]))
    return keys.map((key) => byKey.get(key))
  }
}
