import { fields, oneOf, text, whole, type Check } from '@/adapters/stores/record-schema'
import { currencies, type Currency, type Money } from '@/domain/money/money'
import { LANGUAGES, type Language } from '@/domain/navigation/language'
import type { Localized } from './localized'

/** Checks a language; records of several features contain one. */
export const language: Check<Language> = oneOf(...LANGUAGES)

/** A value in every language of the product. */
export const inEachLanguage = <T>(check: Check<T>): Check<Localized<T>> =>
  fields<Localized<T>>({ de: check, en: check, es: check })

export const money: Check<Money> = fields<Money>({ value: whole, currency: oneOf<Currency>(...currencies) })

/** A picture or a tag with its name. */
export const label = fields<{ readonly id: string; readonly label: string }>({ id: text, label: text })
