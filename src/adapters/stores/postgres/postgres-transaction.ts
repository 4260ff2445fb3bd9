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

/** A record to be written to its table. */
interface Row {
  readonly key: string
  readonly text: string
  /** Entries of the indexes stored as columns. */
  readonly columns: readonly (Buffer | null)[]
  /** Entries of the indexes stored as tables of their own. */
  readonly entries: readonly (readonly [table: string, entries: readonly Buffer[]])[]
  /** The words that find it; `null`: they are unchanged, or there are none. */
  readonly texts: TextRow | null
}

/** The rows still to be written to a table. */
interface Unsaved {
  readonly collection: Collection<never>
  readonly rows: Map<string, Row>
}

const nameOf = ({ name }: { readonly name: string }, key: string): string => `${name} ${key}`

/** Maximum number of records put in one query. */
const MAX_ROWS = 100

/** Queries of up to this many rows are prepared; larger ones are rare. */
const MAX_PREPARED = 8

/**
 * Reads and writes on one connection, within its open transaction. Puts are written when a read
 * depends on them or `save` is called, one query per table, because the round trips are most of the
 * cost of a transaction. Records with unique entries are written at once, so that a duplicate is
 * refused where it is put.
 */
export class PostgresTransaction extends PostgresReader implements Transaction {
  private readonly unsaved = new Map<string, Unsaved>()
  /**
   * Searchable records as this transaction read them: most changes leave their words alone, which
   * are then not written.
   */
  private readonly found = new Map<string, unknown>()
  /** Records as this transaction read them: within it, only its own puts change them. */
  private readonly known = new Map<string, Promise<unknown>>()
  /**
   * The pending or failed write of each table. A read waits for it: sent before the write, it would
   * overtake it; sent after a failed write, it would be refused without the real reason.
   */
  private readonly writing = new Map<string, Promise<void>>()
  /** Work to run once the transaction is committed. */
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

  /** Writes everything that has been put. Must be called before the transaction is committed. */
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
    // A record put again is not compared, since it may return to the state that was read.
    this.found.delete(name)
    return textRowOf(collection, value)
  }

  /** Resolves once nothing of the table is unsaved, including writes that others have started. */
  private saveTable(name: string): Promise<void> {
    const unsaved = this.unsaved.get(name)
    if (unsaved === undefined) return this.writing.get(name) ?? Promise.resolve()
    // Removed first, so that later puts go into another query.
    this.unsaved.delete(name)
    return this.written(name, this.write(unsaved))
  }

  /**
   * Resolves once this and all earlier writes are done. A failure persists, since the transaction
   * can do nothing after it.
   */
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

  /** Writes the entries of an index table, leaving unchanged ones alone. */
  private async putEntries(key: string, table: string, entries: readonly Buffer[]): Promise<void> {
    const text = [
      `WITH gone AS (DELETE FROM "${table}" WHERE key = $1 AND entry <> ALL ($2::bytea[]))`,
      `INSERT INTO "${table}" (entry, key) SELECT unnest($2::bytea[]), $1 ON CONFLICT DO NOTHING`,
    ].join(' ')
    await this.client.query({ name: `entries ${table}`, text, values: [key, [...entries]] })
  }
}

/**
 * Resolves once all of these have settled. Throws the error of the first one that failed: later
 * ones fail because of it.
 */
async function inOrder(requests: readonly Promise<void>[]): Promise<void> {
  await Promise.allSettled(requests)
  for (const each of requests) await each
}

const TAKEN = '23505'

/** Turns the database's error for a duplicate entry into the one that every store throws. */
function named(failure: unknown, collection: Collection<never>): unknown {
  if (!(failure instanceof DatabaseError) || failure.code !== TAKEN) return failure
  const index = collection.unique?.find((name) => uniqueName(collection, name) === failure.constraint)
  return index === undefined ? failure : new UniqueViolation(collection.name, index)
}
