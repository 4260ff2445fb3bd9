import { fields, flag, id, nullable, number, schemaOf, text, whole } from '@/adapters/stores/record-schema'
import type { Collection } from '@/adapters/stores/store'
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
  indexes: {
    ofPost: (comment) => [[comment.postId, comment.created, comment.id]],
    ofConversation: (comment) => [[comment.conversationId, comment.created, comment.id]],
    ofGuest: (comment) => (comment.guestId === null ? [] : [[comment.guestId, comment.postId, comment.id]]),
    byKey: (comment) => (comment.guestId === null ? [] : [[comment.guestId, comment.key]]),
  },
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
  indexes: {},
}
