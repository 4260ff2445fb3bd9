import { createHash, randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { Client } from 'pg'
import { Layout, tableOf } from './layout'
import { lackingOf, migrate } from './migrate'
import { PostgresTransaction } from './postgres-transaction'
import { withClient } from './with-client'
import type { Collection } from '@/adapters/stores/store'

/** Any collection; its records are passed on as they are. */
type Kept = Collection<never>

/** What was written or read: how many records, and a digest that two stores have in common only if they hold the same. */
export interface Holding {
  readonly records: number
  /** SHA-256, hexadecimal. */
  readonly digest: string
}

/** How many records are read at a time. */
const PAGE = 1_000

/** The first line of a backup. */
const HEAD = 'vesper backup 1'

/**
 * Writes all records of these collections into a file, as they were at one moment, while the servers go on. A line a record,
 * compressed. The file is there as a whole or not at all, and for nobody but whoever wrote it: it holds what guests said. Throws where
 * the database is not where the migrations of `folder` lead: what it keeps besides would be missing.
 */
export async function backUp(
  url: string,
  folder: string,
  collections: readonly Kept[],
  file: string,
): Promise<Holding> {
  return withClient(url, async (client) => {
    const lacking = await lackingOf(client, folder)
    if (lacking.length > 0)
      throw new Error(
        `The database is behind this server: it lacks ${lacking.join(', ')}. Back it up with the build it is used by.`,
      )
    const counted = new Counter()
    const part = `${file}.${randomBytes(6).toString('hex')}.part`
    try {
      // Flushed, so that a power cut after the renaming leaves no empty file.
      const target = createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true })
      await pipeline(Readable.from(linesOf(client, collections, counted)), createGzip(), target)
      await rename(part, file)
    } catch (fault) {
      await rm(part, { force: true })
      throw fault
    }
    return counted.holding
  })
}

/**
 * Fills an empty database from a backup: all of it or nothing. Throws where the database holds something, or the file is no backup
 * or was cut short.
 */
export async function restore(
  url: string,
  folder: string,
  collections: readonly Kept[],
  file: string,
): Promise<Holding> {
  await migrate(url, folder)
  return withClient(url, async (client) => {
    await client.query('BEGIN')
    const layout = await Layout.read(client)
    for (const collection of collections) {
      const { rowCount } = await client.query(`SELECT 1 FROM "${tableOf(collection)}" LIMIT 1`)
      if (rowCount !== 0) throw new Error('The database is not empty: a backup is restored into an empty one only')
    }
    const counted = new Counter()
    const tx = new PostgresTransaction(client, layout)
    const known = new Map(collections.map((collection) => [collection.name, collection]))
    let isHead = true
    for await (const line of linesIn(file)) {
      if (isHead && line !== HEAD) throw new Error(`${file} is no backup that this server can read`)
      if (!isHead) await restoreLine(tx, known, line, counted)
      isHead = false
    }
    await tx.save()
    await client.query('COMMIT')
    return counted.holding
  })
}

async function restoreLine(
  tx: PostgresTransaction,
  known: ReadonlyMap<string, Kept>,
  line: string,
  counted: Counter,
): Promise<void> {
  const at = line.indexOf(' ')
  const collection = known.get(line.slice(0, at))
  if (collection === undefined)
    throw new Error(`The backup holds ${line.slice(0, at)}, which this server does not know`)
  await tx.put(collection, JSON.parse(line.slice(at + 1)) as never)
  counted.add(line)
}

/** The lines of a compressed file. Throws where it was cut short. */
async function* linesIn(file: string): AsyncGenerator<string> {
  const source = createReadStream(file)
  const text = source.pipe(createGunzip()).setEncoding('utf8')
  source.on('error', (fault) => text.destroy(fault))
  let rest = ''
  for await (const chunk of text) {
    const parts = (rest + String(chunk)).split('\n')
    rest = parts.pop() ?? ''
    yield* parts
  }
}

async function* linesOf(client: Client, collections: readonly Kept[], counted: Counter): AsyncGenerator<string> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  yield `${HEAD}\n`
  for (const collection of collections) {
    let last: string | null = null
    for (;;) {
      const { rows }: { rows: { key: string; doc: string }[] } = await client.query(
        `SELECT key, doc::text AS doc FROM "${tableOf(collection)}" WHERE $1::text IS NULL OR key > $1 ORDER BY key LIMIT $2`,
        [last, PAGE],
      )
      for (const { doc } of rows) {
        const line = `${collection.name} ${doc}`
        counted.add(line)
        yield `${line}\n`
      }
      last = rows.at(-1)?.key ?? null
      if (rows.length < PAGE) break
    }
  }
  await client.query('COMMIT')
}

class Counter {
  private records = 0
  private readonly hash = createHash('sha256')

  add(line: string): void {
    this.records += 1
    this.hash.update(line).update('\n')
  }

  get holding(): Holding {
    return { records: this.records, digest: this.hash.digest('hex') }
  }
}
