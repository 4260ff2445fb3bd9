import { observable, runInAction } from 'mobx'
import { describe, expect, it } from 'vitest'
import type { Page } from '@/application/paging/page'
import { Listing } from '@/ui/base/listing'
import { PageMemory } from '@/ui/base/page-memory'
import { settled } from '#test/support/ui/doubles'

interface Row {
  readonly id: string
}

const rows = (name: string, count: number): Row[] => Array.from({ length: count }, (_, at) => ({ id: `${name}${at}` }))

function setup(memory = new PageMemory(), name = 'rows') {
  const audience = observable.box<string | null>('guest')
  const requests: string[] = []
  const seen: string[] = []
  const answers: Record<string, () => Promise<Page<Row>>> = {}
  const listing = new Listing<string, Row>(memory, {
    name,
    audience: () => (audience.get() === null ? null : [audience.get()]),
    load: (query, offset) => {
      requests.push(`${query}@${offset}`)
      const answer = answers[query] ?? (async () => ({ items: rows(`${query}${offset}-`, 10), total: 25 }))
      return answer()
    },
    onLoaded: (items) => seen.push(`loaded ${items.length}`),
    onRestored: (items) => seen.push(`restored ${items.length}`),
  })
  const setAudience = (value: string | null) => runInAction(() => audience.set(value))
  return { listing, memory, requested: requests, seen, answers, setAudience }
}

describe('a listing', () => {
  it('loads the list of the query that is shown, whichever answer comes first', async () => {
    const { listing, requested, answers } = setup()
    let answer: (page: Page<Row>) => void = () => undefined
    answers['slow'] = () => new Promise((resolve) => (answer = resolve))
    listing.show('slow', 'one')()
    listing.show('fast', 'two')
    await settled()
    answer({ items: rows('late', 3), total: 3 })
    await settled()
    expect({ requested, total: listing.list.total, itemId: listing.list.items[0]?.id }).toEqual({
      requested: ['slow@0', 'fast@0'],
      total: 25,
      itemId: 'fast0-0',
    })
  })

  it('waits until there is a guest to load it for, and is loaded again for another one', async () => {
    const { listing, requested, setAudience } = setup()
    setAudience(null)
    const hide = listing.show('all', 'one')
    expect({ requested, isKnown: listing.list.isKnown }).toEqual({ requested: [], isKnown: false })
    setAudience('guest')
    setAudience('member')
    await settled()
    expect(requested).toEqual(['all@0', 'all@0'])
    hide()
    setAudience('another')
    expect(requested).toHaveLength(2)
  })

  it('comes back as far as it was loaded at its history entry, and nowhere else [NAV-093]', async () => {
    const first = setup()
    first.listing.show('all', 'one')
    await settled()
    await first.listing.list.more()
    first.listing.leave()
    const back = setup(first.memory)
    back.listing.show('all', 'one')
    await settled()
    expect({ itemCount: back.listing.list.items.length, requested: back.requested, seen: back.seen }).toEqual({
      itemCount: 20,
      requested: [],
      seen: ['restored 20'],
    })
    const elsewhere = setup(first.memory)
    elsewhere.listing.show('all', 'two')
    await settled()
    expect({
      itemCount: elsewhere.listing.list.items.length,
      requested: elsewhere.requested,
      seen: elsewhere.seen,
    }).toEqual({ itemCount: 10, requested: ['all@0'], seen: ['loaded 10'] })
    const another = setup(first.memory, 'others')
    another.listing.show('all', 'one')
    expect(another.requested).toEqual(['all@0'])
  })

  it('is loaded again for another guest also after it came back', async () => {
    const first = setup()
    first.listing.show('all', 'one')
    await settled()
    first.listing.leave()
    const back = setup(first.memory)
    back.listing.show('all', 'one')
    back.setAudience('member')
    await settled()
    expect(back.requested).toEqual(['all@0'])
  })

  it('stores nothing of a page that was left before anything came', async () => {
    const first = setup()
    first.listing.show('all', 'one')
    first.listing.leave()
    const back = setup(first.memory)
    back.listing.show('all', 'one')
    expect(back.requested).toEqual(['all@0'])
  })
})
