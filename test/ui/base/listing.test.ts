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

function scene(memory = new PageMemory(), name = 'rows') {
  const audience = observable.box<string | null>('guest')
  const asked: string[] = []
  const seen: string[] = []
  const answers: Record<string, () => Promise<Page<Row>>> = {}
  const listing = new Listing<string, Row>(memory, {
    name,
    audience: () => (audience.get() === null ? null : [audience.get()]),
    load: (query, offset) => {
      asked.push(`${query}@${offset}`)
      const answer = answers[query] ?? (async () => ({ items: rows(`${query}${offset}-`, 10), total: 25 }))
      return answer()
    },
    onLoaded: (items) => seen.push(`loaded ${items.length}`),
    onRestored: (items) => seen.push(`restored ${items.length}`),
  })
  const setAudience = (value: string | null) => runInAction(() => audience.set(value))
  return { listing, memory, asked, seen, answers, setAudience }
}

describe('a listing', () => {
  it('loads the list of the query that is shown, whichever answer comes first', async () => {
    const { listing, asked, answers } = scene()
    let answer: (page: Page<Row>) => void = () => undefined
    answers['slow'] = () => new Promise((resolve) => (answer = resolve))
    listing.show('slow', 'one')()
    listing.show('fast', 'two')
    await settled()
    answer({ items: rows('late', 3), total: 3 })
    await settled()
    expect([asked, listing.list.total, listing.list.items[0]?.id]).toEqual([['slow@0', 'fast@0'], 25, 'fast0-0'])
  })

  it('waits until there is somebody to load it for, and is loaded again for somebody else', async () => {
    const { listing, asked, setAudience } = scene()
    setAudience(null)
    const hide = listing.show('all', 'one')
    expect([asked, listing.list.isKnown]).toEqual([[], false])
    setAudience('guest')
    setAudience('member')
    await settled()
    expect(asked).toEqual(['all@0', 'all@0'])
    hide()
    setAudience('another')
    expect(asked).toHaveLength(2)
  })

  it('comes back as far as it was loaded at its place in the history, and nowhere else [NAV-093]', async () => {
    const first = scene()
    first.listing.show('all', 'one')
    await settled()
    await first.listing.list.more()
    first.listing.leave()
    const back = scene(first.memory)
    back.listing.show('all', 'one')
    await settled()
    expect([back.listing.list.items.length, back.asked, back.seen]).toEqual([20, [], ['restored 20']])
    const elsewhere = scene(first.memory)
    elsewhere.listing.show('all', 'two')
    await settled()
    expect([elsewhere.listing.list.items.length, elsewhere.asked, elsewhere.seen]).toEqual([
      10,
      ['all@0'],
      ['loaded 10'],
    ])
    const another = scene(first.memory, 'others')
    another.listing.show('all', 'one')
    expect(another.asked).toEqual(['all@0'])
  })

  it('is loaded again for somebody else also after it came back', async () => {
    const first = scene()
    first.listing.show('all', 'one')
    await settled()
    first.listing.leave()
    const back = scene(first.memory)
    back.listing.show('all', 'one')
    back.setAudience('member')
    await settled()
    expect(back.asked).toEqual(['all@0'])
  })

  it('remembers nothing of a place that was left before anything came', async () => {
    const first = scene()
    first.listing.show('all', 'one')
    first.listing.leave()
    const back = scene(first.memory)
    back.listing.show('all', 'one')
    expect(back.asked).toEqual(['all@0'])
  })
})
