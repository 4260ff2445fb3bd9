import type { PurchaseRefusal } from '@/application/money/buy-content'
import type { CursorPage } from '@/application/paging/page'
import type { FeedContext, FeedMode, TypeGroup } from '@/domain/feed/feed-lists'
import type { BoughtContent, FeedPost, FeedTotals } from '@/domain/feed/post'
import type { ActorId, CommentId, GuestId, IdempotencyKey, PostId } from '@/domain/ids'
import type { Language } from '@/domain/navigation/language'

/** A query for posts; every given part must match (FEE-018). */
export interface FeedQuery {
  readonly first: number
  /** The cursor of the previous page; `null`: start at the newest post. */
  readonly after: string | null
  /** Only posts of one actor, pinned ones first. Default: all actors. */
  readonly actorId?: ActorId
  /** Only posts of actors the guest follows. */
  readonly follows?: boolean
  readonly bought?: boolean
  readonly liked?: boolean
  readonly commented?: boolean
  /** Posts of any of these groups. Default: all. */
  readonly typeGroups?: readonly TypeGroup[]
  readonly mode: FeedMode
  /** The language of the texts. */
  readonly language: Language
}

/** A comment that a guest wants to write (FEE-027). */
export interface CommentRequest {
  readonly postId: PostId
  readonly text: string
  /** The comment it replies to; `null`: it begins a conversation. */
  readonly repliesTo: CommentId | null
  /** The same key writes one comment, however often it arrives. */
  readonly key: IdempotencyKey
}

/** A tip that a guest wants to give (FEE-029). */
export interface PostTip {
  readonly postId: PostId
  /** Whole coins: a tip has no price in real money (FEE-016). */
  readonly amountCoins: number
  /** The same key gives one tip, however often it arrives. */
  readonly key: IdempotencyKey
}

/**
 * The reason why an action on a post was refused. `no-text`: nothing is left of the comment, or it
 * is too long. `hidden`: the guest may not see the post.
 */
export type PostRefusal =
  | 'login-required'
  | 'locked'
  | 'restricted'
  | 'blocked-for-comments'
  | 'not-found'
  | 'no-text'
  | 'hidden'
  | 'too-many'

/** The post as it is now, with its comments. */
export type PostChange =
  | { readonly ok: true; readonly post: FeedPost }
  | { readonly ok: false; readonly reason: PostRefusal }

/** The result of a purchase. `charged` is 0 if nothing was left to pay. */
export type PostPurchase =
  | { readonly ok: true; readonly post: FeedPost; readonly balance: number; readonly charged: number }
  | PurchaseRefusal

/** The feed of actors' posts, for all guests or for those who pay. Throws `BackendError`. */
export interface FeedGateway {
  /**
   * Returns a page of a feed, newest first, that neither repeats nor skips a post while others are
   * published (FEE-001, FEE-018).
   */
  list(query: FeedQuery): Promise<CursorPage<FeedPost>>
  /** Returns the totals of all posts, or of those of one actor (FEE-019). */
  totals(actorId: ActorId | null): Promise<FeedTotals>
  /** Returns a post with its comments; `null`: no post has this id (FEE-020). */
  byId(id: PostId): Promise<FeedPost | null>
  /** Returns the content a guest has bought. Throws `not-found` for another guest (FEE-021). */
  boughtContent(guestId: GuestId): Promise<BoughtContent>
  /**
   * Counts a view of a post once per guest with an account, across all contexts. Returns whether it
   * was counted now (FEE-022).
   */
  viewed(id: PostId, context: FeedContext): Promise<boolean>
  /**
   * Buys a post once per key, for at most `agreedPrice` coins; content already bought costs nothing
   * again (FEE-024).
   */
  buy(id: PostId, key: IdempotencyKey, agreedPrice: number): Promise<PostPurchase>
  /** Likes a post (FEE-025). */
  like(id: PostId): Promise<PostChange>
  /** Takes a like back (FEE-026). */
  unlike(id: PostId): Promise<PostChange>
  /** Writes a comment (FEE-027). */
  comment(request: CommentRequest): Promise<PostChange>
  /**
   * Deletes one of the guest's own comments; one with replies keeps its place without its text
   * (FEE-028).
   */
  deleteComment(id: CommentId): Promise<PostChange>
  /** Gives a tip once per key, of exactly this many coins (FEE-016, FEE-029, FEE-030). */
  tip(request: PostTip): Promise<PostPurchase>
  /** Hides a post from this guest's lists. */
  hide(id: PostId): Promise<PostChange>
}

export const FeedGateway = Symbol.for('FeedGateway')
