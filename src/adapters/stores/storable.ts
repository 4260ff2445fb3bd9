import type { Collection } from './store'
import { BackendError } from '@/application/errors/backend-error'
import { isStorable } from '@/domain/access/text'

/** Whether every text of a value can be stored, keys of objects included. */
function isValueStorable(value: unknown): boolean {
  if (typeof value === 'string') return isStorable(value)
  if (typeof value !== 'object' || value === null) return true
  if (Array.isArray(value)) return value.every(isValueStorable)
  for (const name in value) {
    if (!isStorable(name) || !isValueStorable((value as Readonly<Record<string, unknown>>)[name])) return false
  }
  return true
}

/**
 * Refuses a record whose key or texts a database cannot store, in every store alike. Throws
 * `invalid-request` with the name of the collection, because the text came from a guest and the
 * storing code has not validated it.
 */
export function refuseUnstorable<T>({ name, key }: Collection<T>, value: T): void {
  if (!isValueStorable(value) || !isStorable(key(value))) throw unstorable(name)
}

const unstorable = (collection: string): BackendError =>
  new BackendError('invalid-request', { detail: `text in ${collection}` })

// Half of a surrogate pair, or NUL, as JSON.stringify writes them; it writes a complete pair as one
// character.
const ESCAPED = /\\u(?:0000|d[89a-f])/u

/**
 * Refuses the same for a record that is already JSON, and examines the record only if the JSON may
 * contain such a text.
 */
export function refuseUnstorableJson<T>(collection: Collection<T>, value: T, json: string): void {
  if (ESCAPED.test(json)) refuseUnstorable(collection, value)
  else if (!isStorable(collection.key(value))) throw unstorable(collection.name)
}
