import type { Collection } from '@/adapters/stores/store'
import type { Language } from '@/domain/navigation/language'
import { patternWords, spellingsOf } from '@/domain/search/words'

interface Line {
  readonly text: string
  readonly rank: number
}

/** A search by looking at every record: its words are folded beforehand and in memory, so that nothing but looking is measured. */
export class PlainSearch {
  private readonly lines: readonly Line[]

  constructor(language: Language, sources: readonly (readonly [Collection<never>, readonly object[]])[]) {
    this.lines = sources.flatMap(([{ search }, records]) =>
      records.map((record) => {
        const { title, more } = search?.text(record as never, language) ?? { title: '', more: [] }
        return { text: spellingsOf([title, ...more].join(' ')).join(' '), rank: search?.rank(record as never) ?? 0 }
      }),
    )
  }

  search(pattern: string): readonly Line[] {
    const words = patternWords(pattern)
    const found = this.lines.filter(({ text }) => words.every((word) => text.includes(word)))
    return found.toSorted((a, b) => b.rank - a.rank).slice(0, 30)
  }
}
