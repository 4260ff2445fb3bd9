import { patternKey, searchPatterns, storedWords, type PatternRecord } from './pattern-records'
import { countAttempts, oneMoreAttempt } from '@/adapters/backend/access/login-attempts'
import { networkOf } from '@/domain/access/login-limits'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { hashOf } from '@/adapters/backend/kernel/secret-hash'
import type { Reader } from '@/adapters/stores/store'
import type { GuestId } from '@/domain/ids'
import type { Language } from '@/domain/navigation/language'

/**
 * Number of networks that a pattern remembers as having searched for it: none of them counts twice.
 */
const RECENT = 20

/**
 * Number of networks that have to search for a pattern before others see it: sessions are free, so
 * a pattern typed in one network stays there.
 */
export const MIN_SEARCHERS = 3

/** Number of patterns of a language that are considered for suggestions, the most popular first. */
const POPULAR = 300

/**
 * Time for which a pattern that nobody searches for any more is stored, ms, and the number removed
 * in one sweep.
 */
export const PATTERN_AGE = 90 * 86_400_000
const BATCH = 100

/** Characters that nobody sees, in a text that others are shown. */
const INVISIBLE = /\p{Cf}/gu

/**
 * Maximum number of patterns of one network counted a minute, so that no caller fills the store.
 */
export const MAX_PATTERNS_A_MINUTE = 30
const MINUTE = 60_000

/**
 * A search: its guest and pattern, and the spelling of the pattern if it is the title of a result.
 */
interface Searched {
  readonly guestId: GuestId
  readonly address: string | null
  readonly language: Language
  readonly text: string
  readonly title: string | null
}

/**
 * Counts a pattern for a network, once (SEA-023); for a guest where there is no network between.
 */
export async function storePattern(
  platform: PlatformContext,
  { guestId, address, language, text, title }: Searched,
): Promise<void> {
  const words = storedWords(text)
  const searcher = address === null ? guestId : networkOf(address)
  const digest = await hashOf(`${searcher} ${words}`)
  const share = `pattern ${await hashOf(searcher)}`
  await platform.store.transaction(async (tx) => {
    if ((await countAttempts(platform, tx, share)) >= MAX_PATTERNS_A_MINUTE) return
    await oneMoreAttempt(platform, tx, share, MINUTE)
    const known: PatternRecord = (await tx.get(searchPatterns, patternKey(language, words))) ?? {
      language,
      words,
      text: text.replaceAll(INVISIBLE, ''),
      count: 0,
      recent: [],
      lastAt: 0,
    }
    if (known.recent.includes(digest)) return
    const recent = [...known.recent, digest].slice(-RECENT)
    await tx.put(searchPatterns, {
      ...known,
      text: title ?? known.text,
      count: known.count + 1,
      recent,
      lastAt: platform.clock.now(),
    })
  })
}

/**
 * Returns patterns that several guests have searched for and that begin with these words, the most
 * popular first.
 */
export async function popularPatterns(reader: Reader, language: Language, pattern: string): Promise<readonly string[]> {
  const begun = storedWords(pattern)
  const popular = await reader.find(searchPatterns, 'popular', { prefix: [language], limit: POPULAR })
  return popular.filter(({ count, words }) => count >= MIN_SEARCHERS && words.startsWith(begun)).map(({ text }) => text)
}

/** Removes patterns that nobody has searched for within ninety days. */
export async function forgetPatterns({ store, clock }: PlatformContext): Promise<void> {
  const oldest = await store.find(searchPatterns, 'byDay', { prefix: [], limit: BATCH })
  const latest = clock.now() - PATTERN_AGE
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
