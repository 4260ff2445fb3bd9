import { observable, runInAction } from 'mobx'
import { describe, expect, it } from 'vitest'
import { BuyPost } from '@/application/feed/buy-post'
import type { FeedGateway, PostChange, PostPurchase, PostTip } from '@/application/feed/feed-gateway'
import { TipPost } from '@/application/feed/tip-post'
import type { GuestGateway } from '@/application/guest/guest-gateway'
import type { PendingLoginAction } from '@/domain/access/pending-login-action'
import type { FeedPost } from '@/domain/feed/post'
import { asId, type PostId } from '@/domain/ids'
import { PendingActions } from '@/ui/access/pending-actions'
import { CursorList } from '@/ui/base/cursor-list'
import { GridCache } from '@/ui/base/listing'
import { Modals } from '@/ui/base/modals'
import { Toasts } from '@/ui/base/toasts'
import { PostActionsViewModel } from '@/ui/feed/post/post-actions-view-model'
import type { Checkout } from '@/ui/payments/checkout-launcher'
import { ContentPurchase } from '@/ui/payments/content-purchase'
import { CountingRandom, FakeClock, FakeLive, guestWith, portOf, settled } from '#test/support/ui/doubles'
import { deferredOf } from '#test/support/ui/deferred'
import { guestOver } from '#test/support/ui/guest'
import { postWith } from '#test/support/ui/posts'
import { QuietPage } from '#test/support/ui/quiet-page'
import { pressed } from '#test/support/ui/sums'
import { servicesOf } from '#test/support/ui/services'

/** A page with one post. */
async function setUp(post: FeedPost, isLoggedIn = true, isEarly = false) {
  const tips: PostTip[] = []
  const bought: number[] = []
  const seen: string[] = []
  const opened: string[] = []
  const waiting: (PendingLoginAction | undefined)[] = []
  const liked: PostChange[] = []
  const paid: PostPurchase[] = []
  const now = { ...post, need: null, guestState: { ...post.guestState, bought: true } }
  const gateway = portOf<FeedGateway>({
    like: async () =>
      liked.shift() ?? { ok: true, post: { ...post, likes: 9, guestState: { ...post.guestState, liked: true } } },
    buy: async (_id, _key, agreed) => {
      if (!guest.isLoggedIn) return { ok: false, reason: 'login-required', missing: 0 }
      bought.push(agreed)
      return paid.shift() ?? { ok: true, post: now, balance: 80, charged: agreed }
    },
    tip: async (tip) => {
      tips.push(tip)
      return paid.shift() ?? { ok: true, post, balance: 90, charged: tip.amountCoins }
    },
    viewed: async (_id, context) => {
      seen.push(context)
      return true
    },
    hide: async () => ({ ok: true, post }),
  })
  let found = guestWith({ isLoggedIn, balance: 100 })
  const guest = guestOver(portOf<GuestGateway>({ open: async () => found, current: async () => found }), new FakeLive())
  if (!isEarly) await guest.open('en')
  const checkout = portOf<Checkout>({
    open: async (flow, options) => {
      opened.push(flow)
      waiting.push(options?.pending)
    },
  })
  const page = new QuietPage('/en/feed/')
  const pending = new PendingActions(page, new FakeClock(), servicesOf())
  const [modals, toasts, random] = [new Modals(), new Toasts(), new CountingRandom()]
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
  const list = new CursorList<FeedPost>(async () => ({ items: [post], next: null }))
  await list.refresh()
  const shown = () => list.items[0]
  const shownPosts = observable({
    list,
    isReloading: false,
    postOf: (id: PostId) => list.items.find((one) => one.id === id) ?? null,
    update: (changed: FeedPost) => void (list.items = list.items.map((one) => (one.id === changed.id ? changed : one))),
    remove: () => void (list.items = []),
    context: 'mixedFeed' as const,
  })
  actions.about(shownPosts)
  actions.start()
  /** Logs in, and performs what waits for it; `show`: what the list of this guest begins with. */
  const logIn = async (show: readonly FeedPost[] = [post]) => {
    runInAction(() => (shownPosts.isReloading = true))
    found = guestWith({ isLoggedIn: true, balance: 100 })
    await guest.open('en')
    const action = waiting.at(-1)
    if (action !== undefined) pending.perform(action)
    await settled()
    const before = [...bought]
    runInAction(() => {
      list.items = show
      shownPosts.isReloading = false
    })
    await settled()
    return { before }
  }
  return { actions, tips, bought, seen, opened, waiting, liked, paid, guest, modals, toasts, shown, list, logIn }
}

describe('a post that is short of coins', () => {
  it('is ready for one more press once they have come, and is not bought by itself', async () => {
    const [post, other] = [postWith({ priceCoins: 120 }), postWith({ id: asId<PostId>('other') })]
    const { actions, paid, bought, guest, modals } = await setUp(post)
    expect(actions.isReady(post)).toBe(false)
    paid.push({ ok: false, reason: 'not-enough-money', missing: 20 })
    await actions.buy(post, pressed(120))
    expect({ openModalId: modals.open?.id, isReady: actions.isReady(post) }).toEqual({
      openModalId: 'not-enough-money',
      isReady: false,
    })
    guest.setBalance(119)
    expect(actions.isReady(post)).toBe(false)
    guest.setBalance(205)
    await settled()
    expect({ isPostReady: actions.isReady(post), isOtherReady: actions.isReady(other), bought }).toEqual({
      isPostReady: true,
      isOtherReady: false,
      bought: [120],
    })
    await actions.buy(post, pressed(120))
    expect({ bought, isReady: actions.isReady(post) }).toEqual({ bought: [120, 120], isReady: false })
  })

  it('opens the sheet of a tip again with its amount once they have come, and gives it once', async () => {
    const post = postWith()
    const { actions, paid, tips, guest } = await setUp(post)
    await actions.openTip(post)
    paid.push({ ok: false, reason: 'not-enough-money', missing: 20 })
    await actions.tip(post, pressed(120))
    expect(actions.deferredTip(post)).toEqual({ coins: 120, isReady: false })
    actions.closeTip()
    guest.setBalance(125)
    expect({ tipped: actions.tipped, deferredTip: actions.deferredTip(post) }).toEqual({
      tipped: post.id,
      deferredTip: { coins: 120, isReady: true },
    })
    await Promise.all([actions.tip(post, pressed(120)), actions.tip(post, pressed(120))])
    expect({ tipCount: tips.length, tipped: actions.tipped, deferredTip: actions.deferredTip(post) }).toEqual({
      tipCount: 2,
      tipped: null,
      deferredTip: null,
    })
  })
})

describe('what a guest does with a post', () => {
  it('shows a like at once, and what the platform counts when it answers', async () => {
    const post = postWith()
    const { actions, shown } = await setUp(post)
    const liking = actions.toggleLike(post)
    expect(shown()).toMatchObject({ likes: 4, guestState: { liked: true } })
    await liking
    expect(shown()).toMatchObject({ likes: 9, guestState: { liked: true } })
  })

  it('takes a refused like back and nothing else: a purchase and counts that came meanwhile stay', async () => {
    const post = postWith()
    const { actions, shown, list, liked } = await setUp(post)
    liked.push({ ok: false, reason: 'restricted' })
    const liking = actions.toggleLike(post)
    runInAction(() => {
      list.items = list.items.map((known) => ({
        ...known,
        likes: known.likes + 5,
        need: null,
        guestState: { ...known.guestState, bought: true },
      }))
    })
    expect(shown()).toMatchObject({ likes: 9, guestState: { liked: true, bought: true } })
    await liking
    expect(shown()).toMatchObject({ likes: 8, need: null, guestState: { liked: false, bought: true } })
  })

  it('does for a member what they pressed before it was known who they are, and opens no sign-up', async () => {
    const post = postWith()
    const { actions, shown, guest, opened } = await setUp(post, true, true)
    const pressed = Promise.all([actions.toggleLike(post), actions.toggleLike(post), actions.openTip(post)])
    expect({ likes: shown()?.likes, tipped: actions.tipped }).toEqual({ likes: 3, tipped: null })
    await guest.open('en')
    await pressed
    expect({ likes: shown()?.likes, tipped: actions.tipped, opened }).toEqual({ likes: 9, tipped: post.id, opened: [] })
    const visitor = await setUp(post, false, true)
    const hiding = visitor.actions.hide(post)
    await visitor.guest.open('en')
    await hiding
    expect(visitor.opened).toEqual(['signup'])
  })

  it('buys for what the button names and shows the post at once [FEE-024]', async () => {
    const post = postWith({ priceCoins: 20, paidContent: true, need: 'needPurchase' })
    const { actions, bought, shown, guest } = await setUp(post)
    await Promise.all([actions.buy(post, pressed(20)), actions.buy(post, pressed(20))])
    expect({ bought, shownBought: shown()?.guestState.bought, balance: guest.guest?.balance }).toEqual({
      bought: [20],
      shownBought: true,
      balance: 80,
    })
  })

  it('gives a tip of exactly so many coins, once however often it is pressed [FEE-016][FEE-029]', async () => {
    const post = postWith()
    const { actions, tips, guest } = await setUp(post)
    await actions.openTip(post)
    expect(actions.tipped).toBe(post.id)
    await Promise.all([actions.tip(post, pressed(10)), actions.tip(post, pressed(10))])
    expect(tips.map(({ amountCoins }) => amountCoins)).toEqual([10])
    expect({ balance: guest.guest?.balance, tipped: actions.tipped }).toEqual({ balance: 90, tipped: null })
  })

  it('leads a guest without the coins to more of them, and the sheet stays open', async () => {
    const post = postWith()
    const { actions, paid, modals } = await setUp(post)
    await actions.openTip(post)
    paid.push({ ok: false, reason: 'not-enough-money', missing: 5 })
    await actions.tip(post, pressed(10))
    expect({ openModalId: modals.open?.id, tipped: actions.tipped }).toEqual({
      openModalId: 'not-enough-money',
      tipped: post.id,
    })
  })

  it('leads a guest without an account to the sign-up: to like, to tip, to hide [FEE-030]', async () => {
    const post = postWith()
    const { actions, opened, tips, seen } = await setUp(post, false)
    await actions.toggleLike(post)
    await actions.openTip(post)
    await actions.hide(post)
    actions.see(post, 'mixedFeed')
    expect({ opened, tipped: actions.tipped, tips, seen }).toEqual({
      opened: ['signup', 'signup', 'signup'],
      tipped: null,
      tips: [],
      seen: [],
    })
  })

  it('reports a post as seen once, with where it was [FEE-022]', async () => {
    const { actions, seen } = await setUp(postWith())
    for (let times = 0; times < 3; times += 1) actions.see(postWith(), 'mixedFeed')
    const known = postWith({ guestState: { liked: false, viewed: true, following: false, bought: false } })
    actions.see({ ...known, id: postWith().id }, 'profile')
    expect(seen).toEqual(['mixedFeed'])
  })

  it('takes a hidden post out of the list', async () => {
    const post = postWith()
    const { actions, shown } = await setUp(post)
    await actions.hide(post)
    expect(shown()).toBeUndefined()
  })

  const sold = postWith({ priceCoins: 20, paidContent: true, need: 'needLogin' })

  it('buys after the login what was wanted before it, once, and in the list of that guest [AUT-005]', async () => {
    const { actions, opened, waiting, bought, shown, guest, logIn } = await setUp(sold, false)
    await actions.buy(sold, pressed(20))
    expect({ opened, bought }).toEqual({ opened: ['signup'], bought: [] })
    const params = { targetId: 'post:p1', targetUrl: '/en/feed/', value: 20 }
    expect(waiting).toEqual([{ type: 'buyContent', params }])
    const { before } = await logIn([{ ...sold, need: 'needPurchase' }])
    expect({ before, bought, shownBought: shown()?.guestState.bought, balance: guest.guest?.balance }).toEqual({
      before: [],
      bought: [20],
      shownBought: true,
      balance: 80,
    })
  })

  it('buys it also where the list begins with newer posts by then, and nothing else', async () => {
    const { actions, bought, list, logIn } = await setUp(sold, false)
    await actions.buy(sold, pressed(20))
    await logIn([postWith({ ...sold, id: asId<PostId>('p2'), priceCoins: 20 })])
    expect({ bought, boughtInList: list.items.map(({ guestState }) => guestState.bought) }).toEqual({
      bought: [20],
      boughtInList: [false],
    })
  })

  it('buys nothing for another post, and nothing once the page is left', async () => {
    const { actions, bought, logIn, waiting } = await setUp(sold, false)
    const params = { targetId: 'post:another', targetUrl: '/en/feed/', value: 20 }
    waiting.push({ type: 'buyContent', params })
    await logIn()
    waiting.push({ type: 'buyContent', params: { ...params, targetId: 'post:p1' } })
    actions.dispose()
    await logIn()
    expect(bought).toEqual([])
  })

  it('likes after the login what was to be liked before it [AUT-005]', async () => {
    const post = postWith()
    const { actions, waiting, shown, logIn } = await setUp(post, false)
    await actions.toggleLike(post)
    expect(waiting).toEqual([{ type: 'like', params: { targetId: 'post:p1', targetUrl: '/en/feed/' } }])
    expect(shown()?.guestState.liked).toBe(false)
    await logIn()
    expect(shown()).toMatchObject({ likes: 9, guestState: { liked: true } })
  })

  it('takes no like away that the guest had given already', async () => {
    const post = postWith()
    const { actions, shown, logIn } = await setUp(post, false)
    await actions.toggleLike(post)
    await logIn([{ ...post, guestState: { ...post.guestState, liked: true } }])
    expect(shown()).toMatchObject({ likes: 3, guestState: { liked: true } })
  })
})
