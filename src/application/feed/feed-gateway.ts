import type { PurchaseRefusal } from '@/application/money/buy-content'
import type { CursorPage } from '@/application/paging/page'
import type { FeedContext, FeedMode, TypeGroup } from '@/domain/feed/feed-lists'
import type { BoughtContent, FeedPost, FeedTotals } from '@/domain/feed/post'
import type { ActorId, CommentId, GuestId, IdempotencyKey, PostId } from '@/domain/ids'
import type { Language } from '@/domain/navigation/language'

/** Which posts are listed: all that is given has to hold (FEE-018). */
export interface FeedQuery {
  readonly first: number
  /** The cursor of the page before; `null`: from the newest on. */
  readonly after: string | null
  /** Posts of one actor, the pinned ones first; missing: of all. */
  readonly actorId?: ActorId
  /** Posts of actors whom the guest follows. */
  readonly follows?: boolean
  readonly bought?: boolean
  readonly liked?: boolean
  readonly commented?: boolean
  /** Any of them; missing: all. */
  readonly typeGroups?: readonly TypeGroup[]
  readonly mode: FeedMode
  /** The language of the texts. */
  readonly language: Language
}

/** A comment that a guest wants to write (FEE-027). */
export interface CommentRequest {
  readonly postId: PostId
  readonly text: string
  /** `null`: it begins a conversation. */
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

/** Why something was not done with a post. `no-text`: nothing is left of the comment, or it is too long. `hidden`: the guest may not see the post. */
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

/** `charged` is 0 where nothing was left to pay. */
export type PostPurchase =
  | { readonly ok: true; readonly post: FeedPost; readonly balance: number; readonly charged: number }
  | PurchaseRefusal

/** What actors write, for all guests or for those who pay. Throws `BackendError`. */
export interface FeedGateway {
  /** A page of a feed, the newest first, that neither repeats nor leaves out a post while others are published (FEE-001, FEE-018). */
  list(query: FeedQuery): Promise<CursorPage<FeedPost>>
  /** Of all posts, or of those of one actor (FEE-019). */
  totals(actorId: ActorId | null): Promise<FeedTotals>
  /** A post with its comments; `null`: there is none of this id (FEE-020). */
  byId(id: PostId): Promise<FeedPost | null>
  /** What a guest has bought; of another guest it throws `not-found` (FEE-021). */
  boughtContent(guestId: GuestId): Promise<BoughtContent>
  /** Counts that a guest with an account has seen a post, once for all of its contexts; whether it was counted now (FEE-022). */
  viewed(id: PostId, context: FeedContext): Promise<boolean>
  /** Buys once for one key and for at most `agreedPrice` coins; what is bought already costs nothing again (FEE-024). */
  buy(id: PostId, key: IdempotencyKey, agreedPrice: number): Promise<PostPurchase>
  /** FEE-025. */
  like(id: PostId): Promise<PostChange>
  /** FEE-026. */
  unlike(id: PostId): Promise<PostChange>
  /** FEE-027. */
  comment(request: CommentRequest): Promise<PostChange>
  /** Deletes a comment of the guest's own; one with replies stays in its place without a text (FEE-028). */
  deleteComment(id: CommentId): Promise<PostChange>
  /** Gives a tip once for one key, for exactly so many coins (FEE-016, FEE-029, FEE-030). */
  tip(request: PostTip): Promise<PostPurchase>
  /** Takes a post out of the lists of this guest. */
  hide(id: PostId): Promise<PostChange>
}

export const FeedGateway = Symbol.for('FeedGateway')
