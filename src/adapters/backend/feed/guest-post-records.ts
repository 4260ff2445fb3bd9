import { fields, flag, id, nullable, number, oneOf, schemaOf, whole } from '@/adapters/stores/record-schema'
import { belongsToGuest } from '@/adapters/stores/belongs-to-guest'
import type { Collection, IndexKey, Reader } from '@/adapters/stores/store'
import { FEED_CONTEXTS, type FeedContext } from '@/domain/feed/feed-lists'
import type { GuestId, PostId } from '@/domain/ids'

/** All actions of one guest on one post. Times are epoch ms. */
export interface GuestPost {
  readonly guestId: GuestId
  readonly postId: PostId
  readonly likedAt: number | null
  readonly viewedAt: number | null
  /** The place at which they saw it first. */
  readonly viewedIn: FeedContext | null
  readonly boughtAt: number | null
  /** The price that they paid, whole coins. */
  readonly price: number
  /** Number of their comments. */
  readonly comments: number
  /** Sum of their tips for it, whole coins. */
  readonly tipped: number
  readonly hidden: boolean
}

export const guestPostKey = (guestId: GuestId, postId: PostId): string => `${guestId} ${postId}`

const where =
  (holds: (record: GuestPost) => boolean) =>
  (record: GuestPost): readonly IndexKey[] =>
    holds(record) ? [[record.guestId, record.postId]] : []

export const guestPosts: Collection<GuestPost> = {
  name: 'feedMarks',
  schema: schemaOf(
    fields<GuestPost>({
      guestId: id<GuestId>(),
      postId: id<PostId>(),
      likedAt: nullable(number),
      viewedAt: nullable(number),
      viewedIn: nullable(oneOf(...FEED_CONTEXTS)),
      boughtAt: nullable(number),
      price: whole,
      comments: whole,
      tipped: whole,
      hidden: flag,
    }),
  ),
  key: ({ guestId, postId }) => guestPostKey(guestId, postId),
  ofGuest: belongsToGuest('ofGuest'),
  indexes: {
    ofGuest: ({ guestId, postId }) => [[guestId, guestPostKey(guestId, postId)]],
    liked: where(({ likedAt }) => likedAt !== null),
    bought: where(({ boughtAt }) => boughtAt !== null),
    /** Records by the time of the purchase. */
    byPurchase: ({ guestId, postId, boughtAt }) => (boughtAt === null ? [] : [[guestId, boughtAt, postId]]),
    commented: where(({ comments }) => comments > 0),
    hidden: where(({ hidden }) => hidden),
  },
}

/** Returns what a guest has done with a post; nothing at first. */
export const guestPostOf = async (reader: Reader, guestId: GuestId, postId: PostId): Promise<GuestPost> =>
  (await reader.get(guestPosts, guestPostKey(guestId, postId))) ?? {
    guestId,
    postId,
    likedAt: null,
    viewedAt: null,
    viewedIn: null,
    boughtAt: null,
    price: 0,
    comments: 0,
    tipped: 0,
    hidden: false,
  }

/** The posts that a guest has liked, bought, commented or hidden. */
export const postsWhere = async (
  reader: Reader,
  index: 'liked' | 'bought' | 'commented' | 'hidden',
  guestId: GuestId,
): Promise<ReadonlySet<PostId>> =>
  new Set((await reader.find(guestPosts, index, { prefix: [guestId] })).map(({ postId }) => postId))
