import type { Language } from '@/domain/navigation/language'

/** The same thing said in each language of the product. */
export type Phrase = Readonly<Record<Language, string>>

/** German, English, Spanish: the order in which all texts of the world are written down. */
export const say = (de: string, en: string, es: string): Phrase => ({ de, en, es })
