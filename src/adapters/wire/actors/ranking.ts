import * as z from 'zod/mini'
import { actorState, picture } from './actor'
import { actorId } from './actor-id'
import { models } from './actor-queries'
import { first, offset, pageOf } from '@/adapters/wire/base/pages'
import { query, type QueryCall } from '@/adapters/wire/base/query-call'
import { answerText, count, flag, int, nothing, signed, type Wire } from '@/adapters/wire/base/scalars'
import { fromUpperSnake, upperSnake } from '@/adapters/wire/base/upper-snake'
import type { CollectionQuery, TopCamQuery } from '@/application/actors/ranking-gateway'
import type { Page } from '@/application/paging/page'
import type { ActorSummary } from '@/domain/actors/actor'
import { TOP_LISTS } from '@/domain/actors/ranking'
import type { ActorCollection, LabelledMoney, TopCam } from '@/domain/actors/top-cam'
import { currencies } from '@/domain/money/money'

export const labelledMoney: Wire<LabelledMoney> = z.object({
  value: signed,
  currency: z.enum(currencies),
  symbol: answerText(10),
})

/** What a minute of a video call costs. */
export const videocallPrice: Wire<TopCam['videocallPrice']> = z.object({ singleC2CChat: z.nullable(labelledMoney) })

/** Who recommends. */
export const collectionHost: Wire<ActorCollection['actor']> = z.object({
  id: actorId,
  name: answerText(200),
  avatar: z.nullable(picture),
})

/** ACT-031. */
export const topCam: Wire<TopCam> = z.object({
  id: actorId,
  rank: int(1, 1_000),
  name: answerText(200),
  profileLink: answerText(500),
  online: flag,
  onlineVideocall: flag,
  age: z.nullable(int(18, 120)),
  previewPicture: picture,
  avatarPicture: z.nullable(picture),
  spokenLanguages: z.array(answerText(5)),
  pinnedCount: count,
  ratingCount: count,
  satisfactionRate: z.number(),
  rankingPointsVideoCall: signed,
  videocallPrice,
  isFavorite: flag,
  state: actorState,
})

/** ACT-071. */
export const actorCollection: Wire<ActorCollection> = z.object({
  id: answerText(100),
  actor: collectionHost,
  count,
  onlineCount: count,
  avatars: z.array(picture),
})

export const topCamType = fromUpperSnake(TOP_LISTS)

/** ACT-059. */
export const topCams: QueryCall<TopCamQuery, Page<TopCam>> = query(
  'topCams',
  z.object({ type: topCamType, online: z.exactOptional(flag), first, offset }),
  pageOf(topCam),
  (requested) => ({ ...requested, type: upperSnake(requested.type) }),
)

/** ACT-053. */
export const pinnedModels: QueryCall<{ readonly first: number; readonly offset: number }, Page<ActorSummary>> = query(
  'pinnedModels',
  z.object({ first, offset }),
  models.answer,
)

/** ACT-071. */
export const collections: QueryCall<object, readonly ActorCollection[]> = query(
  'collections',
  nothing,
  z.array(actorCollection),
)

/** ACT-030. */
export const collection: QueryCall<CollectionQuery, Page<TopCam>> = query(
  'collection',
  z.object({ actorId, online: z.exactOptional(flag), first, offset }),
  topCams.answer,
)
