import '@/ui/theme/base.css'
import { describe, expect, it, vi } from 'vitest'
import { render, renderHook } from 'vitest-browser-react'
import { useCoalesced } from '@/ui/kit/lists/coalesce'
import { columnsAt } from '@/ui/kit/lists/columns'
import { VirtualGrid } from '@/ui/kit/lists/virtual-grid'
import { VirtualList } from '@/ui/kit/lists/virtual-list'

interface Row {
  readonly id: string
  readonly name: string
}

const many = Array.from({ length: 5000 }, (_, i): Row => ({ id: `r${i}`, name: `Row ${i}` }))

const list = (items: readonly Row[], onNearEnd: () => void = () => undefined) => (
  <div style={{ height: 600 }}>
    <VirtualList label="Inbox" items={items} keyOf={(row) => row.id} estimate={40} onNearEnd={onNearEnd}>
      {(row) => <div style={{ height: 40 }}>{row.name}</div>}
    </VirtualList>
  </div>
)

describe('a virtual list', () => {
  it('renders at most 40 of 5,000 rows in the page, at any scroll position', async () => {
    const screen = await render(list(many))
    await expect.element(screen.getByText('Row 0', { exact: true })).toBeVisible()
    const box = screen.getByRole('region', { name: 'Inbox' }).element()
    expect(screen.container.querySelectorAll('li').length).toBeLessThanOrEqual(40)
    expect(box.scrollHeight).toBe(5000 * 40)
    box.scrollTop = 100_000
    await expect.element(screen.getByText('Row 2500', { exact: true })).toBeVisible()
    expect(screen.container.querySelectorAll('li').length).toBeLessThanOrEqual(40)
  })

  it('informs screen readers of its length and of the position in it', async () => {
    const screen = await render(list(many))
    await expect.element(screen.getByRole('listitem').first()).toHaveAttribute('aria-setsize', '5000')
    await expect.element(screen.getByRole('listitem').nth(3)).toHaveAttribute('aria-posinset', '4')
  })

  it('retains the element of a row that rises: it moves, it is not created again', async () => {
    const screen = await render(list(many))
    await expect.element(screen.getByText('Row 7', { exact: true })).toBeVisible()
    const before = screen.getByText('Row 7', { exact: true }).element()
    const risen = many[7] as Row
    await screen.rerender(list([risen, ...many.filter((row) => row !== risen)]))
    await expect.poll(() => before.closest('li')?.getAttribute('aria-posinset')).toBe('1')
    expect(before.isConnected).toBe(true)
  })

  it('requests more once when the end comes near', async () => {
    const more = vi.fn<() => void>()
    const screen = await render(list(many.slice(0, 60), more))
    await expect.element(screen.getByText('Row 0', { exact: true })).toBeVisible()
    expect(more).not.toHaveBeenCalled()
    const box = screen.getByRole('region', { name: 'Inbox' }).element()
    box.scrollTop = box.scrollHeight
    await expect.poll(() => more.mock.calls.length).toBe(1)
    box.scrollTop = 0
    await expect.element(screen.getByText('Row 0', { exact: true })).toBeVisible()
    box.scrollTop = box.scrollHeight
    await expect.element(screen.getByText('Row 59', { exact: true })).toBeVisible()
    expect(more).toHaveBeenCalledTimes(1)
  })
})

describe('a coalesced value', () => {
  it('shows the newest of many updates and not every one of them', async () => {
    const seen = new Set<number>()
    const { result, rerender } = await renderHook(
      (props?: { readonly n: number }) => {
        const shown = useCoalesced(props?.n ?? 0)
        seen.add(shown)
        return shown
      },
      { initialProps: { n: 0 } },
    )
    for (let n = 1; n <= 200; n++) await rerender({ n })
    await expect.poll(() => result.current).toBe(200)
    expect(seen.size).toBeLessThan(100)
  })
})

describe('a virtual grid', () => {
  const steps = [
    { from: 0, columns: 2 },
    { from: 600, columns: 4 },
    { from: 1000, columns: 6 },
  ]

  it('has as many columns as its width allows', () => {
    expect([0, 599, 600, 999, 1000, 4000].map((width) => columnsAt(steps, width))).toEqual([2, 2, 4, 4, 6, 6])
  })

  it('reserves the space of items that will come, so that nothing below moves when they do', async () => {
    const grid = (count: number) => (
      <div style={{ width: 700 }}>
        <VirtualGrid
          label="Tiles"
          items={many.slice(0, count)}
          keyOf={(row) => row.id}
          columns={steps}
          rowHeight={{ perWidth: 0, text: 200 }}
          expected={30}
          placeholder={<div style={{ height: 200 }}>coming</div>}
        >
          {(row) => <div style={{ height: 200 }}>{row.name}</div>}
        </VirtualGrid>
        <p>below</p>
      </div>
    )
    const screen = await render(grid(6))
    await expect.element(screen.getByText('Row 5', { exact: true })).toBeVisible()
    expect(screen.getByText('coming').elements().length).toBeGreaterThan(0)
    const below = () => screen.getByText('below').element().getBoundingClientRect().top
    const before = below()
    await screen.rerender(grid(30))
    await expect.element(screen.getByText('Row 9', { exact: true })).toBeInTheDocument()
    expect(below()).toBe(before)
    expect(screen.getByText('coming').elements()).toEqual([])
  })

  it('puts its tiles in rows and only the rows in sight in the page', async () => {
    const screen = await render(
      <div style={{ width: 700 }}>
        <VirtualGrid
          label="Tiles"
          items={many}
          keyOf={(row) => row.id}
          columns={steps}
          rowHeight={{ perWidth: 0, text: 200 }}
        >
          {(row) => <div style={{ height: 200 }}>{row.name}</div>}
        </VirtualGrid>
      </div>,
    )
    await expect.element(screen.getByText('Row 3', { exact: true })).toBeVisible()
    const tops = [0, 3, 4].map(
      (i) => screen.getByText(`Row ${i}`, { exact: true }).element().getBoundingClientRect().top,
    )
    expect(tops[1]).toBe(tops[0])
    expect(tops[2]).toBeGreaterThan(tops[0] ?? 0)
    expect(screen.container.querySelectorAll('li').length).toBeLessThan(40)
  })
})
