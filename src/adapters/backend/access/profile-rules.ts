import { guests, type GuestRecord } from './guest-records'
import type { Reader } from '@/adapters/stores/store'

const SHORTEST_NAME = 3
const MAX_NAME_LENGTH = 24

/**
 * Letters and digits of any script, with single spaces, dots, hyphens and underscores between them.
 */
const NAME = /^[\p{L}\p{N}]+(?:[ ._-][\p{L}\p{N}]+)*$/u

/** Alphabets with letters that look alike. */
const ALPHABETS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u]

/**
 * Returns whether letters of several alphabets are mixed, so that a name looks like that of another
 * guest.
 */
const mixesAlphabets = (name: string): boolean => ALPHABETS.filter((alphabet) => alphabet.test(name)).length > 1

export type NameRefusal = 'name-length' | 'name-characters' | 'name-taken'

/** Returns why a guest cannot take a name; `null`: they can. */
export async function renameRefusal(
  reader: Reader,
  guest: Pick<GuestRecord, 'id'> | null,
  name: string,
): Promise<NameRefusal | null> {
  // Counted as a reader counts, so that a letter with its accent is one.
  const length = Array.from(new Intl.Segmenter().segment(name)).length
  if (length < SHORTEST_NAME || length > MAX_NAME_LENGTH) return 'name-length'
  if (!NAME.test(name) || mixesAlphabets(name)) return 'name-characters'
  const [taken] = await reader.find(guests, 'byName', { prefix: [name.toLowerCase()], limit: 1 })
  return taken !== undefined && taken.id !== guest?.id ? 'name-taken' : null
}
