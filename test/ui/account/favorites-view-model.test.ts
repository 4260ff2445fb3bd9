import { describe, expect, it } from 'vitest'
import type { ActorGateway } from '@/application/actors/actor-gateway'
import { FindPreferred } from '@/application/actors/find-preferred'
import { BackendError } from '@/application/errors/backend-error'
import type { GuestGateway } from '@/application/guest/guest-gateway'
import { asId, type ActorId } from '@/domain/ids'
import { FavoritesViewModel } from '@/ui/account/favorites-view-model'
import { LiveActors } from '@/ui/actors/live-actors'
import { loadCatalog } from '@/ui/app/catalogs/load-catalog'
import { Menus } from '@/ui/base/menus'
import { Texts } from '@/ui/texts/texts'
import { actorWith } from '#test/support/ui/actors'
import { FakeLive, guestWith, portOf, settled } from '#test/support/ui/doubles'
import { guestOver } from '#test/support/ui/guest'

const actorOf = (n: number) => actorWith({ id: asId<ActorId>(`a${n}`), name: `Actor ${n}` })

/** A guest who has pinned so many actors. */
async function setup(count: number, options: { readonly isLoggedIn?: boolean; readonly width?: number } = {}) {
  const { isLoggedIn = true, width = 1440 } = options
  const live = new FakeLive()
  const state = { pinned: Array.from({ length: count }, (_, i) => actorOf(i)), isBroken: false }
  const requests: { first: number; offset: number }[] = []
  const actors = portOf<ActorGateway>({
    favorites: async (first, offset) => {
      requests.push({ first, offset })
      if (state.isBroken) throw new BackendError('offline')
      return { items: state.pinned.slice(offset, offset + first), total: state.pinned.length }
    },
  })
  const crowd = [actorOf(0), ...Array.from({ length: 6 }, (_, i) => actorOf(100 + i))]
  const preferring = new FindPreferred(
    portOf<ActorGateway>({
      favorites: async () => ({ items: state.pinned, total: state.pinned.length }),
      list: async () => ({ items: crowd, total: crowd.length }),
    }),
  )
  const menus = new Menus({
    size: () => ({ width, height: 844, orientation: 'landscape' }),
    watch: () => () => undefined,
  })
  const guest = guestOver(portOf<GuestGateway>({ open: async () => guestWith({ isLoggedIn }) }), live)
  const known = new LiveActors(live, actors)
  known.start()
  const texts = new Texts(loadCatalog)
  const favorites = new FavoritesViewModel(actors, preferring, known, guest, menus, texts)
  favorites.start()
  await guest.open('en')
  await settled()
  return { favorites, known, guest, texts, live, state, requested: requests }
}

const names = ({ list }: FavoritesViewModel) => list.items.map(({ name }) => name)

describe('the actors a guest has pinned', () => {
  it('are read once it is known who the guest is, fifty at a time, and grow to their end [ACT-047, ACT-050][GUE-015]', async () => {
    const { favorites, state } = await setup(65)
    expect({ itemCount: favorites.list.items.length, hasMore: favorites.list.hasMore }).toEqual({
      itemCount: 50,
      hasMore: true,
    })
    await favorites.list.more()
    expect(names(favorites)).toEqual(state.pinned.map(({ name }) => name))
    expect(favorites.list.hasMore).toBe(false)
  })

  it('are read ten at a time on a phone [ACT-051]', async () => {
    const { favorites, requested } = await setup(25, { width: 390 })
    await favorites.list.more()
    expect(requested).toEqual([
      { first: 10, offset: 0 },
      { first: 10, offset: 10 },
    ])
    expect(favorites.list.items).toHaveLength(20)
  })

  it('lead to three actors who are like them, and to none without favourites [ACT-064]', async () => {
    const { favorites, guest } = await setup(2)
    expect(favorites.preferred.map(({ name }) => name)).toEqual(['Actor 100', 'Actor 101', 'Actor 102'])
    guest.accept(guestWith({ isLoggedIn: false }))
    expect(favorites.preferred).toEqual([])
    expect((await setup(0)).favorites.preferred).toEqual([])
  })

  it('are not requested while no one is logged in [ACT-047]', async () => {
    const { favorites, requested } = await setup(3, { isLoggedIn: false })
    expect({ requested, total: favorites.list.total }).toEqual({ requested: [], total: null })
  })

  it('are forgotten when the guest logs out, and those of the next one are read', async () => {
    const { favorites, guest, state } = await setup(2)
    guest.accept(guestWith({ isLoggedIn: false }))
    expect({ items: favorites.list.items, total: favorites.list.total }).toEqual({ items: [], total: null })
    state.pinned = [actorOf(9)]
    guest.accept(guestWith())
    await settled()
    expect(names(favorites)).toEqual(['Actor 9'])
  })

  it('are reloaded in another language', async () => {
    const { texts, requested } = await setup(2)
    await texts.setLanguage('es')
    await settled()
    expect(requested).toHaveLength(2)
  })

  it('stay when one is unpinned, so that the guest can think again', async () => {
    const { favorites, known } = await setup(2)
    known.setFavorite(asId<ActorId>('a0'), false)
    await settled()
    expect(names(favorites)).toEqual(['Actor 0', 'Actor 1'])
  })

  it('bring a live status that is newer than what the page knew', async () => {
    const { favorites, known, state } = await setup(1)
    expect(known.stateOf(actorOf(0)).isOnline).toBe(true)
    state.pinned = [actorWith({ ...actorOf(0), state: { isOnline: false } })]
    await favorites.list.reload()
    expect(known.stateOf(actorOf(0)).isOnline).toBe(false)
  })

  it('retain what was there and report why when no more came', async () => {
    const { favorites, state } = await setup(65)
    state.isBroken = true
    await favorites.list.more()
    expect({ error: favorites.list.error, itemCount: favorites.list.items.length }).toEqual({
      error: 'offline',
      itemCount: 50,
    })
  })

  it('receive no updates once the page is left', async () => {
    const { favorites, guest, requested } = await setup(2)
    favorites.dispose()
    guest.accept(guestWith({ isLoggedIn: false }))
    guest.accept(guestWith())
    await settled()
    expect(requested).toHaveLength(1)
  })
})
