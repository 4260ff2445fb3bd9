import type { CommentRecord } from './comment-records'
import { eventType } from '@/adapters/backend/kernel/domain-events'
import type { Language } from '@/domain/navigation/language'

/** A guest has written below a post. */
export interface CommentWritten {
  readonly comment: CommentRecord
  /** The guest's language at that moment. */
  readonly language: Language
}

export const commentWritten = eventType<CommentWritten>('commentWritten')
