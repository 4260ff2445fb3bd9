import { describe, expect, it } from 'vitest'
import type { FeedGateway, FeedQuery } from '@/application/feed/feed-gateway'
import type { GuestGateway } from '@/application/guest/guest-gateway'
import type { FeedPost } from '@/domain/feed/post'
import { asId, type ActorId, type PostId } from '@/domain/ids'
import { FeedViewModel } from '@/ui/feed/list/feed-view-model'
import { WHOLE_FEED, type FeedListQuery } from '@/ui/feed/list/feed-query'
import { FakeClock, FakeLive, guestWith, portOf, settled } from '#test/support/ui/doubles'
import { loadCatalog } from '@/ui/app/catalogs/load-catalog'
import { Texts } from '@/ui/texts/texts'
import { guestOver } from '#test/support/ui/guest'
import { postWith } from '#test/support/ui/posts'

const ACTOR = asId<ActorId>('a9')
const id = (name: string) => asId<PostId>(name)

/** A feed of one actor or of all, whose pages the test fills. */
async function setUp({
  actorId = null,
  query = WHOLE_FEED,
  top,
}: { actorId?: ActorId | null; query?: FeedListQuery; top?: PostId } = {}) {
  const live = new FakeLive()
  const stored: FeedPost[] = [postWith({ id: id('p2') }), postWith({ id: id('p1') })]
  const requested: FeedQuery[] = []
  const feed = portOf<FeedGateway>({
    list: async (asked) => {
      requested.push(asked)
      return { items: [...stored], next: null }
    },
    totals: async () => ({ totalCount: 2, clips: 0, photos: 0, texts: 2, liked: 0, commented: 0 }),
    byId: async (postId) => [...stored, postWith({ id: id('old') })].find((post) => post.id === postId) ?? null,
  })
  const found = guestWith({ isLoggedIn: true, balance: 100 })
  const guest = guestOver(portOf<GuestGateway>({ open: async () => found, current: async () => found }), live)
  await guest.open('en')
  const texts = new Texts(loadCatalog)
  await texts.setLanguage('en')
  const model = new FeedViewModel(feed, live, new FakeClock(), guest, texts)
  model.start()
  const stop = model.show({ actorId, query, ...(top === undefined ? {} : { top }) })
  await settled()
  const ids = () => model.list.items.map((post) => post.id)
  const publish = (postId: string, author = ACTOR) =>
    live.send({ type: 'feedPostPublished', postId: id(postId), actorId: author })
  return { model, live, stored, requested, ids, publish, stop }
}

describe('a feed', () => {
  it('has the post that a guest was led to above the others, once, also one that is older than its page', async () => {
    const old = await setUp({ top: id('old') })
    expect(old.ids()).toEqual(['old', 'p2', 'p1'])
    old.stored.unshift(postWith({ id: id('p3') }))
    old.live.send({ type: 'sessionAcknowledged' })
    await settled()
    expect({ ids: old.ids(), arrived: old.model.arrived }).toEqual({ ids: ['old', 'p2', 'p1'], arrived: ['p3'] })
    expect((await setUp({ top: id('p1') })).ids()).toEqual(['p1', 'p2'])
    expect((await setUp({ top: id('gone') })).ids()).toEqual(['p2', 'p1'])
  })

  it('announces new posts, and shows them once the guest wants to see them', async () => {
    const { model, stored, ids, publish } = await setUp()
    stored.unshift(postWith({ id: id('p3') }))
    publish('p3')
    publish('p3')
    publish('p2')
    expect(model.arrived).toEqual(['p3'])
    expect(ids()).toEqual(['p2', 'p1'])
    await model.reload()
    expect({ ids: ids(), arrived: model.arrived }).toEqual({ ids: ['p3', 'p2', 'p1'], arrived: [] })
  })

  it('announces what was published while the connection was down, and moves nothing that is read; what has changed is shown', async () => {
    const { model, live, stored, ids } = await setUp()
    const changed = postWith({ id: id('p2'), likes: 77 })
    stored.splice(0, 1, postWith({ id: id('p4') }), postWith({ id: id('p3') }), changed)
    live.send({ type: 'sessionAcknowledged' })
    await settled()
    expect({ ids: ids(), arrived: model.arrived, likes: model.postOf(id('p2'))?.likes }).toEqual({
      ids: ['p2', 'p1'],
      arrived: ['p4', 'p3'],
      likes: 77,
    })
    await model.reload()
    expect({ ids: ids(), arrived: model.arrived }).toEqual({ ids: ['p4', 'p3', 'p2', 'p1'], arrived: [] })
    // The first that was shown is gone: there is nothing to hold the others in their places.
    stored.splice(0, 2, postWith({ id: id('p5') }))
    live.send({ type: 'sessionAcknowledged' })
    await settled()
    expect({ ids: ids(), arrived: model.arrived }).toEqual({ ids: ['p5', 'p2', 'p1'], arrived: [] })
  })

  it('announces on a profile the posts of its actor only, and none in a list that is filtered', async () => {
    const profile = await setUp({ actorId: ACTOR })
    profile.publish('p3', asId<ActorId>('another'))
    expect(profile.model.arrived).toEqual([])
    profile.publish('p3')
    expect(profile.model.arrived).toEqual(['p3'])
    const filtered = await setUp({ query: { shown: 'liked', group: null } })
    filtered.publish('p3')
    expect(filtered.model.arrived).toEqual([])
  })

  it('requests what its filters name', async () => {
    const { requested } = await setUp({ actorId: ACTOR, query: { shown: 'follows', group: 'clips' } })
    expect(requested[0]).toMatchObject({
      after: null,
      actorId: ACTOR,
      follows: true,
      typeGroups: ['clips'],
      language: 'en',
    })
  })

  it('loads a post again that was bought on another page of the guest', async () => {
    const { model, live, stored } = await setUp()
    stored[0] = postWith({ id: id('p2'), guestState: { liked: false, viewed: true, following: false, bought: true } })
    live.send({ type: 'feedPostChanged', postId: id('p2') })
    await settled()
    expect(model.postOf(id('p2'))?.guestState.bought).toBe(true)
  })

  it('takes a post out that is gone when it is loaded again', async () => {
    const { live, stored, ids } = await setUp()
    stored.shift()
    live.send({ type: 'feedPostChanged', postId: id('p2') })
    await settled()
    expect(ids()).toEqual(['p1'])
  })
})
