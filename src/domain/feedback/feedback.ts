import { textLength } from '@/domain/access/text'
import type { SurveyAnswer, SurveyQuestion } from '@/domain/chat/exit-survey'

/** Parts of the product that guests can rate; new ones are appended. */
export const FEEDBACK_FEATURES = ['library', 'clash'] as const

/** One of the parts. */
export type FeedbackFeature = (typeof FEEDBACK_FEATURES)[number]

/** The ratings, from 1 (not at all) to 5 (very much). */
export const FEEDBACK_RATINGS = [1, 2, 3, 4, 5] as const

/** Maximum length of the text in code points. */
export const MAX_FEEDBACK = 1_000

/** Maximum length of the page's address in code points. */
export const MAX_FEEDBACK_URL = 500

/** A guest's opinion of one part of the product (OTH-015). */
export interface FeatureFeedback {
  readonly featureId: string
  readonly rating: number
  readonly text: string
  /** Path of the page on which it was written, without the query, which may reveal something. */
  readonly url: string
}

/**
 * Whether feedback can be stored: about an existing part, with a valid rating, and not too long.
 */
export const isFeatureFeedback = ({ featureId, rating, text, url }: FeatureFeedback): boolean =>
  FEEDBACK_FEATURES.some((feature) => feature === featureId) &&
  FEEDBACK_RATINGS.some((each) => each === rating) &&
  textLength(text) <= MAX_FEEDBACK &&
  textLength(url) <= MAX_FEEDBACK_URL &&
  url.startsWith('/')

/** A guest's reply to the survey about the whole product (OTH-014). */
export interface SurveyReply {
  readonly answers: readonly SurveyAnswer[]
  /** In the guest's own words; may be empty. */
  readonly text: string
}

/** The survey about the product (OTH-013). */
export interface FeedbackSurvey {
  readonly questions: readonly SurveyQuestion[]
  /** The guest's previous reply, or `null`. */
  readonly reply: SurveyReply | null
}
