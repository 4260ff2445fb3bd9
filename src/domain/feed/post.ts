import type { ActorState, PictureRef } from '@/domain/actors/actor'
import type { AgeRating } from '@/domain/actors/avatars'
import type { ActorId, CommentId, ContestId, PostId } from '@/domain/ids'
import type { ContentBar } from '@/domain/media/video'
import type { PostStatus, PostType } from './feed-lists'
import type { TippingGoal } from './tipping-goal'
import type { GrantedAddress } from '@/domain/media/granted-address'

/** An actor's status, as the ring around their picture shows it (FEE-003). */
export const ONLINE_STATES = ['offline', 'online', 'busy', 'freeChat'] as const

/** One of the statuses. */
export type OnlineState = (typeof ONLINE_STATES)[number]

/** Derives an actor's status from their state. */
export const onlineStateOf = ({
  isOnline,
  isBusy,
  freeChat,
}: Pick<ActorState, 'isOnline' | 'isBusy' | 'freeChat'>): OnlineState => {
  if (!isOnline) return 'offline'
  return isBusy ? 'busy' : freeChat ? 'freeChat' : 'online'
}

/**
 * The author's avatar: its files follow from the reference, like those of every picture of an actor
 * (FEE-003).
 */
export interface PostAvatar {
  /** `null` when this guest may not see it. */
  readonly picture: PictureRef | null
  readonly fsk: AgeRating
  /** Whether only guests who have proved their age may see it. */
  readonly avsRequired: boolean
}

/** The actor who wrote the post (FEE-003). */
export interface PostAuthor {
  readonly id: ActorId
  readonly name: string
  readonly online: boolean
  readonly onlineState: OnlineState
  readonly avatar: PostAvatar
}

/** A picture of a post that this guest may see (FEE-011). */
export interface PostPhoto {
  /** Its number within the post, from 1. */
  readonly id: string
  /**
   * Base address of its files; `-w<width>.webp` follows. Valid in this session only, and for a
   * limited time. Empty in a page for everybody, which has no session.
   */
  readonly address: GrantedAddress
  readonly avsRequired: boolean
}

/** The pictures of a post (FEE-011). */
export interface PostPhotos {
  /** Number of pictures, including those that this guest may not see. */
  readonly count: number
  /** The pictures that this guest may see: a picture that is not listed has no address. */
  readonly photos: readonly PostPhoto[]
  /** The contest that the pictures take part in, or `null`. */
  readonly contestId: ContestId | null
}

/** A file that a player can open (FEE-009). */
export interface ClipSource {
  /** Label of the version in the player's list. */
  readonly label: string
  /**
   * Address of a playlist, valid for this session and a limited time; empty in a page for
   * everybody.
   */
  readonly src: GrantedAddress
  /** MIME type. */
  readonly type: string
  readonly poster: PictureRef
}

/** The clip of a post (FEE-009). `length` is whole seconds, `width` and `height` pixels. */
export interface PostClip {
  readonly id: string
  readonly length: number
  readonly width: number
  readonly height: number
  /** Width divided by height. */
  readonly ratio: number
  readonly avsRequired: boolean
  /** Empty when this guest may not watch it. */
  readonly sources: readonly ClipSource[]
}

/** The relation between one guest and a post (FEE-005, FEE-006). */
export interface PostGuestState {
  readonly liked: boolean
  readonly viewed: boolean
  /** Whether they follow the author, which means that the author is among their favourites. */
  readonly following: boolean
  readonly bought: boolean
}

/** The author of a comment; `null` in a deleted comment that has replies. */
export interface CommentAuthor {
  readonly name: string
  /** The actor's picture; `null` when a guest wrote the comment. */
  readonly avatar: PictureRef | null
  /** Whether the reading guest wrote it. */
  readonly isOwn: boolean
}

/** A comment, or a reply to one (FEE-008). `created` is epoch ms. */
export interface FeedComment {
  readonly id: CommentId
  /** The comment that began the conversation, which may be this one. */
  readonly conversationId: CommentId
  /** The comment it replies to; `null` when it began the conversation. */
  readonly parentId: CommentId | null
  readonly created: number
  /** Whether the author of the post wrote it. */
  readonly isCreator: boolean
  /** Whether its author has given a tip for the post. */
  readonly tipped: boolean
  /** Empty after it was deleted. */
  readonly text: string
  readonly isReplyToReply: boolean
  readonly user: CommentAuthor | null
}

/** A comment with its replies, oldest first (FEE-007). */
export interface FeedThread extends FeedComment {
  readonly replies: readonly FeedComment[]
}

/** The comments of a post (FEE-007). */
export interface PostComments {
  /** Number of comments, including replies but not deleted ones. */
  readonly totalCount: number
  /** Conversations, newest first. Empty in lists, and while the guest may not see the post yet. */
  readonly nodes: readonly FeedThread[]
}

/** The fields of every post (FEE-002). `created` and `published` are epoch ms. */
export interface FeedPost {
  readonly id: PostId
  readonly created: number
  readonly published: number
  readonly type: PostType
  readonly status: PostStatus
  /** Whether it is at the top of its author's feed. */
  readonly pinned: boolean
  readonly title: string
  /** Empty while the guest may not read it. */
  readonly text: string
  /**
   * Number of words in the text, even while the text is empty here, so that guests know how much
   * they would pay for.
   */
  readonly words: number
  readonly views: number
  readonly likes: number
  /** The author's account for posts, as editors know it. */
  readonly umaId: string
  /** Whether the post is sold. */
  readonly paidContent: boolean
  readonly fsk: AgeRating
  /** Whole coins; 0 for a free post. */
  readonly priceCoins: number
  readonly model: PostAuthor
  /** `null` when no tips are collected. */
  readonly tippingGoal: TippingGoal | null
  readonly guestState: PostGuestState
  readonly comments: PostComments
  /** The gate before this guest sees all of it, or `null`. */
  readonly need: ContentBar | null
  /** `null` for a post without a clip. */
  readonly clip: PostClip | null
  /** `null` for a post without pictures. */
  readonly photos: PostPhotos | null
}

/**
 * The number of posts of each kind, and of those this guest has liked and commented on (FEE-013).
 */
export interface FeedTotals {
  readonly totalCount: number
  readonly clips: number
  readonly photos: number
  readonly texts: number
  readonly liked: number
  readonly commented: number
}

/** The number of pictures and clips a guest has bought in the feed (FEE-014). */
export interface BoughtContent {
  readonly photos: number
  readonly clips: number
}
