import MiniSearch from 'minisearch'
import {
  byTitleAndRank,
  MIN_WITHIN,
  type Searchable,
  type SearchText,
  type TextMatch,
  type TextQuery,
} from './text-search'
import type { Language } from '@/domain/navigation/language'
import { isNear, MIN_NEAR_LENGTH } from '@/domain/search/near'
import { spellingsOf } from '@/domain/search/words'

/**
 * A record as the library indexes it: words and their endings, so that any part of a word finds it.
 */
interface Entry {
  readonly id: string
  readonly title: string
  readonly titleEnds: string
  readonly more: string
  readonly moreEnds: string
}

interface Indexed {
  /** The indexed text, for detecting changes. */
  readonly print: string
  readonly rank: number
}

/** Number of records indexed without a pause; the page does other work in between. */
const AT_ONCE = 250

const endsOf = (words: readonly string[]): readonly string[] => [
  ...new Set(
    words.flatMap((word) =>
      Array.from({ length: Math.max(0, word.length - MIN_WITHIN) }, (_, at) => word.slice(at + 1)),
    ),
  ),
]

function entryOf(id: string, { title, more }: SearchText): Entry {
  const [own, others] = [spellingsOf(title), spellingsOf(more.join(' '))]
  return {
    id,
    title: own.join(' '),
    titleEnds: endsOf(own).join(' '),
    more: others.join(' '),
    moreEnds: endsOf(others).join(' '),
  }
}

const isOfTitle = (fields: readonly string[] | undefined): boolean =>
  fields?.some((field) => field === 'title' || field === 'titleEnds') === true

/** The search index of a collection in one language, built on MiniSearch. */
export class LanguageIndex<T> {
  private readonly library = new MiniSearch<Entry>({
    fields: ['title', 'titleEnds', 'more', 'moreEnds'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => (term === '' ? null : term),
  })
  private readonly indexed = new Map<string, Indexed>()

  private constructor(
    private readonly searchable: Searchable<T>,
    private readonly language: Language,
  ) {}

  static async of<T>(
    searchable: Searchable<T>,
    language: Language,
    records: ReadonlyMap<string, T>,
  ): Promise<LanguageIndex<T>> {
    const made = new LanguageIndex(searchable, language)
    let count = 0
    for (const [key, value] of records) {
      made.set(key, value)
      if (++count % AT_ONCE === 0) await new Promise((resolve) => setTimeout(resolve))
    }
    return made
  }

  /** Indexes the current state of a record; `undefined` removes it. */
  set(key: string, value: T | undefined): void {
    const known = this.indexed.get(key)
    if (value === undefined) {
      if (known !== undefined) this.library.discard(key)
      this.indexed.delete(key)
      return
    }
    const text = this.searchable.text(value, this.language)
    const [print, rank] = [JSON.stringify(text), this.searchable.rank(value)]
    this.indexed.set(key, { print, rank })
    if (known?.print === print) return
    if (known !== undefined) this.library.discard(key)
    this.library.add(entryOf(key, text))
  }

  match({ words, isNear: isForgiving, limit }: TextQuery): readonly TextMatch[] {
    const isShort = words.every(({ length }) => length < MIN_WITHIN)
    const found = this.library.search(words.join(' '), {
      combineWith: 'AND',
      prefix: true,
      fields: isShort ? ['title'] : ['title', 'titleEnds', 'more', 'moreEnds'],
      // The library counts two swapped letters as two errors; `fieldsOf` filters its results.
      fuzzy: (term) => (isForgiving && term.length >= MIN_NEAR_LENGTH ? 2 : false),
    })
    const all = found.flatMap(({ id, match }) => {
      const key = String(id)
      const own = words.map((word) => fieldsOf(match, word))
      if (own.some(({ length }) => length === 0)) return []
      return { key, isInTitle: own.every(isOfTitle), rank: this.indexed.get(key)?.rank ?? 0 }
    })
    return all
      .toSorted(byTitleAndRank)
      .slice(0, limit)
      .map(({ key, isInTitle }) => ({ key, isInTitle }))
  }
}

/**
 * Returns the fields in which a word was found, either exactly or with forgivable typing errors.
 * Endings of words do not count as words for typing errors.
 */
function fieldsOf(match: Readonly<Record<string, readonly string[]>>, word: string): readonly string[] {
  return Object.entries(match).flatMap(([term, fields]) => {
    if (term.startsWith(word)) return word.length < MIN_WITHIN ? fields.filter((field) => field === 'title') : fields
    return isNear(term, word) ? fields.filter((field) => !field.endsWith('Ends')) : []
  })
}
