import { postsWhere } from './guest-post-records'
import { posts, type PostRecord } from './post-records'
import { relations } from '@/adapters/backend/actors/actor-records'
import type { IndexKey, Reader } from '@/adapters/stores/store'
import { BackendError } from '@/application/errors/backend-error'
import type { FeedQuery } from '@/application/feed/feed-gateway'
import type { CursorPage } from '@/application/paging/page'
import { groupOf, type FeedMode } from '@/domain/feed/feed-lists'
import { comparePositions, cursorOf, MAX_POSTS, positionOf, type FeedPosition } from '@/domain/feed/position'
import type { GuestId, PostId } from '@/domain/ids'

/** Number of posts read at a time while those that do not pass are skipped. */
const CHUNK = 200

type Passes = (post: PostRecord) => boolean

const modes: Readonly<Record<FeedMode, Passes>> = {
  all: () => true,
  free: ({ price }) => price === 0,
  paid: ({ price }) => price > 0,
}

/**
 * Returns a page of a feed behind a position that never moves: neither posts that are published
 * meanwhile nor those that leave move it (FEE-018).
 */
export async function feedPage(reader: Reader, query: FeedQuery, guestId: GuestId): Promise<CursorPage<PostRecord>> {
  const first = Math.min(Math.max(1, query.first), MAX_POSTS)
  const after = query.after === null ? null : positionOf(query.after)
  if (query.after !== null && after === null) throw new BackendError('invalid-request', { fields: ['after'] })
  const [own, passes] = await Promise.all([ownPosts(reader, query, guestId), filterOf(reader, query, guestId)])
  const found =
    own === null
      ? await scan(reader, query, { after, limit: first + 1, passes })
      : await among(reader, query, [...own], { after, limit: first + 1, passes })
  const items = found.slice(0, first)
  const last = items.at(-1)
  return { items, next: found.length > first && last !== undefined ? cursorOf(placeIn(query, last)) : null }
}

interface Wanted {
  readonly after: FeedPosition | null
  readonly limit: number
  readonly passes: Passes
}

/** Returns the position of a post. Only the feed of one actor begins with the pinned ones. */
const placeIn = ({ actorId }: FeedQuery, { pinned, published, id }: PostRecord): FeedPosition => ({
  pinned: actorId !== undefined && pinned,
  published,
  id,
})

/**
 * Returns the posts that a guest has liked, commented on and bought; `null`: the query does not
 * filter by them.
 */
async function ownPosts(
  reader: Reader,
  { bought, liked, commented }: FeedQuery,
  guestId: GuestId,
): Promise<ReadonlySet<PostId> | null> {
  const wanted = (['bought', 'liked', 'commented'] as const).filter((name) => ({ bought, liked, commented })[name])
  if (wanted.length === 0) return null
  const sets = await Promise.all(wanted.map((name) => postsWhere(reader, name, guestId)))
  return new Set([...(sets[0] ?? [])].filter((id) => sets.every((set) => set.has(id))))
}

async function filterOf(
  reader: Reader,
  { follows, typeGroups, mode, bought, actorId }: FeedQuery,
  guestId: GuestId,
): Promise<Passes> {
  const [hidden, pinned] = await Promise.all([
    postsWhere(reader, 'hidden', guestId),
    follows === true ? reader.find(relations, 'pinned', { prefix: [guestId] }) : null,
  ])
  const followed = pinned === null ? null : new Set(pinned.map((relation) => relation.actorId))
  return (post) =>
    !hidden.has(post.id) &&
    (actorId === undefined || post.actorId === actorId) &&
    (followed === null || followed.has(post.actorId)) &&
    (typeGroups === undefined || typeGroups.includes(groupOf(post.type))) &&
    // An archived post stays visible to those who have paid for it.
    (post.status === 'published' || bought === true) &&
    modes[mode](post)
}

/** Posts in the order of the list, read until there are enough. */
async function scan(
  reader: Reader,
  query: FeedQuery,
  { after, limit, passes }: Wanted,
): Promise<readonly PostRecord[]> {
  const { actorId } = query
  const [index, prefix]: [string, IndexKey] = actorId === undefined ? ['newest', []] : ['ofActor', [actorId]]
  const entryOf = ({ pinned, published, id }: FeedPosition): IndexKey =>
    actorId === undefined ? [-published, id] : [actorId, pinned ? 0 : 1, -published, id]
  const found: PostRecord[] = []
  let from = after
  for (;;) {
    const range = { prefix, limit: CHUNK, ...(from === null ? {} : { after: entryOf(from) }) }
    const chunk = await reader.find(posts, index, range)
    found.push(...chunk.filter(passes).slice(0, limit - found.length))
    const last = chunk.at(-1)
    if (found.length >= limit || chunk.length < CHUNK || last === undefined) return found
    const next = placeIn(query, last)
    // A store that answers with the same posts again would never let this request, and its
    // transaction, end.
    if (from !== null && comparePositions(from, next) >= 0) throw new BackendError('internal', { fields: ['after'] })
    from = next
  }
}

/** The few posts that a guest has something to do with, in the same order. */
async function among(
  reader: Reader,
  query: FeedQuery,
  ids: readonly PostId[],
  { after, limit, passes }: Wanted,
): Promise<readonly PostRecord[]> {
  const known = (await reader.getMany(posts, ids)).filter((post) => post !== undefined)
  const order = (a: PostRecord, b: PostRecord): number => comparePositions(placeIn(query, a), placeIn(query, b))
  return known
    .filter((post) => passes(post) && (after === null || comparePositions(after, placeIn(query, post)) < 0))
    .toSorted(order)
    .slice(0, limit)
}
