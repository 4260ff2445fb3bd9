import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BackendError } from '@/application/errors/backend-error'
import type { Page } from '@/application/paging/page'
import { PagedList } from '@/ui/base/paged-list'

interface Row {
  readonly id: string
}

const rows = (from: number, to: number): Row[] =>
  Array.from({ length: to - from }, (_, i) => ({ id: String(from + i) }))

describe('a list that grows', () => {
  it('is loading, then has its items and a total, and grows by offset [ACT-070][MED-082]', async () => {
    const requests: number[] = []
    const list = new PagedList<Row>(async (offset) => {
      requests.push(offset)
      return { items: rows(offset, Math.min(25, offset + 10)), total: 25 }
    })
    const first = list.reload()
    expect(list.isLoading).toBe(true)
    await first
    expect({ isLoading: list.isLoading, itemCount: list.items.length, total: list.total }).toEqual({
      isLoading: false,
      itemCount: 10,
      total: 25,
    })
    await list.more()
    await list.more()
    await list.more()
    expect(list.items).toEqual(rows(0, 25))
    expect(requests).toEqual([0, 10, 20])
    expect(list.hasMore).toBe(false)
  })

  it('goes on by itself for three pages, then waits for the guest, and reserves the space of what will come', async () => {
    const requested: number[] = []
    const list = new PagedList<Row>(async (offset) => {
      requested.push(offset)
      return { items: rows(offset, Math.min(75, offset + 10)), total: 75 }
    })
    await list.reload()
    expect({ itemCount: list.items.length, planned: list.planned, isPaused: list.isPaused }).toEqual({
      itemCount: 10,
      planned: 30,
      isPaused: false,
    })
    for (let iteration = 0; iteration < 5; iteration += 1) await list.more()
    expect({ itemCount: list.items.length, planned: list.planned, isPaused: list.isPaused, requested }).toEqual({
      itemCount: 30,
      planned: 30,
      isPaused: true,
      requested: [0, 10, 20],
    })
    await list.goOn()
    expect({ itemCount: list.items.length, planned: list.planned, isPaused: list.isPaused }).toEqual({
      itemCount: 40,
      planned: 60,
      isPaused: false,
    })
    await list.more()
    await list.more()
    await list.goOn()
    await list.more()
    expect({
      itemCount: list.items.length,
      planned: list.planned,
      isPaused: list.isPaused,
      hasMore: list.hasMore,
    }).toEqual({ itemCount: 75, planned: 75, isPaused: false, hasMore: false })
  })

  it('waits for the guest after three pages also where actors moved between two of them, and loads no page for those seen before', async () => {
    const offsets: number[] = []
    const list = new PagedList<Row>(async (offset) => {
      offsets.push(offset)
      // Two that were shown have moved behind the requested page.
      const from = Math.max(0, offset - 2)
      return { items: rows(from, from + 10), total: 75 }
    })
    await list.reload()
    for (let iteration = 0; iteration < 5; iteration += 1) await list.more()
    expect({ itemCount: list.items.length, planned: list.planned, isPaused: list.isPaused, offsets }).toEqual({
      itemCount: 26,
      planned: 26,
      isPaused: true,
      offsets: [0, 10, 18],
    })
  })

  it('waits for the guest where a page brought nothing new, and reserves no space for what does not come', async () => {
    const list = new PagedList<Row>(async () => ({ items: rows(0, 10), total: 75 }))
    await list.reload()
    await list.more()
    expect({ itemCount: list.items.length, planned: list.planned, isPaused: list.isPaused }).toEqual({
      itemCount: 10,
      planned: 10,
      isPaused: true,
    })
  })

  it('waits at the same item as when the guest left it', async () => {
    const load = async (offset: number) => ({ items: rows(offset, offset + 10), total: 75 })
    const [left, found] = [new PagedList<Row>(load), new PagedList<Row>(load)]
    await left.reload()
    for (let iteration = 0; iteration < 3; iteration += 1) await left.more()
    const state = left.state()
    if (state !== null) found.restore(state)
    expect({ itemCount: found.items.length, planned: found.planned, isPaused: found.isPaused }).toEqual({
      itemCount: 30,
      planned: 30,
      isPaused: true,
    })
    await found.goOn()
    expect(found.items.length).toBe(40)
  })

  it('shows nothing twice, however the list behind it moves between two pages', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(fc.nat(20), { maxLength: 8 }), { maxLength: 6 }), async (pages) => {
        let iteration = 0
        const list = new PagedList<Row>(async () => {
          const ids = [...new Set(pages[iteration++] ?? [])]
          return { items: ids.map((id) => ({ id: String(id) })), total: 100 }
        })
        await list.reload()
        for (let i = 0; i < pages.length; i++) await list.more()
        const ids = list.items.map(({ id }) => id)
        expect(new Set(ids).size).toBe(ids.length)
      }),
    )
  })

  it('takes the newest answer when an older one comes late', async () => {
    const open: ((page: Page<Row>) => void)[] = []
    const list = new PagedList<Row>(() => new Promise((resolve) => open.push(resolve)))
    const slow = list.reload()
    const quick = list.reload()
    open[1]?.({ items: [{ id: 'new' }], total: 1 })
    await quick
    open[0]?.({ items: [{ id: 'old' }], total: 1 })
    await slow
    expect(list.items).toEqual([{ id: 'new' }])
  })

  it('retains what it has when a call breaks, and reports why', async () => {
    let isBroken = false
    const list = new PagedList<Row>(async () => {
      if (isBroken) throw new BackendError('offline')
      return { items: rows(0, 5), total: 10 }
    })
    await list.reload()
    isBroken = true
    await list.more()
    expect({ itemCount: list.items.length, error: list.error, isLoading: list.isLoading }).toEqual({
      itemCount: 5,
      error: 'offline',
      isLoading: false,
    })
  })

  it('does not request by itself what has failed, until the guest tries again', async () => {
    let [isBroken, calls] = [false, 0]
    const list = new PagedList<Row>(async (offset) => {
      calls += 1
      if (isBroken) throw new BackendError('offline')
      return { items: rows(offset, offset + 5), total: 100 }
    })
    await list.reload()
    isBroken = true
    for (let i = 0; i < 5; i++) await list.more()
    expect(calls).toBe(2)
    isBroken = false
    await list.retry()
    await list.more()
    expect({ calls, itemCount: list.items.length, error: list.error }).toEqual({ calls: 4, itemCount: 15, error: null })
  })
})
