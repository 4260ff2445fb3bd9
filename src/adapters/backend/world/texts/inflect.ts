import type { ActorRecord } from '@/adapters/backend/actors/actor-records'

/**
 * Returns the form of a Spanish adjective, written `masculine|feminine` or once for both, that fits
 * an actor or two of them.
 */
export function inflect(word: string, { gender, genderType }: Pick<ActorRecord, 'gender' | 'genderType'>): string {
  const [masculine = word, feminine = masculine] = word.split('|')
  if (genderType === 'FM') return plural(masculine)
  if (genderType === 'FF') return plural(feminine)
  // Without a gender of her own an actor is spoken of as "una persona".
  return gender === 'M' ? masculine : feminine
}

function plural(word: string): string {
  if (/[aeiouáéíóú]$/u.test(word)) return `${word}s`
  if (word.endsWith('z')) return `${word.slice(0, -1)}ces`
  if (word.endsWith('ón')) return `${word.slice(0, -2)}ones`
  return `${word}es`
}
