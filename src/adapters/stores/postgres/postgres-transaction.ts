import { DatabaseError } from 'pg'
import { bytesOf } from './index-bytes'
import { tableOf, uniqueName } from './layout'
import { PostgresReader } from './postgres-reader'
import { recordText } from './record-text'
import { isFoundAlike, putTexts, textRowOf, type TextRow } from './text-rows'
import type { AfterCommit } from '@/adapters/stores/after-commit'
import { decodeRecord, withVersion } from '@/adapters/stores/record-codec'
import { refuseUnstorableJson } from '@/adapters/stores/storable'
import { UniqueViolation, type Collection, type IndexKey, type Range, type Transaction } from '@/adapters/stores/store'
import { isStorable } from '@/domain/access/text'

/** A record on its way into its table. */
interface Row {
  readonly key: string
  readonly text: string
  /** Entries of the indexes that are columns. */
  readonly columns: readonly (Buffer | null)[]
  /** Entries of the indexes that are tables of their own. */
  readonly entries: readonly (readonly [table: string, entries: readonly Buffer[]])[]
  /** The words it is found by; `null`: they stay as they are, or there are none. */
  readonly texts: TextRow | null
}

/** What is still to be written to a table. */
interface Unsaved {
  readonly collection: Collection<never>
  readonly rows: Map<string, Row>
}

const nameOf = ({ name }: { readonly name: string }, key: string): string => `${name} ${key}`

/** How many records are put in one query at most. */
const MAX_ROWS = 100

/** Queries of so many rows are prepared; others are rare. */
const MAX_PREPARED = 8

/**
 * Reads and writes on one connection, within the transaction that is open on it. What is put is written when a read
 * depends on it or `save` is called, one query a table: querying and waiting is most of what a transaction costs.
 * Records with unique entries are written at once, so that a twin is refused where it is put.
 */
export class PostgresTransaction extends PostgresReader implements Transaction {
  private readonly unsaved = new Map<string, Unsaved>()
  /** Searchable records as they were read here: most changes leave their words alone, which are then not written. */
  private readonly found = new Map<string, unknown>()
  /** Records as they were read here: nothing changes them within the transaction but what it puts itself. */
  private readonly known = new Map<string, Promise<unknown>>()
  /**
   * What is being written to a table, or was not. A read waits for it: one that is sent earlier than the write would overtake it, and one that is sent
   * after a write that failed is refused for that reason only, which names none.
   */
  private readonly writing = new Map<string, Promise<void>>()
  /** What is to be done once it is committed. */
  readonly works: AfterCommit[] = []

  async put<T>(collection: Collection<T>, value: T): Promise<void> {
    const row = this.rowOf(collection, value)
    this.known.delete(nameOf(collection, row.key))
    const known = this.unsaved.get(collection.name)
    const rows = known?.rows ?? new Map<string, Row>()
    rows.set(row.key, row)
    if (known === undefined) this.unsaved.set(collection.name, { collection, rows })
    if (collection.unique !== undefined || rows.size >= MAX_ROWS) await this.saveTable(collection.name)
  }

  async delete<T>(collection: Collection<T>, key: string): Promise<void> {
    if (!isStorable(key)) return
    this.known.delete(nameOf(collection, key))
    const saved = this.saveTable(collection.name)
    const table = tableOf(collection)
    const query = { name: `delete ${table}`, text: `DELETE FROM "${table}" WHERE key = $1`, values: [key] }
    const deleted = this.client.query(query).then(() => undefined)
    await this.written(collection.name, inOrder([saved, deleted]))
  }

  override async get<T>(collection: Collection<T>, key: string): Promise<T | undefined> {
    const row = this.unsaved.get(collection.name)?.rows.get(key)
    if (row !== undefined) return decodeRecord(collection, key, JSON.parse(row.text))
    const name = nameOf(collection, key)
    const reading = (this.known.get(name) as Promise<T | undefined> | undefined) ?? this.readStored(collection, key)
    this.known.set(name, reading)
    const value = await reading
    if (collection.search !== undefined) this.found.set(name, value)
    return value
  }

  override async find<T>(collection: Collection<T>, index: string, range: Range): Promise<readonly T[]> {
    await this.saveTable(collection.name)
    return super.find(collection, index, range)
  }

  override async count<T>(collection: Collection<T>, index: string, prefix: IndexKey): Promise<number> {
    await this.saveTable(collection.name)
    return super.count(collection, index, prefix)
  }

  afterCommit(work: AfterCommit): void {
    this.works.push(work)
  }

  /** Writes everything that has been put. Has to be done before the transaction is committed. */
  async save(): Promise<void> {
    await inOrder([...this.writing.keys(), ...this.unsaved.keys()].map((name) => this.saveTable(name)))
  }

  private async readStored<T>(collection: Collection<T>, key: string): Promise<T | undefined> {
    await this.writing.get(collection.name)
    return super.get(collection, key)
  }

  private rowOf<T>(collection: Collection<T>, value: T): Row {
    const text = withVersion(collection, recordText(value))
    refuseUnstorableJson(collection, value, text)
    const columns: (Buffer | null)[] = []
    const entriesOfTables: [string, readonly Buffer[]][] = []
    for (const [index, place] of this.layout.indexesOf(collection)) {
      const entries = (collection.indexes[index]?.(value) ?? []).map(bytesOf)
      if (place.kind === 'table') {
        entriesOfTables.push([place.name, entries])
        continue
      }
      if (entries.length > 1) {
        throw new Error(`${tableOf(collection)}.${place.name} holds one entry of a record, not several`)
      }
      columns.push(entries[0] ?? null)
    }
    return {
      key: collection.key(value),
      text,
      columns,
      entries: entriesOfTables,
      texts: this.textsOf(collection, value),
    }
  }

  private textsOf<T>(collection: Collection<T>, value: T): TextRow | null {
    if (collection.search === undefined) return null
    const name = nameOf(collection, collection.key(value))
    const before = this.found.get(name) as T | undefined
    if (before !== undefined && isFoundAlike(collection, before, value)) return null
    // What is put once more is compared with nothing: it may lead back to what was read.
    this.found.delete(name)
    return textRowOf(collection, value)
  }

  /** Until nothing of the table waits any more, also not what others have begun to write. */
  private saveTable(name: string): Promise<void> {
    const unsaved = this.unsaved.get(name)
    if (unsaved === undefined) return this.writing.get(name) ?? Promise.resolve()
    // Taken out first: what is put meanwhile is another query's.
    this.unsaved.delete(name)
    return this.written(name, this.write(unsaved))
  }

  /** Until this is written, and what was begun before it. A failure stays: the transaction can do nothing after it. */
  private written(name: string, work: Promise<void>): Promise<void> {
    const all = inOrder([this.writing.get(name) ?? Promise.resolve(), work])
    this.writing.set(name, all)
    all.then(
      () => this.writing.get(name) === all && this.writing.delete(name),
      // Reported by the caller that waits for it.
      () => undefined,
    )
    return all
  }

  private async write({ collection, rows: unsaved }: Unsaved): Promise<void> {
    const rows = [...unsaved.values()]
    const inserted = this.insert(collection, rows)
    const entries = rows.flatMap(({ key, entries: own }) => own.map((each) => this.putEntries(key, ...each)))
    const texts = putTexts(
      this.client,
      collection,
      rows.flatMap((row) => row.texts ?? []),
    )
    await inOrder([inserted, ...entries, texts])
  }

  private async insert(collection: Collection<never>, rows: readonly Row[]): Promise<void> {
    const table = tableOf(collection)
    const places = this.layout.indexesOf(collection).map(([, place]) => place)
    const columns = places.filter(({ kind }) => kind === 'column').map(({ name }) => name)
    const names = ['key', 'doc', ...columns]
    const values: unknown[] = []
    const tuple = ({ key, text, columns: entries }: Row): string =>
      `(${[key, text, ...entries].map((value) => `$${values.push(value)}`).join(', ')})`
    const tuples = rows.map(tuple).join(', ')
    const changes = names.slice(1).map((column) => `${column} = EXCLUDED.${column}`)
    const text = `INSERT INTO "${table}" (${names.join(', ')}) VALUES ${tuples} ON CONFLICT (key) DO UPDATE SET ${changes.join(', ')}`
    const name = rows.length <= MAX_PREPARED ? { name: `put ${rows.length} ${table}` } : {}
    await this.client.query({ ...name, text, values }, (failure) => named(failure, collection))
  }

  /** Entries of a table of their own; those that stay are left alone. */
  private async putEntries(key: string, table: string, entries: readonly Buffer[]): Promise<void> {
    const text = [
      `WITH gone AS (DELETE FROM "${table}" WHERE key = $1 AND entry <> ALL ($2::bytea[]))`,
      `INSERT INTO "${table}" (entry, key) SELECT unnest($2::bytea[]), $1 ON CONFLICT DO NOTHING`,
    ].join(' ')
    await this.client.query({ name: `entries ${table}`, text, values: [key, [...entries]] })
  }
}

/** Until all of these are answered. Throws what was wrong with the first: what comes after a failure fails because of it. */
async function inOrder(requests: readonly Promise<void>[]): Promise<void> {
  await Promise.allSettled(requests)
  for (const each of requests) await each
}

const TAKEN = '23505'

/** A refused twin as every store names it. */
function named(failure: unknown, collection: Collection<never>): unknown {
  if (!(failure instanceof DatabaseError) || failure.code !== TAKEN) return failure
  const index = collection.unique?.find((name) => uniqueName(collection, name) === failure.constraint)
  return index === undefined ? failure : new UniqueViolation(collection.name, index)
}
