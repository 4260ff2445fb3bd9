import { describe, expect, it } from 'vitest'
import { BackendError } from '@/application/errors/backend-error'
import type { GuestGateway } from '@/application/guest/guest-gateway'
import type { VideoGateway, VideoQuery } from '@/application/media/video-gateway'
import { asId, type VideoId } from '@/domain/ids'
import type { Video } from '@/domain/media/video'
import type { VideoListQuery } from '@/ui/media/list/video-query'
import { VideosViewModel } from '@/ui/media/list/videos-view-model'
import { PageMemory } from '@/ui/base/page-memory'
import { loadCatalog } from '@/ui/app/catalogs/load-catalog'
import { Texts } from '@/ui/texts/texts'
import { FakeLive, guestWith, portOf, settled } from '#test/support/ui/doubles'
import { guestOver } from '#test/support/ui/guest'
import { videoWith } from '#test/support/ui/videos'

const ANY: VideoListQuery = { kinds: [], tags: [], sort: null }
const PAGE = 24

/** Videos of which every tenth was made in an attic, and all in the rain. */
const videoOf = (n: number): Video =>
  videoWith({
    id: asId<VideoId>(`v${n}`),
    tags: [{ id: 'rain', label: 'Rain' }, ...(n % 10 === 0 ? [{ id: 'attic', label: 'Attic' }] : [])],
  })

async function setup(count = 60, change: { readonly sample?: readonly Video[] } = {}) {
  const state = { videos: Array.from({ length: count }, (_, i) => videoOf(i)), isBroken: false }
  const requests: VideoQuery[] = []
  const sampled: VideoQuery[] = []
  const shop = portOf<VideoGateway>({
    list: async (query) => {
      const isSample = query.first !== PAGE
      ;(isSample ? sampled : requests).push(query)
      if (state.isBroken) throw new BackendError('offline')
      if (isSample && change.sample !== undefined) return { items: change.sample, total: change.sample.length }
      const found = state.videos.filter(({ tags }) =>
        (query.filter?.tags ?? []).every((tag) => tags.some(({ id }) => id === tag)),
      )
      return { items: found.slice(query.offset, query.offset + (query.first ?? 0)), total: found.length }
    },
  })
  const guest = guestOver(portOf<GuestGateway>({ open: async () => guestWith() }), new FakeLive())
  await guest.open('en')
  const texts = new Texts(loadCatalog)
  const memory = new PageMemory()
  const again = () => new VideosViewModel(shop, guest, memory, texts)
  const videos = again()
  videos.start()
  return { videos, again, guest, texts, state, requested: requests, sampled }
}

const ids = ({ list }: VideosViewModel) => list.items.map(({ id }) => String(id))

describe('a list of videos', () => {
  it('grows page by page to its end and shows no video twice [MED-082]', async () => {
    const { videos, state } = await setup()
    videos.show('allVideos', ANY, 'p1')
    expect(videos.list.isLoading).toBe(true)
    await settled()
    expect(videos.list.items).toHaveLength(PAGE)
    await videos.list.more()
    await videos.list.more()
    await videos.list.more()
    expect(ids(videos)).toEqual(state.videos.map(({ id }) => String(id)))
  })

  it('requests what the list is and what the guest filters, in their order or else its own [MED-015][MED-020]', async () => {
    const { videos, requested } = await setup()
    videos.show('vipVideos', ANY, 'p1')
    videos.show('vipVideos', { kinds: ['discount'], tags: ['rain'], sort: 'longest' }, 'p2')
    videos.show('videoTrends', { ...ANY, tags: ['rain'] }, 'p3')
    expect(requested).toEqual([
      { filter: { types: ['vip'] }, sort: 'newest', first: PAGE, offset: 0 },
      { filter: { types: ['vip', 'discount'], tags: ['rain'] }, sort: 'longest', first: PAGE, offset: 0 },
      { category: 'trending', filter: { tags: ['rain'] }, first: PAGE, offset: 0 },
    ])
  })

  it('comes back as far as it was loaded, without another request [NAV-093]', async () => {
    const { videos, requested } = await setup()
    const leave = videos.show('allVideos', ANY, 'p1')
    await settled()
    await videos.list.more()
    leave()
    videos.show('allVideos', { ...ANY, tags: ['attic'] }, 'p2')()
    expect(ids(videos)).toEqual([])
    videos.show('allVideos', ANY, 'p1')
    await settled()
    expect(ids(videos)).toHaveLength(2 * PAGE)
    expect(requested).toHaveLength(3)
  })

  it('is reloaded for another guest and in another language, also after it was cached [I18-001]', async () => {
    const { videos, guest, texts, requested } = await setup()
    videos.show('allVideos', ANY, 'p1')()
    await settled()
    videos.show('allVideos', ANY, 'p1')
    guest.accept(guestWith({ isLoggedIn: false }))
    await settled()
    expect(requested).toHaveLength(2)
    await texts.setLanguage('de')
    await settled()
    expect(requested).toHaveLength(3)
  })

  it('stores nothing of a page that was left before anything came', async () => {
    const { videos, requested } = await setup()
    const leave = videos.show('allVideos', ANY, 'p1')
    videos.dispose()
    leave()
    videos.show('allVideos', ANY, 'p1')
    await settled()
    expect({ requestedCount: requested.length, itemCount: videos.list.items.length }).toEqual({
      requestedCount: 2,
      itemCount: PAGE,
    })
  })
})

describe('the moods of a list', () => {
  it('are those of the whole list, the most common first, and stay while the guest tries them', async () => {
    const { videos, sampled } = await setup()
    videos.show('allVideos', ANY, 'p1')()
    await settled()
    expect(videos.moods([]).map(({ id }) => id)).toEqual(['rain', 'attic'])
    videos.show('allVideos', { ...ANY, tags: ['attic'] }, 'p2')
    await settled()
    expect(videos.moods(['attic']).map(({ id }) => id)).toEqual(['rain', 'attic'])
    expect(sampled).toHaveLength(1)
  })

  it('are offered to who comes back without another request, in their language only', async () => {
    const { videos, again, texts, sampled } = await setup()
    const leave = videos.show('allVideos', ANY, 'p1')
    await settled()
    leave()
    videos.dispose()
    const back = again()
    const leaveAgain = back.show('allVideos', ANY, 'p1')
    await settled()
    expect({ sampledCount: sampled.length, labels: back.moods(['attic']).map(({ label }) => label) }).toEqual({
      sampledCount: 1,
      labels: ['Rain', 'Attic'],
    })
    leaveAgain()
    await texts.setLanguage('de')
    again().show('allVideos', ANY, 'p1')
    await settled()
    expect(sampled.length).toBe(2)
  })

  it('are requested again when they did not come', async () => {
    const { videos, state } = await setup()
    state.isBroken = true
    videos.show('allVideos', ANY, 'p1')()
    await settled()
    expect(videos.moods([])).toEqual([])
    state.isBroken = false
    videos.show('allVideos', ANY, 'p2')
    await settled()
    expect(videos.moods([])).toHaveLength(2)
  })

  it('begin with one the address requests that is not a common one, by the name its videos give it', async () => {
    const { videos } = await setup(60, { sample: [videoOf(1)] })
    videos.show('allVideos', { ...ANY, tags: ['attic'] }, 'p1')
    expect(videos.moods(['attic'])).toEqual([])
    await settled()
    expect(videos.moods(['attic']).map(({ label }) => label)).toEqual(['Attic', 'Rain'])
  })

  it('have no name of their own for unknown ids, but can be removed again', async () => {
    const { videos } = await setup()
    videos.show('allVideos', { ...ANY, tags: ['zz-unheard-of'] }, 'p1')
    await settled()
    expect(videos.moods(['zz-unheard-of'])[0]).toEqual({ id: 'zz-unheard-of', label: null })
  })
})
