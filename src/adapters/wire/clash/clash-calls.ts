import * as z from 'zod/mini'
import { actorId } from '@/adapters/wire/actors/actor-id'
import { get, post } from '@/adapters/wire/base/rest-call'
import { answerText, count, ID, moment, nothing, text, type Wire } from '@/adapters/wire/base/scalars'
import { videoActor } from '@/adapters/wire/media/video'
import type { ClashGateway } from '@/application/clash/clash-gateway'
import type { Clash, ClashRound } from '@/domain/clash/clash'

export const clashRound: Wire<ClashRound> = z.object({
  id: answerText(100, 1, ID),
  start: moment,
  end: moment,
  sides: z.array(z.object({ actor: videoActor, votes: count })),
})

export const clash: Wire<Clash> = z.object({
  round: clashRound,
  vote: z.nullable(actorId),
  last: z.nullable(clashRound),
  now: moment,
})

export const voteResult: Wire<Awaited<ReturnType<ClashGateway['vote']>>> = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), clash }),
  z.object({
    ok: z.literal(false),
    reason: z.enum(['login-required', 'locked', 'restricted', 'round-over', 'already-voted', 'not-found']),
  }),
])

/** OTH-019. */
export const currentClash = get('currentClash', '/clash/current', nothing, z.object({ clash: z.nullable(clash) }))

/** OTH-019. */
export const voteInClash = post(
  'voteInClash',
  '/clash/vote',
  z.object({ roundId: text(100, 1, undefined, ID), actorId }),
  voteResult,
  { repeatable: true },
)
