/**
 * Kinds of posts: those written for the feed, and those that report what an actor has added
 * elsewhere (FEE-009 to FEE-012).
 */
export const POST_TYPES = ['text', 'clip', 'photos', 'hotClip', 'photoGallery', 'profileImage', 'photoContest'] as const

/** One of the kinds. */
export type PostType = (typeof POST_TYPES)[number]

/**
 * The filters of a feed: posts with a clip, posts with pictures, and posts with text only (FEE-013,
 * FEE-018).
 */
export const TYPE_GROUPS = ['clips', 'photos', 'texts'] as const

/** One of the filters. */
export type TypeGroup = (typeof TYPE_GROUPS)[number]

const groups: Readonly<Record<PostType, TypeGroup>> = {
  text: 'texts',
  clip: 'clips',
  hotClip: 'clips',
  photos: 'photos',
  photoGallery: 'photos',
  profileImage: 'photos',
  photoContest: 'photos',
}

/**
 * Returns the group of a kind of post: each belongs to exactly one, so that totals add up
 * (FEE-013).
 */
export const groupOf = (type: PostType): TypeGroup => groups[type]

/** The filters by price; the first is the default of a feed (FEE-018). */
export const FEED_MODES = ['all', 'free', 'paid'] as const

/** One of the modes. */
export type FeedMode = (typeof FEED_MODES)[number]

/** The places where a guest can see a post (FEE-023). */
export const FEED_CONTEXTS = ['profile', 'mixedFeed', 'unknown'] as const

/** One of the places. */
export type FeedContext = (typeof FEED_CONTEXTS)[number]

/** The statuses of a post; an `archived` one is listed only for guests who have bought it. */
export const POST_STATUSES = ['published', 'archived'] as const

/** One of the statuses. */
export type PostStatus = (typeof POST_STATUSES)[number]
