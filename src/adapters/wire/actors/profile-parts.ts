import * as z from 'zod/mini'
import { actorId } from './actor'
import { query, type QueryCall } from '@/adapters/wire/base/query-call'
import { count, int, type Wire } from '@/adapters/wire/base/scalars'
import type { ActorRatings } from '@/domain/actors/chat-rating'
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
