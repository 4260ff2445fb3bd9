import type { Queries } from './queries'

/** The frequencies of a table's words, which the database has counted in a sample of its rows. */
interface Frequencies {
  readonly rows: number
  /** The share of rows that have each word; words not listed are rare. */
  readonly of: ReadonlyMap<string, number>
}

/**
 * Time for which the statistics are used, ms: the database counts again when enough rows have
 * changed.
 */
const LIFETIME = 60_000

const NONE: Frequencies = { rows: 0, of: new Map() }

/**
 * Estimates how many rows a search will find, using the statistics with which the database plans
 * its queries.
 */
export class WordFrequencies {
  private read: { readonly at: number; readonly tables: Promise<ReadonlyMap<string, Frequencies>> } | null = null

  constructor(
    private readonly client: Queries,
    private readonly now: () => number,
  ) {}

  /** Returns the number of rows of a table, and the share of them with a word of each list. */
  async estimate(
    table: string,
    lists: readonly (readonly string[])[],
  ): Promise<{ readonly rows: number; readonly part: number }> {
    const { rows, of } = (await this.tables()).get(table) ?? NONE
    const part = lists.reduce(
      (all, words) => all * (1 - words.reduce((none, word) => none * (1 - (of.get(word) ?? 0)), 1)),
      1,
    )
    return { rows, part }
  }

  private tables(): Promise<ReadonlyMap<string, Frequencies>> {
    if (this.read !== null && this.now() < this.read.at + LIFETIME) return this.read.tables
    const tables = this.load()
    this.read = { at: this.now(), tables }
    tables.catch(() => {
      this.read = null
    })
    return tables
  }

  private async load(): Promise<ReadonlyMap<string, Frequencies>> {
    const { rows } = await this.client.query<{ name: string; rows: number; words: string[]; parts: number[] }>({
      text: [
        'SELECT c.relname AS name, c.reltuples::float8 AS rows, s.most_common_elems::text::text[] AS words,',
        's.most_common_elem_freqs::float8[] AS parts FROM pg_stats s',
        'JOIN pg_class c ON c.relname = s.tablename AND c.relnamespace = s.schemaname::regnamespace',
        "WHERE s.schemaname = current_schema() AND s.attname = 'words' AND s.most_common_elems IS NOT NULL",
      ].join(' '),
    })
    return new Map(
      rows.map(({ name, rows: count, words, parts }) => [
        name,
        { rows: count, of: new Map(words.map((word, at) => [word, parts[at] ?? 0])) },
      ]),
    )
  }
}
