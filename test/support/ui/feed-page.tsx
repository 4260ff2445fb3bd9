import { observer } from 'mobx-react-lite'
import { render } from 'vitest-browser-react'
import { Clock } from '@/application/device/clock'
import { BackendError } from '@/application/errors/backend-error'
import { BuyPost } from '@/application/feed/buy-post'
import type { CommentRequest, FeedGateway, PostChange, PostPurchase, PostTip } from '@/application/feed/feed-gateway'
import { TipPost } from '@/application/feed/tip-post'
import { WriteComment } from '@/application/feed/write-comment'
import type { GuestGateway } from '@/application/guest/guest-gateway'
import type { FeedPost } from '@/domain/feed/post'
import type { Guest } from '@/domain/guest/guest'
import type { CommentId } from '@/domain/ids'
import type { LiveActors } from '@/ui/actors/live-actors'
import type { Pins } from '@/ui/actors/pins'
import { PendingActions } from '@/ui/access/pending-actions'
import { GridCache } from '@/ui/base/listing'
import { Modals } from '@/ui/base/modals'
import { Toasts } from '@/ui/base/toasts'
import { loadCatalog } from '@/ui/app/catalogs/load-catalog'
import { FeedViewModel } from '@/ui/feed/list/feed-view-model'
import { WHOLE_FEED } from '@/ui/feed/list/feed-query'
import { PostList } from '@/ui/feed/list/post-list'
import { PostActionsViewModel } from '@/ui/feed/post/post-actions-view-model'
import { ThreadViewModel } from '@/ui/feed/talk/thread-view-model'
import type { Checkout } from '@/ui/payments/checkout-launcher'
import { ContentPurchase } from '@/ui/payments/content-purchase'
import { Texts } from '@/ui/texts/texts'
import { deferredOf } from '#test/support/ui/deferred'
import { CountingRandom, FakeClock, FakeLive, guestWith, portOf, settled } from './doubles'
import { guestOver } from './guest'
import { providers } from './providers'
import { QuietPage } from './quiet-page'
import { servicesOf } from './services'

type Changed = (post: FeedPost) => FeedPost

/**
 * A feed in a browser, over a gateway that has its posts. `paid` are answers to tips that come before success; `broken`: no post can be
 * loaded.
 */
export async function showFeed(first: readonly FeedPost[], who: Partial<Guest> = {}, isOfProfile = false) {
  const world = {
    posts: [...first],
    broken: false,
    likes: [] as string[],
    bought: [] as number[],
    tips: [] as PostTip[],
    comments: [] as CommentRequest[],
    deleted: [] as CommentId[],
    opened: [] as string[],
    paid: [] as PostPurchase[],
  }
  /** What is answered waits until the test lets it, so that a second press finds the first one under way. */
  const held: (() => void)[] = []
  const hold = { on: false }
  const answer = async <T,>(value: T): Promise<T> => {
    if (hold.on) await new Promise<void>((resolve) => void held.push(resolve))
    return value
  }
  const release = () => {
    hold.on = false
    for (const go of held.splice(0)) go()
  }
  const change = (id: string, changed: Changed): FeedPost => {
    world.posts = world.posts.map((post) => (post.id === id ? changed(post) : post))
    const post = world.posts.find((one) => one.id === id)
    if (post === undefined) throw new Error(`No post ${id}`)
    return post
  }
  const like = async (id: string, liked: boolean): Promise<PostChange> => {
    world.likes.push(liked ? 'like' : 'unlike')
    const post = change(id, (one) => ({
      ...one,
      likes: one.likes + (liked ? 1 : -1),
      guestState: { ...one.guestState, liked },
    }))
    return answer({ ok: true, post })
  }
  const gateway = portOf<FeedGateway>({
    list: async () => ({ items: [...world.posts], next: null }),
    totals: async () => ({ totalCount: 1, clips: 0, photos: 0, texts: 1, liked: 0, commented: 0 }),
    byId: async (id) => {
      if (world.broken) throw new BackendError('unavailable')
      return world.posts.find((post) => post.id === id) ?? null
    },
    viewed: async () => true,
    like: (id) => like(id, true),
    unlike: (id) => like(id, false),
    buy: async (id, _key, agreed) => {
      world.bought.push(agreed)
      const post = change(id, (one) => ({ ...one, need: null, guestState: { ...one.guestState, bought: true } }))
      return answer({ ok: true, post, balance: 80, charged: agreed })
    },
    tip: async (tip) => {
      world.tips.push(tip)
      const [post] = world.posts
      if (post === undefined) throw new Error('No post')
      return answer(world.paid.shift() ?? { ok: true, post, balance: 90, charged: tip.amountCoins })
    },
    comment: async (request) => {
      world.comments.push(request)
      return answer({ ok: true, post: change(request.postId, (one) => one) })
    },
    deleteComment: async (id) => {
      world.deleted.push(id)
      const [post] = world.posts
      if (post === undefined) throw new Error('No post')
      return { ok: true, post: change(post.id, (one) => ({ ...one, comments: { totalCount: 0, nodes: [] } })) }
    },
  })
  const live = new FakeLive()
  const found = guestWith({ balance: 100, ...who })
  const guest = guestOver(portOf<GuestGateway>({ open: async () => found, current: async () => found }), live)
  await guest.open('en')
  const texts = new Texts(loadCatalog)
  await texts.setLanguage('en')
  const [clock, page, random, modals, toasts] = [
    new FakeClock(),
    new QuietPage('/en/feed/'),
    new CountingRandom(),
    new Modals(),
    new Toasts(),
  ]
  const checkout = portOf<Checkout>({ open: async (flow) => void world.opened.push(flow) })
  const pending = new PendingActions(page, clock, servicesOf())
  const deferred = deferredOf(guest, { modals })
  const purchase = new ContentPurchase(guest, checkout, pending, page, modals, toasts, new GridCache(), deferred)
  const [buying, tipping] = [new BuyPost(gateway, random), new TipPost(gateway, random)]
  const actions = new PostActionsViewModel(
    gateway,
    buying,
    tipping,
    purchase,
    checkout,
    pending,
    page,
    guest,
    deferred,
    toasts,
  )
  const thread = new ThreadViewModel(gateway, new WriteComment(gateway, random), guest, checkout, toasts)
  const feed = new FeedViewModel(gateway, live, clock, guest, texts)
  feed.start()
  feed.show({ actorId: null, query: WHOLE_FEED })
  actions.about(feed)
  actions.start()
  thread.about(feed)
  await settled()
  const services = {
    feed,
    actions,
    thread,
    actors: {
      live: portOf<LiveActors>({ stateOf: ({ state }) => state, isFavorite: () => false }),
      pins: portOf<Pins>({ toggle: async () => undefined }),
      guest,
      checkout,
    },
  }
  const Shown = observer(() => (
    <main style={{ maxWidth: '640px' }}>
      <PostList feed={feed} services={services} empty={null} heading="h2" isOfProfile={isOfProfile} />
      <button type="button">Below the posts</button>
    </main>
  ))
  const wrapper = await providers((container) => container.bind(Clock).toConstantValue(clock))
  const screen = await render(<Shown />, { wrapper })
  return { screen, world, hold, release, guest, modals, toasts, thread, live }
}
