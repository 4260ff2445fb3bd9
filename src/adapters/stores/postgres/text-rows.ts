import type { Queries } from './queries'
import { tableOf } from './layout'
import { MIN_WITHIN, type SearchText } from '@/adapters/stores/text-search'
import type { Collection } from '@/adapters/stores/store'
import { LANGUAGES, type Language } from '@/domain/navigation/language'
import { deletionsOf, MIN_NEAR_LENGTH } from '@/domain/search/near'
import { spellingsOf } from '@/domain/search/words'

/**
 * Returns the table of a searchable collection's words. It is separate, so that a record with
 * unchanged words is written without them.
 */
export const textsTableOf = (collection: { readonly name: string }): string => `${tableOf(collection)}_texts`

/**
 * Returns the token of a word of a title, as it is in a record's entry. The functions below do the
 * same for any other text, and for the beginning of a word in a title.
 */
export const titleToken = (language: Language, word: string): string => `${language}=${word}`
export const otherToken = (language: Language, word: string): string => `${language}:${word}`
export const beginningToken = (language: Language, letters: string): string => `${language}^${letters}`

/** Returns the parts that find a word: every three letters in a row. */
export const gramsOf = (language: Language, word: string): readonly string[] =>
  Array.from({ length: Math.max(0, word.length - MIN_WITHIN + 1) }, (_, at) => `${language}~${word.slice(at, at + 3)}`)
/**
 * Returns the parts that find a word despite typing errors: the word itself, and the word without
 * any one letter.
 */
export const deletionParts = (language: Language, word: string): readonly string[] =>
  word.length < MIN_NEAR_LENGTH - 1 ? [] : deletionsOf(word).map((left) => `${language}-${left}`)

/** The words of one record, to be written to their tables. */
export interface TextRow {
  readonly key: string
  readonly tokens: readonly string[]
  readonly rank: number
  /** Each word with its language. */
  readonly words: readonly (readonly [Language, string])[]
}

/** Returns the words that find a record; `null` if its collection is not searchable. */
export function textRowOf<T>(collection: Collection<T>, value: T): TextRow | null {
  const { search } = collection
  if (search === undefined) return null
  const [tokens, words]: [Set<string>, (readonly [Language, string])[]] = [new Set(), []]
  for (const language of LANGUAGES) {
    const { title, more } = search.text(value, language)
    const [own, others] = [spellingsOf(title), spellingsOf(more.join(' '))]
    for (const word of own) {
      tokens.add(titleToken(language, word))
      for (let length = 1; length < MIN_WITHIN; length++) tokens.add(beginningToken(language, word.slice(0, length)))
    }
    for (const word of others) tokens.add(otherToken(language, word))
    for (const word of new Set([...own, ...others])) words.push([language, word])
  }
  return { key: collection.key(value), tokens: [...tokens], rank: search.rank(value), words }
}

/** Whether the same words and rank find both records. */
export const isFoundAlike = <T>({ search }: Collection<T>, one: T, other: T): boolean =>
  search === undefined ||
  (search.rank(one) === search.rank(other) &&
    LANGUAGES.every((language) => isSameText(search.text(one, language), search.text(other, language))))

const isSameText = (one: SearchText, other: SearchText): boolean =>
  one.title === other.title &&
  one.more.length === other.more.length &&
  one.more.every((text, at) => text === other.more[at])

/**
 * Writes the words of records that are already in their table. Rows that would not change are not
 * written.
 */
export async function putTexts(
  client: Queries,
  collection: { readonly name: string },
  rows: readonly TextRow[],
): Promise<void> {
  if (rows.length === 0) return
  const table = textsTableOf(collection)
  // Sorted, so that two transactions with the same new words wait one for the other instead of both
  // for each other.
  const words = [...new Map(rows.flatMap((row) => row.words).map((word) => [word.join(' '), word])).values()].toSorted(
    (a, b) => (a.join(' ') < b.join(' ') ? -1 : 1),
  )
  await Promise.all([
    client.query({
      name: `texts ${table}`,
      text: [
        `INSERT INTO "${table}" AS known (key, words, rank)`,
        "SELECT key, string_to_array(words, ' '), rank FROM unnest($1::text[], $2::text[], $3::bigint[]) AS given (key, words, rank)",
        'ON CONFLICT (key) DO UPDATE SET words = EXCLUDED.words, rank = EXCLUDED.rank',
        'WHERE known.words <> EXCLUDED.words OR known.rank <> EXCLUDED.rank',
      ].join(' '),
      values: [
        rows.map(({ key }) => key),
        rows.map(({ tokens }) => tokens.join(' ')),
        rows.map(({ rank }) => String(rank)),
      ],
    }),
    client.query({
      name: 'words',
      text: [
        'INSERT INTO search_words (language, word, parts)',
        "SELECT language, word, string_to_array(parts, ' ')",
        'FROM unnest($1::text[], $2::text[], $3::text[]) AS given (language, word, parts) ON CONFLICT DO NOTHING',
      ].join(' '),
      values: [
        words.map(([language]) => language),
        words.map(([, word]) => word),
        words.map(([language, word]) =>
          [...new Set([...gramsOf(language, word), ...deletionParts(language, word)])].join(' '),
        ),
      ],
    }),
  ])
}
