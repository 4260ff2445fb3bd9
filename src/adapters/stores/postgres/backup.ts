import { createHash, randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { Client } from 'pg'
import { Layout, tableOf } from './layout'
import { lackingOf, migrate, migrationsIn } from './migrate'
import { PostgresTransaction } from './postgres-transaction'
import { requireRights } from './rights'
import { withClient } from './with-client'
import { decodeRecord } from '@/adapters/stores/record-codec'
import type { Collection } from '@/adapters/stores/store'

/** Any collection; its records are passed on unchanged. */
type BackedUpRecord = Collection<never>

/**
 * The number of records written or read, with a digest that is equal only for stores with the same
 * content.
 */
export interface Holding {
  readonly records: number
  /** SHA-256, hexadecimal. */
  readonly digest: string
}

/** Number of records read at a time. */
const PAGE = 1_000

/**
 * The beginning of a backup's first line, followed by the migrations its records have been through.
 */
const HEAD = 'vesper backup 2'

/**
 * Writes all records of these collections into a compressed file, one line per record, as they were
 * at one moment, while the servers keep running. The file appears as a whole or not at all, and
 * only the user who wrote it can read it, since it contains guests' writing. Throws if the database
 * is not exactly at the migrations of `folder`, because records of other tables would be missing.
 */
export async function backUp(
  url: string,
  folder: string,
  collections: readonly BackedUpRecord[],
  file: string,
): Promise<Holding> {
  return withClient(url, async (client) => {
    const lacking = await lackingOf(client, folder, 'back up')
    if (lacking.length > 0)
      throw new Error(
        `The database is behind this server: it lacks ${lacking.join(', ')}. Back it up with the build it is used by.`,
      )
    await requireRights(client, 'back up')
    const head = [HEAD, ...migrationsIn(folder)].join(' ')
    const counted = new Counter()
    const part = `${file}.${randomBytes(6).toString('hex')}.part`
    try {
      // Flushed, so that a power cut after the rename does not leave an empty file.
      const target = createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true })
      await pipeline(Readable.from(withHead(head, linesOf(client, collections, counted))), createGzip(), target)
      await rename(part, file)
    } catch (error) {
      await rm(part, { force: true })
      throw isOfSystem(error) ? new Error(`${file} cannot be written (${error.code}).`, { cause: error }) : error
    }
    return counted.holding
  })
}

/**
 * Fills an empty database from a backup, completely or not at all. Throws if the database is not
 * empty, or if the file is not a backup, was cut short, or was written by another build, whose
 * records would be misread. It reads the whole file before changing anything, so that a refused
 * file leaves the database untouched, without tables if it had none.
 */
export async function restore(
  url: string,
  folder: string,
  collections: readonly BackedUpRecord[],
  file: string,
): Promise<Holding> {
  const known = new Map(collections.map((collection) => [collection.name, collection]))
  await withClient(url, (client) => requireEmpty(client, collections))
  for await (const line of recordsIn(file, folder)) recordOf(line, known)
  await migrate(url, folder)
  return withClient(url, (client) => fill(client, known, recordsIn(file, folder)))
}

/**
 * Yields the records of a backup, one line each. Throws if the file is not a backup of this build.
 */
async function* recordsIn(file: string, folder: string): AsyncGenerator<string, void, void> {
  let head: string | null = null
  for await (const line of linesIn(file)) {
    if (head !== null) yield line
    else requireOwn((head = line), folder, file)
  }
  if (head === null) requireOwn('', folder, file)
}

/** Throws if an existing table contains a record. */
async function requireEmpty(client: Client, collections: Iterable<BackedUpRecord>): Promise<void> {
  for (const collection of collections) {
    const table = tableOf(collection)
    const { rows } = await client.query<{ found: string | null }>('SELECT to_regclass($1) AS found', [`"${table}"`])
    if (rows[0]?.found == null) continue
    const { rowCount } = await client.query(`SELECT 1 FROM "${table}" LIMIT 1`)
    if (rowCount !== 0) throw new Error('The database is not empty: a backup is restored into an empty one only.')
  }
}

/** Throws if the first line of a file is not the one this build writes. */
function requireOwn(head: string, folder: string, file: string): void {
  const [, version, names] = /^(?<version>vesper backup \d+)(?<names>(?: \S+)*)$/u.exec(head) ?? []
  if (version === undefined || names === undefined) throw new Error(`${file} is no backup that this server can read.`)
  const known = migrationsIn(folder)
  const has = names.split(' ').slice(1)
  const [more, less] = [has.filter((name) => !known.includes(name)), known.filter((name) => !has.includes(name))]
  if (version === HEAD && more.length + less.length === 0) return
  const differing = [
    ...(more.length > 0 ? [`it has ${more.join(', ')}, which this server does not know`] : []),
    ...(less.length > 0 ? [`it lacks ${less.join(', ')}`] : []),
  ]
  throw new Error(
    `${file} was written by another build (${version === HEAD ? differing.join('; ') : 'in another format'}). ` +
      'Restore it with that build; a newer one then brings the database up to date.',
  )
}

async function fill(
  client: Client,
  known: ReadonlyMap<string, BackedUpRecord>,
  lines: AsyncIterable<string>,
): Promise<Holding> {
  await client.query('BEGIN')
  await requireEmpty(client, known.values())
  const counted = new Counter()
  const tx = new PostgresTransaction(client, await Layout.read(client))
  for await (const line of lines) {
    const { collection, record } = recordOf(line, known)
    await tx.put(collection, record)
    counted.add(line)
  }
  await tx.save()
  await client.query('COMMIT')
  return counted.holding
}

function recordOf(
  line: string,
  known: ReadonlyMap<string, BackedUpRecord>,
): { readonly collection: BackedUpRecord; readonly record: never } {
  const at = line.indexOf(' ')
  const collection = known.get(line.slice(0, at))
  if (collection === undefined)
    throw new Error(`The backup holds ${line.slice(0, at)}, which this server does not know`)
  return { collection, record: restored(collection, line.slice(at + 1)) }
}

/** Decodes and fully checks a record of a backup, which may have been edited by hand. */
function restored(collection: BackedUpRecord, json: string): never {
  const document: unknown = JSON.parse(json)
  return decodeRecord(collection, keyIn(collection, document), document)
}

/** Returns the key of a record that may be invalid. */
function keyIn(collection: BackedUpRecord, document: unknown): string {
  try {
    return collection.key(document as never)
  } catch {
    return 'without a key'
  }
}

/** Recognizes errors of the system, and of the compressed format, by their code. */
const isOfSystem = (failure: unknown): failure is NodeJS.ErrnoException =>
  failure instanceof Error &&
  'code' in failure &&
  typeof failure.code === 'string' &&
  /^[EZ][A-Z_]+$/u.test(failure.code)

/** Explains in a sentence why a file cannot be read any further. */
function sentenceOf(file: string, { code = '' }: NodeJS.ErrnoException): string {
  if (code === 'Z_BUF_ERROR') return `${file} was cut short: nothing of it was restored.`
  if (code.startsWith('Z_')) return `${file} is damaged or no backup: nothing of it was restored.`
  return `${file} cannot be read (${code}).`
}

/** Yields the lines of a compressed file. Throws if it was cut short. */
async function* linesIn(file: string): AsyncGenerator<string, void, void> {
  const source = createReadStream(file)
  const text = source.pipe(createGunzip()).setEncoding('utf8')
  source.on('error', (error) => text.destroy(error))
  let rest = ''
  try {
    for await (const chunk of text) {
      const parts = (rest + String(chunk)).split('\n')
      rest = parts.pop() ?? ''
      yield* parts
    }
  } catch (failure) {
    throw isOfSystem(failure) ? new Error(sentenceOf(file, failure), { cause: failure }) : failure
  } finally {
    source.destroy()
  }
}

async function* withHead(head: string, lines: AsyncIterable<string>): AsyncGenerator<string> {
  yield `${head}\n`
  yield* lines
}

async function* linesOf(
  client: Client,
  collections: readonly BackedUpRecord[],
  counted: Counter,
): AsyncGenerator<string> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
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
