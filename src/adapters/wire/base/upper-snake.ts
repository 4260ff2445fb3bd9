import * as z from 'zod/mini'
import type { Wire } from './scalars'

/**
 * Returns the spelling of a name on the wire: `topRated` is TOP_RATED, `online-only` is ONLINE_ONLY
 * (ruling 3).
 */
export const upperSnake = (word: string): string =>
  word
    .replaceAll(/[A-Z]/gu, (letter) => `_${letter}`)
    .replaceAll('-', '_')
    .toUpperCase()

/** Accepts a name of the domain in its wire spelling, and nothing else. */
export function fromUpperSnake<const W extends string>(words: readonly W[]): Wire<W> {
  const byName = new Map(words.map((word) => [upperSnake(word), word]))
  return z.pipe(
    z.enum([...byName.keys()]),
    z.transform((name) => byName.get(name) ?? z.NEVER),
  )
}
