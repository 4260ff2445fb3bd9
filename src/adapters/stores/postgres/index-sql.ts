import { columnOf, tableOf, tableOfIndex, uniqueName } from './layout'
import { textsTableOf } from './text-rows'
import type { Collection } from '@/adapters/stores/store'

/** As much of a collection as its tables depend on. */
type Defined = Pick<Collection<never>, 'name' | 'indexes' | 'unique' | 'several' | 'search'>

/** Something that a migration makes: what it is known by, and how it is made. */
interface Made {
  readonly name: string
  readonly sql: string
}

/** What the definitions need and these migrations, one behind the other, do not make, as SQL for another one. */
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

/** What these migrations make and no definition needs: tables, `table.column`, constraints and indexes, by name. */
export function unneededNames(collections: readonly Defined[], committed: string): readonly string[] {
  const needed = new Set(
    collections.flatMap((collection) => {
      const { columns, constraints, behind } = neededOf(collection)
      return [tableOf(collection), ...[...columns, ...constraints, ...behind].map(({ name }) => name)]
    }),
  )
  return [...madeBy(committed)].filter((name) => !needed.has(name) && !GUARDS.has(name) && !OF_TEXTS.has(name))
}

/** Constraints that guard records, and are no index. */
const GUARDS: ReadonlySet<string> = new Set([
  'account_parts_guest_not_negative',
  'guests_without_parts',
  'ledger_sums_to_zero',
])

/** What the words of all searchable collections have in common: the vocabulary, and by which version each was written. */
const OF_TEXTS: ReadonlySet<string> = new Set(['search_state', 'search_words', 'search_words_parts'])

/** Columns and constraints of the table, and what is made behind it. */
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

/** The words that records are found by; `words` is read by its index where they are rare, by rank where they are common. */
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
 * Names of what migrations make. What a later one drops is not among them, nor a column that one calls unused: servers of the build before may still
 * write it.
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
