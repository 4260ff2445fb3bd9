import { describe, expect, it } from 'vitest'
import { BackendError } from '@/application/errors/backend-error'
import type { GuestGateway } from '@/application/guest/guest-gateway'
import type { VideoGateway, VideoQuery } from '@/application/media/video-gateway'
import { asId, type VideoId } from '@/domain/ids'
import { SHELVES, VideoHubViewModel } from '@/ui/media/list/video-hub-view-model'
import { presetOf, type VideoListName } from '@/ui/media/list/video-list'
import { loadCatalog } from '@/ui/app/catalogs/load-catalog'
import { Texts } from '@/ui/texts/texts'
import { FakeClock, FakeLive, guestWith, portOf, settled } from '#test/support/ui/doubles'
import { guestOver } from '#test/support/ui/guest'
import { videoWith } from '#test/support/ui/videos'

/** A shop that says of each video which list it was asked for. */
async function scene(options: { readonly broken?: readonly VideoListName[]; readonly isOpen?: boolean } = {}) {
  const clock = new FakeClock()
  const state = { broken: options.broken ?? [] }
  const asked: VideoQuery[] = []
  const nameOf = (query: VideoQuery) =>
    SHELVES.find((name) => {
      const { filter, sort } = presetOf(name, clock.now())
      return sort === query.sort && JSON.stringify(filter) === JSON.stringify(query.filter)
    })
  const shop = portOf<VideoGateway>({
    list: async (query) => {
      asked.push(query)
      const name = nameOf(query)
      if (name === undefined || state.broken.includes(name)) throw new BackendError('timeout')
      return { items: [1, 2].map((n) => videoWith({ id: asId<VideoId>(`${name}-${n}`) })), total: 2 }
    },
  })
  const guest = guestOver(portOf<GuestGateway>({ open: async () => guestWith() }), new FakeLive())
  const texts = new Texts(loadCatalog)
  const hub = new VideoHubViewModel(shop, guest, clock, texts)
  hub.start()
  if (options.isOpen !== false) await guest.open('en')
  await settled()
  return { hub, guest, texts, asked, state }
}

describe('the overview of videos', () => {
  it('fills every shelf with a little of its own list', async () => {
    const { hub, asked } = await scene()
    expect(hub.shelves.map(({ list }) => list.items.map(({ id }) => id))).toEqual(
      SHELVES.map((name) => [`${name}-1`, `${name}-2`]),
    )
    expect(asked.map(({ first, offset }) => [first, offset])).toEqual(SHELVES.map(() => [8, 0]))
  })

  it('recommends what is most asked for this week, and nothing before it is known', async () => {
    expect((await scene()).hub.pick?.id).toBe('videoTrends-1')
    expect((await scene({ isOpen: false })).hub.pick).toBeNull()
  })

  it('asks for nothing before it is known who the guest is', async () => {
    const { asked, hub } = await scene({ isOpen: false })
    expect([asked, hub.isLoading]).toEqual([[], false])
  })

  it('leaves out a shelf that did not come, and only says that something is wrong when none came', async () => {
    const { hub } = await scene({ broken: ['freeClips', 'vipVideos'] })
    expect([hub.error, hub.pick?.id]).toEqual([null, 'videoTrends-1'])
    expect((await scene({ broken: SHELVES })).hub.error).toBe('timeout')
  })

  it('keeps what it shows when a later reading fails, and mends when one succeeds', async () => {
    const { hub, state } = await scene()
    state.broken = SHELVES
    hub.reload()
    expect(hub.isLoading).toBe(true)
    await settled()
    expect([hub.error, hub.shelves[0]?.list.items.length, hub.isLoading]).toEqual([null, 2, false])
  })

  it('reads anew for another guest, after a login and in another language [I18-001]', async () => {
    const { guest, texts, asked } = await scene()
    guest.accept(guestWith({ balance: 5 }))
    await settled()
    expect(asked).toHaveLength(SHELVES.length)
    guest.accept(guestWith({ isLoggedIn: false }))
    await settled()
    expect(asked).toHaveLength(2 * SHELVES.length)
    await texts.setLanguage('de')
    await settled()
    expect(asked).toHaveLength(3 * SHELVES.length)
  })

  it('listens to nobody once the page is left', async () => {
    const { hub, guest, asked } = await scene()
    hub.dispose()
    guest.accept(guestWith({ isLoggedIn: false }))
    await settled()
    expect(asked).toHaveLength(SHELVES.length)
  })
})
