import type { ActorState, PictureRef } from '@/domain/actors/actor'
import type { AgeRating } from '@/domain/actors/avatars'
import type { ActorId, CommentId, ContestId, PostId } from '@/domain/ids'
import type { ContentBar } from '@/domain/media/video'
import type { PostStatus, PostType } from './feed-lists'
import type { TippingGoal } from './tipping-goal'
import type { GrantedAddress } from '@/domain/media/granted-address'

/** What an actor is doing, as the ring around their picture shows it (FEE-003). */
export const ONLINE_STATES = ['offline', 'online', 'busy', 'freeChat'] as const

/** One of them. */
export type OnlineState = (typeof ONLINE_STATES)[number]

/** What an actor is doing by their state. */
export const onlineStateOf = ({
  isOnline,
  isBusy,
  freeChat,
}: Pick<ActorState, 'isOnline' | 'isBusy' | 'freeChat'>): OnlineState => {
  if (!isOnline) return 'offline'
  return isBusy ? 'busy' : freeChat ? 'freeChat' : 'online'
}

/** The picture of the author: its files follow from the reference, as those of every picture of an actor (FEE-003). */
export interface PostAvatar {
  /** `null`: this guest may not see it. */
  readonly picture: PictureRef | null
  readonly fsk: AgeRating
  /** Whether only guests whose age is proved may see it. */
  readonly avsRequired: boolean
}

/** The actor who wrote a post (FEE-003). */
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
   * Where its files begin; `-w<width>.webp` follows. Works in this session only, and for a limited time. Empty in a page for everybody,
   * which has no session.
   */
  readonly address: GrantedAddress
  readonly avsRequired: boolean
}

/** The pictures of a post (FEE-011). */
export interface PostPhotos {
  /** How many there are, those included that this guest may not see. */
  readonly count: number
  /** Those that this guest may see: a picture that is not listed has no address. */
  readonly photos: readonly PostPhoto[]
  /** The contest that the pictures take part in; `null`: none. */
  readonly contestId: ContestId | null
}

/** A file that a player can open (FEE-009). */
export interface ClipSource {
  /** The version, as a player lists it. */
  readonly label: string
  /** The address of a playlist, good for this session and a limited time; empty in a page for everybody. */
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
  /** Empty: this guest may not watch it. */
  readonly sources: readonly ClipSource[]
}

/** What one guest has to do with a post (FEE-005, FEE-006). */
export interface PostGuestState {
  readonly liked: boolean
  readonly viewed: boolean
  /** Whether they follow the author: the author is among their favourites. */
  readonly following: boolean
  readonly bought: boolean
}

/** Who wrote a comment; `null` in a comment that was deleted and has replies. */
export interface CommentAuthor {
  readonly name: string
  /** The picture of the actor; `null`: a guest wrote it. */
  readonly avatar: PictureRef | null
  /** Whether it is the guest who reads it. */
  readonly isOwn: boolean
}

/** A comment, or a reply to one (FEE-008). `created` is epoch ms. */
export interface FeedComment {
  readonly id: CommentId
  /** The comment that began the conversation: its own id where it did. */
  readonly conversationId: CommentId
  /** The comment it replies to; `null`: it began the conversation. */
  readonly parentId: CommentId | null
  readonly created: number
  /** Whether the author of the post wrote it. */
  readonly isCreator: boolean
  /** Whether its author has given a tip for the post. */
  readonly tipped: boolean
  /** Empty where it was deleted. */
  readonly text: string
  readonly isReplyToReply: boolean
  readonly user: CommentAuthor | null
}

/** A comment with its replies, the oldest first (FEE-007). */
export interface FeedThread extends FeedComment {
  readonly replies: readonly FeedComment[]
}

/** The comments of a post (FEE-007). */
export interface PostComments {
  /** How many there are, replies included and deleted ones not. */
  readonly totalCount: number
  /** Conversations, the newest first. Empty in lists, and where something is needed before the post may be seen. */
  readonly nodes: readonly FeedThread[]
}

/** What every post has (FEE-002). `created` and `published` are epoch ms. */
export interface FeedPost {
  readonly id: PostId
  readonly created: number
  readonly published: number
  readonly type: PostType
  readonly status: PostStatus
  /** At the top of the feed of its author. */
  readonly pinned: boolean
  readonly title: string
  /** Empty while something is needed to read it. */
  readonly text: string
  /** How many words the text has, also while it is empty here: so a guest knows how much they would pay for. */
  readonly words: number
  readonly views: number
  readonly likes: number
  /** The account in which the author writes their posts, as editors know it. */
  readonly umaId: string
  /** Whether it is sold. */
  readonly paidContent: boolean
  readonly fsk: AgeRating
  /** Whole coins; 0: it costs nothing. */
  readonly priceCoins: number
  readonly model: PostAuthor
  /** `null`: tips are collected for nothing. */
  readonly tippingGoal: TippingGoal | null
  readonly guestState: PostGuestState
  readonly comments: PostComments
  /** What this guest needs before they see all of it; `null`: they do. */
  readonly need: ContentBar | null
  /** `null`: it shows no clip. */
  readonly clip: PostClip | null
  /** `null`: it shows no pictures. */
  readonly photos: PostPhotos | null
}

/** How many posts there are of each kind, and how many this guest has liked and commented (FEE-013). */
export interface FeedTotals {
  readonly totalCount: number
  readonly clips: number
  readonly photos: number
  readonly texts: number
  readonly liked: number
  readonly commented: number
}

/** How many pictures and clips a guest has bought in the feed (FEE-014). */
export interface BoughtContent {
  readonly photos: number
  readonly clips: number
}
