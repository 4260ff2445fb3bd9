import * as z from 'zod/mini'
import { picture } from '@/adapters/wire/actors/actor'
import { actorId } from '@/adapters/wire/actors/actor-id'
import {
  answerText,
  coins,
  count,
  flag,
  id,
  int,
  moment,
  seconds,
  type Wire,
  grantedText,
} from '@/adapters/wire/base/scalars'
import { fromUpperSnake } from '@/adapters/wire/base/upper-snake'
import { contentNeed } from '@/adapters/wire/media/content-need'
import {
  FEED_CONTEXTS,
  FEED_MODES,
  POST_STATUSES,
  POST_TYPES,
  TYPE_GROUPS,
  type PostType,
} from '@/domain/feed/feed-lists'
import {
  ONLINE_STATES,
  type BoughtContent,
  type ClipSource,
  type CommentAuthor,
  type FeedComment,
  type FeedPost,
  type FeedThread,
  type FeedTotals,
  type PostAuthor,
  type PostAvatar,
  type PostClip,
  type PostComments,
  type PostGuestState,
  type PostPhoto,
  type PostPhotos,
} from '@/domain/feed/post'
import type { TippingGoal } from '@/domain/feed/tipping-goal'
import type { CommentId, ContestId, PostId } from '@/domain/ids'
import { grantedAddress } from '@/domain/media/granted-address'

export const postId = id<PostId>()
export const commentId = id<CommentId>()

/** Those that are written for the feed have the names of their shapes: `clip` is ClipPost. */
export const wirePostType = (type: PostType): string =>
  type in { text: 0, clip: 0, photos: 0 } ? `${type[0]?.toUpperCase()}${type.slice(1)}Post` : type

/** FEE-009 to FEE-012. */
export const postType: Wire<PostType> = z.pipe(
  z.enum(['TextPost', 'ClipPost', 'PhotosPost', 'hotClip', 'photoGallery', 'profileImage', 'photoContest']),
  z.transform((name): PostType => POST_TYPES.find((type) => wirePostType(type) === name) ?? z.NEVER),
)

/** FEE-018. */
export const typeGroup = z.enum(TYPE_GROUPS)
export const feedMode = fromUpperSnake(FEED_MODES)

/** FEE-023. */
export const feedContext = z.enum(FEED_CONTEXTS)

export const postStatus = z.enum(POST_STATUSES)
export const onlineState = z.enum(ONLINE_STATES)

const fsk = z.union([z.literal(12), z.literal(16), z.literal(18)])

const address = answerText(2_000, 1)

/** FEE-003. `picture` names the artwork, which a client may have files of in other sizes. */
export const postAvatar: Wire<PostAvatar> = z.pipe(
  z.object({
    url: z.nullable(address),
    srcSet: z.nullable(answerText(5_000, 1)),
    picture: z.nullable(picture),
    fsk,
    avsRequired: flag,
  }),
  z.transform(({ picture: shown, fsk: rating, avsRequired }): PostAvatar => ({
    picture: shown,
    fsk: rating,
    avsRequired,
  })),
)

/** FEE-003. */
export const postAuthor: Wire<PostAuthor> = z.object({
  id: actorId,
  name: answerText(200),
  online: flag,
  onlineState,
  avatar: postAvatar,
})

/** FEE-004. */
export const tippingGoal: Wire<TippingGoal> = z.object({
  goalCoins: coins,
  tipsSumCoins: coins,
  progressPercent: int(0, 100),
  achieved: flag,
})

/** FEE-005. */
export const postGuestState: Wire<PostGuestState> = z.object({
  liked: flag,
  viewed: flag,
  following: flag,
  bought: flag,
})

export const commentAuthor: Wire<CommentAuthor> = z.object({
  name: answerText(200),
  avatar: z.nullable(picture),
  isOwn: flag,
})

const commentShape = {
  id: commentId,
  conversationId: commentId,
  parentId: z.nullable(commentId),
  created: moment,
  isCreator: flag,
  tipped: flag,
  text: answerText(5_000),
  isReplyToReply: flag,
  user: z.nullable(commentAuthor),
}

/** FEE-008. */
export const feedComment: Wire<FeedComment> = z.object(commentShape)

/** FEE-007. */
export const feedThread: Wire<FeedThread> = z.object({ ...commentShape, replies: z.array(feedComment) })
export const postComments: Wire<PostComments> = z.object({ totalCount: count, nodes: z.array(feedThread) })

/** What the address of a picture ends with: its size of 640 pixels. */
export const PHOTO_FILE = '-w640.webp'

/** FEE-011; a page names the files of a picture by where they begin. */
export const postPhoto: Wire<PostPhoto> = z.pipe(
  z.object({ id: answerText(100, 1), url: address, srcSet: answerText(8_000, 1), avsRequired: flag }),
  z.transform(({ id: number, url, avsRequired }): PostPhoto => ({
    id: number,
    address: grantedAddress(url.replace(PHOTO_FILE, '')),
    avsRequired,
  })),
)

/** FEE-011. */
export const postPhotos: Wire<PostPhotos> = z.object({
  count,
  photos: z.array(postPhoto),
  contestId: z.nullable(id<ContestId>()),
})

/** The embedded platform hands out a playlist inside its own address. */
const MAX_ADDRESS = 100_000

export const clipSource: Wire<ClipSource> = z.object({
  label: answerText(100),
  src: grantedText(MAX_ADDRESS),
  type: answerText(100),
  poster: picture,
})

/** FEE-009. */
export const postClip: Wire<PostClip> = z.object({
  id: answerText(100),
  length: seconds,
  width: count,
  height: count,
  ratio: z.number(),
  avsRequired: flag,
  sources: z.array(clipSource),
})

const postShape = {
  id: postId,
  created: moment,
  published: moment,
  type: postType,
  status: postStatus,
  pinned: flag,
  title: answerText(500),
  text: answerText(5_000),
  words: count,
  views: count,
  likes: count,
  umaId: answerText(200),
  paidContent: flag,
  fsk,
  priceCoins: coins,
  model: postAuthor,
  tippingGoal: z.nullable(tippingGoal),
  guestState: postGuestState,
  comments: postComments,
  need: z.nullable(contentNeed),
  clip: z.nullable(postClip),
  photos: z.nullable(postPhotos),
}

/** FEE-002. */
export const feedPost: Wire<FeedPost> = z.object(postShape)

/** Of a post in a list only how many comments there are: so a page of a feed costs no more than one of another list. */
export const listedComments: Wire<PostComments> = z.pipe(
  z.object({ totalCount: count }),
  z.transform(({ totalCount }): PostComments => ({ totalCount, nodes: [] })),
)

export const listedPost: Wire<FeedPost> = z.object({ ...postShape, comments: listedComments })

/** FEE-013. */
export const feedTotals: Wire<FeedTotals> = z.object({
  totalCount: count,
  clips: count,
  photos: count,
  texts: count,
  liked: count,
  commented: count,
})

/** FEE-014. */
export const boughtContent: Wire<BoughtContent> = z.object({ photos: count, clips: count })
