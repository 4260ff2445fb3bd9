import '@/ui/theme/base.css'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { Clock } from '@/application/device/clock'
import { KeyValueStorage } from '@/application/device/key-value-storage'
import { BackendError } from '@/application/errors/backend-error'
import type { GuestGateway } from '@/application/guest/guest-gateway'
import { VideoGateway, type VideoQuery } from '@/application/media/video-gateway'
import { PromoGateway } from '@/application/promo/promo-gateway'
import { asId, type VideoId } from '@/domain/ids'
import type { Video } from '@/domain/media/video'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { VideoBlocks } from '@/ui/media/home/video-blocks-screen'
import { VideoBlocksViewModel } from '@/ui/media/home/video-blocks-view-model'
import { BannerViewModel } from '@/ui/promo/banner-view-model'
import { JumbotronViewModel } from '@/ui/promo/jumbotron-view-model'
import { FakeClock, FakeLive, FakeStorage, guestWith, portOf } from '#test/support/ui/doubles'
import { guestOver } from '#test/support/ui/guest'
import { providers } from '#test/support/ui/providers'
import { videoWith } from '#test/support/ui/videos'

const slide = {
  id: 'shows',
  title: 'An evening with a programme',
  text: 'Music and conversation.',
  picture: { family: 3, variant: 'l0' },
  route: 'camShows',
} as const

async function blocks(
  empty: readonly string[],
  homepage: PromoGateway['homepage'] = async () => [slide],
  before: readonly Video[] = [],
  trends: readonly Video[] | null = null,
) {
  const list = async ({ category = '', sort }: VideoQuery) => {
    if (trends !== null && category === 'trending') return { items: trends, total: trends.length }
    const items = empty.includes(category)
      ? []
      : [
          videoWith({
            id: asId<VideoId>(category),
            title: `Video of ${category}${sort === 'newest' ? ', newest' : ''}`,
          }),
        ]
    return { items, total: items.length }
  }
  const shop = portOf<VideoGateway>({ list })
  const guest = guestOver(portOf<GuestGateway>({ open: async () => guestWith() }), new FakeLive())
  await guest.open('en')
  return render(<VideoBlocks before={before} />, {
    wrapper: await providers((container) => {
      container.bind(VideoGateway).toConstantValue(shop)
      container.bind(GuestViewModel).toConstantValue(guest)
      container.bind(VideoBlocksViewModel).toSelf()
      container.bind(PromoGateway).toConstantValue(portOf<PromoGateway>({ homepage, banners: async () => [] }))
      container.bind(JumbotronViewModel).toSelf()
      container.bind(BannerViewModel).toSelf()
      container.bind(Clock).toConstantValue(new FakeClock())
      container.bind(KeyValueStorage).toConstantValue(new FakeStorage())
    }),
  })
}

it('shows the trends and the VIP30 offers, each with the way to all of them [NAV-063][NAV-065]', async () => {
  const screen = await blocks([])
  await expect.element(screen.getByRole('heading', { name: 'Video of trending' })).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Video of vip30' })).toBeVisible()
  const all = screen.getByRole('link', { name: 'See all: VIP30 offers' })
  await expect.element(all).toHaveAttribute('href', '/en/videos/all-videos/?type=vip30')
  await expect
    .element(screen.getByRole('link', { name: 'See all: Trending now' }))
    .toHaveAttribute('href', '/en/videos/video-trends/')
})

it('welcomes a guest with the newest clips that cost nothing [NAV-069]', async () => {
  const screen = await blocks([])
  await expect.element(screen.getByRole('heading', { name: 'Welcome clips', exact: true })).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Video of free, newest' })).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'See all: Welcome clips' }))
    .toHaveAttribute('href', '/en/videos/free-clips/')
})

it('leaves out a block that has nothing', async () => {
  const screen = await blocks(['vip30'])
  await expect.element(screen.getByRole('heading', { name: 'Video of trending' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'VIP30 offers' }).query()).toBeNull()
})

it('has the jumbotron of the start page above them, each picture the way to its page [OTH-011]', async () => {
  const screen = await blocks([])
  const link = screen.getByRole('link', { name: `${slide.title} ${slide.text}` })
  await expect.element(link).toBeVisible()
  await expect.element(link).toHaveAttribute('href', '/en/cam-shows/')
})

it('leaves out a jumbotron that cannot be loaded', async () => {
  const screen = await blocks([], () => Promise.reject(new BackendError('http')))
  await expect.element(screen.getByRole('heading', { name: 'Video of trending' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: `${slide.title} ${slide.text}` })).not.toBeInTheDocument()
  expect(screen.container.querySelector('[aria-busy="true"]')).toBeNull()
})

it('explains the names that a guest cannot know', async () => {
  const screen = await blocks([])
  await expect.element(screen.getByText('Picked videos, the best rated first.')).toBeVisible()
  await expect.element(screen.getByText('Whole videos that cost nothing.')).toBeVisible()
})

it('repeats no video that the page has above, unless a row had too few without it [NAV-065]', async () => {
  const many = Array.from({ length: 6 }, (_, index) =>
    videoWith({ id: asId<VideoId>(`t${index}`), title: `Trend ${index}` }),
  )
  const above = [videoWith({ id: asId<VideoId>('t1') }), videoWith({ id: asId<VideoId>('free') })]
  const screen = await blocks([], undefined, above, many)
  await expect.element(screen.getByRole('heading', { name: 'Trend 0' })).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Trend 1' })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('heading', { name: 'Video of free, newest' })).toBeVisible()
})
