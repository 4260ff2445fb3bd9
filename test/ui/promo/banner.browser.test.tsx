import '@/ui/theme/base.css'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Clock } from '@/application/device/clock'
import { KeyValueStorage } from '@/application/device/key-value-storage'
import { BackendError } from '@/application/errors/backend-error'
import type { GuestGateway } from '@/application/guest/guest-gateway'
import { PromoGateway } from '@/application/promo/promo-gateway'
import { asId, type ActorId } from '@/domain/ids'
import type { Banner } from '@/domain/promo/banner'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { BannerViewModel, CLOSED_BANNERS_KEY } from '@/ui/promo/banner-view-model'
import { JumbotronViewModel } from '@/ui/promo/jumbotron-view-model'
import { BannerSlot, JumbotronSlot } from '@/ui/promo/slots'
import { FakeClock, FakeLive, FakeStorage, guestWith, portOf } from '#test/support/ui/doubles'
import { guestOver } from '#test/support/ui/guest'
import { providers } from '#test/support/ui/providers'

const clock = new FakeClock()

const banner = (change: Partial<Banner> = {}): Banner => ({
  id: 'albums',
  title: 'Albums from long nights',
  imagePath: '/art/5003/l0',
  onClickUrl: '/en/albums/',
  onClickType: 'page',
  relatedActorId: null,
  containerClassSuffix: 'ember',
  expiresAt: clock.now() + 3_600_000,
  ...change,
})

const slide = {
  id: 'stars',
  title: 'All videos of one person',
  text: 'A voice you like.',
  picture: { family: 3, variant: 'l0' },
  route: 'videoStars',
} as const

/** What is below the banner: it has to stay where it is. */
const Below = () => <p>What comes next</p>

async function shown(
  promo: Partial<PromoGateway>,
  view = <BannerSlot placement="cams" />,
  storage = new FakeStorage(),
) {
  const guest = guestOver(portOf<GuestGateway>({ open: async () => guestWith() }), new FakeLive())
  await guest.open('en')
  const screen = await render(
    <main>
      {view}
      <Below />
    </main>,
    {
      wrapper: await providers((container) => {
        container.bind(GuestViewModel).toConstantValue(guest)
        container.bind(PromoGateway).toConstantValue(portOf<PromoGateway>(promo))
        container.bind(Clock).toConstantValue(clock)
        container.bind(KeyValueStorage).toConstantValue(storage)
        container.bind(BannerViewModel).toSelf().inTransientScope()
        container.bind(JumbotronViewModel).toSelf().inTransientScope()
      }),
    },
  )
  const below = () => screen.getByText('What comes next').element().getBoundingClientRect().top
  return { screen, storage, below }
}

const answering = (...banners: readonly Banner[]): Partial<PromoGateway> => ({ banners: async () => banners })

afterEach(() => page.viewport(414, 896))

it('shows the first banner of the page, marked as a promotion, as the way to its page [OTH-001, OTH-002]', async () => {
  const requested: string[] = []
  const { screen } = await shown({
    banners: async (placement) => {
      requested.push(placement)
      return [banner(), banner({ id: 'second', title: 'Another' })]
    },
  })
  const part = screen.getByRole('region', { name: 'Promotion' })
  await expect
    .element(part.getByRole('link', { name: 'Albums from long nights' }))
    .toHaveAttribute('href', '/en/albums/')
  await expect.element(part.getByText('Promotion')).toBeVisible()
  await expect.element(screen.getByText('Another')).not.toBeInTheDocument()
  expect(requested).toEqual(['cams'])
})

it('opens another site in a tab of its own, which receives neither the page nor its address', async () => {
  const onClickUrl = 'https://tickets.example/tonight'
  const { screen } = await shown(answering(banner({ onClickType: 'external', onClickUrl })))
  const link = screen.getByRole('link', { name: 'Albums from long nights opens in a new tab' })
  await expect.element(link).toHaveAttribute('href', onClickUrl)
  await expect.element(link).toHaveAttribute('target', '_blank')
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
})

it('opens the profile of its actor, and nothing where it names nothing', async () => {
  const actor = { onClickType: 'actor', onClickUrl: '/en/amateur/mira/', relatedActorId: asId<ActorId>('1') } as const
  const { screen } = await shown(answering(banner(actor)))
  await expect.element(screen.getByRole('link')).toHaveAttribute('href', '/en/amateur/mira/')
  await screen.unmount()
  const other = await shown(answering(banner({ onClickType: 'none', onClickUrl: null })))
  await expect.element(other.screen.getByText('Albums from long nights')).toBeVisible()
  await expect.element(other.screen.getByRole('link')).not.toBeInTheDocument()
})

it('is no link where its address is a script, even if one came through', async () => {
  const { screen } = await shown(answering(banner({ onClickType: 'external', onClickUrl: 'javascript:alert(1)' })))
  await expect.element(screen.getByText('Albums from long nights')).toBeVisible()
  await expect.element(screen.getByRole('link')).not.toBeInTheDocument()
})

it('moves nothing when it comes, at any width', async () => {
  for (const width of [390, 820, 1440]) {
    await page.viewport(width, 900)
    const answer = Promise.withResolvers<readonly Banner[]>()
    const long = 'A title that is long enough to fill more lines than there is room for in the banner of a small window'
    const { screen, below } = await shown({ banners: () => answer.promise })
    const before = below()
    expect(before).toBeGreaterThan(100)
    answer.resolve([banner({ title: `${long}, ${long}` })])
    await expect.element(screen.getByRole('link')).toBeVisible()
    expect(below()).toBe(before)
    await screen.unmount()
  }
})

it('goes when the guest closes it, does not come back on this device, and makes room for no other on this page', async () => {
  const both = answering(banner(), banner({ id: 'second', title: 'Another' }))
  const { screen, storage, below } = await shown(both)
  const before = below()
  await expect.element(screen.getByRole('link')).toBeVisible()
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(screen.getByRole('button', { name: 'Hide “Albums from long nights”' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('region')).not.toBeInTheDocument()
  await expect.poll(below).toBeLessThan(before)
  expect(JSON.parse(storage.read(CLOSED_BANNERS_KEY) ?? '')).toMatchObject({
    v: 1,
    closed: [['albums', expect.any(Number)]],
  })
  await screen.unmount()
  const again = await shown(both, undefined, storage)
  await expect.element(again.screen.getByRole('link', { name: 'Another' })).toBeVisible()
})

it('goes when its time is over while the page stays open, and moves nothing [API-031]', async () => {
  const ends = clock.now() + 150_000
  const { screen, below } = await shown(answering(banner({ expiresAt: ends })))
  await expect.element(screen.getByRole('link')).toBeVisible()
  const before = below()
  clock.pass(149_999)
  await expect.element(screen.getByRole('link')).toBeVisible()
  clock.pass(1)
  await expect.element(screen.getByRole('region')).not.toBeInTheDocument()
  expect(below()).toBe(before)
})

it('makes room for the next one when its time is over', async () => {
  const next = banner({ id: 'next', title: 'The next one' })
  const { screen } = await shown(answering(banner({ expiresAt: clock.now() + 1_000 }), next))
  await expect.element(screen.getByRole('link', { name: 'Albums from long nights' })).toBeVisible()
  clock.pass(1_000)
  await expect.element(screen.getByRole('link', { name: 'The next one' })).toBeVisible()
})

it('is nothing where it does not come: no banner, no message, no room where nobody sees it go', async () => {
  const answer = Promise.withResolvers<readonly Banner[]>()
  const far = 2_000
  const { screen, below } = await shown(
    { banners: () => answer.promise },
    <div style={{ paddingBlockStart: far }}>
      <BannerSlot placement="cams" />
    </div>,
  )
  expect(below()).toBeGreaterThan(far + 100)
  scrollTo(0, far)
  await expect.poll(() => document.querySelector('[class*="skeleton"]')).not.toBeNull()
  scrollTo(0, 0)
  answer.reject(new BackendError('http'))
  await expect.poll(below).toBeLessThan(far + 50)
  await expect.element(screen.getByRole('region')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
})

it('leaves its room empty where the page would move under the eyes of the guest', async () => {
  const answer = Promise.withResolvers<readonly Banner[]>()
  const { screen, below } = await shown({ banners: () => answer.promise })
  const before = below()
  await expect.poll(() => document.querySelector('[class*="skeleton"]')).not.toBeNull()
  answer.resolve([])
  await expect.poll(() => document.querySelector('[class*="skeleton"]')).toBeNull()
  await expect.element(screen.getByRole('region')).not.toBeInTheDocument()
  expect(below()).toBe(before)
})

it('is not requested before the guest comes near it', async () => {
  let requests = 0
  const { screen } = await shown(
    {
      banners: async () => {
        requests += 1
        return [banner()]
      },
    },
    <div style={{ paddingBlockStart: 4_000 }}>
      <BannerSlot placement="cams" />
    </div>,
  )
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  expect(requests).toBe(0)
  scrollTo(0, 4_000)
  await expect.element(screen.getByRole('link')).toBeVisible()
  scrollTo(0, 0)
})

it('shows the jumbotron of the video station in the room that is reserved for it [OTH-010]', async () => {
  for (const width of [390, 820, 1440]) {
    await page.viewport(width, 900)
    const requested: string[] = []
    const { screen, below } = await shown(
      {
        jumbotron: async (type) => {
          requested.push(type)
          return { type, slides: [slide, { ...slide, id: 'b', title: 'Pictures that stay' }] }
        },
      },
      <JumbotronSlot type="videoStation" />,
    )
    const before = below()
    const link = screen.getByRole('link', { name: `${slide.title} ${slide.text}` })
    await expect.element(link).toHaveAttribute('href', '/en/videos/stars/')
    await expect.element(link).toBeVisible()
    expect(below()).toBe(before)
    expect(requested).toEqual(['videoStation'])
    await screen.unmount()
  }
})
