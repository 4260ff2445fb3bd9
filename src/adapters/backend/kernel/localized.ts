import type { Language } from '@/domain/navigation/language'

/** A value in every language of the product. */
export type Localized<T = string> = Readonly<Record<Language, T>>

/**
 * Creates a localized value from German, English and Spanish: the order of all texts of the
 * platform in the source.
 */
export const localized = (de: string, en: string, es: string): Localized => ({ de, en, es })

/** Maps the value of every language. */
export const mapLanguages = <A, B>({ de, en, es }: Localized<A>, map: (value: A) => B): Localized<B> => ({
  de: map(de),
  en: map(en),
  es: map(es),
})
