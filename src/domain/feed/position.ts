import { asId, type PostId } from '@/domain/ids'

/** How many posts are read at once at most: a post is much larger than a row of other lists. */
export const MAX_POSTS = 50

/**
 * Where a post is in a feed. Neither part ever changes, so a page that continues behind a position has no post twice and leaves none out,
 * however many posts were published meanwhile.
 */
export interface FeedPosition {
  /** Whether it is before all posts that are not pinned: only the feed of one actor begins with pinned ones. */
  readonly pinned: boolean
  /** Epoch ms. */
  readonly published: number
  readonly id: PostId
}

/** The order of a feed: pinned posts first, then the newest; posts of one moment by their id. */
export const comparePositions = (a: FeedPosition, b: FeedPosition): number =>
  Number(b.pinned) - Number(a.pinned) || b.published - a.published || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)

/** A position as a cursor, which only the platform reads. */
export const cursorOf = ({ pinned, published, id }: FeedPosition): string =>
  `${pinned ? 'p' : 'n'}.${published.toString(36)}.${id}`

/** The position of a cursor; `null`: it is none. */
export function positionOf(cursor: string): FeedPosition | null {
  const [, pin, moment = '', id = ''] = /^([np])\.([0-9a-z]{1,11})\.(.{1,100})$/u.exec(cursor) ?? []
  const published = Number.parseInt(moment, 36)
  return Number.isSafeInteger(published) && id !== '' ? { pinned: pin === 'p', published, id: asId<PostId>(id) } : null
}

/** A list that goes on with a page: a post that is in it already, as one that was pinned meanwhile, stays where it is. */
export function withPage<T extends { readonly id: PostId }>(posts: readonly T[], page: readonly T[]): readonly T[] {
  const known = new Set(posts.map(({ id }) => id))
  return [...posts, ...page.filter(({ id }) => !known.has(id))]
}
