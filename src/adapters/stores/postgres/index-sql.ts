import { columnOf, tableOf, tableOfIndex, uniqueName } from './layout'
import { textsTableOf } from './text-rows'
import type { Collection } from '@/adapters/stores/store'

/** The part of a collection that determines its tables. */
type Defined = Pick<Collection<never>, 'name' | 'indexes' | 'unique' | 'several' | 'search'>

/** An object that a migration creates: its name, and the SQL that creates it. */
interface Made {
  readonly name: string
  readonly sql: string
}

/**
 * Returns, as SQL for another migration, the objects that the definitions need and these
 * migrations, concatenated, do not create.
 */
export function lackingSql(collections: readonly Defined[], committed: string): string {
  const present = madeBy(committed)
  const lacking = collections.flatMap((collection) => {
    const table = tableOf(collection)
    const needed = neededOf(collection)
    if (!present.has(table)) return [newTable(collection), ...needed.behind.map(({ sql }) => sql)]
    const columns = needed.columns.filter(({ name }) => !present.has(name))
    return [
      ...columns.map(
        ({ sql }) =>
          `-- Fill the entries of the records there are, in the bytes of index-bytes.ts.\nALTER TABLE ${table} ADD COLUMN ${sql};`,
      ),
      ...needed.constraints
        .filter(({ name }) => !present.has(name))
        .map(({ sql }) => `ALTER TABLE ${table} ADD ${sql};`),
      ...needed.behind.filter(({ name }) => !present.has(name)).map(({ sql }) => sql),
    ]
  })
  return lacking.join('\n')
}

/**
 * Returns the names of objects that these migrations create and no definition needs: tables,
 * `table.column`, constraints and indexes.
 */
export function unneededNames(collections: readonly Defined[], committed: string): readonly string[] {
  const needed = new Set(
    collections.flatMap((collection) => {
      const { columns, constraints, behind } = neededOf(collection)
      return [tableOf(collection), ...[...columns, ...constraints, ...behind].map(({ name }) => name)]
    }),
  )
  return [...madeBy(committed)].filter((name) => !needed.has(name) && !GUARDS.has(name) && !OF_TEXTS.has(name))
}

/** Constraints that guard records and do not belong to an index. */
const GUARDS: ReadonlySet<string> = new Set([
  'account_parts_guest_not_negative',
  'guests_without_parts',
  'ledger_sums_to_zero',
])

/**
 * Objects shared by all searchable collections: the vocabulary, and the version of words each
 * collection was written with.
 */
const OF_TEXTS: ReadonlySet<string> = new Set(['search_state', 'search_words', 'search_words_parts'])

/** Returns the columns and constraints of a table, and the objects to create after it. */
function neededOf(collection: Defined): Readonly<Record<'columns' | 'constraints' | 'behind', readonly Made[]>> {
  const table = tableOf(collection)
  const several = collection.several ?? []
  const unique = collection.unique ?? []
  const plain = Object.keys(collection.indexes).filter((index) => !several.includes(index))
  return {
    columns: plain.map((index) => ({ name: `${table}.${columnOf(index)}`, sql: `${columnOf(index)} bytea` })),
    constraints: unique.map((index) => {
      const name = uniqueName(collection, index)
      return { name, sql: `CONSTRAINT ${name} UNIQUE (${columnOf(index)})` }
    }),
    behind: [
      ...plain.filter((index) => !unique.includes(index)).map((index) => indexOf(table, index)),
      ...several.flatMap((index) => tableOfSeveral(table, index)),
      ...(collection.search === undefined ? [] : tableOfTexts(collection)),
    ],
  }
}

function newTable(collection: Defined): string {
  const { columns, constraints } = neededOf(collection)
  const members = [...columns, ...constraints].map(({ sql }) => sql)
  const lines = ['key text COLLATE "C" PRIMARY KEY', 'doc json NOT NULL', ...members].map((line) => `  ${line}`)
  return `CREATE TABLE ${tableOf(collection)} (\n${lines.join(',\n')}\n);`
}

function indexOf(table: string, index: string): Made {
  const [name, column] = [tableOfIndex(table, index), columnOf(index)]
  return { name, sql: `CREATE INDEX ${name} ON ${table} (${column}, key) WHERE ${column} IS NOT NULL;` }
}

function tableOfSeveral(table: string, index: string): readonly Made[] {
  const name = tableOfIndex(table, index)
  const entries = [
    '  entry bytea NOT NULL',
    `  key text COLLATE "C" NOT NULL REFERENCES ${table} ON DELETE CASCADE`,
    '  PRIMARY KEY (entry, key)',
  ]
  return [
    { name, sql: `CREATE TABLE ${name} (\n${entries.join(',\n')}\n);` },
    { name: `${name}_of_record`, sql: `CREATE INDEX ${name}_of_record ON ${name} (key);` },
  ]
}

/**
 * The table of words that find records. `words` is read through its index for rare words, and in
 * order of rank for common ones.
 */
function tableOfTexts(collection: Defined): readonly Made[] {
  const name = textsTableOf(collection)
  const columns = [
    `  key text COLLATE "C" PRIMARY KEY REFERENCES ${tableOf(collection)} ON DELETE CASCADE`,
    '  words text[] NOT NULL',
    '  rank bigint NOT NULL',
  ]
  return [
    { name, sql: `CREATE TABLE ${name} (\n${columns.join(',\n')}\n);` },
    { name: `${name}_words`, sql: `CREATE INDEX ${name}_words ON ${name} USING gin (words);` },
    { name: `${name}_rank`, sql: `CREATE INDEX ${name}_rank ON ${name} (rank DESC, key);` },
  ]
}

/**
 * Returns the names of objects that migrations create, without those that a later one drops or a
 * column that one calls unused: servers of the previous build may still write it.
 */
function madeBy(sql: string): ReadonlySet<string> {
  const names = new Set<string>()
  for (const statement of sql.split(';')) {
    const [, table] = /\b(?:CREATE|ALTER) TABLE (?<table>\w+)/u.exec(statement) ?? []
    if (statement.includes('CREATE TABLE') && table !== undefined) names.add(table)
    for (const [column] of statement.matchAll(/\bix_\w+(?= bytea)/gu)) names.add(`${table ?? ''}.${column}`)
    for (const [, name = ''] of statement.matchAll(/\b(?:CONSTRAINT|CREATE INDEX) (?<name>\w+)/gu)) names.add(name)
    const [, dropped = ''] = /\bDROP INDEX\s(?<dropped>[\w\s,]+)/u.exec(statement) ?? []
    for (const name of dropped.split(',')) names.delete(name.trim())
    const [, unused = ''] = /\bCOMMENT ON COLUMN (?<unused>[\w.]+) IS 'Unused/u.exec(statement) ?? []
    names.delete(unused)
  }
  return names
}
