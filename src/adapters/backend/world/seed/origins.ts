import { DEFAULT_LANGUAGE, isLanguage } from '@/domain/navigation/language'
import type { SeededRandom } from './seeded-random'

/**
 * Countries of origin (ISO 3166-1 alpha-2), the languages spoken there (ISO 639-1), and the actors
 * of each in a hundred.
 */
const origins: readonly (readonly [country: string, language: string, share: number])[] = [
  ['DE', 'de', 24],
  ['AT', 'de', 7],
  ['CH', 'de', 6],
  ['ES', 'es', 10],
  ['MX', 'es', 4],
  ['AR', 'es', 4],
  ['CO', 'es', 4],
  ['GB', 'en', 6],
  ['IE', 'en', 2],
  ['US', 'en', 4],
  ['CA', 'en', 2],
  ['FR', 'fr', 5],
  ['BE', 'fr', 2],
  ['IT', 'it', 4],
  ['PT', 'pt', 3],
  ['BR', 'pt', 3],
  ['NL', 'nl', 3],
  ['SE', 'sv', 2],
  ['PL', 'pl', 2],
  ['CZ', 'cs', 1],
  ['RO', 'ro', 1],
  ['GR', 'el', 1],
]

/** Languages that are acquired later, with the chance that an actor has acquired each. */
const learnt: readonly (readonly [language: string, chance: number])[] = [
  ['en', 0.82],
  ['de', 0.4],
  ['es', 0.22],
  ['fr', 0.14],
  ['it', 0.07],
]

const total = origins.reduce((sum, [, , share]) => sum + share, 0)

/**
 * Draws a country and one to four languages, the mother tongue first; one of them is a language of
 * the product, in which guests can be answered.
 */
export function drawOrigin(rng: SeededRandom): { readonly country: string; readonly languages: readonly string[] } {
  let left = rng.next() * total
  const [country, mother] = origins.find(([, , share]) => (left -= share) < 0) ?? ['DE', 'de']
  const others = learnt.filter(([language, chance]) => language !== mother && rng.chance(chance))
  const languages = [mother, ...others.map(([language]) => language)].slice(0, 4)
  return { country, languages: languages.some(isLanguage) ? languages : [...languages, DEFAULT_LANGUAGE] }
}
