import { textLength } from '@/domain/access/text'
import type { SurveyAnswer, SurveyQuestion } from '@/domain/chat/exit-survey'

/** Parts of the product that guests can rate: new ones are appended. */
export const FEEDBACK_FEATURES = ['library', 'clash'] as const

/** One of them. */
export type FeedbackFeature = (typeof FEEDBACK_FEATURES)[number]

/** From 1, not at all, to 5, very much. */
export const FEEDBACK_RATINGS = [1, 2, 3, 4, 5] as const

/** Longest text of feedback, code points. */
export const MAX_FEEDBACK = 1_000

/** Longest address of the page that feedback is about, code points. */
export const MAX_FEEDBACK_URL = 500

/** What a guest thinks of one part of the product (OTH-015). */
export interface FeatureFeedback {
  readonly featureId: string
  readonly rating: number
  readonly text: string
  /** The page on which it was written: its path, without what a query may reveal. */
  readonly url: string
}

/** Whether feedback can be stored: about a part there is, with a rating there is, and not too long. */
export const isFeatureFeedback = ({ featureId, rating, text, url }: FeatureFeedback): boolean =>
  FEEDBACK_FEATURES.some((feature) => feature === featureId) &&
  FEEDBACK_RATINGS.some((each) => each === rating) &&
  textLength(text) <= MAX_FEEDBACK &&
  textLength(url) <= MAX_FEEDBACK_URL &&
  url.startsWith('/')

/** What a guest answered about the product as a whole (OTH-014). */
export interface SurveyReply {
  readonly answers: readonly SurveyAnswer[]
  /** In their own words; may be empty. */
  readonly text: string
}

/** The survey about the product (OTH-013). */
export interface FeedbackSurvey {
  readonly questions: readonly SurveyQuestion[]
  /** What the guest answered before; `null`: nothing yet. */
  readonly reply: SurveyReply | null
}
