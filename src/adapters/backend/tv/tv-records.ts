import type { Localized } from '@/adapters/backend/kernel/localized'
import { inEachLanguage } from '@/adapters/backend/kernel/record-checks'
import { fields, flag, id, list, number, oneOf, schemaOf, text, whole } from '@/adapters/stores/record-schema'
import type { Collection } from '@/adapters/stores/store'
import type { PictureRef } from '@/domain/actors/actor'
import type { ActorId, VideoId } from '@/domain/ids'
import { PICTURE_VARIANTS } from '@/domain/pictures/picture-variants'
import { TV_CHANNELS, TV_GENRES, type TvGenre } from '@/domain/tv/channel'
import type { TvSlot } from '@/domain/tv/schedule'

/** The texts of a format in one language. */
export interface FormatTexts {
  readonly title: string
  readonly tagline: string
  readonly description: string
}

/** A format: its texts, its actors, and its times. */
export interface FormatRecord {
  readonly key: string
  readonly texts: Localized<FormatTexts>
  readonly genre: TvGenre
  readonly picture: PictureRef
  /** Its videos, and its page, belong to the TV subscription. */
  readonly isPremium: boolean
  readonly isLateNight: boolean
  readonly hosts: readonly ActorId[]
  /** The clips that its broadcasts are shown with, one after the other. */
  readonly clips: readonly number[]
  readonly slots: readonly TvSlot[]
}

const picture = fields<PictureRef>({ family: whole, variant: oneOf(...PICTURE_VARIANTS) })

export const tvFormats: Collection<FormatRecord> = {
  name: 'tvFormats',
  schema: schemaOf(
    fields<FormatRecord>({
      key: text,
      texts: inEachLanguage(fields<FormatTexts>({ title: text, tagline: text, description: text })),
      genre: oneOf(...TV_GENRES),
      picture,
      isPremium: flag,
      isLateNight: flag,
      hosts: list(id<ActorId>()),
      clips: list(whole),
      slots: list(fields<TvSlot>({ channel: oneOf(...TV_CHANNELS), day: whole, from: whole })),
    }),
  ),
  key: ({ key }) => key,
  indexes: { all: ({ key }) => [[key]] },
  search: {
    text: ({ texts }, language) => ({
      title: texts[language].title,
      more: [texts[language].tagline, texts[language].description],
    }),
    rank: () => 0,
  },
}

/** The title and description of an episode in one language. */
export interface EpisodeTexts {
  readonly title: string
  readonly description: string
}

/**
 * An episode of a format, which the mediathek has from `releasedAt` on (epoch ms). `duration` is
 * whole seconds.
 */
export interface TvVideoRecord {
  readonly id: VideoId
  readonly hashId: string
  readonly formatKey: string
  /** Its position among the episodes of the format, from 0. */
  readonly position: number
  readonly season: number
  readonly episode: number
  readonly texts: Localized<EpisodeTexts>
  readonly duration: number
  readonly clip: number
  readonly cover: PictureRef
  readonly releasedAt: number
}

export const tvVideos: Collection<TvVideoRecord> = {
  name: 'tvVideos',
  schema: schemaOf(
    fields<TvVideoRecord>({
      id: id<VideoId>(),
      hashId: text,
      formatKey: text,
      position: whole,
      season: whole,
      episode: whole,
      texts: inEachLanguage(fields<EpisodeTexts>({ title: text, description: text })),
      duration: whole,
      clip: whole,
      cover: picture,
      releasedAt: number,
    }),
  ),
  key: (video) => video.id,
  indexes: {
    newest: (video) => [[-video.releasedAt, video.id]],
    ofFormat: (video) => [[video.formatKey, video.position]],
    byHash: (video) => [[video.hashId]],
  },
  unique: ['byHash'],
  search: {
    text: ({ texts }, language) => ({ title: texts[language].title, more: [texts[language].description] }),
    rank: ({ releasedAt }) => Math.round(releasedAt),
  },
}

/** A post in one language. */
export interface PostTexts {
  readonly title: string
  readonly teaser: string
  readonly paragraphs: readonly string[]
}

/** A post of the editors about a format. */
export interface TvPostRecord {
  readonly slug: string
  readonly formatKey: string
  readonly texts: Localized<PostTexts>
  readonly picture: PictureRef
  readonly publishedAt: number
}

export const tvPosts: Collection<TvPostRecord> = {
  name: 'tvPosts',
  schema: schemaOf(
    fields<TvPostRecord>({
      slug: text,
      formatKey: text,
      texts: inEachLanguage(fields<PostTexts>({ title: text, teaser: text, paragraphs: list(text) })),
      picture,
      publishedAt: number,
    }),
  ),
  key: ({ slug }) => slug,
  indexes: { newest: ({ publishedAt, slug }) => [[-publishedAt, slug]] },
}
