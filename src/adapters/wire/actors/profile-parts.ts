import * as z from 'zod/mini'
import { picture, schedule } from './actor'
import { interview } from './actor-details'
import { actorId } from './actor-id'
import { query, type QueryCall } from '@/adapters/wire/base/query-call'
import { get } from '@/adapters/wire/base/rest-call'
import { answerText, count, flag, int, moment, text, type Wire } from '@/adapters/wire/base/scalars'
import type { ActorRatings } from '@/domain/chat/chat-rating'
import type { InterviewQuery } from '@/application/actors/profile-gateway'
import { AGE_RATINGS } from '@/domain/actors/avatars'
import type { Interview } from '@/domain/actors/actor'
import type { ActorGallery, RatedPhoto, TvLivestream } from '@/domain/actors/profile-parts'
import type { ActorId } from '@/domain/ids'

const ofActor = z.object({ actorId })

export const actorRatings: Wire<ActorRatings> = z.object({
  actorId,
  good: count,
  fair: count,
  poor: count,
  countRatings: count,
  satisfactionRate: int(0, 100),
  chats: count,
})

/** ACT-055. */
export const chatRatings: QueryCall<{ actorId: ActorId }, ActorRatings | null> = query(
  'chatRatings',
  ofActor,
  z.nullable(actorRatings),
)

const fsk = z.literal(AGE_RATINGS)

export const ratedPhoto: Wire<RatedPhoto> = z.object({ picture, fsk })

export const galleryActor: Wire<ActorGallery['actor']> = z.object({ id: actorId, name: answerText(200) })

/** ACT-011. */
export const actorGallery: Wire<ActorGallery> = z.object({ actor: galleryActor, photos: z.array(ratedPhoto), fsk })

/** ACT-056, ACT-057. */
export const interviews: QueryCall<InterviewQuery, readonly Interview[]> = query(
  'interviews',
  z.object({ actorId, size: z.exactOptional(int(1, 4_000)) }),
  z.array(interview),
)

export const tvLivestream: Wire<TvLivestream> = z.object({
  actorId,
  title: answerText(200),
  slot: schedule,
  isOnAir: flag,
  nextAt: z.nullable(moment),
})

export const getActorGallery = get(
  'getActorGallery',
  '/actor/getActorGallery/:actorId',
  ofActor,
  z.object({ gallery: z.nullable(actorGallery) }),
)

/** ACT-035. */
export const getActorTvLivestream = get(
  'getActorTvLivestream',
  '/actor/getActorTVLivestreamDataById/:actorId',
  ofActor,
  z.object({ livestream: z.nullable(tvLivestream) }),
)

/** ACT-040. */
export const getActorPreviewImage = get(
  'getActorPreviewImage',
  '/actor/getActorPreviewImage/:actorIdOrName',
  z.object({ actorIdOrName: text(100, 1) }),
  z.object({ image: z.nullable(picture) }),
)
