import { asId, type PostId } from '@/domain/ids'

/** Maximum posts per request: a post is much larger than a row of other lists. */
export const MAX_POSTS = 50

/**
 * The position of a post in a feed. It never changes, so a page that continues behind a position
 * neither repeats nor skips a post, however many posts were published meanwhile.
 */
export interface FeedPosition {
  /**
   * Whether the post comes before all unpinned ones: only the feed of one actor begins with pinned
   * posts.
   */
  readonly pinned: boolean
  /** Epoch ms. */
  readonly published: number
  readonly id: PostId
}

/**
 * Compares positions in a feed: pinned posts first, then the newest; posts of the same moment by
 * their id.
 */
export const comparePositions = (a: FeedPosition, b: FeedPosition): number =>
  Number(b.pinned) - Number(a.pinned) || b.published - a.published || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)

/** Encodes a position as a cursor, which only the platform reads. */
export const cursorOf = ({ pinned, published, id }: FeedPosition): string =>
  `${pinned ? 'p' : 'n'}.${published.toString(36)}.${id}`

/** Decodes a cursor; returns `null` for an invalid one. */
export function positionOf(cursor: string): FeedPosition | null {
  const [, pin, moment = '', id = ''] = /^([np])\.([0-9a-z]{1,11})\.(.{1,100})$/u.exec(cursor) ?? []
  const published = Number.parseInt(moment, 36)
  return Number.isSafeInteger(published) && id !== '' ? { pinned: pin === 'p', published, id: asId<PostId>(id) } : null
}

/**
 * Appends a page to a list: a post that is already in the list, such as one pinned meanwhile, keeps
 * its place.
 */
export function withPage<T extends { readonly id: PostId }>(posts: readonly T[], page: readonly T[]): readonly T[] {
  const known = new Set(posts.map(({ id }) => id))
  return [...posts, ...page.filter(({ id }) => !known.has(id))]
}
