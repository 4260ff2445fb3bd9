import { localized, type Localized } from '@/adapters/backend/kernel/localized'

/** The title and description of an episode. */
export interface EpisodeWords {
  readonly title: Localized
  readonly description: Localized
}

type Texts = readonly [de: string, en: string, es: string]

/** An episode in the three languages. */
export const episode = (title: Texts, description: Texts): EpisodeWords => ({
  title: localized(...title),
  description: localized(...description),
})
