import type { Queries } from './queries'
import { beginningToken, deletionParts, gramsOf, otherToken, textsTableOf, titleToken } from './text-rows'
import type { Collection } from '@/adapters/stores/store'
import { MIN_WITHIN, type TextMatch, type TextQuery } from '@/adapters/stores/text-search'
import type { Language } from '@/domain/navigation/language'
import { isNear } from '@/domain/search/near'

/** How many words of the vocabulary are looked for in place of one typed word at most, those that begin with it first. */
const MAX_EXPANSION = 64

/** Not a word of any record: a typed word that nothing is known for matches nothing. */
const NOTHING = '?'

/** Finds records by their words: first the words there are for what was typed, in the vocabulary, then the records that have them. */
export class TextReader {
  /** Words of the vocabulary that are being looked up: searches of several collections at one moment share them. */
  private readonly expanding = new Map<string, Promise<readonly string[]>>()

  constructor(private readonly client: Queries) {}

  async match<T>(collection: Collection<T>, { language, words, isNear: isForgiving, limit }: TextQuery) {
    if (collection.search === undefined) throw new Error(`${collection.name} is not searchable`)
    if (words.length === 0) return []
    const expanded = await Promise.all(words.map((word) => this.expanded(language, word, isForgiving)))
    const inTitle = words.map((word, at) => tokensOf(language, word, expanded[at] ?? [], [titleToken]))
    const anywhere = words.map((word, at) => tokensOf(language, word, expanded[at] ?? [], [titleToken, otherToken]))
    const values: unknown[] = []
    const table = textsTableOf(collection)
    const part = (tokens: readonly (readonly string[])[], isTitle: boolean): string =>
      [
        `(SELECT key, ${isTitle} AS title FROM "${table}" WHERE`,
        tokens.map((own) => `words && $${values.push([...own])}::text[]`).join(' AND '),
        `ORDER BY rank DESC, key LIMIT ${limit})`,
      ].join(' ')
    // Without a name, so that it is planned for these words: common ones are read in the order of rank, rare ones by the index of words.
    const { rows } = await this.client.query<{ key: string; title: boolean }>({
      text: `${part(inTitle, true)} UNION ALL ${part(anywhere, false)}`,
      values,
    })
    const found = new Map<string, TextMatch>()
    for (const { key, title } of rows) if (!found.has(key)) found.set(key, { key, isInTitle: title })
    return [...found.values()].slice(0, limit)
  }

  private expanded(language: Language, word: string, isForgiving: boolean): Promise<readonly string[]> {
    if (word.length < MIN_WITHIN) return Promise.resolve([])
    const name = [language, word, isForgiving].join(' ')
    const known = this.expanding.get(name)
    if (known !== undefined) return known
    const asked = this.expand(language, word, isForgiving).finally(() => this.expanding.delete(name))
    this.expanding.set(name, asked)
    return asked
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
