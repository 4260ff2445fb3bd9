import { describe, expect, it } from 'vitest'
import type { GuestGateway } from '@/application/guest/guest-gateway'
import { BackendError } from '@/application/errors/backend-error'
import { BuyVideo } from '@/application/media/buy-video'
import type { BuyResult, VideoGateway } from '@/application/media/video-gateway'
import type { PendingLoginAction } from '@/domain/access/pending-login-action'
import type { VideoDetails } from '@/domain/media/video'
import { vxc } from '@/domain/money/money'
import { PendingActions } from '@/ui/access/pending-actions'
import { VideoActionsViewModel } from '@/ui/media/page/video-actions-view-model'
import type { Checkout } from '@/ui/payments/checkout-launcher'
import { ContentPurchase } from '@/ui/payments/content-purchase'
import type { OpenOptions } from '@/application/payments/open-checkout'
import { GridCache } from '@/ui/base/listing'
import { Modals } from '@/ui/base/modals'
import { Toasts } from '@/ui/base/toasts'
import { deferredOf } from '#test/support/ui/deferred'
import { CountingRandom, FakeClock, FakeLive, guestWith, portOf, settled } from '#test/support/ui/doubles'
import { guestOver } from '#test/support/ui/guest'
import { QuietPage } from '#test/support/ui/quiet-page'
import { pressed } from '#test/support/ui/sums'
import { videoWith } from '#test/support/ui/videos'
import { servicesOf } from '#test/support/ui/services'

type Answer = BuyResult | BackendError
const refusal = (reason: Exclude<BuyResult, { ok: true }>['reason'], missing = 0): BuyResult => ({
  ok: false,
  reason,
  missing,
})
const sold: BuyResult = {
  ok: true,
  video: videoWith({ need: null, guestInfo: { bought: true, gifted: false, flatrate: false, liked: false } }),
  balance: 76,
  charged: 24,
}

/** A shop that answers a purchase when the test lets it. */
async function setup(
  options: {
    readonly like?: Awaited<ReturnType<VideoGateway['like']>> | BackendError
    /** The video as it is reloaded. */
    readonly now?: () => Promise<VideoDetails | null>
  } = {},
) {
  const keys: string[] = []
  const agreed: number[] = []
  const likes: boolean[] = []
  const opened: { flow: string; pending: PendingLoginAction | undefined }[] = []
  let answer: (result: Answer) => void = () => undefined
  const shop = portOf<VideoGateway>({
    likes: async () => null,
    byId: options.now ?? (async () => null),
    buy: (_id, key, agreedPrice) => {
      keys.push(key)
      agreed.push(agreedPrice)
      return new Promise((resolve, reject) => {
        answer = (result) => (result instanceof BackendError ? reject(result) : resolve(result))
      })
    },
    like: async (_id, liked) => {
      likes.push(liked)
      if (options.like instanceof BackendError) throw options.like
      return options.like ?? { ok: true, likes: 40 }
    },
  })
  const guest = guestOver(portOf<GuestGateway>({ open: async () => guestWith() }), new FakeLive())
  await guest.open('en')
  const modals = new Modals()
  const toasts = new Toasts()
  const page = {
    video: videoWith() as VideoDetails | null,
    played: 0,
    update(video: VideoDetails) {
      this.video = video
    },
    async playWhole() {
      this.played++
    },
  }
  const checkout = portOf<Checkout>({
    open: async (flow, options?: OpenOptions) => {
      opened.push({ flow, pending: options?.pending })
    },
  })
  const here = new QuietPage('/en/videos/rain/')
  const pending = new PendingActions(here, new FakeClock(), servicesOf())
  const actions = new VideoActionsViewModel(
    shop,
    new BuyVideo(shop, new CountingRandom()),
    new ContentPurchase(guest, checkout, pending, here, modals, toasts, new GridCache(), deferredOf(guest, { modals })),
    guest,
    checkout,
    pending,
    here,
    toasts,
  )
  actions.about(page)
  actions.start()
  const reply = async (result: Answer) => {
    answer(result)
    await settled()
  }
  return {
    videoActions: actions,
    page,
    guest,
    modals,
    toasts,
    keys,
    agreed,
    likes,
    opened,
    reply,
    replay: (a: PendingLoginAction) => pending.perform(a),
  }
}

describe('buying a video', () => {
  it('sends one request with one key, and plays it once, however often it is pressed while it runs', async () => {
    const { videoActions, keys, page, toasts, reply } = await setup()
    void videoActions.buy(pressed(24))
    void videoActions.buy(pressed(24))
    void videoActions.buy(pressed(24))
    expect(videoActions.isBuying).toBe(true)
    await reply(sold)
    expect(keys).toEqual(['id-1'])
    expect(videoActions.isBuying).toBe(false)
    expect({ played: page.played, waitingCount: toasts.waiting.length }).toEqual({ played: 1, waitingCount: 0 })
  })

  it('takes over the balance and plays the whole video', async () => {
    const { videoActions, page, guest, toasts, reply } = await setup()
    void videoActions.buy(pressed(24))
    await reply(sold)
    expect(guest.balance).toBe(76)
    expect(page.video?.need).toBeNull()
    expect(page.played).toBe(1)
    // The page shows that the video is the guest's: no toast repeats it.
    expect(toasts.waiting).toEqual([])
  })

  it('retains the key until an answer is there, so that a lost answer is not charged twice', async () => {
    const { videoActions, keys, reply, toasts } = await setup()
    void videoActions.buy(pressed(24))
    await reply(new BackendError('timeout'))
    expect(toasts.waiting.map(({ text }) => text)).toEqual(['errors.timeout'])
    void videoActions.buy(pressed(24))
    await reply(refusal('limit-reached'))
    void videoActions.buy(pressed(24))
    await reply(sold)
    expect(keys).toEqual(['id-1', 'id-1', 'id-2'])
  })

  it('reports how many coins are missing', async () => {
    const { videoActions, modals, reply } = await setup()
    void videoActions.buy(pressed(24))
    await reply(refusal('not-enough-money', 7))
    expect(modals.open).toEqual({ id: 'not-enough-money', values: { missing: 7 } })
  })

  it('requires a proof of age where the platform does [MED-086]', async () => {
    const { videoActions, modals, reply } = await setup()
    void videoActions.buy(pressed(24))
    await reply(refusal('age-check'))
    expect(modals.open?.id).toBe('avs')
  })

  it('stores the action of an anonymous guest and performs it after their login [AUT-005][MED-046]', async () => {
    const { videoActions, opened, keys, agreed, page, reply, replay } = await setup()
    void videoActions.buy(pressed(24))
    // The price on the button counts, not what it costs by the time the platform answers.
    page.video = videoWith({ price: vxc(90) })
    await reply(refusal('login-required'))
    expect(opened).toEqual([
      {
        flow: 'signup',
        pending: { type: 'buyContent', params: { targetId: 'video:v1', targetUrl: '/en/videos/rain/', value: 24 } },
      },
    ])
    replay({ type: 'buyContent', params: { targetId: 'album:v1', value: 24 } })
    expect(keys).toHaveLength(1)
    replay({ type: 'buyContent', params: { targetId: 'video:v1', value: 24 } })
    expect(keys).toHaveLength(2)
    expect(agreed).toEqual([24, 24])
  })

  it.each([
    [23, 23],
    [undefined, 0],
    ['24', 0],
    [-1, 0],
    [0.5, 0],
  ])('fulfils a wish at most for what the button had named: of %s is left %s', async (value, left) => {
    const { agreed, replay } = await setup()
    replay({ type: 'buyContent', params: { targetId: 'video:v1', ...(value === undefined ? {} : { value }) } })
    expect(agreed).toEqual([left])
  })

  it('agrees to the price on the pressed button, for any cost of the video by now', async () => {
    const { videoActions, page, agreed, reply } = await setup()
    page.video = videoWith({ price: vxc(90) })
    void videoActions.buy(pressed(24))
    await reply(sold)
    expect(agreed).toEqual([24])
  })

  it('reloads a price that has changed, reports it, and buys at the next press only', async () => {
    const { videoActions, page, agreed, keys, toasts, reply } = await setup({
      now: async () => videoWith({ price: vxc(30) }),
    })
    void videoActions.buy(pressed(24))
    await reply(refusal('price-changed'))
    expect(toasts.waiting.map(({ text }) => text)).toEqual(['media.refused.price-changed'])
    expect({ price: page.video?.price, bought: page.video?.guestInfo.bought, isBuying: videoActions.isBuying }).toEqual(
      { price: vxc(30), bought: false, isBuying: false },
    )
    void videoActions.buy(pressed(30))
    await reply(sold)
    expect({ agreed, keys }).toEqual({ agreed: [24, 30], keys: ['id-1', 'id-2'] })
  })

  it('leaves the video in sight where its price cannot be reloaded', async () => {
    const { videoActions, page, toasts, reply } = await setup({
      now: async () => {
        throw new BackendError('offline')
      },
    })
    void videoActions.buy(pressed(24))
    await reply(refusal('price-changed'))
    expect({ videoId: page.video?.id, texts: toasts.waiting.map(({ text }) => text) }).toEqual({
      videoId: 'v1',
      texts: ['media.refused.price-changed'],
    })
  })

  it.each(['restricted', 'locked', 'not-found', 'limit-reached'] as const)(
    'reports why it may not: %s',
    async (reason) => {
      const { videoActions, toasts, reply } = await setup()
      void videoActions.buy(pressed(24))
      await reply(refusal(reason))
      expect(toasts.waiting.map(({ text }) => text)).toEqual([`media.refused.${reason}`])
    },
  )

  it('does not buy again what is bought', async () => {
    const { videoActions, page, keys } = await setup()
    page.video = videoWith({ guestInfo: { bought: true, gifted: false, flatrate: false, liked: false } })
    await videoActions.buy(pressed(24))
    expect(keys).toEqual([])
  })
})

describe('opening a gate', () => {
  it('leads from the box of an account to the flow that makes one [MED-083]', async () => {
    const { videoActions, opened } = await setup()
    await videoActions.pass('signup')
    expect(opened).toEqual([{ flow: 'signup', pending: undefined }])
  })
})

describe('liking a video', () => {
  it('shows at once, and then as many as the platform counts [MED-040]', async () => {
    const { videoActions, page } = await setup()
    const liking = videoActions.like(true)
    expect({ likes: page.video?.likes, liked: page.video?.guestInfo.liked }).toEqual({ likes: 33, liked: true })
    await liking
    expect({ likes: page.video?.likes, liked: page.video?.guestInfo.liked }).toEqual({ likes: 40, liked: true })
  })

  it('is taken back when it could not be stored', async () => {
    const { videoActions, page, toasts } = await setup({ like: new BackendError('offline') })
    await videoActions.like(true)
    expect({ likes: page.video?.likes, liked: page.video?.guestInfo.liked }).toEqual({ likes: 32, liked: false })
    expect(toasts.waiting.map(({ text }) => text)).toEqual(['errors.offline'])
  })

  it('waits for the login of an anonymous guest [AUT-005]', async () => {
    const { videoActions, page, opened, likes, replay } = await setup({ like: { ok: false, reason: 'login-required' } })
    await videoActions.like(true)
    expect(page.video?.guestInfo.liked).toBe(false)
    expect(opened).toEqual([
      { flow: 'signup', pending: { type: 'like', params: { targetId: 'v1', targetUrl: '/en/videos/rain/' } } },
    ])
    replay({ type: 'like', params: { targetId: 'v1' } })
    expect(likes).toEqual([true, true])
  })

  it('is sent once while it runs', async () => {
    const { videoActions, likes } = await setup()
    const first = videoActions.like(true)
    await videoActions.like(false)
    await first
    expect(likes).toEqual([true])
  })
})
