import { seededFormats, slotsOf, type FormatKey, type SeededFormat } from './tv-plan'
import { hashIdOf } from '@/adapters/backend/tv/hash-id'
import {
  tvFormats,
  tvPosts,
  tvVideos,
  type FormatRecord,
  type TvPostRecord,
  type TvVideoRecord,
} from '@/adapters/backend/tv/tv-records'
import type { Localized } from '@/adapters/backend/kernel/localized'
import type { ActorRecord } from '@/adapters/backend/actors/actor-records'
import { at, seededRandom } from '@/adapters/backend/world/seed/seeded-random'
import type { World } from '@/adapters/backend/world/seed/generate-world'
import { seedOf } from '@/adapters/backend/world/seed/seed'
import { textsOnDemand } from '@/adapters/backend/world/seed/texts-on-demand'
import episodeTexts from '@/adapters/backend/world/data/tv/episodes.json' with { type: 'json' }
import formatTexts from '@/adapters/backend/world/data/tv/formats.json' with { type: 'json' }
import seededPosts from '@/adapters/backend/world/data/tv/posts.json' with { type: 'json' }
import { inAllLanguages, inLanguage } from '@/adapters/backend/world/texts/in-language'
import { asId, type VideoId } from '@/domain/ids'
import { clipOf, mainClipOf, topicFamily, VIDEO_SETTINGS } from '@/domain/pictures/artwork'
import { VIDEO_VARIANTS } from '@/domain/pictures/picture-variants'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** A season has so many episodes. */
const SEASON = 3

/** Episodes of a series come a week apart. */
const APART = 7 * DAY

/** The title and description of an episode. */
interface EpisodeWords {
  readonly title: Localized
  readonly description: Localized
}

/** The episodes of the formats that are series, in their order; the others are broadcast without. */
const episodeWords: Readonly<Partial<Record<FormatKey, readonly EpisodeWords[]>>> = episodeTexts

type TvWorld = Pick<World, 'seed' | 'actors' | 'now'>

/** Small worlds have fewer actors than the roster: then some have several programmes. */
const hostsOf = ({ hosts }: SeededFormat, { actors }: TvWorld): readonly ActorRecord[] => [
  ...new Set(hosts.map((host) => at(actors, host))),
]

const pictureOf = (position: number): FormatRecord['picture'] => ({
  family: topicFamily('programme', position + 1),
  variant: 'l0',
})

/** The formats of a world. */
export const generateFormats = (world: TvWorld): FormatRecord[] =>
  seededFormats.map((seeded, position) => {
    const hosts = hostsOf(seeded, world)
    return {
      key: seeded.key,
      texts: textsOnDemand((language) => inLanguage(formatTexts[seeded.key], language)),
      genre: seeded.genre,
      picture: pictureOf(position),
      isPremium: seeded.isPremium,
      isLateNight: seeded.key === 'late-night',
      hosts: hosts.map(({ id }) => id),
      // The clips that are always drawn ahead: a live picture cannot wait for one.
      clips: hosts.map(({ family }) => mainClipOf(family)),
      slots: slotsOf(seeded.key),
    }
  })

/**
 * Returns the episodes of a world: all but the last of each series are released, and the last ones
 * follow over the next days.
 */
export function generateTvVideos(world: TvWorld): TvVideoRecord[] {
  return seededFormats.flatMap((seeded, index) => {
    const episodes = episodeWords[seeded.key] ?? []
    const hosts = hostsOf(seeded, world)
    const newest = world.now + (index + 1) * 14 * HOUR
    return episodes.map((words, position): TvVideoRecord => {
      const rng = seededRandom(Math.imul(world.seed, 31_337) + index * 100 + position)
      const id = asId<VideoId>(`tv-${seeded.key}-${position + 1}`)
      const { family } = at(hosts, position)
      const setting = (position * 5 + index) % VIDEO_SETTINGS
      return {
        id,
        hashId: hashIdOf(id),
        formatKey: seeded.key,
        position,
        season: Math.floor(position / SEASON) + 1,
        episode: (position % SEASON) + 1,
        texts: textsOnDemand((language) => inLanguage(words, language)),
        duration: seeded.minutes * 60 + rng.int(-120, 120),
        clip: clipOf(family, setting),
        cover: { family, variant: at(VIDEO_VARIANTS, setting) },
        releasedAt: newest - (episodes.length - 1 - position) * APART,
      }
    })
  })
}

/** The posts of a world, three days apart; the newest is of the day before. */
export const generateTvPosts = ({ now }: TvWorld): TvPostRecord[] =>
  seededPosts.map(({ slug, formatKey, ...texts }, index) => ({
    slug,
    formatKey,
    texts: inAllLanguages(texts),
    picture: {
      family: topicFamily('programme', seededFormats.findIndex(({ key }) => key === formatKey) + 1),
      variant: index % 2 === 0 ? 'l1' : 'l2',
    },
    publishedAt: now - (1 + (seededPosts.length - 1 - index) * 3) * DAY,
  }))

export const tvFormatsSeed = seedOf(tvFormats, 'all', generateFormats)
export const tvVideosSeed = seedOf(tvVideos, 'newest', generateTvVideos)
export const tvPostsSeed = seedOf(tvPosts, 'newest', generateTvPosts)
