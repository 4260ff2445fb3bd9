import { describe, expect, it } from 'vitest'
import type { TileGridGateway, TileGridQuery } from '@/application/albums/tile-grid-gateway'
import { BackendError } from '@/application/errors/backend-error'
import type { GuestGateway } from '@/application/guest/guest-gateway'
import type { TileGridSettings } from '@/domain/albums/tile-grid'
import { asId, type ActorId, type AlbumId } from '@/domain/ids'
import type { AlbumListQuery } from '@/ui/albums/list/album-query'
import { AlbumsViewModel } from '@/ui/albums/list/albums-view-model'
import { loadCatalog } from '@/ui/app/catalogs/load-catalog'
import { GridCache } from '@/ui/base/listing'
import { PageMemory } from '@/ui/base/page-memory'
import { Toasts } from '@/ui/base/toasts'
import { gridStateOf } from '@/ui/media/list/tile-grid'
import { Texts } from '@/ui/texts/texts'
import { albumWith } from '#test/support/ui/albums'
import { FakeLive, guestWith, portOf, settled } from '#test/support/ui/doubles'
import { guestOver } from '#test/support/ui/guest'

const PIA = asId<ActorId>('a9')
const ANY: AlbumListQuery = { types: [], sort: 'newest' }

async function setUp(count = 60) {
  const state = { isBroken: false, moved: 0 }
  const requested: TileGridQuery[] = []
  const stored: TileGridSettings[] = []
  const all = Array.from({ length: count }, (_, index) => albumWith({ id: asId<AlbumId>(`a${index}`) }))
  const gateway = portOf<TileGridGateway>({
    storeSettings: async (_type, settings) => {
      stored.push(settings)
      return { ok: true }
    },
    page: async (_type, query) => {
      requested.push(query)
      if (state.isBroken) throw new BackendError('offline')
      const from = Math.max(0, query.offset - state.moved)
      const settings = stored.at(-1) ?? { size: 'small' as const }
      return { items: all.slice(from, from + query.first), total: all.length, settings }
    },
  })
  const guest = guestOver(portOf<GuestGateway>({ open: async () => guestWith() }), new FakeLive())
  await guest.open('en')
  const [memory, grids] = [new PageMemory(), new GridCache()]
  const albums = new AlbumsViewModel(gateway, guest, memory, new Texts(loadCatalog), new Toasts(), grids)
  albums.start()
  return { albums, guest, requested, state, stored, grids }
}

describe('the list of albums', () => {
  it('grows page by page to its end, as it is filtered and sorted', async () => {
    const { albums, requested } = await setUp()
    albums.show(null, { types: ['free'], sort: 'cheapest' }, 'p1')
    await settled()
    await albums.list.more()
    await albums.list.more()
    expect(albums.list.items).toHaveLength(60)
    expect(requested.map(({ offset }) => offset)).toEqual([0, 24, 48])
    expect(requested[0]).toEqual({ types: ['free'], sort: 'cheapest', first: 24, offset: 0 })
  })

  it('is of one actor on their profile, and of all elsewhere', async () => {
    const { albums, requested } = await setUp()
    albums.show(PIA, ANY, 'p1')
    await settled()
    await albums.list.more()
    expect(requested.map(({ actorId }) => actorId)).toEqual([PIA, PIA])
    albums.show(null, ANY, 'p2')
    await settled()
    expect(requested.at(-1)?.actorId).toBeUndefined()
  })

  it('is loaded again for another guest, and is marked and can be loaded again after a failure [MED-072]', async () => {
    const { albums, guest, requested, state } = await setUp()
    state.isBroken = true
    albums.show(null, ANY, 'p1')
    await settled()
    expect({ error: albums.list.error, gridState: gridStateOf(albums.list) }).toEqual({
      error: 'offline',
      gridState: 'rest-error',
    })
    state.isBroken = false
    await albums.list.retry()
    expect({
      error: albums.list.error,
      itemCount: albums.list.items.length,
      gridState: gridStateOf(albums.list),
    }).toEqual({ error: null, itemCount: 24, gridState: 'ready' })
    state.isBroken = true
    await albums.list.more()
    // What is shown stays, and the page that failed is requested again.
    expect({ itemCount: albums.list.items.length, gridState: gridStateOf(albums.list) }).toEqual({
      itemCount: 24,
      gridState: 'rest-error',
    })
    state.isBroken = false
    await albums.list.retry()
    expect({ itemCount: albums.list.items.length, gridState: gridStateOf(albums.list) }).toEqual({
      itemCount: 48,
      gridState: 'ready',
    })
    guest.accept(guestWith({ isLoggedIn: false }))
    await settled()
    expect(requested).toHaveLength(5)
  })

  it('comes back as far as it was loaded, without another request', async () => {
    const { albums, requested } = await setUp()
    const leave = albums.show(PIA, ANY, 'p1')
    await settled()
    await albums.list.more()
    leave()
    albums.show(null, ANY, 'p2')()
    albums.show(PIA, ANY, 'p1')
    await settled()
    expect({ itemCount: albums.list.items.length, requestedCount: requested.length }).toEqual({
      itemCount: 48,
      requestedCount: 3,
    })
  })

  it('merges a page into those before it, and shows no tile twice where the list has moved meanwhile [MED-070]', async () => {
    const { albums, state } = await setUp(40)
    albums.show(null, ANY, 'p1')
    await settled()
    // Three new albums have come: the next page begins with three that are shown already.
    state.moved = 3
    await albums.list.more()
    const ids = albums.list.items.map(({ id }) => id)
    expect(ids).toEqual(Array.from({ length: 40 }, (_, index) => `a${index}`))
  })

  it('requests again what it had cached once its cache is cleared', async () => {
    const { albums, requested, grids } = await setUp()
    albums.show(null, ANY, 'p1')()
    albums.show(null, ANY, 'p1')
    await settled()
    await albums.list.more()
    const before = requested.length
    albums.dispose()
    grids.clear()
    albums.show(null, ANY, 'p1')
    await settled()
    expect({ requestedCount: requested.length, itemCount: albums.list.items.length }).toEqual({
      requestedCount: before + 1,
      itemCount: 24,
    })
  })

  it('stores the size of the tiles of a guest with an account, and changes it for another one only here [MED-069]', async () => {
    const { albums, guest, stored } = await setUp()
    albums.show(null, ANY, 'p1')
    await settled()
    await albums.setSize('large')
    expect({ settings: albums.settings, stored }).toEqual({ settings: { size: 'large' }, stored: [{ size: 'large' }] })
    guest.accept(guestWith({ isLoggedIn: false }))
    await settled()
    await albums.setSize('small')
    expect({ settings: albums.settings, storedCount: stored.length }).toEqual({
      settings: { size: 'small' },
      storedCount: 1,
    })
  })
})
