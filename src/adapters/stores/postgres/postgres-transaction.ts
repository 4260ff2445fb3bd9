import { DatabaseError } from 'pg'
import { bytesOf } from './index-bytes'
import { tableOf, uniqueName } from './layout'
import { PostgresReader } from './postgres-reader'
import { recordText } from './record-text'
import { UniqueViolation, type Collection, type Transaction } from '@/adapters/stores/store'

/** Reads and writes on one connection, within the transaction that is open on it. */
export class PostgresTransaction extends PostgresReader implements Transaction {
  async put<T>(collection: Collection<T>, value: T): Promise<void> {
    const table = tableOf(collection)
    const key = collection.key(value)
    const columns: string[] = []
    const values: unknown[] = [key, recordText(value)]
    for (const [index, place] of this.layout.indexesOf(collection)) {
      const entries = (collection.indexes[index]?.(value) ?? []).map(bytesOf)
      if (place.kind === 'column') {
        if (entries.length > 1) throw new Error(`${table}.${place.name} holds one entry of a record, not several`)
        columns.push(place.name)
        values.push(entries[0] ?? null)
      }
    }
    const names = ['key', 'doc', ...columns]
    const text = [
      `INSERT INTO "${table}" (${names.join(', ')}) VALUES (${names.map((_, at) => `$${at + 1}`).join(', ')})`,
      `ON CONFLICT (key) DO UPDATE SET ${names
        .slice(1)
        .map((name) => `${name} = EXCLUDED.${name}`)
        .join(', ')}`,
    ].join(' ')
    await this.client.query({ name: `put ${table}`, text, values }).catch((fault: unknown) => {
      throw named(fault, collection)
    })
    await this.putEntries(collection, key, value)
  }

  async delete<T>(collection: Collection<T>, key: string): Promise<void> {
    const table = tableOf(collection)
    await this.client.query({ name: `delete ${table}`, text: `DELETE FROM "${table}" WHERE key = $1`, values: [key] })
  }

  /** Entries of their own tables; those that stay are left alone. */
  private async putEntries<T>(collection: Collection<T>, key: string, value: T): Promise<void> {
    for (const [index, place] of this.layout.indexesOf(collection)) {
      if (place.kind === 'column') continue
      const entries = (collection.indexes[index]?.(value) ?? []).map(bytesOf)
      const text = [
        `WITH gone AS (DELETE FROM "${place.name}" WHERE key = $1 AND entry <> ALL ($2::bytea[]))`,
        `INSERT INTO "${place.name}" (entry, key) SELECT unnest($2::bytea[]), $1 ON CONFLICT DO NOTHING`,
      ].join(' ')
      await this.client.query({ name: `entries ${place.name}`, text, values: [key, entries] })
    }
  }
}

const TAKEN = '23505'

/** A refused twin as every store names it. */
function named<T>(fault: unknown, collection: Collection<T>): unknown {
  if (!(fault instanceof DatabaseError) || fault.code !== TAKEN) return fault
  const index = collection.unique?.find((name) => uniqueName(collection, name) === fault.constraint)
  return index === undefined ? fault : new UniqueViolation(collection.name, index)
}
