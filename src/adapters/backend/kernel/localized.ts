import type { Language } from '@/domain/navigation/language'

/** A value in every language of the product. */
export type Localized<T = string> = Readonly<Record<Language, T>>

/** German, English, Spanish: the order in which all texts of the platform are written in the source. */
export const localized = (de: string, en: string, es: string): Localized => ({ de, en, es })

/** The same of every language, made of another value in it. */
export const mapLanguages = <A, B>({ de, en, es }: Localized<A>, map: (value: A) => B): Localized<B> => ({
  de: map(de),
  en: map(en),
  es: map(es),
})
