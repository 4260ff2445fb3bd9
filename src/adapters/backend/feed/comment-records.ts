import { fields, flag, id, nullable, number, schemaOf, text, whole } from '@/adapters/stores/record-schema'
import { belongsToGuest } from '@/adapters/stores/belongs-to-guest'
import { posts } from './post-records'
import type { Collection, Transaction } from '@/adapters/stores/store'
import type { CommentId, GuestId, IdempotencyKey, PostId } from '@/domain/ids'

/** A comment, or a reply to one, as it was written. */
export interface CommentRecord {
  readonly id: CommentId
  readonly postId: PostId
  readonly conversationId: CommentId
  readonly parentId: CommentId | null
  readonly isReplyToReply: boolean
  /** Epoch ms. */
  readonly created: number
  readonly text: string
  /** `null`: the author of the post wrote it. */
  readonly guestId: GuestId | null
  /** The name of the guest as it was then. */
  readonly guestName: string
  /** Whether the guest has given a tip for the post. */
  readonly tipped: boolean
  /** Its text is gone; it is there because of its replies. */
  readonly isDeleted: boolean
  /** The key it was written under. */
  readonly key: IdempotencyKey
}

export const comments: Collection<CommentRecord> = {
  name: 'feedComments',
  schema: schemaOf(
    fields<CommentRecord>({
      id: id<CommentId>(),
      postId: id<PostId>(),
      conversationId: id<CommentId>(),
      parentId: nullable(id<CommentId>()),
      isReplyToReply: flag,
      created: number,
      text,
      guestId: nullable(id<GuestId>()),
      guestName: text,
      tipped: flag,
      isDeleted: flag,
      key: id<IdempotencyKey>(),
    }),
  ),
  key: (comment) => comment.id,
  ofGuest: { by: 'ofGuest', onErase: { call: eraseComment }, exports: 'whole' },
  indexes: {
    ofPost: (comment) => [[comment.postId, comment.created, comment.id]],
    ofConversation: (comment) => [[comment.conversationId, comment.created, comment.id]],
    ofGuest: (comment) => (comment.guestId === null ? [] : [[comment.guestId, comment.postId, comment.id]]),
    byKey: (comment) => (comment.guestId === null ? [] : [[comment.guestId, comment.key]]),
  },
}

/**
 * Deletes a comment. Replies of others are not deleted with it: its place stays, without a text and
 * a name, as long as there are any.
 */
export async function takeComment(tx: Transaction, comment: CommentRecord): Promise<void> {
  const { id, conversationId } = comment
  const conversation = await tx.find(comments, 'ofConversation', { prefix: [conversationId] })
  if (conversation.some(({ parentId }) => parentId === id)) {
    await tx.put(comments, { ...comment, text: '', guestName: '', tipped: false, isDeleted: true })
    return
  }
  await tx.delete(comments, id)
  let left = conversation.filter((one) => one.id !== id)
  let parent = left.find((one) => one.id === comment.parentId)
  // A place without a text is of no use once the last reply has gone.
  while (parent?.isDeleted === true) {
    const { id: empty, parentId } = parent
    if (left.some((one) => one.parentId === empty)) return
    await tx.delete(comments, empty)
    left = left.filter((one) => one.id !== empty)
    parent = left.find((one) => one.id === parentId)
  }
}

/**
 * Erases what a guest wrote, as if they had deleted it; the place that stays because of its replies
 * names nobody.
 */
async function eraseComment(tx: Transaction, { id }: CommentRecord): Promise<void> {
  const comment = await tx.get(comments, id)
  if (comment === undefined) return
  if (!comment.isDeleted) {
    const post = await tx.get(posts, comment.postId)
    await takeComment(tx, comment)
    if (post !== undefined) await tx.put(posts, { ...post, comments: Math.max(0, post.comments - 1) })
  }
  const left = await tx.get(comments, id)
  if (left !== undefined) await tx.put(comments, { ...left, guestId: null })
}

/** A tip for a post, so that a request that arrives again finds it. */
export interface PostTipRecord {
  readonly guestId: GuestId
  readonly postId: PostId
  readonly key: IdempotencyKey
  /** Epoch ms. */
  readonly at: number
  /** Whole coins. */
  readonly amount: number
}

export const postTipKey = (guestId: GuestId, postId: PostId, key: IdempotencyKey): string =>
  `${guestId} ${postId} ${key}`

export const postTips: Collection<PostTipRecord> = {
  name: 'feedTips',
  schema: schemaOf(
    fields<PostTipRecord>({
      guestId: id<GuestId>(),
      postId: id<PostId>(),
      key: id<IdempotencyKey>(),
      at: number,
      amount: whole,
    }),
  ),
  key: ({ guestId, postId, key }) => postTipKey(guestId, postId, key),
  ofGuest: belongsToGuest('ofGuest'),
  indexes: { ofGuest: ({ guestId, postId, key }) => [[guestId, postTipKey(guestId, postId, key)]] },
}
