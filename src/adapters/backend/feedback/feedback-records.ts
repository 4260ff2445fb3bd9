import { fields, id, list, number, schemaOf, text, whole } from '@/adapters/stores/record-schema'
import { belongsToGuest } from '@/adapters/stores/belongs-to-guest'
import type { Collection } from '@/adapters/stores/store'
import type { SurveyAnswer } from '@/domain/chat/exit-survey'
import type { FeatureFeedback, SurveyReply } from '@/domain/feedback/feedback'
import type { GuestId } from '@/domain/ids'

/** A guest's answer to a survey about the product. `at` is epoch ms. */
export interface SurveyReplyRecord extends SurveyReply {
  readonly guestId: GuestId
  readonly at: number
}

export const surveyReplies: Collection<SurveyReplyRecord> = {
  name: 'surveyReplies',
  schema: schemaOf(
    fields<SurveyReplyRecord>({
      guestId: id<GuestId>(),
      answers: list(fields<SurveyAnswer>({ question: text, option: text })),
      text,
      at: number,
    }),
  ),
  key: ({ guestId }) => guestId,
  ofGuest: belongsToGuest('key'),
  indexes: { newest: ({ at, guestId }) => [[at, guestId]] },
}

/** A guest's feedback on one part of the product. `at` is epoch ms. */
export interface FeatureFeedbackRecord extends FeatureFeedback {
  readonly guestId: GuestId
  readonly at: number
}

export const featureFeedback: Collection<FeatureFeedbackRecord> = {
  name: 'featureFeedback',
  schema: schemaOf(
    fields<FeatureFeedbackRecord>({
      guestId: id<GuestId>(),
      featureId: text,
      rating: whole,
      text,
      url: text,
      at: number,
    }),
  ),
  key: ({ guestId, featureId }) => `${guestId} ${featureId}`,
  ofGuest: belongsToGuest('ofGuest'),
  indexes: {
    ofGuest: ({ guestId, featureId }) => [[guestId, `${guestId} ${featureId}`]],
    byFeature: ({ featureId, at, guestId }) => [[featureId, at, guestId]],
  },
}
