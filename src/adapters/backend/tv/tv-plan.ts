import { tvFormats, tvVideos, type FormatRecord, type TvVideoRecord } from './tv-records'
import type { Reader } from '@/adapters/stores/store'
import { episodeOf, type Airing } from '@/domain/tv/schedule'

/**
 * All formats and all of their episodes: some hundred records, which every server has in memory.
 */
export interface TvPlan {
  readonly formats: readonly FormatRecord[]
  readonly format: (key: string) => FormatRecord | undefined
  /** The episodes of a format in their order, those that are not released yet among them. */
  readonly episodes: (key: string) => readonly TvVideoRecord[]
  /** The episode of a broadcast; `null`: its format has none. */
  readonly episode: (airing: Airing) => TvVideoRecord | null
}

/** Reads the plan of both channels. */
export async function planOf(reader: Reader): Promise<TvPlan> {
  const [formats, videos] = await Promise.all([
    reader.find(tvFormats, 'all', { prefix: [] }),
    reader.find(tvVideos, 'ofFormat', { prefix: [] }),
  ])
  const byKey = new Map(formats.map((format) => [format.key, format]))
  const byFormat = Map.groupBy(videos, ({ formatKey }) => formatKey)
  const episodes = (key: string): readonly TvVideoRecord[] => byFormat.get(key) ?? []
  return {
    formats,
    format: (key) => byKey.get(key),
    episodes,
    episode: (airing) => {
      const own = episodes(airing.formatKey)
      const index = episodeOf(airing, own.length)
      return index === null ? null : (own[index] ?? null)
    },
  }
}
