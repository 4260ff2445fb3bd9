import type { EpisodeWords } from './episode-words'
import type { FormatKey } from './format-texts'
import { freeEpisodes } from './free-episodes'
import { premiumEpisodes } from './premium-episodes'

/**
 * The episodes of the formats that are series, in their order; the others are broadcast without
 * episodes.
 */
export const episodeWords: Readonly<Partial<Record<FormatKey, readonly EpisodeWords[]>>> = {
  ...freeEpisodes,
  ...premiumEpisodes,
}
