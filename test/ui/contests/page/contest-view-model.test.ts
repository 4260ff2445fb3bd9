import { describe, expect, it } from 'vitest'
import type { ContestGateway, ContestGridQuery } from '@/application/contests/contest-gateway'
import type { GuestGateway } from '@/application/guest/guest-gateway'
import type { ContestEntry } from '@/domain/contests/contest'
import { asId, type ContestId, type GuestId } from '@/domain/ids'
import { PageMemory } from '@/ui/base/page-memory'
import { contestAddress } from '@/ui/contests/page/contest-query'
import { ContestViewModel } from '@/ui/contests/page/contest-view-model'
import { contestWith, counted, entryWith } from '#test/support/ui/contests'
import { FakeLive, guestWith, portOf, settled } from '#test/support/ui/doubles'
import { guestOver } from '#test/support/ui/guest'
import { Texts } from '@/ui/texts/texts'
import { loadCatalog } from '@/ui/app/catalogs/load-catalog'

const ID = asId<ContestId>('candlelight')
const first = entryWith('first', { votes: 4, place: 1 })
const second = entryWith('second', { votes: 4, place: 1 })
const third = entryWith('third', { votes: 2, place: 3 })

async function setup(entries: readonly ContestEntry[] = [first, second, third]) {
  const queries: ContestGridQuery[] = []
  let reads = 0
  const gateway = portOf<ContestGateway>({
    byId: async (id) => {
      reads += 1
      return id === ID ? contestWith() : null
    },
    topList: async () => entries,
    history: async () => null,
    grid: async (query) => {
      queries.push(query)
      return query.contestId === ID
        ? { id: ID, guestId: asId<GuestId>('g1'), entries, total: entries.length, own: null }
        : null
    },
  })
  const guest = guestOver(portOf<GuestGateway>({ open: async () => guestWith() }), new FakeLive())
  await guest.open('en')
  const model = new ContestViewModel(gateway, guest, new Texts(loadCatalog), new PageMemory())
  return { model, queries, reads: () => reads }
}

const shownIn = ({ list }: ContestViewModel) =>
  list.items.map(({ mediaId, votes, place }) => ({ mediaId, votes, place }))

describe('the page of a contest', () => {
  it('loads its head, its entries and its first ten, and none of a contest that is not there [CON-002]', async () => {
    const { model, queries } = await setup()
    const hide = model.show(ID, { sub: 'newest', name: 'mira' }, 'key')
    await settled()
    expect(model.contest.value?.title).toBe('Candlelight')
    expect(queries).toEqual([{ contestId: ID, contestSub: 'newest', limit: 12, offset: 0, actorName: 'mira' }])
    hide()
    model.show(asId<ContestId>('none'), { sub: 'ranking', name: '' }, 'other')
    await settled()
    expect({ contest: model.contest.value, total: model.list.total }).toEqual({ contest: null, total: 0 })
  })

  it('shows a vote at once, at the new place of its entry [CON-008]', async () => {
    const { model, reads } = await setup()
    model.show(ID, { sub: 'ranking', name: '' }, 'key')
    await settled()
    const before = reads()
    model.apply(counted(second, [second.mediaId]))
    expect(shownIn(model)).toEqual([
      { mediaId: second.mediaId, votes: 5, place: 1 },
      { mediaId: first.mediaId, votes: 4, place: 2 },
      { mediaId: third.mediaId, votes: 2, place: 3 },
    ])
    await settled()
    expect(reads()).toBe(before + 1)
  })

  it('moves nothing in a list that is not the ranking', async () => {
    const { model } = await setup()
    model.show(ID, { sub: 'newest', name: '' }, 'key')
    await settled()
    model.apply(counted(third, [third.mediaId]))
    expect(shownIn(model).map(({ mediaId, votes }) => ({ mediaId, votes }))).toEqual([
      { mediaId: first.mediaId, votes: 4 },
      { mediaId: second.mediaId, votes: 4 },
      { mediaId: third.mediaId, votes: 3 },
    ])
  })
})

describe('the address of a contest', () => {
  it('has the part of the grid and the name, and leaves out what it does not understand', () => {
    const read = (search: string) => contestAddress.read(new URLSearchParams(search))
    expect(read('view=voted&name=%20mira%20')).toEqual({ sub: 'voted', name: 'mira' })
    expect(read('view=upside-down')).toEqual({ sub: 'ranking', name: '' })
    expect(read(`name=${'x'.repeat(200)}`).name).toHaveLength(60)
    expect(contestAddress.write({ sub: 'ranking', name: '' })).toEqual({})
    expect(read(new URLSearchParams(contestAddress.write({ sub: 'newest', name: 'pia' })).toString())).toEqual({
      sub: 'newest',
      name: 'pia',
    })
  })
})
