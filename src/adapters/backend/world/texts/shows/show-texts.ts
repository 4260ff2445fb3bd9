import { evenings } from './show-evenings'
import type { ShowTexts } from '@/adapters/backend/shows/show-records'
import type { Language } from '@/domain/navigation/language'

/** How many kinds of evenings there are. */
export const SHOW_COUNT = evenings.length

/** The texts of a show in one language; `seed` is a whole number from 0 to below `SHOW_COUNT`. */
export function showTexts(seed: number, language: Language): ShowTexts {
  const evening = evenings[seed]
  if (evening === undefined) throw new RangeError(`No evening ${seed}`)
  return {
    name: evening.name[language],
    title: evening.title[language],
    description: evening.description[language],
    postBuyInfo: evening.postBuyInfo[language],
  }
}
