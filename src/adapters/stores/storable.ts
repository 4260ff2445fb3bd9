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
 * Refuses a record whose key or texts a database cannot hold, alike in every store. Throws `invalid-request` with the
 * name of the collection: the code that stores such a text was given it by a guest, and has not validated it.
 */
export function refuseUnstorable<T>({ name, key }: Collection<T>, value: T): void {
  if (!isValueStorable(value) || !isStorable(key(value))) throw unstorable(name)
}

const unstorable = (collection: string): BackendError =>
  new BackendError('invalid-request', { detail: `text in ${collection}` })

// Half of a character, or NUL, as JSON.stringify writes them; a pair of halves it writes as one character.
const ESCAPED = /\\u(?:0000|d[89a-f])/u

/** The same for a record that is JSON already: only where it may hold such a text it is looked at once more. */
export function refuseUnstorableJson<T>(collection: Collection<T>, value: T, json: string): void {
  if (ESCAPED.test(json)) refuseUnstorable(collection, value)
  else if (!isStorable(collection.key(value))) throw unstorable(collection.name)
}
