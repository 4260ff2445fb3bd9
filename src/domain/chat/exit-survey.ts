import type { ChatId } from '@/domain/ids'

/** An answer that a question offers. */
export interface SurveyOption {
  readonly id: string
  readonly text: string
}

/**
 * A question about a chat that has ended, in the guest's language, with its possible answers
 * (CHA-037).
 */
export interface SurveyQuestion {
  readonly id: string
  readonly text: string
  readonly options: readonly SurveyOption[]
}

/** A guest's choice: one option of one question. */
export interface SurveyAnswer {
  readonly question: string
  readonly option: string
}

/** A guest's answers about one of their chats. */
export interface ExitSurvey {
  readonly chatId: ChatId
  readonly answers: readonly SurveyAnswer[]
}

/**
 * Whether answers can be stored: at least one, all of them offered, and one per question (CHA-037).
 */
export function areAnswers(
  questions: readonly Pick<SurveyQuestion, 'id' | 'options'>[],
  answers: readonly SurveyAnswer[],
): boolean {
  const offered = new Map(questions.map(({ id, options }) => [id, options]))
  return (
    answers.length > 0 &&
    new Set(answers.map(({ question }) => question)).size === answers.length &&
    answers.every(({ question, option }) => offered.get(question)?.some(({ id }) => id === option) === true)
  )
}
