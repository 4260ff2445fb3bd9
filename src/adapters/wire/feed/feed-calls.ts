import * as z from 'zod/mini'
import { optionalKey, requiredKey } from './feed-key'
import {
  boughtContent,
  commentId,
  feedContext,
  feedMode,
  feedPost,
  feedTotals,
  listedPost,
  postId,
  typeGroup,
} from './post'
import { actorId } from '@/adapters/wire/actors/actor-id'
import { cursorPageOf, givenCursor } from '@/adapters/wire/base/pages'
import { keyed, mutation, query, type QueryCall } from '@/adapters/wire/base/query-call'
import { coins, flag, id, int, language, lines, listOf, nullish, type Wire } from '@/adapters/wire/base/scalars'
import { upperSnake } from '@/adapters/wire/base/upper-snake'
import type { FeedQuery, PostChange, PostPurchase } from '@/application/feed/feed-gateway'
import type { CursorPage } from '@/application/paging/page'
import { MAX_COMMENT } from '@/domain/feed/comments'
import { TYPE_GROUPS, type FeedContext } from '@/domain/feed/feed-lists'
import { MAX_POSTS } from '@/domain/feed/position'
import type { BoughtContent, FeedPost, FeedTotals } from '@/domain/feed/post'
import { TIP_COINS } from '@/domain/feed/tipping-goal'
import { agreedPriceOfQuery, idempotencyKey } from '@/adapters/wire/money/added-terms'
import type { ActorId, GuestId, PostId } from '@/domain/ids'

/** What a feed is requested by on the wire. */
export type FeedRequest = Omit<FeedQuery, 'actorId'> & { readonly modelId?: ActorId }

/** FEE-018. */
export const feed: QueryCall<FeedRequest, CursorPage<FeedPost>> = keyed(
  optionalKey,
  query<FeedRequest, CursorPage<FeedPost>>(
    'feed',
    z.object({
      first: int(1, MAX_POSTS),
      after: givenCursor,
      modelId: z.exactOptional(actorId),
      follows: z.exactOptional(flag),
      bought: z.exactOptional(flag),
      typeGroups: z.exactOptional(listOf(typeGroup, TYPE_GROUPS.length)),
      mode: feedMode,
      liked: z.exactOptional(flag),
      commented: z.exactOptional(flag),
      language,
    }),
    cursorPageOf(listedPost),
    (request) => ({ ...request, mode: upperSnake(request.mode) }),
  ),
)

/** FEE-019. */
export const feedTotalCounts: QueryCall<{ readonly modelId: ActorId | null }, FeedTotals> = keyed(
  optionalKey,
  query('feedTotalCounts', z.object({ modelId: nullish(actorId) }), feedTotals),
)

/** FEE-020. */
export const post: QueryCall<{ readonly postId: PostId }, FeedPost | null> = keyed(
  optionalKey,
  query('post', z.object({ postId }), z.nullable(feedPost)),
)

/** FEE-021. */
export const guestBoughtContent: QueryCall<{ readonly guestId: GuestId }, BoughtContent> = keyed(
  requiredKey,
  query('guestBoughtContent', z.object({ guestId: id<GuestId>() }), boughtContent),
)

/** FEE-022. */
export const viewedPost: QueryCall<{ readonly postId: PostId; readonly context: FeedContext }, boolean> = keyed(
  requiredKey,
  mutation('viewedPost', z.object({ postId, context: feedContext }), flag),
)

/** Why something was not done with a post. */
export const POST_ERRORS = [
  'login-required',
  'locked',
  'restricted',
  'blocked-for-comments',
  'not-found',
  'no-text',
  'hidden',
  'too-many',
] as const

/** Why a post was not sold, and no tip given. */
export const POST_PURCHASE_ERRORS = [
  'login-required',
  'not-enough-money',
  'restricted',
  'locked',
  'not-found',
  'age-check',
  'price-changed',
  'limit-reached',
  'self-excluded',
  'forced-payment',
] as const

const refusalOf = <T extends string>(errorCode: T | null): T => {
  if (errorCode === null) throw new TypeError('a refusal without an error code')
  return errorCode
}

export const postChangeAnswer: Wire<PostChange> = z.pipe(
  z.object({ success: flag, errorCode: z.nullable(z.enum(POST_ERRORS)), post: z.nullable(feedPost) }),
  z.transform(({ errorCode, post: changed }): PostChange =>
    changed === null ? { ok: false, reason: refusalOf(errorCode) } : { ok: true, post: changed },
  ),
)

/** The same as the server writes it. */
export const writtenChange = (result: PostChange): object =>
  result.ok
    ? { success: true, errorCode: null, post: result.post }
    : { success: false, errorCode: result.reason, post: null }

export const postPurchaseAnswer: Wire<PostPurchase> = z.pipe(
  z.object({
    success: flag,
    errorCode: z.nullable(z.enum(POST_PURCHASE_ERRORS)),
    post: z.nullable(feedPost),
    balance: z.nullable(coins),
    charged: coins,
    coinsMissing: coins,
  }),
  z.transform(({ errorCode, post: paid, balance, charged, coinsMissing }): PostPurchase =>
    paid === null || balance === null
      ? { ok: false, reason: refusalOf(errorCode), missing: coinsMissing }
      : { ok: true, post: paid, balance, charged },
  ),
)

/** The same as the server writes it. */
export const writtenPurchase = (result: PostPurchase): object =>
  result.ok
    ? {
        success: true,
        errorCode: null,
        post: result.post,
        balance: result.balance,
        charged: result.charged,
        coinsMissing: 0,
      }
    : {
        success: false,
        errorCode: result.reason,
        post: null,
        balance: null,
        charged: 0,
        coinsMissing: result.missing,
      }

const key = idempotencyKey()

/** Whole numbers of the query language end before those of coins. */
const MAX_AGREED = 1_000_000_000

/** FEE-024; the key makes it the same purchase however often it is sent. */
export const buyPost = keyed(
  requiredKey,
  mutation('buyPost', z.object({ postId, key, agreedPrice: agreedPriceOfQuery(MAX_AGREED) }), postPurchaseAnswer),
)

/** FEE-025. */
export const likePost = keyed(requiredKey, mutation('likePost', z.object({ postId }), postChangeAnswer))

/** FEE-026. */
export const unlikePost = keyed(requiredKey, mutation('unlikePost', z.object({ postId }), postChangeAnswer))

/** FEE-027. Longer texts are refused by the platform, with a reason. */
export const commentPost = keyed(
  requiredKey,
  mutation(
    'commentPost',
    z.object({ postId, text: lines(4 * MAX_COMMENT), repliesToCommentId: nullish(commentId), key }),
    postChangeAnswer,
  ),
)

/** FEE-028. */
export const deleteComment = keyed(
  requiredKey,
  mutation('deleteComment', z.object({ commentID: commentId }), postChangeAnswer),
)

/** FEE-029: an amount in coins, and no other currency (FEE-016). */
export const tipPost = keyed(
  requiredKey,
  mutation('tipPost', z.object({ postId, amountCoins: int(TIP_COINS.least, TIP_COINS.most), key }), postPurchaseAnswer),
)

/** Takes a post out of the lists of the guest. */
export const hidePost = keyed(requiredKey, mutation('hidePost', z.object({ postId }), postChangeAnswer))
