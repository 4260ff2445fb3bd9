import { describe, expect, it } from 'vitest'
import { BuyPost } from '@/application/feed/buy-post'
import type { FeedGateway, PostChange, PostPurchase, PostTip } from '@/application/feed/feed-gateway'
import { TipPost } from '@/application/feed/tip-post'
import type { GuestGateway } from '@/application/guest/guest-gateway'
import type { FeedPost } from '@/domain/feed/post'
import { PendingActions } from '@/ui/access/pending-actions'
import { CursorList } from '@/ui/base/cursor-list'
import { Modals } from '@/ui/base/modals'
import { Toasts } from '@/ui/base/toasts'
import { PostActionsViewModel } from '@/ui/feed/post/post-actions-view-model'
import type { Checkout } from '@/ui/payments/checkout-launcher'
import { ContentPurchase } from '@/ui/payments/content-purchase'
import { CountingRandom, FakeClock, FakeLive, guestWith, portOf } from '#test/support/ui/doubles'
import { guestOver } from '#test/support/ui/guest'
import { postWith } from '#test/support/ui/posts'
import { QuietPage } from '#test/support/ui/quiet-page'
import { pressed } from '#test/support/ui/sums'

/** A page with one post. */
async function setUp(post: FeedPost, isLoggedIn = true) {
  const tips: PostTip[] = []
  const bought: number[] = []
  const seen: string[] = []
  const opened: string[] = []
  const liked: PostChange[] = []
  const paid: PostPurchase[] = []
  const now = { ...post, need: null, guestState: { ...post.guestState, bought: true } }
  const gateway = portOf<FeedGateway>({
    like: async () =>
      liked.shift() ?? { ok: true, post: { ...post, likes: 9, guestState: { ...post.guestState, liked: true } } },
    buy: async (_id, _key, agreed) => {
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
  const found = guestWith({ isLoggedIn, balance: 100 })
  const guest = guestOver(portOf<GuestGateway>({ open: async () => found, current: async () => found }), new FakeLive())
  await guest.open('en')
  const checkout = portOf<Checkout>({ open: async (flow) => void opened.push(flow) })
  const page = new QuietPage('/en/feed/')
  const pending = new PendingActions(page, new FakeClock(), { pinActor: () => undefined, openPayment: () => undefined })
  const [modals, toasts, random] = [new Modals(), new Toasts(), new CountingRandom()]
  const purchase = new ContentPurchase(guest, checkout, pending, page, modals, toasts)
  const [buying, tipping] = [new BuyPost(gateway, random), new TipPost(gateway, random)]
  const actions = new PostActionsViewModel(gateway, buying, tipping, purchase, checkout, guest, modals, toasts)
  const list = new CursorList<FeedPost>(async () => ({ items: [post], next: null }))
  await list.refresh()
  const shown = () => list.items[0]
  const set = (changed: FeedPost) => void (list.items = [changed])
  actions.about({
    list,
    postOf: () => shown() ?? null,
    update: set,
    remove: () => void (list.items = []),
    context: 'mixedFeed',
  })
  return { actions, tips, bought, seen, opened, liked, paid, guest, modals, toasts, shown }
}

describe('what a guest does with a post', () => {
  it('shows a like at once, and takes it back where it is refused', async () => {
    const post = postWith()
    const { actions, shown, liked } = await setUp(post)
    const liking = actions.toggleLike(post)
    expect(shown()).toMatchObject({ likes: 4, guestState: { liked: true } })
    await liking
    expect(shown()).toMatchObject({ likes: 9, guestState: { liked: true } })
    liked.push({ ok: false, reason: 'restricted' })
    await actions.toggleLike(post)
    expect(shown()).toMatchObject({ likes: 3, guestState: { liked: false } })
  })

  it('buys for what the button names and shows the post at once [FEE-024]', async () => {
    const post = postWith({ priceCoins: 20, paidContent: true, need: 'needPurchase' })
    const { actions, bought, shown, guest } = await setUp(post)
    await Promise.all([actions.buy(post, pressed(20)), actions.buy(post, pressed(20))])
    expect([bought, shown()?.guestState.bought, guest.guest?.balance]).toEqual([[20], true, 80])
  })

  it('gives a tip of exactly so many coins, once however often it is pressed [FEE-016][FEE-029]', async () => {
    const post = postWith()
    const { actions, tips, guest } = await setUp(post)
    await actions.openTip(post)
    expect(actions.tipped).toBe(post.id)
    await Promise.all([actions.tip(post, pressed(10)), actions.tip(post, pressed(10))])
    expect(tips.map(({ amountCoins }) => amountCoins)).toEqual([10])
    expect([guest.guest?.balance, actions.tipped]).toEqual([90, null])
  })

  it('leads a guest without the coins to more of them, and the sheet stays open', async () => {
    const post = postWith()
    const { actions, paid, modals } = await setUp(post)
    await actions.openTip(post)
    paid.push({ ok: false, reason: 'not-enough-money', missing: 5 })
    await actions.tip(post, pressed(10))
    expect([modals.open?.id, actions.tipped]).toEqual(['not-enough-money', post.id])
  })

  it('leads a guest without an account to the sign-up: to like, to tip, to hide [FEE-030]', async () => {
    const post = postWith()
    const { actions, opened, tips, seen } = await setUp(post, false)
    await actions.toggleLike(post)
    await actions.openTip(post)
    await actions.hide(post)
    actions.see(post, 'mixedFeed')
    expect([opened, actions.tipped, tips, seen]).toEqual([['signup', 'signup', 'signup'], null, [], []])
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
})
