import * as z from 'zod/mini'
import { picture } from '@/adapters/wire/actors/actor'
import { cursor, cursorPageOf, first } from '@/adapters/wire/base/pages'
import { get, post } from '@/adapters/wire/base/rest-call'
import {
  answerText,
  count,
  flag,
  ID,
  moment,
  seconds,
  text,
  type Wire,
  grantedText,
} from '@/adapters/wire/base/scalars'
import { videoActor } from '@/adapters/wire/media/video'
import type { LikeReactionResult } from '@/application/reactions/reaction-gateway'
import { REACTION_MOODS, type Reaction, type ReactionClip } from '@/domain/reactions/reaction'

export const reactionMood = z.enum(REACTION_MOODS)

export const reaction: Wire<Reaction> = z.object({
  id: answerText(100, 1, ID),
  actor: videoActor,
  mood: reactionMood,
  poster: picture,
  seconds,
  at: moment,
  likes: count,
  liked: flag,
})

export const reactionPage = cursorPageOf(reaction)

export const reactionClip: Wire<ReactionClip> = z.object({ playlistUrl: grantedText(50_000), seconds })

const reactionId = text(100, 1, undefined, ID)

/** OTH-020. */
export const listReactions = post(
  'listReactions',
  '/reactions/list',
  z.object({ first, after: cursor }),
  reactionPage,
  { repeatable: true, reads: true },
)

const likeResult: Wire<LikeReactionResult> = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), likes: count }),
  z.object({ ok: z.literal(false), reason: z.enum(['login-required', 'locked', 'restricted', 'not-found']) }),
])

/** OTH-020. */
export const likeReaction = post(
  'likeReaction',
  '/reactions/:reactionId/like',
  z.object({ reactionId, liked: flag }),
  likeResult,
  { repeatable: true },
)

/** OTH-020. */
export const openReaction = get(
  'openReaction',
  '/reactions/:reactionId/clip',
  z.object({ reactionId }),
  z.object({ clip: z.nullable(reactionClip) }),
)
