import type { Localized } from '@/adapters/backend/kernel/localized'
import tips from '@/adapters/backend/world/data/tips.json' with { type: 'json' }
import type { Language } from '@/domain/navigation/language'

/** Something an actor of the sample world does for a tip; `price` is the least, in coins. */
interface TipOffer {
  readonly name: Localized
  readonly price: number
  /** One of `DEED_GESTURES`. */
  readonly gesture: string
  /**
   * Lines with which the actor does it. `{name}` is the guest's screen name; it follows a comma, so
   * that it can be left out if a guest is not named.
   */
  readonly deeds: readonly Localized[]
}

/** The offers of actors of the sample world for a tip, by id. */
export const tipOffers: Readonly<Record<string, TipOffer>> = tips.offers

/** The words of a deed for a guest; `name` empty: nobody is named. */
export const deedFor = (deed: Localized, language: Language, name: string): string =>
  name === '' ? deed[language].replace(/, \{name\},?/u, '') : deed[language].replace('{name}', () => name)
