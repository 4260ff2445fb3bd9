import type { Queries } from './queries'
import { beginningToken, deletionParts, gramsOf, otherToken, textsTableOf, titleToken } from './text-rows'
import { WordFrequencies } from './word-frequencies'
import type { Collection } from '@/adapters/stores/store'
import { MIN_WITHIN, type TextMatch, type TextQuery } from '@/adapters/stores/text-search'
import type { Language } from '@/domain/navigation/language'
import { isNear } from '@/domain/search/near'

/**
 * Maximum number of vocabulary words searched in place of one typed word; words that begin with it
 * come first.
 */
const MAX_EXPANSION = 64

/**
 * Not a word of any record: it stands for a typed word without a match in the vocabulary, which
 * matches nothing.
 */
const NOTHING = '?'

/** Lists of words; a row must have one word of each list. */
type Lists = readonly (readonly string[])[]

/**
 * Finds records by their words: looks up the typed words in the vocabulary, then the records that
 * have the words found.
 */
export class TextReader {
  /** Vocabulary lookups in progress, which simultaneous searches of several collections share. */
  private readonly expanding = new Map<string, Promise<readonly string[]>>()
  private readonly frequencies: WordFrequencies

  constructor(
    private readonly client: Queries,
    now: () => number = Date.now,
  ) {
    this.frequencies = new WordFrequencies(client, now)
  }

  async match<T>(
    collection: Collection<T>,
    { language, words, isNear: isForgiving, limit }: TextQuery,
  ): Promise<readonly TextMatch[]> {
    if (collection.search === undefined) throw new Error(`${collection.name} is not searchable`)
    if (words.length === 0) return []
    const table = textsTableOf(collection)
    const expanded = await Promise.all(words.map((word) => this.expanded(language, word, isForgiving)))
    const lists = (...tokens: readonly Token[]): Lists =>
      words.map((word, at) => tokensOf(language, word, expanded[at] ?? [], tokens))
    const found = new Map<string, TextMatch>()
    const titles = lists(titleToken)
    for (const key of await this.keys(table, titles, limit)) found.set(key, { key, isInTitle: true })
    const isShort = words.every((word) => word.length < MIN_WITHIN)
    if (isShort || found.size >= limit) return [...found.values()]
    for (const key of await this.keys(table, lists(titleToken, otherToken), limit))
      if (!found.has(key)) found.set(key, { key, isInTitle: false })
    return [...found.values()].slice(0, limit)
  }

  /**
   * Returns the first rows with these words, in order of rank. Rare words are found by their index
   * and sorted. Common words occur in enough of the first rows by rank; if they do not, the index
   * still finds them.
   */
  private async keys(table: string, lists: Lists, limit: number): Promise<readonly string[]> {
    if (lists.some((words) => words[0] === NOTHING)) return []
    const has = lists.map((_, at) => `words && $${at + 1}::text[]`).join(' AND ')
    const read = async (text: string): Promise<readonly string[]> => {
      const { rows } = await this.client.query<{ key: string }>({ text, values: lists.map((words) => [...words]) })
      return rows.map(({ key }) => key)
    }
    const { rows, part } = await this.frequencies.estimate(table, lists)
    const needed = Math.ceil((2 * limit) / part)
    // Chooses the way that reads fewer rows. Since the estimate may be wrong, at most twice as many
    // rows as should suffice are read by rank.
    if (needed < rows * part) {
      const first = `SELECT key, words, rank FROM "${table}" ORDER BY rank DESC, key LIMIT ${needed}`
      const found = await read(
        `SELECT key FROM (${first}) AS first WHERE ${has} ORDER BY rank DESC, key LIMIT ${limit}`,
      )
      if (found.length === limit) return found
    }
    // The order is one without an index: reading by rank until enough rows are found might read the
    // whole table.
    return read(`SELECT key FROM "${table}" WHERE ${has} ORDER BY rank + 0 DESC, key LIMIT ${limit}`)
  }

  private expanded(language: Language, word: string, isForgiving: boolean): Promise<readonly string[]> {
    if (word.length < MIN_WITHIN) return Promise.resolve([])
    const name = [language, word, isForgiving].join(' ')
    const known = this.expanding.get(name)
    if (known !== undefined) return known
    const requested = this.expand(language, word, isForgiving).finally(() => this.expanding.delete(name))
    this.expanding.set(name, requested)
    return requested
  }

  private async expand(language: Language, word: string, isForgiving: boolean): Promise<readonly string[]> {
    const { rows } = await this.client.query<{ word: string }>({
      name: `vocabulary ${isForgiving}`,
      text: [
        '(SELECT word FROM search_words WHERE language = $1 AND word >= $2 AND word < $2 || chr(1114111)',
        `ORDER BY word LIMIT ${MAX_EXPANSION}) UNION`,
        `(SELECT word FROM search_words WHERE parts @> $3::text[] AND position($2 in word) > 0 LIMIT ${MAX_EXPANSION})`,
        isForgiving ? `UNION (SELECT word FROM search_words WHERE parts && $4::text[] LIMIT ${4 * MAX_EXPANSION})` : '',
      ].join(' '),
      values: [language, word, gramsOf(language, word), ...(isForgiving ? [deletionParts(language, word)] : [])],
    })
    return rows.flatMap(({ word: known }) =>
      known.includes(word) || (isForgiving && isNear(known, word)) ? [known] : [],
    )
  }
}

type Token = (language: Language, word: string) => string

/** Returns the tokens that find a typed word: for a short one, beginnings of words in titles. */
function tokensOf(
  language: Language,
  typed: string,
  words: readonly string[],
  tokens: readonly Token[],
): readonly string[] {
  if (typed.length < MIN_WITHIN) return [beginningToken(language, typed)]
  return words.length === 0 ? [NOTHING] : words.flatMap((word) => tokens.map((token) => token(language, word)))
}
