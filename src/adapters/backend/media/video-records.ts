import { videoFacets } from './video-facets'
import type { Localized } from '@/adapters/backend/kernel/localized'
import {
  fields,
  flag,
  id,
  list,
  nullable,
  number,
  oneOf,
  optional,
  schemaOf,
  text,
  whole,
  type Upcast,
} from '@/adapters/stores/record-schema'
import { inEachLanguage, label } from '@/adapters/backend/kernel/record-checks'
import { belongsToGuest } from '@/adapters/stores/belongs-to-guest'
import type { Collection } from '@/adapters/stores/store'
import type { PictureRef } from '@/domain/actors/actor'
import type { ActorId, GuestId, VideoId } from '@/domain/ids'
import { PICTURE_VARIANTS } from '@/domain/pictures/picture-variants'
import type { Video } from '@/domain/media/video'

/** The texts of a video in one language. */
export interface VideoTexts {
  readonly title: string
  readonly description: string
  /** The video's tags under their names. */
  readonly tags: Video['tags']
}

/** The stored record of a video. Prices are whole coins. */
export interface VideoRecord {
  readonly id: VideoId
  readonly actorId: ActorId
  readonly texts: Localized<VideoTexts>
  readonly duration: number
  readonly ageRating: 12 | 16 | 18
  readonly vip: boolean
  readonly isVip30Offer: boolean
  readonly free: boolean
  readonly camRecording: boolean
  readonly classic: boolean
  readonly original: boolean
  readonly selected: boolean
  readonly releasedAt: number
  readonly price: number
  readonly basePrice: number
  readonly cover: PictureRef
  /** Names the file that it plays, for the host of the files. */
  readonly assetId: string
  readonly likes: number
  readonly sold: number
  readonly trend: number
  readonly tags: readonly string[]
  /** The languages (ISO 639-1) that it has captions in; their host knows the texts by the asset. */
  readonly captions: readonly string[]
  readonly contestPlace: number | null
}

const orders = {
  newest: (video: VideoRecord) => -video.releasedAt,
  mostExpensive: (video: VideoRecord) => -video.price,
  cheapest: (video: VideoRecord) => video.price,
  longest: (video: VideoRecord) => -video.duration,
  shortest: (video: VideoRecord) => video.duration,
  bestSelling: (video: VideoRecord) => -video.sold,
  topRated: (video: VideoRecord) => -video.likes,
  topTrending: (video: VideoRecord) => -video.trend,
}

const video = fields<VideoRecord>({
  id: id<VideoId>(),
  actorId: id<ActorId>(),
  texts: inEachLanguage(fields<VideoTexts>({ title: text, description: text, tags: list(label) })),
  duration: number,
  ageRating: oneOf(12, 16, 18),
  vip: flag,
  isVip30Offer: flag,
  free: flag,
  camRecording: flag,
  classic: flag,
  original: flag,
  selected: flag,
  releasedAt: number,
  price: whole,
  basePrice: whole,
  cover: fields<PictureRef>({ family: whole, variant: oneOf(...PICTURE_VARIANTS) }),
  assetId: text,
  likes: whole,
  sold: whole,
  trend: number,
  tags: list(text),
  captions: list(text),
  contestPlace: nullable(whole),
})

const nothing: VideoTexts = { title: '', description: '', tags: [] }

/**
 * Before videos carried their texts these were computed from a seed, which only the sample world
 * understands.
 */
const withTexts: Upcast = (stored) => ({
  texts: { de: nothing, en: nothing, es: nothing },
  assetId: String(stored['clip']),
  ...stored,
})

/** Before captions there were none. */
const withCaptions: Upcast = (stored) => ({ captions: [], ...stored })

/**
 * One index for each order; lists are filtered by facets, by actor and by date
 * (docs/decisions/0065-a-catalogue-beyond-memory.md).
 */
export const videos: Collection<VideoRecord> = {
  name: 'videos',
  schema: schemaOf(video, withTexts, withCaptions),
  key: (video) => video.id,
  indexes: {
    ...Object.fromEntries(
      Object.entries(orders).map(([name, order]) => [name, (video: VideoRecord) => [[order(video), video.id]]]),
    ),
    newestOfActor: (video) => [[video.actorId, orders.newest(video), video.id]],
  },
  owner: (video) => video.actorId,
  facets: videoFacets,
  isLarge: true,
  search: {
    text: ({ texts }, language) => ({
      title: texts[language].title,
      more: texts[language].tags.map(({ label: tag }) => tag),
    }),
    rank: ({ releasedAt }) => Math.round(releasedAt),
  },
}

/** A guest's permanent right to watch a video, and its price. */
export interface OwnedVideo {
  readonly guestId: GuestId
  readonly videoId: VideoId
  readonly at: number
  readonly price: number
  readonly gifted: boolean
  /**
   * The name of its actor at the purchase: bought content stays the guest's when the actor leaves.
   * Missing in older records.
   */
  readonly actorName?: string
}

export const ownedVideos: Collection<OwnedVideo> = {
  name: 'ownedVideos',
  schema: schemaOf(
    fields<OwnedVideo>({
      guestId: id<GuestId>(),
      videoId: id<VideoId>(),
      at: number,
      price: whole,
      gifted: flag,
      actorName: optional(text),
    }),
  ),
  key: (owned) => `${owned.guestId} ${owned.videoId}`,
  ofGuest: belongsToGuest('byGuest'),
  indexes: { byGuest: (owned) => [[owned.guestId, -owned.at, owned.videoId]] },
}

export interface VideoLike {
  readonly guestId: GuestId
  readonly videoId: VideoId
}

export const videoLikes: Collection<VideoLike> = {
  name: 'videoLikes',
  schema: schemaOf(fields<VideoLike>({ guestId: id<GuestId>(), videoId: id<VideoId>() })),
  key: (like) => `${like.guestId} ${like.videoId}`,
  ofGuest: belongsToGuest('ofGuest'),
  indexes: {
    ofGuest: (like) => [[like.guestId, `${like.guestId} ${like.videoId}`]],
    byVideo: (like) => [[like.videoId, like.guestId]],
  },
}

export const guestVideoKey = (guestId: GuestId, videoId: VideoId): string => `${guestId} ${videoId}`
