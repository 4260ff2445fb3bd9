import type { Queries } from './queries'
import { beginningToken, deletionParts, gramsOf, otherToken, textsTableOf, titleToken } from './text-rows'
import { WordFrequencies } from './word-frequencies'
import type { Collection } from '@/adapters/stores/store'
import { MIN_WITHIN, type TextMatch, type TextQuery } from '@/adapters/stores/text-search'
import type { Language } from '@/domain/navigation/language'
import { isNear } from '@/domain/search/near'

/** How many words of the vocabulary are looked for in place of one typed word at most, those that begin with it first. */
const MAX_EXPANSION = 64

/** Not a word of any record: a typed word that nothing is known for matches nothing. */
const NOTHING = '?'

/** Words, of which a row has to have one of each list. */
type Lists = readonly (readonly string[])[]

/** Finds records by their words: first the words there are for what was typed, in the vocabulary, then the records that have them. */
export class TextReader {
  /** Words of the vocabulary that are being looked up: searches of several collections at one moment share them. */
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
   * The first rows that have these words, in the order of rank. Rare words are found by their index and sorted. Common ones are in enough of the
   * first rows by rank; where they are not, the index finds them all the same.
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
    // Whichever reads fewer rows; the estimate may be wrong, so twice as many as should do are read by rank at most.
    if (needed < rows * part) {
      const first = `SELECT key, words, rank FROM "${table}" ORDER BY rank DESC, key LIMIT ${needed}`
      const found = await read(
        `SELECT key FROM (${first}) AS first WHERE ${has} ORDER BY rank DESC, key LIMIT ${limit}`,
      )
      if (found.length === limit) return found
    }
    // The order is one that no index has: reading by rank until enough is found may read the whole table.
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

/** By which tokens a typed word is found: a short one by the beginnings of titles. */
function tokensOf(
  language: Language,
  typed: string,
  words: readonly string[],
  tokens: readonly Token[],
): readonly string[] {
  if (typed.length < MIN_WITHIN) return [beginningToken(language, typed)]
  return words.length === 0 ? [NOTHING] : words.flatMap((word) => tokens.map((token) => token(language, word)))
}
