import type { ExitSurvey, SurveyQuestion } from '@/domain/chat/exit-survey'

/** `not-found`: no chat of this guest that has ended; `invalid`: an answer that no question offers. */
export type SurveyResult = { readonly ok: true } | { readonly ok: false; readonly reason: 'not-found' | 'invalid' }

/** The survey on leaving a chat (CHA-037). Throws `BackendError`. */
export interface SurveyGateway {
  /** The questions in the language of the guest. */
  questions(): Promise<readonly SurveyQuestion[]>
  /** Stores the answers about a chat; submitted again, they replace the former ones. */
  submit(survey: ExitSurvey): Promise<SurveyResult>
}

export const SurveyGateway = Symbol.for('SurveyGateway')
