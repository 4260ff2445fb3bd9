import * as z from 'zod/mini'
import { broadcast, formatKey, hashId, tvGenre, tvHost, tvNeed, tvOffer } from './tv'
import { picture } from '@/adapters/wire/actors/actor'
import { answerText, count, flag, int, moment, seconds, type Wire, grantedText } from '@/adapters/wire/base/scalars'
import { videoId } from '@/adapters/wire/media/video'
import type {
  MediathekState,
  TvBreadcrumb,
  TvFormat,
  TvPost,
  TvPostDetails,
  TvSeries,
  TvVideo,
  TvVideoDetails,
  TvVideoSource,
} from '@/domain/tv/tv'

/** TVS-017. */
export const tvSeries: Wire<TvSeries> = z.object({
  id: formatKey,
  title: answerText(500),
  tagline: answerText(500),
  description: answerText(5_000),
  genre: tvGenre,
  picture,
  isPremium: flag,
  videoCount: count,
  newestAt: moment,
})

const videoShape = {
  id: videoId,
  hashId,
  seriesKey: formatKey,
  seriesTitle: answerText(500),
  title: answerText(500),
  season: int(1, 10_000),
  episode: int(1, 10_000),
  duration: seconds,
  releasedAt: moment,
  isPremium: flag,
  cover: picture,
}

/** TVS-018. */
export const tvVideo: Wire<TvVideo> = z.object(videoShape)

export const tvVideoSource: Wire<TvVideoSource> = z.object({
  kind: z.enum(['full', 'preview']),
  playlistUrl: grantedText(50_000),
  seconds,
})

/** TVS-011. */
export const tvVideoDetails: Wire<TvVideoDetails> = z.object({
  ...videoShape,
  description: answerText(5_000),
  genre: tvGenre,
  hosts: z.array(tvHost),
  need: z.nullable(tvNeed),
  source: z.nullable(tvVideoSource),
  offer: tvOffer,
  next: z.nullable(tvVideo),
  previous: z.nullable(tvVideo),
})

const postShape = {
  slug: answerText(200, 1),
  formatKey,
  title: answerText(500),
  teaser: answerText(1_000),
  picture,
  publishedAt: moment,
}

export const tvPost: Wire<TvPost> = z.object(postShape)

export const tvBreadcrumb: Wire<TvBreadcrumb> = z.object({ formatKey, title: answerText(500) })

/** TVS-010. */
export const tvPostDetails: Wire<TvPostDetails> = z.object({
  ...postShape,
  paragraphs: z.array(answerText(10_000)),
  breadcrumbs: z.array(tvBreadcrumb),
  previous: z.nullable(tvPost),
  similar: z.array(tvPost),
})

/** TVS-009. */
export const tvFormat: Wire<TvFormat> = z.object({
  key: formatKey,
  title: answerText(500),
  tagline: answerText(500),
  description: answerText(5_000),
  genre: tvGenre,
  picture,
  isPremium: flag,
  hosts: z.array(tvHost),
  broadcasts: z.array(broadcast),
  posts: z.array(tvPost),
  videoCount: count,
})

/** TVS-013. */
export const mediathekState: Wire<MediathekState> = z.object({ version: moment, series: count, videos: count })
