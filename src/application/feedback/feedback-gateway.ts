import type { FeatureFeedback, FeedbackSurvey, SurveyReply } from '@/domain/feedback/feedback'

/** `invalid`: an answer that no question offers, or a text that is too long. */
export type SurveyReplyResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'login-required' | 'invalid' }

/** Guests' feedback about the product. Throws `BackendError`. */
export interface FeedbackGateway {
  /** Returns the questions in the guest's language, with the guest's earlier answers (OTH-013). */
  survey(): Promise<FeedbackSurvey>
  /** Returns the guest's earlier answers; `null`: none (ruling 9). */
  reply(): Promise<SurveyReply | null>
  /**
   * Stores the answers of a guest with an account; submitted again, they replace the former ones
   * (OTH-014).
   */
  submit(reply: SurveyReply): Promise<SurveyReplyResult>
  /**
   * Submits feedback about one part of the product. Returns whether it was stored (OTH-015,
   * OTH-016).
   */
  about(feedback: FeatureFeedback): Promise<boolean>
}

export const FeedbackGateway = Symbol.for('FeedbackGateway')
