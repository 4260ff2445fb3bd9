import { runInAction } from 'mobx'
import { describe, expect, it } from 'vitest'
import type { ActorGateway, ActorQuery } from '@/application/actors/actor-gateway'
import type { RankingGateway } from '@/application/actors/ranking-gateway'
import { BackendError } from '@/application/errors/backend-error'
import type { GuestGateway } from '@/application/guest/guest-gateway'
import type { VideoGateway } from '@/application/media/video-gateway'
import { asId, type ActorId, type GuestId } from '@/domain/ids'
import { LiveActors } from '@/ui/actors/live-actors'
import { StartViewModel } from '@/ui/home/start-view-model'
import { loadCatalog } from '@/ui/app/catalogs/load-catalog'
import { Texts } from '@/ui/texts/texts'
import { actorWith } from '#test/support/ui/actors'
import { FakeLive, guestWith, portOf, settled } from '#test/support/ui/doubles'
import { guestOver } from '#test/support/ui/guest'
import { actor } from '#test/support/ui/rooms'

const mira = actorWith({ id: asId<ActorId>('1'), name: 'Mira', seed: 7 })
const noor = actorWith({ id: asId<ActorId>('2'), name: 'Noor', seed: 9 })

async function setup(options: { readonly isLoggedIn?: boolean; readonly isDown?: boolean } = {}) {
  const { isLoggedIn = true, isDown = false } = options
  const platform = { isDown, requests: [] as ActorQuery[], favorites: 0 }
  const answer = async <T>(value: T): Promise<T> => {
    if (platform.isDown) throw new BackendError('offline')
    return value
  }
  const gateway = portOf<ActorGateway>({
    list: (query) => {
      platform.requests.push(query)
      return answer({ items: query.filter.isNew === true ? [noor] : [mira, noor], total: 2 })
    },
    byIdOrName: async (name) => (name === 'Mira' ? actor : null),
    onlineCount: () => answer(92),
    categories: () => answer([]),
  })
  const rankings = portOf<RankingGateway>({
    pinnedModels: () => {
      platform.favorites += 1
      return answer({ items: [mira], total: 1 })
    },
  })
  const line = new FakeLive()
  const known = new LiveActors(line, gateway)
  const guest = guestOver(portOf<GuestGateway>({ open: async () => guestWith({ isLoggedIn }) }), line)
  const shop = portOf<VideoGateway>({ list: () => answer({ items: [], total: 0 }) })
  const start = new StartViewModel(gateway, rankings, shop, known, guest, new Texts(loadCatalog))
  start.start()
  await guest.open('en')
  await settled()
  return { start, guest, known, platform }
}

describe('the start page', () => {
  it('shows who is live, and the first of them as its hero, whose picture is known from the list', async () => {
    const { start, known } = await setup()
    expect({ name: start.hero?.name, heroSeed: start.heroSeed, itemCount: start.live.items.length }).toEqual({
      name: 'Mira',
      heroSeed: 7,
      itemCount: 2,
    })
    expect({ names: start.fresh.items.map(({ name }) => name), onlineCount: known.onlineCount }).toEqual({
      names: ['Noor'],
      onlineCount: 92,
    })
  })

  it('filters the live row without any other request, and retains its hero', async () => {
    const { start, platform } = await setup()
    const before = platform.requests.length
    start.choose('language')
    start.choose('freeChat')
    await settled()
    const requested = platform.requests.slice(before).map(({ filter }) => filter)
    expect(requested).toEqual([
      { online: true, languages: ['en'] },
      { online: true, freeChat: true },
    ])
    expect({ filter: start.filter, name: start.hero?.name }).toEqual({ filter: 'freeChat', name: 'Mira' })
  })

  it('shows the favourites of a guest with an account, and requests none without', async () => {
    expect((await setup()).start.favorites.items).toEqual([mira])
    const stranger = await setup({ isLoggedIn: false })
    expect({ favorites: stranger.platform.favorites, items: stranger.start.favorites.items }).toEqual({
      favorites: 0,
      items: [],
    })
  })

  it('forgets the favourites of the guest before', async () => {
    const { start, guest } = await setup()
    guest.accept(guestWith({ id: asId<GuestId>('g2'), isLoggedIn: false }))
    await settled()
    expect(start.favorites.items).toEqual([])
  })

  it('shows why the live row could not come, breaks nothing else, and loads at the next try', async () => {
    const { start, platform } = await setup({ isDown: true })
    expect({ error: start.live.error, hero: start.hero, categories: start.categories }).toEqual({
      error: 'offline',
      hero: null,
      categories: [],
    })
    platform.isDown = false
    await start.retry()
    await settled()
    expect({ error: start.live.error, name: start.hero?.name }).toEqual({ error: null, name: 'Mira' })
  })

  it('receives nothing after it was disposed', async () => {
    const { start, guest, platform } = await setup()
    start.dispose()
    const before = platform.requests.length
    guest.accept(guestWith({ id: asId<GuestId>('g2') }))
    await settled()
    expect(platform.requests.length).toBe(before)
  })

  it('is there at once for who comes back, and is loaded again', async () => {
    const { start, platform } = await setup()
    start.dispose()
    const before = platform.requests.length
    expect({ name: start.hero?.name, itemCount: start.live.items.length }).toEqual({ name: 'Mira', itemCount: 2 })
    start.start()
    expect({ name: start.hero?.name, itemCount: start.live.items.length }).toEqual({ name: 'Mira', itemCount: 2 })
    await settled()
    expect(platform.requests.length).toBeGreaterThan(before)
  })

  it('shows nothing of what a guest saw who has logged out meanwhile', async () => {
    const { start, guest } = await setup()
    expect(start.favorites.items).toHaveLength(1)
    start.dispose()
    runInAction(() => {
      guest.guest = guestWith({ isLoggedIn: false })
    })
    expect({ hero: start.hero, isKnown: start.live.isKnown, itemCount: start.favorites.items.length }).toEqual({
      hero: null,
      isKnown: false,
      itemCount: 0,
    })
  })
})
