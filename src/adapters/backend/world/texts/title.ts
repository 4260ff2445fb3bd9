import { localized, type Localized } from '@/adapters/backend/kernel/localized'

/** A title or a part of one, and the tags it brings along. */
export interface Titled {
  readonly text: Localized
  readonly tags: readonly string[]
}

/** Tags first, separated by spaces, then German, English, Spanish. */
export const titled = (tags: string, de: string, en: string, es: string): Titled => ({
  text: localized(de, en, es),
  tags: tags.split(' '),
})
