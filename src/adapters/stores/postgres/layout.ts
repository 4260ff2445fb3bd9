import type { ClientBase, Pool } from 'pg'

/** The part of a collection that its table depends on. */
interface Named {
  readonly name: string
}

interface Indexed extends Named {
  readonly indexes: Readonly<Record<string, unknown>>
}

/**
 * The location of a collection's index: a column of its table, or a table of its own if a record
 * may have several entries.
 */
export type IndexLocation =
  | { readonly kind: 'column'; readonly name: string }
  | { readonly kind: 'table'; readonly name: string }

/** The existing tables, with the columns of each. */
export class Layout {
  private readonly places = new Map<string, readonly (readonly [index: string, place: IndexLocation])[]>()

  private constructor(private readonly columns: ReadonlyMap<string, ReadonlySet<string>>) {}

  /** Reads the tables that the migrations created. */
  static async read(client: ClientBase | Pool): Promise<Layout> {
    const { rows } = await client.query<{ table_name: string; column_name: string }>(
      'SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = current_schema()',
    )
    const columns = new Map<string, Set<string>>()
    for (const { table_name: table, column_name: column } of rows) {
      const known = columns.get(table) ?? new Set()
      columns.set(table, known.add(column))
    }
    return new Layout(columns)
  }

  /**
   * Returns the indexes of a collection. Throws if the database is older than the collection, that
   * is, a migration is missing.
   */
  indexesOf(collection: Indexed): readonly (readonly [index: string, place: IndexLocation])[] {
    const known = this.places.get(collection.name)
    if (known !== undefined) return known
    const found = Object.keys(collection.indexes).map((index) => [index, this.locationOf(collection, index)] as const)
    this.places.set(collection.name, found)
    return found
  }

  locationOf(collection: Indexed, index: string): IndexLocation {
    const table = tableOf(collection)
    const column = columnOf(index)
    if (this.columns.get(table)?.has(column) === true) return { kind: 'column', name: column }
    const own = tableOfIndex(table, index)
    if (this.columns.has(own)) return { kind: 'table', name: own }
    throw new Error(`No migration has made ${table}.${column}`)
  }
}

export const tableOf = ({ name }: Named): string => snake(name)

/** Returns the column of an index; its prefix separates it from the columns operators read. */
export const columnOf = (index: string): string => `ix_${snake(index)}`

/**
 * Returns the table of an index whose records may have several entries; the database index of a
 * column has the same name.
 */
export const tableOfIndex = (table: string, index: string): string => `${table}_${snake(index)}`

/**
 * Returns the name of the constraint that makes an index unique; the database reports it when it
 * refuses an entry.
 */
export const uniqueName = (collection: Named, index: string): string => `${tableOf(collection)}_${snake(index)}_unique`

/** Spells a name as the database does. Names come from collections, never from outside. */
const snake = (name: string): string => name.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`)
