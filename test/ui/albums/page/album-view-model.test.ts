import { describe, expect, it } from 'vitest'
import type { ActorGateway } from '@/application/actors/actor-gateway'
import type { GalleryGateway } from '@/application/albums/gallery-gateway'
import type { AlbumGateway } from '@/application/albums/album-gateway'
import { BackendError } from '@/application/errors/backend-error'
import type { GuestGateway } from '@/application/guest/guest-gateway'
import type { AlbumDetails } from '@/domain/albums/album'
import { asId, type AlbumId } from '@/domain/ids'
import { AlbumViewModel } from '@/ui/albums/page/album-view-model'
import { EVERYONE } from '@/ui/guest/guest-view-model'
import { LiveActors } from '@/ui/actors/live-actors'
import { loadCatalog } from '@/ui/app/catalogs/load-catalog'
import { Texts } from '@/ui/texts/texts'
import { albumWith } from '#test/support/ui/albums'
import { FakeLive, guestWith, portOf, settled } from '#test/support/ui/doubles'
import { guestOver } from '#test/support/ui/guest'
import { NO_ADDRESS } from '@/domain/media/granted-address'

const id = asId<AlbumId>('a1')

async function setUp(first: AlbumDetails | null = albumWith(), { isRendered = false } = {}) {
  const state = { album: first, isBroken: false, opened: 0, listed: 0, viewed: 0 }
  const albums = portOf<AlbumGateway>({
    byId: async () => {
      state.opened += 1
      if (state.isBroken) throw new BackendError('offline')
      return state.album
    },
    list: async () => {
      state.listed += 1
      return {
        items: [albumWith(), albumWith({ id: asId<AlbumId>('a2') }), albumWith({ id: asId<AlbumId>('a3') })],
        total: 3,
      }
    },
  })
  const gallery = portOf<GalleryGateway>({
    viewed: async () => {
      state.viewed += 1
      return true
    },
  })
  const actors = portOf<ActorGateway>({ state: async () => Promise.reject(new BackendError('offline')) })
  const guest = guestOver(
    portOf<GuestGateway>({ open: async () => guestWith({ isLoggedIn: !isRendered }) }),
    new FakeLive(),
  )
  if (isRendered) guest.expect(EVERYONE)
  else await guest.open('en')
  const page = new AlbumViewModel(
    albums,
    gallery,
    actors,
    new LiveActors(new FakeLive(), actors),
    guest,
    new Texts(loadCatalog),
  )
  return { page, guest, state }
}

describe('the page of an album', () => {
  it('shows the pictures of the preview, how many are locked, and the other albums of the actor', async () => {
    const { page } = await setUp()
    page.show(id)
    expect(page.isLoading).toBe(true)
    await settled()
    expect({ pictureCount: page.album?.pictures.length, lockedCount: page.lockedCount }).toEqual({
      pictureCount: 2,
      lockedCount: 3,
    })
    expect(page.others.map((album) => album.id)).toEqual(['a2', 'a3'])
  })

  it('counts that a guest with an account sees the album, and that no one else does [MED-045]', async () => {
    const { page, guest, state } = await setUp()
    page.show(id)
    await settled()
    guest.accept(guestWith({ isLoggedIn: true }))
    await settled()
    const counted = state.viewed
    expect(counted).toBeGreaterThan(0)
    guest.accept(guestWith({ isLoggedIn: false }))
    await settled()
    expect(state.viewed).toBe(counted)
  })

  it('is missing where there is no such album, and can be loaded again after a failure', async () => {
    const { page, state } = await setUp(null)
    page.show(id)
    await settled()
    expect({ album: page.album, isLoading: page.isLoading, error: page.error }).toEqual({
      album: null,
      isLoading: false,
      error: null,
    })
    state.isBroken = true
    await page.reload()
    expect(page.error).toBe('offline')
    Object.assign(state, { isBroken: false, album: albumWith() })
    await page.retry()
    expect({ error: page.error, albumId: page.album?.id }).toEqual({ error: null, albumId: 'a1' })
  })

  it('is loaded again for a guest who may see more or less', async () => {
    const { page, guest, state } = await setUp()
    page.show(id)
    await settled()
    guest.accept(guestWith({ hasAvs: true }))
    await settled()
    guest.accept(guestWith({ isLoggedIn: false }))
    await settled()
    expect(state.opened).toBe(3)
  })

  it('opens pictures that there are, goes from one to the next, and stops at both ends', async () => {
    const { page } = await setUp()
    page.show(id)
    await settled()
    page.step('next')
    page.open(2)
    expect(page.openPicture).toBeNull()
    page.open(0)
    page.step('previous')
    expect(page.openPicture?.position).toBe(1)
    page.step('next')
    page.step('next')
    expect(page.openPicture?.position).toBe(2)
    page.close()
    expect(page.openPicture).toBeNull()
  })

  it('shows all pictures after the purchase, with the open one still open', async () => {
    const { page } = await setUp()
    page.show(id)
    await settled()
    page.open(1)
    page.update(albumWith({ need: null, bought: true }))
    expect({ lockedCount: page.lockedCount, position: page.openPicture?.position }).toEqual({
      lockedCount: 0,
      position: 2,
    })
    page.step('next')
    expect(page.openPicture?.position).toBe(3)
    page.update(albumWith({ id: asId<AlbumId>('another') }))
    expect(page.album?.id).toBe('a1')
  })

  it('requests where the pictures of a page from the server are once the session is open, and nothing else again', async () => {
    const withoutAddresses = albumWith({
      pictures: albumWith().pictures.map((picture) => ({ ...picture, address: NO_ADDRESS })),
    })
    const { page, guest, state } = await setUp(withoutAddresses, { isRendered: true })
    page.show(id)
    await settled()
    page.open(1)
    expect({ awaitsAddresses: page.awaitsAddresses, openPicture: page.openPicture, opened: state.opened }).toEqual({
      awaitsAddresses: true,
      openPicture: null,
      opened: 1,
    })
    state.isBroken = true
    await guest.open('en')
    await settled()
    expect({ error: page.error, albumId: page.album?.id }).toEqual({ error: 'offline', albumId: 'a1' })
    Object.assign(state, { isBroken: false, album: albumWith() })
    await page.retry()
    expect({ awaitsAddresses: page.awaitsAddresses, error: page.error, position: page.openPicture?.position }).toEqual({
      awaitsAddresses: false,
      error: null,
      position: 2,
    })
    expect({ opened: state.opened, listed: state.listed }).toEqual({ opened: 3, listed: 1 })
  })

  it('closes a picture that the guest may not see any more', async () => {
    const { page, guest, state } = await setUp(albumWith({ need: null, bought: true }))
    page.show(id)
    await settled()
    page.open(4)
    state.album = albumWith()
    guest.accept(guestWith({ isLoggedIn: false }))
    await settled()
    expect({ openAt: page.openAt, pictureCount: page.album?.pictures.length }).toEqual({
      openAt: null,
      pictureCount: 2,
    })
  })
})
