import { recommendationReason, recommendedVideo, relatedAnswer, relatedVideos } from './recommendation-calls'
import { relatedPort } from './related-port'
import type { FeatureContract } from '@/adapters/wire/base/feature-contract'

/** What is recommended to a guest, and why. */
export const recommendationsContract: FeatureContract = {
  feature: 'recommendations',
  about: 'What is recommended to a guest, and why.',
  ports: { related: relatedPort },
  schemas: [
    {
      name: 'RecommendationReason',
      schema: recommendationReason,
      about: 'Why a video is recommended: the most specific reason that is true.',
      fields: {
        code: 'newFromFavorite, favorite: an actor whom the guest has among their favourites. watchedActor, watchedMood: from their history, and never where they have switched it off. sameMood, popular, sameActor: about the video.',
        actorName: 'The actor of the recommended video; null where the reason is not about them.',
        moods: 'Names of tags of the recommended video, at most two.',
      },
    },
    {
      name: 'RecommendedVideo',
      schema: recommendedVideo,
      about: 'A video that is recommended.',
      fields: { reason: 'null: none is true of it.' },
    },
    {
      name: 'RelatedVideos',
      schema: relatedAnswer,
      about: 'What there is to watch beside a video, without the video itself.',
      fields: {
        ofActor: 'At most eight of the same actor, the newest first.',
        similar: 'At most 16 in the same mood, the best rated first.',
      },
    },
  ],
  operations: [
    {
      operation: relatedVideos,
      about: 'What there is to watch beside a video, and why; null: there is no such video.',
    },
  ],
}
