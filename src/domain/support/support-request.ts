import { isEmail } from '@/domain/access/email'
import { textLength } from '@/domain/access/text'

/** The topics of messages to the operator. */
export const SUPPORT_TOPICS = ['question', 'account', 'payment', 'report', 'privacy', 'technical', 'other'] as const
export type SupportTopic = (typeof SUPPORT_TOPICS)[number]

/** The subjects of a request; `line`: a line that a guest or an actor wrote in a room. */
export const SUBJECT_KINDS = ['actor', 'video', 'chat', 'conversation', 'line', 'post'] as const
export type SubjectKind = (typeof SUBJECT_KINDS)[number]

/** The subject of a request, with the name the guest knows it by. */
export interface SupportSubject {
  readonly kind: SubjectKind
  readonly id: string
  readonly name: string
}

/** A guest's message to the operator. */
export interface SupportRequest {
  readonly topic: SupportTopic
  /** The address for the answer. */
  readonly email: string
  readonly text: string
  readonly about: SupportSubject | null
}

/** Minimum and maximum length of the text, in characters as a guest counts them. */
export const SHORTEST_REQUEST = 10
export const MAX_REQUEST_LENGTH = 4_000

export type SupportField = 'email' | 'text'

/** Returns the invalid fields of a request; empty when it can be sent. */
export function supportErrors({ email, text }: Pick<SupportRequest, SupportField>): readonly SupportField[] {
  const length = textLength(text.trim())
  return [
    ...(isEmail(email.trim()) ? [] : (['email'] as const)),
    ...(length < SHORTEST_REQUEST || length > MAX_REQUEST_LENGTH ? (['text'] as const) : []),
  ]
}

/** Letters and digits that are not confused when they are read out. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/**
 * Builds a receipt number from eight draws in [0, 1), as `V-AB12-CD34`: short enough to be read out
 * over a phone.
 */
export function receiptOf(draws: readonly number[]): string {
  const signs = Array.from({ length: 8 }, (_, index) => SIGNS[Math.floor((draws[index] ?? 0) * SIGNS.length)] ?? '2')
  return `V-${signs.slice(0, 4).join('')}-${signs.slice(4).join('')}`
}
