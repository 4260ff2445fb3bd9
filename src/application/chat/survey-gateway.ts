import type { ExitSurvey, SurveyQuestion } from '@/domain/chat/exit-survey'

/**
 * `not-found`: this guest has no such chat that has ended; `invalid`: an answer that no question
 * offers.
 */
export type SurveyResult = { readonly ok: true } | { readonly ok: false; readonly reason: 'not-found' | 'invalid' }

/** The survey on leaving a chat (CHA-037). Throws `BackendError`. */
export interface SurveyGateway {
  /** Returns the questions in the guest's language. */
  questions(): Promise<readonly SurveyQuestion[]>
  /** Stores the answers about a chat; submitted again, they replace the former ones. */
  submit(survey: ExitSurvey): Promise<SurveyResult>
}

export const SurveyGateway = Symbol.for('SurveyGateway')
