import { commentWritten } from './comment-events'
import { comments, takeComment, type CommentRecord } from './comment-records'
import { guestPostOf, guestPosts } from './guest-post-records'
import { needOfPost, subscriptionsOf } from './post-need'
import { posts } from './post-records'
import { ageCheckOf } from '@/adapters/backend/access/age-checks'
import { authorize } from '@/adapters/backend/access/authorize'
import { requireSession, type RequestContext } from '@/adapters/backend/access/request-context'
import { transactionWithUpdates } from '@/adapters/backend/kernel/outbound-updates'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import type { CommentRequest, PostRefusal } from '@/application/feed/feed-gateway'
import { commentText, MAX_COMMENTS_OF_GUEST } from '@/domain/feed/comments'
import { asId, type CommentId, type PostId } from '@/domain/ids'

/** The post that was changed, or why none was. */
export type Changed =
  | { readonly ok: true; readonly postId: PostId }
  | { readonly ok: false; readonly reason: PostRefusal }

const refused = (reason: PostRefusal): Changed => ({ ok: false, reason })

/** Writes a comment, or a reply to one, once for one key (FEE-027, FEE-031). */
export function writeComment(
  platform: PlatformContext,
  caller: RequestContext,
  { postId, text: typed, repliesTo, key }: CommentRequest,
): Promise<Changed> {
  return transactionWithUpdates<Changed>(platform, async (tx, publish) => {
    const { guest } = await requireSession(tx, caller)
    const permission = authorize(guest, 'comment')
    if (!permission.ok) return refused(permission.reason)
    const text = commentText(typed)
    if (text === null) return refused('no-text')
    const [before] = await tx.find(comments, 'byKey', { prefix: [guest.id, key], limit: 1 })
    if (before !== undefined) return { ok: true, postId: before.postId }
    const [post, parent, guestPost, ageCheck, own] = await Promise.all([
      tx.get(posts, postId),
      repliesTo === null ? null : tx.get(comments, repliesTo),
      guestPostOf(tx, guest.id, postId),
      ageCheckOf(tx, guest.id),
      tx.find(comments, 'ofGuest', { prefix: [guest.id, postId], limit: MAX_COMMENTS_OF_GUEST }),
    ])
    if (post?.status !== 'published' || parent === undefined) return refused('not-found')
    if (parent !== null && (parent.postId !== postId || parent.isDeleted)) return refused('not-found')
    const hasAvs = ageCheck.avsStatus === 'accepted'
    const isSubscribed = await subscriptionsOf(tx, guest, platform.clock.now())
    const hasBought = guestPost.boughtAt !== null || isSubscribed(post.actorId)
    if (needOfPost(post, guest, { hasAvs, hasBought }) !== null) return refused('hidden')
    if (own.length >= MAX_COMMENTS_OF_GUEST) return refused('too-many')
    const id = asId<CommentId>(platform.random.id())
    const comment: CommentRecord = {
      id,
      postId,
      conversationId: parent?.conversationId ?? id,
      parentId: parent?.id ?? null,
      isReplyToReply: (parent?.parentId ?? null) !== null,
      created: platform.clock.now(),
      text,
      guestId: guest.id,
      guestName: guest.name,
      tipped: guestPost.tipped > 0,
      isDeleted: false,
      key,
    }
    await tx.put(comments, comment)
    await tx.put(posts, { ...post, comments: post.comments + 1 })
    await tx.put(guestPosts, { ...guestPost, comments: guestPost.comments + 1 })
    await platform.events.publish(tx, commentWritten, { comment, language: caller.language() })
    publish({ audience: guest.id, update: { type: 'feedPostChanged', postId } })
    return { ok: true, postId }
  })
}

/**
 * Deletes a comment of the guest's own (FEE-028). A guest who may not comment may still delete
 * theirs.
 */
export function deleteComment(
  platform: PlatformContext,
  caller: RequestContext,
  commentId: CommentId,
): Promise<Changed> {
  return transactionWithUpdates<Changed>(platform, async (tx, publish) => {
    const { guest } = await requireSession(tx, caller)
    if (guest.email === null) return refused('login-required')
    const comment = await tx.get(comments, commentId)
    const { postId } = comment ?? {}
    if (comment?.guestId !== guest.id || postId === undefined || comment.isDeleted) return refused('not-found')
    const [post, guestPost] = await Promise.all([tx.get(posts, postId), guestPostOf(tx, guest.id, postId)])
    await takeComment(tx, comment)
    if (post !== undefined) await tx.put(posts, { ...post, comments: Math.max(0, post.comments - 1) })
    await tx.put(guestPosts, { ...guestPost, comments: Math.max(0, guestPost.comments - 1) })
    publish({ audience: guest.id, update: { type: 'feedPostChanged', postId } })
    return { ok: true, postId }
  })
}
