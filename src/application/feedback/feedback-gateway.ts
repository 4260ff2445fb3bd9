import type { FeatureFeedback, FeedbackSurvey, SurveyReply } from '@/domain/feedback/feedback'

/** `invalid`: an answer that no question offers, or a text that is too long. */
export type SurveyReplyResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: 'login-required' | 'invalid' }

/** What guests think of the product. Throws `BackendError`. */
export interface FeedbackGateway {
  /** The questions in the language of the guest, and what they answered before (OTH-013). */
  survey(): Promise<FeedbackSurvey>
  /** What the guest answered before; `null`: nothing (ruling 9). */
  reply(): Promise<SurveyReply | null>
  /** Stores the answer of a guest with an account; sent again, it replaces the former one (OTH-014). */
  submit(reply: SurveyReply): Promise<SurveyReplyResult>
  /** Whether feedback about one part of the product was stored (OTH-015, OTH-016). */
  about(feedback: FeatureFeedback): Promise<boolean>
}

export const FeedbackGateway = Symbol.for('FeedbackGateway')
