import * as z from 'zod/mini'
import { query } from '@/adapters/wire/base/query-call'
import { answerText, type Wire } from '@/adapters/wire/base/scalars'
import { video, videoId } from '@/adapters/wire/media/video'
import { REASON_CODES, type Reason, type RecommendedVideo, type RelatedVideos } from '@/domain/recommendations/reason'

export const recommendationReason: Wire<Reason> = z.object({
  code: z.enum(REASON_CODES),
  actorName: z.nullable(answerText(200)),
  moods: z.array(answerText(200)),
})

export const recommendedVideo: Wire<RecommendedVideo> = z.object({
  video,
  reason: z.nullable(recommendationReason),
})

export const relatedAnswer: Wire<RelatedVideos> = z.object({
  ofActor: z.array(recommendedVideo),
  similar: z.array(recommendedVideo),
})

/** MED-033. */
export const relatedVideos = query('relatedVideos', z.object({ videoId }), z.nullable(relatedAnswer))
