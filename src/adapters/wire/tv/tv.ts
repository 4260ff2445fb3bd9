import * as z from 'zod/mini'
import { picture } from '@/adapters/wire/actors/actor'
import { actorId } from '@/adapters/wire/actors/actor-id'
import { answerText, flag, int, moment, money, type Wire, grantedText } from '@/adapters/wire/base/scalars'
import { videoId } from '@/adapters/wire/media/video'
import { TV_CHANNELS, TV_GENRES } from '@/domain/tv/channel'
import type {
  Broadcast,
  CurrentProgram,
  LateNightEvent,
  LateNightShow,
  LateNightText,
  TvHost,
  TvOffer,
  TvStream,
} from '@/domain/tv/tv'

export const tvChannel = z.enum(TV_CHANNELS)
export const tvGenre = z.enum(TV_GENRES)
export const tvNeed = z.enum(['needLogin', 'needAbo'])

/** The key of a format, which is the key of its series as well. */
export const formatKey = answerText(100, 1)
export const hashId = answerText(100, 1)

export const tvHost: Wire<TvHost> = z.object({ id: actorId, name: answerText(200), avatar: picture, isOnline: flag })

export const broadcastVideo = z.object({ id: videoId, hashId })

/** TVS-006. */
export const broadcast: Wire<Broadcast> = z.object({
  id: answerText(100, 1),
  channel: tvChannel,
  formatKey,
  title: answerText(500),
  episode: answerText(500),
  text: answerText(5_000),
  genre: tvGenre,
  picture,
  hosts: z.array(tvHost),
  start: moment,
  end: moment,
  video: z.nullable(broadcastVideo),
})

/** TVS-021. */
export const currentProgram: Wire<CurrentProgram> = z.object({ channel: tvChannel, now: broadcast, next: broadcast })

export const tvOffer: Wire<TvOffer> = z.object({ price: money, days: int(1, 10_000) })

/** TVS-015: `url` is an HLS playlist on the platform's host, or holds it (`data:`). */
export const tvStream: Wire<TvStream> = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), url: grantedText(50_000), until: moment }),
  z.object({ ok: z.literal(false), reason: z.enum(['needLogin', 'needAbo', 'locked']), offer: tvOffer }),
])

export const lateNightText: Wire<LateNightText> = z.object({ headline: answerText(500), text: answerText(5_000) })

export const lateNightEvent: Wire<LateNightEvent> = z.object({
  id: answerText(100, 1),
  de: lateNightText,
  en: lateNightText,
  es: z.optional(lateNightText),
  begin: moment,
  end: moment,
})

/** TVS-008. */
export const lateNightShowAnswer: Wire<LateNightShow> = z.object({
  title: answerText(500),
  tagline: answerText(500),
  description: answerText(5_000),
  headerImages: z.array(picture),
  actors: z.array(tvHost),
  events: z.array(lateNightEvent),
})
