import { describe, expect, it } from 'vitest'
import type { ActorGateway, ActorQuery } from '@/application/actors/actor-gateway'
import { BackendError } from '@/application/errors/backend-error'
import type { GuestGateway } from '@/application/guest/guest-gateway'
import type { ActorSummary } from '@/domain/actors/actor'
import { asId, type ActorId } from '@/domain/ids'
import { readCamQuery } from '@/ui/actors/cams/cam-query'
import { CamsViewModel } from '@/ui/actors/cams/cams-view-model'
import { CategoriesViewModel } from '@/ui/actors/cams/categories-view-model'
import { LiveActors } from '@/ui/actors/live-actors'
import { PageMemory } from '@/ui/base/page-memory'
import { loadCatalog } from '@/ui/app/catalogs/load-catalog'
import { Texts } from '@/ui/texts/texts'
import { actorWith } from '#test/support/ui/actors'
import { FakeLive, guestWith, portOf, settled } from '#test/support/ui/doubles'
import { TestClock } from '#test/support/world/test-clock'
import { guestOver } from '#test/support/ui/guest'

const query = (search: string) => readCamQuery(new URLSearchParams(search))
const people = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => actorWith({ id: asId<ActorId>(`a${from + index}`) }))

const MUSIC = { slug: 'music', label: 'Music', onlineCount: 3, seed: 1 }

async function setup(memory = new PageMemory()) {
  const answers: { categories?: readonly (typeof MUSIC)[] } = {}
  const requests: ActorQuery[] = []
  const waiting: ((items: readonly ActorSummary[], total: number) => void)[] = []
  const gateway = portOf<ActorGateway>({
    list: (one) => {
      requests.push(one)
      return new Promise((resolve) => waiting.push((items, total) => resolve({ items, total })))
    },
    onlineCount: async () => 92,
    categories: async () => {
      if (answers.categories === undefined) throw new BackendError('offline')
      return answers.categories as never
    },
  })
  const line = new FakeLive()
  const live = new LiveActors(line, gateway)
  const guest = guestOver(portOf<GuestGateway>({ open: async () => guestWith() }), line)
  await guest.open('en')
  const clock = new TestClock(0)
  const cams = new CamsViewModel(gateway, live, guest, memory, new Texts(loadCatalog), clock)
  cams.start()
  return { cams, live, line, clock, requested: requests, waiting, memory, answers }
}

describe('the list of actors', () => {
  it('is requested as its address specifies, and reports how many there are', async () => {
    const { cams, live, requested, waiting } = await setup()
    cams.show(query('language=es&online=1&sort=priceUp'), { isNew: true }, 'p1')
    expect({ sort: requested[0]?.sort, filter: requested[0]?.filter }).toMatchObject({
      sort: 'priceUp',
      filter: { languages: ['es'], online: true, isNew: true },
    })
    waiting[0]?.(people(2), 85)
    await settled()
    expect({ itemCount: cams.list.items.length, listTotal: live.listTotal, onlineCount: live.onlineCount }).toEqual({
      itemCount: 2,
      listTotal: 85,
      onlineCount: 92,
    })
  })

  it('knows which categories there are, once they could be loaded', async () => {
    const { cams, answers } = await setup()
    await settled()
    expect(cams.isUnknownCategory('nothing')).toBe(false)
    answers.categories = [MUSIC]
    cams.show(query(''), { category: 'nothing' }, 'p1')
    void cams.retry()
    await settled()
    expect([cams.isUnknownCategory('nothing'), cams.isUnknownCategory('music')]).toEqual([true, false])
  })

  it('loads the categories once more where only they failed when the list came', async () => {
    const { cams, answers, waiting } = await setup()
    await settled()
    cams.show(query(''), {}, 'p1')
    const retried = cams.retry()
    await settled()
    // Both attempts at once: that of the categories has failed, that of the list is answered.
    answers.categories = [MUSIC]
    for (const answer of waiting) answer(people(3), 3)
    await retried
    expect(cams.categories).toEqual([MUSIC])
  })

  it('loads categories that failed once more when the list comes by another choice, without a press', async () => {
    const { cams, answers, waiting } = await setup()
    cams.show(query(''), {}, 'p1')
    await settled()
    answers.categories = [MUSIC]
    cams.show(query('sort=newest'), {}, 'p2')
    waiting[1]?.(people(3), 3)
    await settled()
    expect(cams.categories).toEqual([MUSIC])
  })

  it('shows what the last address requests, whichever answer comes first', async () => {
    const { cams, live, waiting } = await setup()
    cams.show(query('type=M'), {}, 'p1')()
    cams.show(query('type=F'), {}, 'p2')
    waiting[1]?.(people(3), 3)
    await settled()
    waiting[0]?.(people(1, 50), 1)
    await settled()
    expect({ itemIds: cams.list.items.map(({ id }) => id), listTotal: live.listTotal }).toEqual({
      itemIds: ['a0', 'a1', 'a2'],
      listTotal: 3,
    })
  })

  it('comes back as far as it was loaded, without another request [NAV-093]', async () => {
    const memory = new PageMemory()
    const before = await setup(memory)
    before.cams.show(query(''), {}, 'p1')
    before.waiting[0]?.(people(30), 92)
    await settled()
    before.cams.dispose()
    const after = await setup(memory)
    after.cams.show(query(''), {}, 'p1')
    await settled()
    expect({
      itemCount: after.cams.list.items.length,
      listTotal: after.live.listTotal,
      requested: after.requested,
    }).toEqual({ itemCount: 30, listTotal: 92, requested: [] })
    after.cams.show(query(''), {}, 'p3')
    expect({ items: after.cams.list.items, requestedCount: after.requested.length }).toEqual({
      items: [],
      requestedCount: 1,
    })
  })

  it('tries what did not come again: the list and the categories above it, and those once only', async () => {
    const { cams, waiting, answers } = await setup()
    cams.show(query(''), {}, 'p1')
    await settled()
    answers.categories = [MUSIC]
    void cams.retry()
    waiting[1]?.(people(2), 2)
    await settled()
    expect({ categories: cams.categories, itemCount: cams.list.items.length }).toEqual({
      categories: [MUSIC],
      itemCount: 2,
    })
    answers.categories = []
    void cams.retry()
    await settled()
    expect(cams.categories).toEqual([MUSIC])
  })

  it('does without categories where no answer lists them', async () => {
    const { cams } = await setup()
    await settled()
    expect(cams.categories).toEqual([])
  })
})

describe('the categories of a menu', () => {
  it('are there once they are loaded, and forgotten with the menu', async () => {
    const gateway = portOf<ActorGateway>({ categories: async () => [MUSIC] as never })
    const menu = new CategoriesViewModel(gateway)
    menu.start()
    await settled()
    expect(menu.categories).toEqual([MUSIC])
    menu.dispose()
    expect(menu.categories).toEqual([])
  })

  it('are missing where no server answers, and the menu is shown', async () => {
    const menu = new CategoriesViewModel(
      portOf<ActorGateway>({ categories: () => Promise.reject(new BackendError('offline')) }),
    )
    await menu.load()
    expect(menu.categories).toEqual([])
  })
})
