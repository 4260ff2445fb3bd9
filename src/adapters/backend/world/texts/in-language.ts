import type { Localized } from '@/adapters/backend/kernel/localized'
import { LANGUAGES, type Language } from '@/domain/navigation/language'

/** A value in which each localized text has become its words in one language. */
export type InLanguage<T> = T extends Localized
  ? string
  : T extends object
    ? { readonly [Key in keyof T]: InLanguage<T[Key]> }
    : T

type Values = Readonly<Record<string, string>>

/** Fills the placeholders of a text, `{name}`; one without a value becomes empty. */
export const filled = (text: string, values: Values): string =>
  text.replaceAll(/\{(?<name>\w+)\}/gu, (_, name: string) => values[name] ?? '')

const isLocalized = (value: object): value is Localized =>
  LANGUAGES.every((language) => typeof Reflect.get(value, language) === 'string')

function translated(value: unknown, language: Language, values?: Values): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((each) => translated(each, language, values))
  if (isLocalized(value)) return values === undefined ? value[language] : filled(value[language], values)
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, translated(each, language, values)]))
}

/**
 * Returns a value of the sample world's data in one language, as far down as it has texts. With
 * `values` their placeholders are filled; without, they stay for whoever shows the text.
 */
export const inLanguage = <T>(value: T, language: Language, values?: Values): InLanguage<T> =>
  translated(value, language, values) as InLanguage<T>

/** Returns a value of the data once for each language, as records store it. */
export const inAllLanguages = <T>(value: T): Localized<InLanguage<T>> => ({
  de: inLanguage(value, 'de'),
  en: inLanguage(value, 'en'),
  es: inLanguage(value, 'es'),
})
