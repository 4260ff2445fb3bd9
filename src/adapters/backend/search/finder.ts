import { actors, profiles } from '@/adapters/backend/actors/actor-records'
import { albums } from '@/adapters/backend/albums/album-records'
import { blogPosts } from '@/adapters/backend/blog/post-records'
import { cachedByLanguage } from '@/adapters/backend/kernel/cached-by-language'
import { videos } from '@/adapters/backend/media/video-records'
import { tvFormats, tvVideos } from '@/adapters/backend/tv/tv-records'
import type { Collection, Store } from '@/adapters/stores/store'
import type { TextMatch } from '@/adapters/stores/text-search'
import type { Language } from '@/domain/navigation/language'
import { closenessOf } from '@/domain/search/closeness'
import { patternWords, spellingsOf } from '@/domain/search/words'

/** Everything that is searched. */
const SEARCHED: readonly Collection<never>[] = [actors, profiles, videos, albums, tvFormats, tvVideos, blogPosts]

/** The words of a title, computed once for each record. */
const titleWords = cachedByLanguage((record: Titled, language) => spellingsOf(record.titleIn(language)))

interface Titled {
  readonly titleIn: (language: Language) => string
}

const titledOnes = new WeakMap<object, Titled>()

/**
 * Returns the same object for a record as long as it is not replaced, so that the words of its
 * title can be cached.
 */
function titled<T extends object>({ search }: Collection<T>, record: T): Titled {
  const known = titledOnes.get(record)
  if (known !== undefined) return known
  const made: Titled = { titleIn: (language) => search?.text(record, language).title ?? '' }
  titledOnes.set(record, made)
  return made
}

const nameOf = (collection: string, isNear: boolean): string => `${collection} ${isNear}`

/** One search: each collection is searched once, however many categories show it. */
export class Finder {
  private readonly matches = new Map<string, Promise<readonly TextMatch[]>>()
  private anywhere: Promise<boolean> | null = null

  constructor(
    private readonly store: Store,
    private readonly language: Language,
    readonly words: readonly string[],
    /** Maximum number of records found of a collection. */
    private readonly limit: number,
  ) {}

  /** Returns whether the pattern finds anything as it is written. */
  isAnywhere(): Promise<boolean> {
    return (this.anywhere ??= this.look())
  }

  private async look(): Promise<boolean> {
    const isFound = (all: readonly (readonly TextMatch[])[]) => all.some(({ length }) => length > 0)
    // The collections that are searched already usually answer it; of the others one record is
    // enough.
    const begun = SEARCHED.filter(({ name }) => this.matches.has(nameOf(name, false)))
    if (isFound(await Promise.all(begun.map((collection) => this.match(collection, false))))) return true
    const others = SEARCHED.filter((collection) => !begun.includes(collection))
    return isFound(await Promise.all(others.map((collection) => this.found(collection, false, 1))))
  }

  /**
   * Returns the title of a result that consists of the words of the pattern, as it is spelled
   * there.
   */
  async titleOfWords(): Promise<string | null> {
    const words = this.words.join(' ')
    for (const collection of SEARCHED) {
      const keys = (await this.match(collection, false)).map(({ key }) => key)
      const found: readonly (object | undefined)[] = await this.store.getMany(collection, keys)
      for (const record of found) {
        const title =
          record === undefined ? '' : titled(collection as Collection<object>, record).titleIn(this.language)
        if (title !== '' && patternWords(title).join(' ') === words) return title
      }
    }
    return null
  }

  /**
   * Returns the keys that were found. Typing errors are tolerated only if nothing at all is found
   * as it was typed.
   */
  async keys<T>(collection: Collection<T>): Promise<readonly string[]> {
    const exact = await this.match(collection, false)
    if (exact.length > 0) return exact.map(({ key }) => key)
    if (await this.isAnywhere()) return []
    return (await this.match(collection, true)).map(({ key }) => key)
  }

  /** Records of these keys, those whose title suits best first, else in the order of the keys. */
  async records<T extends object>(collection: Collection<T>, keys: readonly string[]): Promise<readonly T[]> {
    const found = await this.store.getMany(collection, keys)
    return found
      .flatMap((record) => (record === undefined ? [] : { record, closeness: this.closeness(collection, record) }))
      .toSorted((a, b) => a.closeness - b.closeness)
      .map(({ record }) => record)
  }

  private closeness<T extends object>(collection: Collection<T>, record: T): number {
    return closenessOf(titleWords(titled(collection, record), this.language), this.words)
  }

  private match<T>(collection: Collection<T>, isNear: boolean): Promise<readonly TextMatch[]> {
    const name = nameOf(collection.name, isNear)
    const known = this.matches.get(name)
    if (known !== undefined) return known
    const found = this.found(collection, isNear, this.limit)
    this.matches.set(name, found)
    return found
  }

  private async found<T>(collection: Collection<T>, isNear: boolean, limit: number): Promise<readonly TextMatch[]> {
    const { language, words } = this
    return words.length === 0 ? [] : this.store.match(collection, { language, words, isNear, limit })
  }
}
