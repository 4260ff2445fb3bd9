import { describe, expect, it } from 'vitest'
import type { CollectionQuery, RankingGateway, TopCamQuery } from '@/application/actors/ranking-gateway'
import type { ActorGateway } from '@/application/actors/actor-gateway'
import { BackendError } from '@/application/errors/backend-error'
import type { GuestGateway } from '@/application/guest/guest-gateway'
import type { ActorCollection, TopCam } from '@/domain/actors/top-cam'
import { asId, type ActorId } from '@/domain/ids'
import { LiveActors } from '@/ui/actors/live-actors'
import { loadCatalog } from '@/ui/app/catalogs/load-catalog'
import { PageMemory } from '@/ui/base/page-memory'
import { REFRESH, TopCamsViewModel } from '@/ui/discovery/top/top-cams-view-model'
import type { ShownList } from '@/ui/discovery/top/top-query'
import { Texts } from '@/ui/texts/texts'
import { topCamWith } from '#test/support/ui/top-cams'
import { FakeClock, FakeLive, guestWith, portOf, settled } from '#test/support/ui/doubles'
import { guestOver } from '#test/support/ui/guest'

const TOP: ShownList = { kind: 'ranking', type: 'top100' }
const ALL = { onlyOnline: false }

const inOrder = (...ids: readonly string[]): readonly TopCam[] =>
  ids.map((id, index) => topCamWith({ id: asId<ActorId>(id), name: `Actor ${id}`, rank: index + 1 }))

const ofMira: ActorCollection = {
  id: '1',
  actor: { id: asId<ActorId>('9'), name: 'Mira', avatar: null },
  count: 2,
  onlineCount: 1,
  avatars: [],
}

async function setUp() {
  const platform = { cams: inOrder('1', '2', '3'), isBroken: false }
  const requested: (TopCamQuery | CollectionQuery)[] = []
  const answer = async (query: TopCamQuery | CollectionQuery) => {
    requested.push(query)
    if (platform.isBroken) throw new BackendError('offline')
    const { first, offset } = query
    return { items: platform.cams.slice(offset, offset + first), total: platform.cams.length }
  }
  const rankings = portOf<RankingGateway>({
    topCams: answer,
    collection: answer,
    collections: async () => [ofMira],
  })
  const line = new FakeLive()
  const clock = new FakeClock()
  const guest = guestOver(portOf<GuestGateway>({ open: async () => guestWith() }), line)
  await guest.open('en')
  const live = new LiveActors(line, portOf<ActorGateway>({}))
  const top = new TopCamsViewModel(rankings, live, clock, guest, new PageMemory(), new Texts(loadCatalog))
  top.start()
  return { top, clock, platform, requested, live }
}

const names = ({ list }: TopCamsViewModel) => list.items.map(({ id }) => id)

describe('a ranking', () => {
  it('is loaded by its type and filter', async () => {
    const { top, requested } = await setUp()
    top.show(TOP, { onlyOnline: true }, 'p1')
    await settled()
    expect(requested).toEqual([{ type: 'top100', online: true, first: 30, offset: 0 }])
    expect(names(top)).toEqual(['1', '2', '3'])
  })

  it('begins with thirty places, ends with the hundredth, and is loaded again as far as it is shown', async () => {
    const { top, clock, platform, requested } = await setUp()
    const ids = Array.from({ length: 100 }, (_, index) => String(index))
    platform.cams = inOrder(...ids)
    top.show(TOP, ALL, 'p1')
    await settled()
    expect(names(top)).toEqual(ids.slice(0, 30))
    await top.list.more()
    await top.list.more()
    platform.cams = inOrder('80', ...ids.slice(0, 80), ...ids.slice(81))
    clock.pass(REFRESH)
    await settled()
    expect(names(top)).toEqual(['80', ...ids.slice(0, 80), ...ids.slice(81, 90)])
    await top.list.more()
    expect(names(top)).toHaveLength(100)
    expect(top.moves.get('79' as ActorId)).toBe(-1)
    expect(requested.map(({ first, offset }) => [offset, first])).toEqual([
      [0, 30],
      [30, 30],
      [60, 30],
      [0, 90],
      [90, 10],
    ])
  })

  it('is loaded again while it is looked at, and shows who has moved since', async () => {
    const { top, clock, platform } = await setUp()
    top.show(TOP, ALL, 'p1')
    await settled()
    expect([...top.moves]).toEqual([])
    platform.cams = inOrder('3', '1', '2', '4')
    clock.pass(REFRESH)
    await settled()
    expect(names(top)).toEqual(['3', '1', '2', '4'])
    expect(Object.fromEntries(top.moves)).toEqual({ '3': 2, '1': -1, '2': -1 })
    platform.cams = inOrder('1', '2', '3')
    clock.pass(REFRESH)
    await settled()
    expect([...top.moves]).toEqual([])
  })

  it('is not loaded any more once the page is left', async () => {
    const { top, clock, requested } = await setUp()
    top.show(TOP, ALL, 'p1')
    await settled()
    top.dispose()
    clock.pass(5 * REFRESH)
    await settled()
    expect(requested).toHaveLength(1)
  })

  it('stays where it cannot be loaded again', async () => {
    const { top, clock, platform } = await setUp()
    top.show(TOP, ALL, 'p1')
    await settled()
    platform.isBroken = true
    clock.pass(REFRESH)
    await settled()
    expect(names(top)).toEqual(['1', '2', '3'])
    platform.isBroken = false
    await top.retry()
    expect(top.error).toBeNull()
  })
})

describe('a collection', () => {
  it('is found by the name in the address, in any case', async () => {
    const { top, requested } = await setUp()
    top.show({ kind: 'collection', actorName: 'mira' }, ALL, 'p1')
    await settled()
    expect(requested).toEqual([{ actorId: '9', first: 30, offset: 0 }])
    expect({ collectionId: top.collectionOf('MIRA')?.id, collection: top.collectionOf('nobody') }).toEqual({
      collectionId: '1',
      collection: null,
    })
  })
})
