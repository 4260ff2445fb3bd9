import type { LanguageIndex } from './language-index'
import type { Searchable, TextMatch, TextQuery } from './text-search'
import type { Language } from '@/domain/navigation/language'

/**
 * Finds records in memory by their words. The index of a language is built, with a library loaded
 * for it, when that language is first searched; records changed since the last search are reindexed
 * before the next one.
 */
export class MemoryTextIndex<T> {
  private readonly open = new Map<
    Language,
    { readonly made: Promise<LanguageIndex<T>>; readonly changed: Set<string> }
  >()

  constructor(
    private readonly searchable: Searchable<T>,
    private readonly records: ReadonlyMap<string, T>,
  ) {}

  /** Notes that a record was put or deleted. */
  note(key: string): void {
    for (const { changed } of this.open.values()) changed.add(key)
  }

  async match(query: TextQuery): Promise<readonly TextMatch[]> {
    const { made, changed } = this.ofLanguage(query.language)
    const index = await made
    const keys = [...changed]
    changed.clear()
    for (const key of keys) index.set(key, this.records.get(key))
    return index.match(query)
  }

  private ofLanguage(language: Language) {
    const known = this.open.get(language)
    if (known !== undefined) return known
    const opened = { made: this.make(language), changed: new Set<string>() }
    this.open.set(language, opened)
    // If the index could not be built, because its code failed to load, the next search builds it
    // again.
    opened.made.catch(() => this.open.delete(language))
    return opened
  }

  private async make(language: Language): Promise<LanguageIndex<T>> {
    const { LanguageIndex } = await import('./language-index')
    return LanguageIndex.of(this.searchable, language, this.records)
  }
}
