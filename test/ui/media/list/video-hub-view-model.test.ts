import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { BackendError } from '@/application/errors/backend-error'
import type { GuestGateway } from '@/application/guest/guest-gateway'
import type { VideoGateway, VideoQuery } from '@/application/media/video-gateway'
import { asId, type VideoId } from '@/domain/ids'
import { ROWS, VideoHubViewModel } from '@/ui/media/list/video-hub-view-model'
import { requestOf, type VideoRowName } from '@/ui/media/list/video-list'
import { UNFILTERED } from '@/ui/media/list/video-query'
import { loadCatalog } from '@/ui/app/catalogs/load-catalog'
import { Texts } from '@/ui/texts/texts'
import { FakeLive, guestWith, portOf, settled } from '#test/support/ui/doubles'
import { guestOver } from '#test/support/ui/guest'
import { videoWith } from '#test/support/ui/videos'

/** A shop that records for each video the list it was requested for. */
async function setup(
  options: {
    readonly broken?: readonly VideoRowName[]
    readonly isOpen?: boolean
    /** What every list has besides its own videos. */
    readonly everywhere?: readonly string[]
  } = {},
) {
  const state = { broken: options.broken ?? [] }
  const requests: VideoQuery[] = []
  const nameOf = ({ category, sort, filter }: VideoQuery) =>
    ROWS.find((name) => {
      const request = requestOf(name, UNFILTERED)
      return request.category === category && isDeepStrictEqual([request.sort, request.filter], [sort, filter])
    })
  const shop = portOf<VideoGateway>({
    list: async (query) => {
      requests.push(query)
      const name = nameOf(query)
      if (name === undefined || state.broken.includes(name)) throw new BackendError('timeout')
      const ids = [1, 2].map((n) => `${name}-${n}`)
      const items = [...ids, ...(options.everywhere ?? [])].map((id) => videoWith({ id: asId<VideoId>(id) }))
      return { items, total: items.length }
    },
  })
  const guest = guestOver(portOf<GuestGateway>({ open: async () => guestWith() }), new FakeLive())
  const texts = new Texts(loadCatalog)
  const hub = new VideoHubViewModel(shop, guest, texts)
  hub.start()
  if (options.isOpen !== false) await guest.open('en')
  await settled()
  return { hub, guest, texts, requested: requests, state }
}

describe('the overview of videos', () => {
  it('fills every row with a little of its own list', async () => {
    const { hub, requested } = await setup()
    expect(hub.rows.map(({ list }) => list.items.map(({ id }) => id))).toEqual(
      ROWS.map((name) => [`${name}-1`, `${name}-2`]),
    )
    expect(requested.map(({ first, offset }) => [first, offset])).toEqual(
      ROWS.map((name) => [name === 'topVideos' ? undefined : 8, 0]),
    )
  })

  it('repeats a video of a row in none of the next two, but in what the guest owns', async () => {
    const { hub } = await setup({ everywhere: ['a', 'b', 'c', 'd', 'e'] })
    const shown = hub.shown.map((row) => row.map(({ id }) => id).filter((id) => id.length === 1))
    const all = ['a', 'b', 'c', 'd', 'e']
    expect(Object.fromEntries(ROWS.map((name, index) => [name, shown[index]]))).toMatchObject({
      newVideos: all,
      // Four are left in a row, also where others have them.
      videoTrends: ['a', 'b'],
      topVideos: ['a', 'b'],
      freeClips: ['c', 'd', 'e'],
      boughtVideos: all,
    })
  })

  it('recommends what is most requested this week, and nothing before it is known', async () => {
    expect((await setup()).hub.pick?.id).toBe('videoTrends-1')
    expect((await setup({ isOpen: false })).hub.pick).toBeNull()
  })

  it('requests nothing before it is known who the guest is', async () => {
    const { requested, hub } = await setup({ isOpen: false })
    expect({ requested, isLoading: hub.isLoading }).toEqual({ requested: [], isLoading: false })
  })

  it('leaves out a row that did not come, and only reports an error when none came', async () => {
    const { hub } = await setup({ broken: ['freeClips', 'vipVideos'] })
    expect({ error: hub.error, pickId: hub.pick?.id }).toEqual({ error: null, pickId: 'videoTrends-1' })
    expect((await setup({ broken: ROWS })).hub.error).toBe('timeout')
  })

  it('retains what it shows when a later reading fails, and recovers when one succeeds', async () => {
    const { hub, state } = await setup()
    state.broken = ROWS
    hub.reload()
    expect(hub.isLoading).toBe(true)
    await settled()
    expect({ error: hub.error, itemCount: hub.rows[0]?.list.items.length, isLoading: hub.isLoading }).toEqual({
      error: null,
      itemCount: 2,
      isLoading: false,
    })
  })

  it('reloads for another guest, after a login and in another language [I18-001]', async () => {
    const { hub, guest, texts, requested } = await setup()
    guest.accept(guestWith({ balance: 5 }))
    await settled()
    expect(requested).toHaveLength(ROWS.length)
    guest.accept(guestWith({ isLoggedIn: false }))
    await settled()
    // Without an account nothing was bought.
    expect(requested).toHaveLength(2 * ROWS.length - 1)
    expect(hub.rows.at(-1)?.list.total).toBeNull()
    await texts.setLanguage('de')
    await settled()
    expect(requested).toHaveLength(3 * ROWS.length - 2)
  })

  it('receives no updates once the page is left', async () => {
    const { hub, guest, requested } = await setup()
    hub.dispose()
    guest.accept(guestWith({ isLoggedIn: false }))
    await settled()
    expect(requested).toHaveLength(ROWS.length)
  })
})
