import type { Localized } from '@/adapters/backend/kernel/localized'
import type { ActTerms, ShowTexts } from '@/adapters/backend/shows/show-records'
import shows from '@/adapters/backend/world/data/shows.json' with { type: 'json' }
import { inLanguage } from '@/adapters/backend/world/texts/in-language'
import type { Language } from '@/domain/navigation/language'

/** A kind of evening: its name, its acts, and the things that guests should bring. */
export interface Evening {
  readonly name: Localized
  readonly title: Localized
  readonly description: Localized
  /** Names what a guest can request in it. */
  readonly postBuyInfo: Localized
  /** The acts from the welcome to the thanks. */
  readonly acts: readonly Localized[]
  readonly promise: Promised
}

/** A request of a guest in a show, and the actor's answers. */
interface Promised {
  /** Compared with plain words: lower case, no accents. */
  readonly request: RegExp
  /** An example of the request in a guest's words. */
  readonly example: Localized
  readonly answers: readonly Localized[]
}

/** Every kind of evening there is. */
export const evenings: readonly Evening[] = shows.evenings.map(({ acts, request, example, answers, ...texts }) => ({
  ...texts,
  acts: [shows.welcome, ...acts, shows.thanks],
  promise: { request: new RegExp(`\\b(?:${request.join('|')})\\w*`, 'u'), example, answers },
}))

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
  const { name, title, description, postBuyInfo } = evening
  return inLanguage({ name, title, description, postBuyInfo }, language)
}
