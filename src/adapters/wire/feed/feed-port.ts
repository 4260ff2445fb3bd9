import {
  buyPost,
  commentPost,
  deleteComment,
  feed,
  feedTotalCounts,
  guestBoughtContent,
  hidePost,
  likePost,
  post,
  tipPost,
  unlikePost,
  viewedPost,
  writtenChange,
  writtenPurchase,
} from './feed-calls'
import { atServer, bindingOf, type PortBinding } from '@/adapters/wire/base/port-binding'
import type { FeedGateway, PostChange, PostPurchase } from '@/application/feed/feed-gateway'
import type { FeedPost } from '@/domain/feed/post'

const bound = bindingOf<FeedGateway>()

/** Pictures and clips are served by the server that has answered. */
const reachable = (given: FeedPost, baseUrl: string): FeedPost => ({
  ...given,
  photos: given.photos && {
    ...given.photos,
    photos: given.photos.photos.map((photo) => ({ ...photo, address: atServer(photo.address, baseUrl) })),
  },
  clip: given.clip && {
    ...given.clip,
    sources: given.clip.sources.map((source) => ({ ...source, src: atServer(source.src, baseUrl) })),
  },
})

const reach = <R extends PostChange | PostPurchase>(result: R, baseUrl: string): R =>
  result.ok ? { ...result, post: reachable(result.post, baseUrl) } : result

const changed = { write: writtenChange, reach }
const paid = { write: writtenPurchase, reach }

/** The feed on the wire. */
export const feedPort: PortBinding<FeedGateway> = {
  list: bound('list', feed, {
    request: ({ actorId, ...rest }) => ({ ...rest, ...(actorId === undefined ? {} : { modelId: actorId }) }),
    args: ({ modelId, ...rest }) => [{ ...rest, ...(modelId === undefined ? {} : { actorId: modelId }) }],
    reach: ({ items, next }, baseUrl) => ({ items: items.map((each) => reachable(each, baseUrl)), next }),
  }),
  totals: bound('totals', feedTotalCounts, { fields: ['modelId'] }),
  byId: bound('byId', post, {
    fields: ['postId'],
    reach: (found, baseUrl) => (found === null ? null : reachable(found, baseUrl)),
  }),
  boughtContent: bound('boughtContent', guestBoughtContent, { fields: ['guestId'] }),
  viewed: bound('viewed', viewedPost, { fields: ['postId', 'context'] }),
  buy: bound('buy', buyPost, { fields: ['postId', 'key', 'agreedPrice'], ...paid }),
  like: bound('like', likePost, { fields: ['postId'], ...changed }),
  unlike: bound('unlike', unlikePost, { fields: ['postId'], ...changed }),
  comment: bound('comment', commentPost, {
    request: ({ repliesTo, ...rest }) => ({ ...rest, repliesToCommentId: repliesTo }),
    args: ({ repliesToCommentId, ...rest }) => [{ ...rest, repliesTo: repliesToCommentId }],
    ...changed,
  }),
  deleteComment: bound('deleteComment', deleteComment, { fields: ['commentID'], ...changed }),
  tip: bound('tip', tipPost, paid),
  hide: bound('hide', hidePost, { fields: ['postId'], ...changed }),
}
