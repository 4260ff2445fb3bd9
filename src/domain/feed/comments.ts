import { textLength } from '@/domain/access/text'
import type { FeedComment, FeedThread } from './post'

/** The most characters of a comment. */
export const MAX_COMMENT = 500

/** How many comments of a post are read at once; older ones are not shown. */
export const MAX_COMMENTS = 500

/** The most comments of one guest on one post, with those that were deleted and have replies. */
export const MAX_COMMENTS_OF_GUEST = 50

/** A comment as it is stored: without space around it; `null`: nothing is left, or it is too long. */
export function commentText(typed: string): string | null {
  const text = typed.trim()
  return text === '' || textLength(text) > MAX_COMMENT ? null : text
}

const byAge = (a: FeedComment, b: FeedComment): number => a.created - b.created || (a.id < b.id ? -1 : 1)

/**
 * Comments as conversations: the newest conversation first, its replies from the oldest on. A reply whose conversation is not among them is
 * left out (FEE-007).
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
