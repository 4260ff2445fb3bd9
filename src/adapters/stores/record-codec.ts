import type { RecordSchema, StoredRecord } from './record-schema'
import type { Collection } from './store'

/**
 * A stored record does not match its collection's schema. The message contains the collection, the
 * key and the path in the record, but none of its content.
 */
export class UnreadableRecord extends Error {
  override readonly name = 'UnreadableRecord'

  constructor(
    readonly collection: string,
    readonly key: string,
    detail: string,
  ) {
    super(`The record ${key} of ${collection} cannot be read: ${detail}.`)
  }
}

/** The member with the version of a record; records of version 1 have none. */
const VERSION = 'v'

/**
 * Decodes a stored document into a record of the current version and checks it. The document must
 * be the caller's own, since it may be changed. Throws `UnreadableRecord`.
 */
export function decodeRecord<T>(collection: Collection<T>, key: string, document: unknown): T {
  const { schema, name } = collection
  if (schema === undefined) return document as T
  if (!isVersioned(document)) return checkRecord(collection, key, document)
  const { [VERSION]: version = 1 } = document
  if (!isVersion(version)) throw new UnreadableRecord(name, key, 'its version is no number')
  // It is the last member, so deleting it is cheap.
  if (document[VERSION] !== undefined) delete document[VERSION]
  return checkRecord(collection, key, upToDate(schema, version, document) ?? document)
}

/**
 * Upgrades a record to the current version; `undefined`: it does not even match the schema of its
 * own version.
 */
function upToDate<T>(schema: RecordSchema<T>, version: number, stored: StoredRecord): StoredRecord | undefined {
  try {
    return schema.upcasts.slice(version - 1).reduce((old, upcast) => upcast(old), stored)
  } catch {
    return undefined
  }
}

/** Returns the record if it matches its collection's schema. Throws `UnreadableRecord`. */
export function checkRecord<T>({ schema, name }: Collection<T>, key: string, record: unknown): T {
  if (schema !== undefined && !schema.check.accepts(record)) {
    throw new UnreadableRecord(name, key, `it${schema.check.refusal(record)}`)
  }
  return record as T
}

/**
 * Returns the version that a collection's records are stored with; `null`: they are stored without
 * one.
 */
export const storedVersion = <T>({ schema }: Collection<T>): number | null =>
  schema === undefined || schema.version === 1 ? null : schema.version

/** Returns a record's JSON with its version after everything else. */
export function withVersion<T>(collection: Collection<T>, json: string): string {
  const version = storedVersion(collection)
  return version === null ? json : `${json.slice(0, -1)},"${VERSION}":${version}}`
}

const isVersioned = (document: unknown): document is { [VERSION]?: unknown } =>
  typeof document === 'object' && document !== null

const isVersion = (version: unknown): version is number => Number.isSafeInteger(version) && Number(version) >= 1
