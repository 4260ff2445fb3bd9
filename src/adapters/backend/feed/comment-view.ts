import { comments, type CommentRecord } from './comment-records'
import type { PostRecord } from './post-records'
import type { FeedViewer } from './feed-viewer'
import type { Reader } from '@/adapters/stores/store'
import { MAX_COMMENTS, threadsOf } from '@/domain/feed/comments'
import type { CommentAuthor, FeedComment, FeedThread, PostAuthor } from '@/domain/feed/post'

/** The comments of a post as one guest reads them: no id of another guest is in them. */
export async function postComments(
  reader: Reader,
  { id }: PostRecord,
  author: PostAuthor,
  viewer: FeedViewer,
): Promise<readonly FeedThread[]> {
  const newest = await reader.find(comments, 'ofPost', { prefix: [id], direction: 'desc', limit: MAX_COMMENTS })
  return threadsOf(newest.map((record) => commentOf(record, author, viewer)))
}

function commentOf(record: CommentRecord, author: PostAuthor, viewer: FeedViewer): FeedComment {
  const { id, conversationId, parentId, created, guestId, tipped, text, isDeleted, isReplyToReply } = record
  return {
    id,
    conversationId,
    parentId,
    created,
    isCreator: guestId === null && !isDeleted,
    tipped: tipped && !isDeleted,
    text,
    isReplyToReply,
    user: isDeleted ? null : userOf(record, author, viewer),
  }
}

const userOf = (
  { guestId, guestName }: CommentRecord,
  { name, avatar }: PostAuthor,
  { guest }: FeedViewer,
): CommentAuthor =>
  guestId === null
    ? { name, avatar: avatar.picture, isOwn: false }
    : { name: guestName, avatar: null, isOwn: guestId === guest.id }
