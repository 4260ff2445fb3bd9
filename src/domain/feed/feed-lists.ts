/** Kinds of posts: those that are written for the feed, and those that report what an actor has added elsewhere (FEE-009 to FEE-012). */
export const POST_TYPES = ['text', 'clip', 'photos', 'hotClip', 'photoGallery', 'profileImage', 'photoContest'] as const

/** One of them. */
export type PostType = (typeof POST_TYPES)[number]

/** What a feed can be filtered by: posts that show a clip, those that show pictures, and those that are text alone (FEE-013, FEE-018). */
export const TYPE_GROUPS = ['clips', 'photos', 'texts'] as const

/** One of them. */
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

/** The group a kind of post belongs to: each to exactly one, so that totals add up (FEE-013). */
export const groupOf = (type: PostType): TypeGroup => groups[type]

/** Which posts by what they cost; the first is the mode of a feed that nobody has changed (FEE-018). */
export const FEED_MODES = ['all', 'free', 'paid'] as const

/** One of them. */
export type FeedMode = (typeof FEED_MODES)[number]

/** Where a guest has seen a post (FEE-023). */
export const FEED_CONTEXTS = ['profile', 'mixedFeed', 'unknown'] as const

/** One of them. */
export type FeedContext = (typeof FEED_CONTEXTS)[number]

/** What a post is to guests: `archived` is listed no more, except for those who have bought it. */
export const POST_STATUSES = ['published', 'archived'] as const

/** One of them. */
export type PostStatus = (typeof POST_STATUSES)[number]
