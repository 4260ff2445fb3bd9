import { textLength } from '@/domain/access/text'
import type { FeedComment, FeedThread } from './post'

/** Maximum characters of a comment. */
export const MAX_COMMENT = 500

/** Maximum comments of a post loaded at once; older ones are not shown. */
export const MAX_COMMENTS = 500

/** Maximum comments of one guest on one post, including deleted ones that have replies. */
export const MAX_COMMENTS_OF_GUEST = 50

/** Normalizes a comment for storage by trimming it; returns `null` when it is empty or too long. */
export function commentText(typed: string): string | null {
  const text = typed.trim()
  return text === '' || textLength(text) > MAX_COMMENT ? null : text
}

const byAge = (a: FeedComment, b: FeedComment): number => a.created - b.created || (a.id < b.id ? -1 : 1)

/**
 * Groups comments into conversations: newest conversation first, its replies oldest first. A reply
 * whose conversation is not in the list is left out (FEE-007).
 */
export function threadsOf(comments: readonly FeedComment[]): readonly FeedThread[] {
  const replies = Map.groupBy(
    comments.filter(({ parentId }) => parentId !== null),
    ({ conversationId }) => conversationId,
  )
  return comments
    .filter(({ parentId }) => parentId === null)
    .toSorted((a, b) => byAge(b, a))
    .map((comment) => ({ ...comment, replies: (replies.get(comment.id) ?? []).toSorted(byAge) }))
}
