import { patternKey, searchPatterns, storedWords, type PatternRecord } from './pattern-records'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { hashOf } from '@/adapters/backend/kernel/secret-hash'
import type { Reader } from '@/adapters/stores/store'
import type { GuestId } from '@/domain/ids'
import type { Language } from '@/domain/navigation/language'

/** How many guests who searched for a pattern are known: none of them counts twice. */
const RECENT = 20

/** How many guests have to have searched for a pattern before others see it: what one guest types stays theirs. */
export const MIN_SEARCHERS = 3

/** How many patterns of a language are looked at for suggestions, the most popular first. */
const POPULAR = 300

/** How long a pattern that nobody searches for any more is stored, ms, and how many are removed in one sweep. */
const LIFETIME = 90 * 86_400_000
const BATCH = 100

/** Counts a pattern for a guest, once (SEA-023). */
export async function storePattern(
  { store, clock }: PlatformContext,
  guestId: GuestId,
  language: Language,
  text: string,
): Promise<void> {
  const words = storedWords(text)
  const digest = await hashOf(`${guestId} ${words}`)
  await store.transaction(async (tx) => {
    const known: PatternRecord = (await tx.get(searchPatterns, patternKey(language, words))) ?? {
      language,
      words,
      text,
      count: 0,
      recent: [],
      lastAt: 0,
    }
    if (known.recent.includes(digest)) return
    const recent = [...known.recent, digest].slice(-RECENT)
    await tx.put(searchPatterns, { ...known, count: known.count + 1, recent, lastAt: clock.now() })
  })
}

/** Patterns that several guests have searched for and that begin with these words, the most popular first. */
export async function popularPatterns(reader: Reader, language: Language, pattern: string): Promise<readonly string[]> {
  const begun = storedWords(pattern)
  const popular = await reader.find(searchPatterns, 'popular', { prefix: [language], limit: POPULAR })
  return popular.filter(({ count, words }) => count >= MIN_SEARCHERS && words.startsWith(begun)).map(({ text }) => text)
}

/** Removes patterns that nobody has searched for within ninety days. */
export async function forgetPatterns({ store, clock }: PlatformContext): Promise<void> {
  const oldest = await store.find(searchPatterns, 'byDay', { prefix: [], limit: BATCH })
  const latest = clock.now() - LIFETIME
  const over = oldest.filter(({ lastAt }) => lastAt <= latest)
  if (over.length === 0) return
  await store.transaction(async (tx) => {
    for (const { language, words } of over) {
      const key = patternKey(language, words)
      const current = await tx.get(searchPatterns, key)
      if (current !== undefined && current.lastAt <= latest) await tx.delete(searchPatterns, key)
    }
  })
}
