import type { ClientBase, Pool } from 'pg'

/** As much of a collection as its table depends on. */
interface Named {
  readonly name: string
}

interface Indexed extends Named {
  readonly indexes: Readonly<Record<string, unknown>>
}

/** Where an index of a collection is: a column of its table, or a table of its own where a record has several entries. */
export type IndexLocation =
  | { readonly kind: 'column'; readonly name: string }
  | { readonly kind: 'table'; readonly name: string }

/** The tables there are, with the columns of each. */
export class Layout {
  private readonly places = new Map<string, readonly (readonly [index: string, place: IndexLocation])[]>()

  private constructor(private readonly columns: ReadonlyMap<string, ReadonlySet<string>>) {}

  /** Reads what the migrations made. */
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

  /** The indexes of a collection. Throws where the database is older than the collection: a migration is missing. */
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

/** Set apart from the columns operators read. */
export const columnOf = (index: string): string => `ix_${snake(index)}`

/** Where the entries of an index are of which a record may have several; an index of a column has the same name. */
export const tableOfIndex = (table: string, index: string): string => `${table}_${snake(index)}`

/** The constraint that makes an index unique, by which the database names it when it refuses. */
export const uniqueName = (collection: Named, index: string): string => `${tableOf(collection)}_${snake(index)}_unique`

/** A name as a database spells it. Names come from collections, never from outside. */
const snake = (name: string): string => name.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`)
