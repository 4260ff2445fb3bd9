import type { Binding, Device } from '#test/support/bindings/binding'
import { posts, type PostRecord } from '@/adapters/backend/feed/post-records'
import type { FeedQuery } from '@/application/feed/feed-gateway'
import type { FeedPost } from '@/domain/feed/post'
import type { PostId } from '@/domain/ids'

/** More than any post of a test costs. */
export const AGREED = 10_000

export const QUERY: FeedQuery = { first: 40, after: null, mode: 'all', language: 'en' }

/** All posts of a feed, read in pages. */
export async function listed({ ports }: Device, filter: Partial<FeedQuery>): Promise<readonly FeedPost[]> {
  const all: FeedPost[] = []
  for (let after: string | null = null, more = true; more;) {
    const page = await ports.feed.list({ ...QUERY, first: 50, ...filter, after })
    all.push(...page.items)
    after = page.next
    more = page.next !== null
  }
  return all
}

export const setPost = ({ environment }: Binding, id: PostId, change: Partial<PostRecord>) =>
  environment.backend.store.transaction(async (tx) => {
    const record = await tx.get(posts, id)
    if (record === undefined) throw new Error('no post')
    await tx.put(posts, { ...record, ...change })
  })

export async function recordOf({ environment }: Binding, id: PostId): Promise<PostRecord> {
  const record = await environment.backend.store.get(posts, id)
  if (record === undefined) throw new Error('no post')
  return record
}

const taken = new WeakMap<Binding['environment'], Set<PostId>>()

/** A post as a test needs it, that no other test has had. */
export async function postLike(bound: Binding, device: Device, change: Partial<PostRecord> = {}): Promise<FeedPost> {
  const known = taken.get(bound.environment) ?? new Set<PostId>()
  taken.set(bound.environment, known)
  const post = (await listed(device, {})).find(
    ({ id, type }) => !known.has(id) && (change.type === undefined || type === change.type),
  )
  if (post === undefined) throw new Error('no post')
  known.add(post.id)
  await setPost(bound, post.id, { fsk: 16, price: 0, goalCoins: null, ...change })
  return post
}

export async function open(device: Device, id: PostId): Promise<FeedPost> {
  const post = await device.ports.feed.byId(id)
  if (post === null) throw new Error('no post')
  return post
}

/** Where a post belongs in a feed: the higher, the further up. */
export const comparePost =
  (isOfOne: boolean) =>
  ({ pinned, published }: FeedPost): number =>
    (isOfOne && pinned ? 1e15 : 0) + published
