import type { Client } from 'pg'
import { tableOf } from './layout'
import { putTexts, textRowOf, textsTableOf, type TextRow } from './text-rows'
import { withClient } from './with-client'
import { decodeRecord, UnreadableRecord } from '@/adapters/stores/record-codec'
import type { Collection } from '@/adapters/stores/store'

/**
 * Version of the stored words. Raise it when words are folded or stored differently, or when a
 * collection becomes searchable by other texts: all words are then written again.
 */
export const TEXTS_VERSION = 1

/** The lock that serializes servers that start together. */
const LOCK = 6_002_601

/** Number of records read and written at a time. */
const PAGE = 500

/**
 * Writes the words of records stored by an older build, or with words of an older version. The
 * first server to start does it once, before it answers guests.
 */
export async function fillTexts(url: string, collections: readonly Collection<never>[]): Promise<void> {
  await withClient(url, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK])
    for (const collection of collections) if (collection.search !== undefined) await fillOne(client, collection)
  })
}

async function fillOne(client: Client, collection: Collection<never>): Promise<void> {
  const known = await client.query<{ version: number }>('SELECT version FROM search_state WHERE collection = $1', [
    collection.name,
  ])
  if (known.rows[0]?.version === TEXTS_VERSION) return
  for (let last: string | null = null; ;) {
    const page: { rows: { key: string; doc: unknown }[] } = await client.query(
      `SELECT key, doc FROM "${tableOf(collection)}" WHERE $1::text IS NULL OR key > $1 ORDER BY key LIMIT $2`,
      [last, PAGE],
    )
    const rows = page.rows.flatMap(({ key, doc }) => rowOf(collection, key, doc) ?? [])
    await putTexts(client, collection, rows)
    last = page.rows.at(-1)?.key ?? null
    if (page.rows.length < PAGE) break
  }
  await client.query(`ANALYZE "${textsTableOf(collection)}"`)
  await client.query(
    'INSERT INTO search_state (collection, version) VALUES ($1, $2) ON CONFLICT (collection) DO UPDATE SET version = $2',
    [collection.name, TEXTS_VERSION],
  )
}

/**
 * Returns the words of a record; `null` for an unreadable one, which no search finds and whose
 * readers report it.
 */
function rowOf(collection: Collection<never>, key: string, doc: unknown): TextRow | null {
  try {
    return textRowOf(collection, decodeRecord(collection, key, doc))
  } catch (error) {
    if (error instanceof UnreadableRecord) return null
    throw error
  }
}
