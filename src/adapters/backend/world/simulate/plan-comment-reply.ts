import { dueWithin } from './planned-line'
import { composeReply } from './replies'
import { languageWith, notSpokenNotice } from './replies/spoken'
import { actors } from '@/adapters/backend/actors/actor-records'
import type { CommentWritten } from '@/adapters/backend/feed/comment-events'
import { comments, type CommentRecord } from '@/adapters/backend/feed/comment-records'
import { posts } from '@/adapters/backend/feed/post-records'
import { jobs, type JobHandler } from '@/adapters/backend/kernel/jobs'
import { publishAll } from '@/adapters/backend/kernel/outbound-updates'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { notificationOf } from '@/adapters/backend/notifications/backend-notification-gateway'
import { addNotification } from '@/adapters/backend/notifications/notices'
import type { Reader, Transaction } from '@/adapters/stores/store'
import { asId, type CommentId, type IdempotencyKey } from '@/domain/ids'
import { languageOrDefault } from '@/domain/navigation/language'

/** Time that the author of a post takes to answer a comment, ms: less when they are live. */
const DELAYS = { live: { least: 15_000, most: 60_000 }, away: { least: 60_000, most: 300_000 } } as const

/** Lets the author of a post in the sample world answer a guest's comment after a while. */
export async function planCommentReply(
  platform: PlatformContext,
  tx: Transaction,
  { comment: { id, postId }, language }: CommentWritten,
): Promise<void> {
  const post = await tx.get(posts, postId)
  const actor = post === undefined ? undefined : await tx.get(actors, post.actorId)
  await tx.put(jobs, {
    id: `comment-reply:${id}`,
    kind: 'commentReply',
    dueAt: dueWithin(platform, DELAYS[actor?.state.isOnline === true ? 'live' : 'away']),
    data: { commentId: id, language },
  })
}

/** The conversation before a comment. */
async function before(reader: Reader, { conversationId, created }: CommentRecord) {
  const said = await reader.find(comments, 'ofConversation', { prefix: [conversationId] })
  return said
    .filter((one) => one.created < created)
    .map(({ guestId, text }) => ({ sender: guestId === null ? ('actor' as const) : ('guest' as const), text }))
}

/**
 * Writes the author's answer below the comment, unless the comment was deleted meanwhile or its
 * post is gone.
 */
export const commentReplyJob: JobHandler = async (platform, tx, job) => {
  const comment = await tx.get(comments, asId<CommentId>(job.data['commentId'] ?? ''))
  const post = comment === undefined ? undefined : await tx.get(posts, comment.postId)
  const actor = post === undefined ? undefined : await tx.get(actors, post.actorId)
  if (comment?.guestId === undefined || comment.guestId === null || comment.isDeleted) return () => undefined
  if (post?.status !== 'published' || actor === undefined) return () => undefined
  const guests = languageOrDefault(job.data['language'])
  const language = languageWith(actor, guests)
  const said = await before(tx, comment)
  const text = composeReply({
    actor,
    language,
    received: comment.text,
    giftId: '',
    turn: post.comments,
    // A remark below a post ends the exchange: no further question follows it.
    chance: 1,
    before: said,
    now: platform.clock.now(),
  })
  await tx.put(comments, {
    ...comment,
    id: asId<CommentId>(platform.random.id()),
    parentId: comment.id,
    isReplyToReply: comment.parentId !== null,
    created: platform.clock.now(),
    text: notSpokenNotice(actor, guests, said) + text,
    guestId: null,
    guestName: '',
    tipped: false,
    key: asId<IdempotencyKey>(job.id),
  })
  await tx.put(posts, { ...post, comments: post.comments + 1 })
  const { guestId, postId } = comment
  const record = await addNotification(platform, tx, {
    guestId,
    kind: 'comment-answered',
    values: { name: actor.name, title: post.texts[guests].title },
    actorId: actor.id,
    postId,
    isPayment: false,
  })
  return () =>
    publishAll(platform.hub, [
      { audience: guestId, update: { type: 'feedPostChanged', postId } },
      { audience: guestId, update: { type: 'notifications', notification: notificationOf(record, guests) } },
    ])
}
