import { describe, expect, it } from 'vitest'
import type { ActorGateway } from '@/application/actors/actor-gateway'
import type { AlbumGateway, AlbumQuery } from '@/application/albums/album-gateway'
import { BackendError } from '@/application/errors/backend-error'
import type { GuestGateway } from '@/application/guest/guest-gateway'
import type { Actor } from '@/domain/actors/actor'
import { asId, type ActorId, type AlbumId } from '@/domain/ids'
import type { AlbumListQuery } from '@/ui/albums/list/album-query'
import { AlbumsViewModel } from '@/ui/albums/list/albums-view-model'
import { loadCatalog } from '@/ui/app/catalogs/load-catalog'
import { PageMemory } from '@/ui/base/page-memory'
import { Texts } from '@/ui/texts/texts'
import { albumWith } from '#test/support/ui/albums'
import { FakeLive, guestWith, portOf, settled } from '#test/support/ui/doubles'
import { guestOver } from '#test/support/ui/guest'

const ANY: AlbumListQuery = { types: [], sort: 'newest' }

async function setUp(count = 60) {
  const state = { isBroken: false }
  const requested: AlbumQuery[] = []
  const all = Array.from({ length: count }, (_, index) => albumWith({ id: asId<AlbumId>(`a${index}`) }))
  const gateway = portOf<AlbumGateway>({
    list: async (query) => {
      requested.push(query)
      if (state.isBroken) throw new BackendError('offline')
      return { items: all.slice(query.offset, query.offset + query.first), total: all.length }
    },
  })
  const names: string[] = []
  const actors = portOf<ActorGateway>({
    byIdOrName: async (name) => {
      names.push(name)
      return name === 'pia winter' ? ({ id: asId<ActorId>('a9'), name: 'Pia Winter' } as Actor) : null
    },
  })
  const guest = guestOver(portOf<GuestGateway>({ open: async () => guestWith() }), new FakeLive())
  await guest.open('en')
  const albums = new AlbumsViewModel(gateway, actors, guest, new PageMemory(), new Texts(loadCatalog))
  albums.start()
  return { albums, guest, requested, names, state }
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
    expect(requested[0]).toEqual({ filter: { types: ['free'] }, sort: 'cheapest', first: 24, offset: 0 })
  })

  it('is of one actor where the address names one, who is looked up once', async () => {
    const { albums, requested, names } = await setUp()
    albums.show('pia winter', ANY, 'p1')
    await settled()
    expect(albums.actor).toMatchObject({ name: 'Pia Winter' })
    await albums.list.more()
    expect(requested.map(({ filter }) => filter)).toEqual([{ actorIds: ['a9'] }, { actorIds: ['a9'] }])
    expect(names).toEqual(['pia winter'])
    albums.show(null, ANY, 'p2')
    await settled()
    expect([albums.actor, requested.at(-1)?.filter]).toEqual([undefined, {}])
  })

  it('knows that there is no such actor, and lists nobody else instead', async () => {
    const { albums, requested } = await setUp()
    albums.show('nobody', ANY, 'p1')
    await settled()
    expect([albums.actor, albums.list.items.length, requested.length]).toEqual([null, 0, 0])
  })

  it('is loaded again for another guest, and can be loaded again after a failure', async () => {
    const { albums, guest, requested, state } = await setUp()
    state.isBroken = true
    albums.show(null, ANY, 'p1')
    await settled()
    expect(albums.list.error).toBe('offline')
    state.isBroken = false
    await albums.list.retry()
    expect([albums.list.error, albums.list.items.length]).toEqual([null, 24])
    guest.accept(guestWith({ isLoggedIn: false }))
    await settled()
    expect(requested).toHaveLength(3)
  })

  it('comes back as far as it was loaded, with its actor, without another request', async () => {
    const { albums, requested } = await setUp()
    const leave = albums.show('pia winter', ANY, 'p1')
    await settled()
    await albums.list.more()
    leave()
    albums.show(null, ANY, 'p2')()
    albums.show('pia winter', ANY, 'p1')
    await settled()
    expect([albums.list.items.length, albums.actor?.name, requested.length]).toEqual([48, 'Pia Winter', 3])
  })
})
