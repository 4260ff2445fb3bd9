import { describe, expect, it } from 'vitest'
import { retiredWordsIn } from '../../scripts/words/find.ts'

const wordsIn = (path: string, text: string): readonly string[] =>
  retiredWordsIn(path, text).map(({ word, line }) => `${line} ${word}`)

describe('retired words', () => {
  it('are found in comments of both kinds, with their line', () => {
    const code = '// One.\n/** What a guest and his\n * performer say anew. */\nconst a = 1 // she\n'
    expect(wordsIn('src/a.ts', code)).toEqual(['2 his', '3 performer', '3 anew', '4 she'])
  })

  it('are found in titles of tests and in pages, and in names of code', () => {
    expect(wordsIn('test/a.test.ts', `it('gives him a film', () => {})\n`)).toEqual(['1 him', '1 film'])
    expect(wordsIn('docs/a.md', 'A page.\n\nHe reads `the film` of [her](he.md).\n')).toEqual(['3 He', '3 her'])
    const name = ['under', 'Weather'].join('')
    expect(wordsIn('src/a.ts', `export const ${name} = 1\n`)).toEqual([`1 ${name}`])
  })

  it('are found in sentences of adapters and scripts, not in short strings and not in the talk of the simulation', () => {
    const code =
      "const text = 'The film has nothing else'\nconst short = 'film it'\nthrow new Error(`It was never read anew ${text} by all of them`)\n"
    expect(wordsIn('src/adapters/server/a.ts', code)).toEqual(['1 film', '3 anew'])
    expect(wordsIn('scripts/a.ts', code)).toEqual(['1 film', '3 anew'])
    expect(wordsIn('src/adapters/backend/world/a.ts', code)).toEqual([])
    expect(wordsIn('src/domain/a.ts', code)).toEqual([])
  })

  it('are no matter in what guests read, in strings, in quoted code and inside of other words', () => {
    expect(wordsIn('src/ui/home/texts/en.ts', '// performer\n')).toEqual([])
    expect(wordsIn('src/a.ts', `const text = 'Every performer and his films' // the theme of hershey\n`)).toEqual([])
    expect(wordsIn('src/a.ts', '// The key is `performer:1`.\n')).toEqual([])
    expect(wordsIn('docs/a.md', '```\nhis films\n```\n')).toEqual([])
  })
})
