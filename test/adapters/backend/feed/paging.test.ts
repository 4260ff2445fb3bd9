import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { feedPage } from '@/adapters/backend/feed/feed-page'
import { guestPostOf, guestPosts } from '@/adapters/backend/feed/guest-post-records'
import { posts, type PostRecord } from '@/adapters/backend/feed/post-records'
import { MemoryStore } from '@/adapters/stores/memory-store'
import type { Collection, Range } from '@/adapters/stores/store'
import type { FeedQuery } from '@/application/feed/feed-gateway'
import { asId, type ActorId, type GuestId, type PostId } from '@/domain/ids'

const GUEST = asId<GuestId>('guest')
const ACTOR = asId<ActorId>('1')
const texts = { title: 't', text: 'x' }

const postAt = (id: string, published: number, over: Partial<PostRecord> = {}): PostRecord => ({
  id: asId<PostId>(id),
  actorId: ACTOR,
  created: published,
  published,
  type: 'text',
  status: 'published',
  pinned: false,
  texts: { de: texts, en: texts, es: texts },
  views: 0,
  likes: 0,
  comments: 0,
  umaId: 'uma-1',
  fsk: 16,
  price: 0,
  goalCoins: null,
  tipsSum: 0,
  photos: [],
  contestId: null,
  clip: null,
  ...over,
})

const QUERY: FeedQuery = { first: 1, after: null, mode: 'all', language: 'en' }

/** Reads a whole feed; `between` runs after each page. */
async function read(store: MemoryStore, query: Partial<FeedQuery>, between: (page: number) => Promise<void>) {
  const ids: PostId[] = []
  let after: string | null = null
  for (let page = 0; ; page += 1) {
    const { items, next } = await feedPage(store, { ...QUERY, ...query, after }, GUEST)
    ids.push(...items.map(({ id }) => id))
    if (next === null) return ids
    after = next
    await between(page)
  }
}

const put = (store: MemoryStore, post: PostRecord) => store.transaction((tx) => tx.put(posts, post))

it('gives each post of a feed once while others are published at random, in every list [FEE-018]', async () => {
  const moments = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 25 })
  const filters = fc.constantFrom<Partial<FeedQuery>>({}, { actorId: ACTOR }, { liked: true }, { mode: 'free' })
  await fc.assert(
    fc.asyncProperty(
      moments,
      fc.array(moments),
      fc.integer({ min: 1, max: 6 }),
      filters,
      async (old, waves, first, filter) => {
        const store = new MemoryStore()
        const before = old.map((moment, at) => postAt(`old-${at}`, moment, { pinned: moment % 5 === 0 }))
        for (const post of before) {
          await put(store, post)
          const guestPost = { ...(await guestPostOf(store, GUEST, post.id)), likedAt: 1 }
          await store.transaction((tx) => tx.put(guestPosts, guestPost))
        }
        const ids = await read(store, { first, ...filter }, async (page) => {
          for (const [at, moment] of (waves[page] ?? []).entries()) {
            const post = postAt(`new-${page}-${at}`, 100 + moment)
            await put(store, post)
            await store.transaction(async (tx) =>
              tx.put(guestPosts, { ...(await guestPostOf(tx, GUEST, post.id)), likedAt: 1 }),
            )
          }
        })
        expect(new Set(ids).size).toBe(ids.length)
        const seen = ids.filter((id) => id.startsWith('old-'))
        expect(seen.toSorted()).toEqual(before.map(({ id }) => id).toSorted())
      },
    ),
    { numRuns: 60 },
  )
})

it('finds the few posts that pass behind many that do not', async () => {
  const store = new MemoryStore()
  for (let at = 1; at <= 450; at += 1) await put(store, postAt(`p${at}`, at, { price: at % 150 === 0 ? 5 : 0 }))
  const ids = await read(store, { mode: 'paid', first: 2 }, () => Promise.resolve())
  expect(ids).toEqual(['p450', 'p300', 'p150'])
})

/** Answers every page of an index with its first one. */
class StuckStore extends MemoryStore {
  #reads = 0

  override find<T>(
    collection: Collection<T>,
    index: string,
    { after: _after, ...range }: Range,
  ): Promise<readonly T[]> {
    // Reading on for ever would let no timeout of the test come.
    if (++this.#reads > 20) throw new Error('still reading')
    return super.find(collection, index, range)
  }
}

it('refuses to read on where a store gives the same posts again', async () => {
  const store = new StuckStore()
  for (let at = 1; at <= 250; at += 1) await put(store, postAt(`p${at}`, at))
  for (const filter of [{}, { actorId: ACTOR }])
    await expect(feedPage(store, { ...QUERY, ...filter, mode: 'paid' }, GUEST)).rejects.toMatchObject({
      code: 'internal',
    })
})
