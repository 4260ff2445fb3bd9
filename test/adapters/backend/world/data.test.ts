import { describe, expect, it } from 'vitest'
import albums from '@/adapters/backend/world/data/albums.json' with { type: 'json' }
import tips from '@/adapters/backend/world/data/tips.json' with { type: 'json' }
import titles from '@/adapters/backend/world/data/titles.json' with { type: 'json' }
import { settingsOf, titleSettings } from '@/adapters/backend/world/texts/titles'
import { DEED_GESTURES } from '@/domain/chat/tips'
import { LANGUAGES, type Language } from '@/domain/navigation/language'
import { unwelcome } from '#test/support/world/unwelcome-words'

const files = import.meta.glob<unknown>('/src/adapters/backend/world/data/**/*.json', {
  eager: true,
  import: 'default',
})
const sources = import.meta.glob<string>('/src/adapters/backend/world/data/**/*.json', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** What code fills in texts of the sample world, in braces. */
const PLACEHOLDERS: ReadonlySet<string> = new Set(
  `actor age amount category country days extraCoins from hobbies hobby languages message messages modes name page place price
    text time topic topics topUpPrice vipDays year`.split(/\s+/u),
)

/** Words in a sense that nobody minds: of weather, pasta and coffee, or of what something means. */
const HARMLESS: Readonly<Record<Language, RegExp>> = {
  de: /heißt|nudel\w*|bettlaken|ins bett|unter die haut|(?:so|noch) heiß|das kind, das im kino/giu,
  en: /bed sheet|bedside|to bed|bottom of every page|so hot that|still hot|like it hot|hotter|the child who sees snow/giu,
  es: /tocarán|el niño que ve nieve|seguía caliente|^caliente, caliente|^deseo una noche larga/giu,
}

const isUnwelcome = (text: string, language: Language): boolean =>
  unwelcome([text.replaceAll(HARMLESS[language], '')], language).length > 0

const placeholdersIn = (text: string): readonly string[] =>
  [...text.matchAll(/\{(?<name>[^}]*)\}/gu)].map(({ groups }) => groups?.['name'] ?? '').toSorted()

/** What is wrong with a text in three languages. */
function errorsOf(text: Readonly<Record<string, unknown>>): readonly string[] {
  const languages = Object.keys(text)
  if (languages.join() !== LANGUAGES.join()) return [`has ${languages.join(', ')}, not ${LANGUAGES.join(', ')}`]
  const errors = LANGUAGES.flatMap((language) => {
    const words = text[language]
    if (typeof words !== 'string' || words.trim() !== words || words === '') return [`${language} is no text`]
    const unknown = placeholdersIn(words).filter((name) => !PLACEHOLDERS.has(name))
    return [
      ...unknown.map((name) => `${language} has {${name}}, which nothing fills`),
      ...(isUnwelcome(words, language) ? [`${language} has an unwelcome word`] : []),
    ]
  })
  const [first, ...others] = LANGUAGES.map((language) => placeholdersIn(String(text[language])).join())
  return others.every((other) => other === first) ? errors : [...errors, 'has other placeholders in each language']
}

/** What is wrong in a file, each with its place. */
function errorsIn(value: unknown, place: string): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  if (!Array.isArray(value) && LANGUAGES.some((language) => language in value))
    return errorsOf(value as Readonly<Record<string, unknown>>).map((error) => `${place}: ${error}`)
  return Object.entries(value).flatMap(([key, each]) => errorsIn(each, `${place}/${key}`))
}

describe('the texts of the sample world', () => {
  it.each(Object.keys(files))('%s has every text in three languages, with the same known placeholders', (file) => {
    expect(errorsIn(files[file], file)).toEqual([])
  })

  it.each(Object.entries(sources))('%s has each text on a line', (_, source) => {
    const lines = source.split('\n')
    expect(lines.filter((line) => line.includes('"de":') !== line.includes('"es":'))).toEqual([])
  })

  it('name only lists of settings that there are', () => {
    for (const { suits, subjects } of [titles, albums]) {
      expect(subjects.filter((subject) => settingsOf(subject, suits).length === 0)).toEqual([])
      expect(Object.values(suits).flat()).toSatisfy((kinds: string[]) => kinds.every((kind) => kind in titleSettings))
    }
  })

  it('name only gestures that can be shown for a tip', () => {
    const gestures: readonly string[] = DEED_GESTURES
    expect(Object.values(tips.offers).filter(({ gesture }) => !gestures.includes(gesture))).toEqual([])
  })

  it('are not accepted where a language lacks, a text is empty, or a placeholder is unknown or lacks', () => {
    const broken = {
      lacks: [{ de: 'Ja', en: 'Yes' }],
      empty: { de: 'Ja', en: '', es: 'Sí' },
      unknown: { de: '{jahr}', en: '{jahr}', es: '{jahr}' },
      other: { de: 'Im Jahr {year}', en: 'That year', es: 'En {year}' },
      crude: { de: 'Ja', en: 'Yes, naked', es: 'Sí' },
    }
    expect(errorsIn(broken, 'a.json')).toEqual([
      'a.json/lacks/0: has de, en, not de, en, es',
      'a.json/empty: en is no text',
      'a.json/unknown: de has {jahr}, which nothing fills',
      'a.json/unknown: en has {jahr}, which nothing fills',
      'a.json/unknown: es has {jahr}, which nothing fills',
      'a.json/other: has other placeholders in each language',
      'a.json/crude: en has an unwelcome word',
    ])
  })
})
