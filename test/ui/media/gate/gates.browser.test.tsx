import '@/ui/theme/base.css'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { GuestGateway } from '@/application/guest/guest-gateway'
import { BuyVideo } from '@/application/media/buy-video'
import type { VideoGateway } from '@/application/media/video-gateway'
import type { ContentNeed, VideoDetails } from '@/domain/media/video'
import { vxc } from '@/domain/money/money'
import { gateBoxOf } from '@/ui/media/gate/gate-box'
import { GatePanel } from '@/ui/media/gate/gate-panel'
import { OfferCard } from '@/ui/media/gate/offer-card'
import { VideoActionsViewModel } from '@/ui/media/page/video-actions-view-model'
import type { Checkout } from '@/ui/payments/checkout-launcher'
import { ContentPurchase } from '@/ui/payments/content-purchase'
import type { Membership } from '@/ui/payments/vip-offer'
import type { PendingActions } from '@/ui/access/pending-actions'
import { Page } from '@/ui/base/page-service'
import { GridCache } from '@/ui/base/listing'
import { Modals } from '@/ui/base/modals'
import { Toasts } from '@/ui/base/toasts'
import { deferredOf } from '#test/support/ui/deferred'
import { CountingRandom, FakeLive, guestWith, portOf } from '#test/support/ui/doubles'
import { guestOver } from '#test/support/ui/guest'
import { providers } from '#test/support/ui/providers'
import { videoWith } from '#test/support/ui/videos'

const nothing = () => undefined
const gateway = portOf<GuestGateway>({ open: async () => guestWith() })

async function panel(video: VideoDetails, change: Partial<Parameters<typeof GatePanel>[0]> = {}) {
  const kind = gateBoxOf(video)
  if (kind === null) throw new Error('Nothing stands before this video')
  return render(
    <GatePanel
      kind={kind}
      price={video.price}
      basePrice={video.basePrice}
      isAgePending={false}
      isBusy={false}
      hasVoucher={false}
      onPass={nothing}
      onPay={nothing}
      onLogIn={nothing}
      onReplay={nothing}
      membership={await membershipOf()}
      {...change}
    />,
    { wrapper: await providers() },
  )
}

/** The guest to whom the boxes offer a membership, and the flows that were opened for them. */
async function membershipOf(opened: string[] = []): Promise<Membership> {
  const guest = guestOver(gateway, new FakeLive())
  await guest.open('en')
  return { guest, checkout: { subscribe: async (flow, agreed) => void opened.push(`${flow} ${agreed.price.value}`) } }
}

const needs: readonly [ContentNeed, string, string][] = [
  ['needLogin', 'Stay for the rest', 'Sign up free'],
  ['needPurchase', 'The story goes on', 'Buy for 24 VXC'],
  ['needAgeCheck', 'A quick look at your age', 'Prove my age'],
]

describe('the box a preview ends with', () => {
  it.each(needs)(
    'explains for %s what it takes and offers that step [MED-009][MED-083][MED-084][MED-086][MED-087]',
    async (need, title, action) => {
      const pass = vi.fn<() => void>()
      const screen = await panel(videoWith({ need }), { onPass: pass, onPay: pass })
      await expect.element(screen.getByRole('heading', { name: title })).toBeVisible()
      await userEvent.click(screen.getByRole('button', { name: action }))
      expect(pass).toHaveBeenCalledTimes(1)
    },
  )

  it('agrees to no coins where a voucher of the guest pays [VOU-014]', async () => {
    const agreed: number[] = []
    const screen = await panel(videoWith({ need: 'needPurchase', price: vxc(12) }), {
      hasVoucher: true,
      onPay: ({ price }) => void agreed.push(price.value),
    })
    await screen.getByRole('button', { name: 'Unlock with a voucher', exact: true }).click()
    expect(agreed).toEqual([0])
  })

  it('names the price, the days and the end of a membership where it is offered, and opens it for that price [MED-086][PAY-086]', async () => {
    const opened: string[] = []
    const video = videoWith({ need: 'needAbo', price: vxc(0), basePrice: vxc(0), vip: true })
    const screen = await render(
      <GatePanel
        kind="vip"
        price={video.price}
        basePrice={video.basePrice}
        isAgePending={false}
        isBusy={false}
        hasVoucher={false}
        onPass={nothing}
        onPay={nothing}
        onLogIn={nothing}
        onReplay={nothing}
        membership={await membershipOf(opened)}
      />,
      { wrapper: await providers() },
    )
    await expect.element(screen.getByRole('heading', { name: 'For the VIP club' })).toBeVisible()
    await expect
      .element(screen.getByRole('status'))
      .toHaveTextContent(
        'VIP members watch this video and many others at no extra cost. One payment of 9,90 € for 30 days. It ends automatically; nothing more is charged.',
      )
    await userEvent.click(screen.getByRole('button', { name: 'Become a VIP · 9,90 €' }))
    expect(opened).toEqual(['vipabo 990'])
  })

  it('names both prices where a video is on sale [MED-085]', async () => {
    const screen = await panel(videoWith({ price: vxc(15), basePrice: vxc(24) }))
    await expect.element(screen.getByRole('heading', { name: 'Less today' })).toBeVisible()
    await expect
      .element(screen.getByRole('status'))
      .toHaveTextContent('Now 15 instead of 24 VXC. Buy once, watch as often as you like.')
    await expect.element(screen.getByRole('button', { name: 'Buy for 15 VXC' })).toBeVisible()
  })

  it('reports that a proof of age is being reviewed', async () => {
    const screen = await panel(videoWith({ need: 'needAgeCheck' }), { isAgePending: true })
    await expect
      .element(screen.getByRole('status'))
      .toHaveTextContent('Your proof of age is being checked. The video opens as soon as it is confirmed.')
  })

  it('gives the preview again, and lets who has an account log in, by keyboard', async () => {
    const replay = vi.fn<() => void>()
    const logIn = vi.fn<() => void>()
    const screen = await panel(videoWith({ need: 'needLogin' }), { onReplay: replay, onLogIn: logIn })
    await expect.element(screen.getByRole('button', { name: 'Log in' })).toBeVisible()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect({ logInCalls: logIn.mock.calls.length, replayCalls: replay.mock.calls.length }).toEqual({
      logInCalls: 1,
      replayCalls: 1,
    })
  })
})

describe('the offer beside a video', () => {
  async function offer(video: VideoDetails) {
    const keys: string[] = []
    let sell: () => void = nothing
    const shop = portOf<VideoGateway>({
      likes: async () => null,
      buy: (_id, key) => {
        keys.push(key)
        return new Promise((resolve) => {
          sell = () => resolve({ ok: true, video: { ...video, need: null }, balance: 76, charged: 24 })
        })
      },
    })
    const guest = guestOver(gateway, new FakeLive())
    await guest.open('en')
    const [checkout, pending] = [portOf<Checkout>({}), portOf<PendingActions>({})]
    const [page, toasts] = [new Page(), new Toasts()]
    const actions = new VideoActionsViewModel(
      shop,
      new BuyVideo(shop, new CountingRandom()),
      new ContentPurchase(guest, checkout, pending, page, new Modals(), toasts, new GridCache(), deferredOf(guest)),
      guest,
      checkout,
      pending,
      page,
      toasts,
    )
    actions.about({ video, update: nothing, playWhole: async () => undefined })
    const screen = await render(
      <OfferCard videoActions={actions} video={video} isQuiet={false} membership={await membershipOf()} />,
      { wrapper: await providers() },
    )
    return { screen, keys, actions, sell: () => sell() }
  }

  it('buys once with one key when it is pressed twice', async () => {
    const { screen, keys, actions, sell } = await offer(videoWith())
    await userEvent.dblClick(screen.getByRole('button', { name: 'Buy for 24 VXC' }))
    expect(keys).toEqual(['id-1'])
    await expect.element(screen.getByRole('button', { name: 'Buy for 24 VXC' })).toHaveAttribute('aria-busy', 'true')
    sell()
    await expect.poll(() => actions.isBuying).toBe(false)
    expect(keys).toEqual(['id-1'])
  })

  it('names the price and the end of a membership beside the price of the video', async () => {
    const { screen } = await offer(videoWith({ vip: true }))
    await expect.element(screen.getByText(/One payment of 9,90 € for 30 days\. It ends automatically/u)).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Become a VIP · 9,90 €' })).toBeVisible()
  })

  it('shows how much is saved on a sale', async () => {
    const { screen } = await offer(videoWith({ price: vxc(15), basePrice: vxc(24) }))
    await expect.element(screen.getByText('You save 9 VXC')).toBeVisible()
  })

  it('offers nothing where the video is the guest’s already', async () => {
    const bought = { bought: true, gifted: false, flatrate: false, liked: false }
    const { screen } = await offer(videoWith({ need: null, guestInfo: bought }))
    await expect.element(screen.getByText('This video is yours.')).toBeVisible()
    expect(screen.getByRole('button').elements()).toHaveLength(0)
  })
})
