import { evenings } from './show-evenings'
import type { ActTerms, ShowTexts } from '@/adapters/backend/shows/show-records'
import type { Language } from '@/domain/navigation/language'

/** Number of kinds of evenings. */
export const SHOW_COUNT = evenings.length

/** The beginnings of the acts of a show, as shares of its time. */
const ACTS_AT = [0, 0.1, 0.5, 0.85] as const

/** The acts of a show that lasts from `start` to `end`, epoch ms; whole minutes. */
export function showActs(
  seed: number,
  { start, end }: { readonly start: number; readonly end: number },
): readonly ActTerms[] {
  const minutes = (end - start) / 60_000
  return (evenings[seed]?.acts ?? []).map((titles, index) => ({
    start: start + Math.round(minutes * (ACTS_AT[index] ?? 0)) * 60_000,
    titles,
  }))
}

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
