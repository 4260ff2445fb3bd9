import '@/ui/theme/base.css'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { REST } from '@/ui/kit/lists/use-calm'
import { VirtualGrid } from '@/ui/kit/lists/virtual-grid'

interface Tile {
  readonly id: string
}

const many = (count: number, from = 0): readonly Tile[] =>
  Array.from({ length: count }, (_, at) => ({ id: `t${from + at}` }))

const keyOf = ({ id }: Tile): string => id

const grid = (items: readonly Tile[], onCalm?: (held: string | null) => void) => (
  <div style={{ width: 700 }}>
    <button type="button">before</button>
    <VirtualGrid
      label="Tiles"
      items={items}
      keyOf={keyOf}
      columns={[{ from: 0, columns: 4 }]}
      rowHeight={{ perWidth: 0, text: 200 }}
      onCalm={onCalm}
    >
      {({ id }) => (
        <div style={{ height: 200 }}>
          <a href="#there">{id}</a>
        </div>
      )}
    </VirtualGrid>
  </div>
)

describe('a grid whose tiles may move', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'], shouldAdvanceTime: false })
  })

  afterEach(() => {
    vi.useRealTimers()
  })

  /** A grid with the pointer away from it, and whom it may not move, each time it may move. */
  async function setup() {
    const held: (string | null)[] = []
    const screen = await render(grid(many(8), (key) => held.push(key)))
    await expect.element(screen.getByText('t0', { exact: true })).toBeVisible()
    await userEvent.hover(screen.getByRole('button', { name: 'before' }))
    /** What happened when so much time has passed. */
    const after = (ms: number): readonly (string | null)[] => {
      held.length = 0
      vi.advanceTimersByTime(ms)
      return [...new Set(held)]
    }
    return { screen, after }
  }

  it('may do so once the guest has rested for a moment', async () => {
    const { after } = await setup()
    expect(after(REST - 100)).toEqual([])
    expect(after(REST)).toEqual([null])
    globalThis.dispatchEvent(new Event('scroll'))
    expect(after(REST - 100)).toEqual([])
    expect(after(REST)).toEqual([null])
  })

  it('leaves the tile where it is that the pointer rests on', async () => {
    const { screen, after } = await setup()
    await userEvent.hover(screen.getByText('t5', { exact: true }))
    expect(after(REST - 100)).toEqual([])
    expect(after(REST)).toEqual(['t5'])
  })

  it('stays as it is while something is pressed, and while the keyboard is in it', async () => {
    const { screen, after } = await setup()
    globalThis.dispatchEvent(new PointerEvent('pointerdown'))
    expect(after(10 * REST)).toEqual([])
    globalThis.dispatchEvent(new PointerEvent('pointerup'))
    expect(after(2 * REST)).toEqual([null])
    await userEvent.tab()
    await userEvent.tab()
    expect(screen.container.querySelector('li :focus-visible')).not.toBeNull()
    expect(after(10 * REST)).toEqual([])
  })
})

describe('a grid whose tiles move', () => {
  const placeOf = (element: Element): string => {
    const { left, top } = element.getBoundingClientRect()
    return `${Math.round(left)} ${Math.round(top)}`
  }

  it('retains the element of each tile, which glides from where it was', async () => {
    const items = many(12)
    const screen = await render(grid(items))
    const tile = screen.getByText('t6', { exact: true })
    await expect.element(tile).toBeVisible()
    const element = tile.element()
    const before = placeOf(element)
    const target = placeOf(screen.getByText('t0', { exact: true }).element())
    await screen.rerender(grid([...items.slice(6, 7), ...items.slice(0, 6), ...items.slice(7)]))
    await expect.poll(() => element.closest('li')?.ariaPosInSet).toBe('1')
    const [glide] = element.closest('li')?.getAnimations() ?? []
    expect(glide).toBeDefined()
    glide?.pause()
    if (glide !== undefined) glide.currentTime = 0
    expect(placeOf(element)).toBe(before)
    glide?.finish()
    expect(placeOf(element)).toBe(target)
    expect(element.isConnected).toBe(true)
  })

  it('leaves in sight what the guest looks at when lines come above it', async () => {
    const items = many(400)
    const screen = await render(grid(items))
    await expect.element(screen.getByText('t0', { exact: true })).toBeVisible()
    window.scrollTo({ top: 5_000, behavior: 'instant' })
    const seen = screen.getByText('t88', { exact: true })
    await expect.element(seen).toBeVisible()
    const { top } = seen.element().getBoundingClientRect()
    await screen.rerender(grid([...many(8, 1_000), ...items]))
    await expect.poll(() => seen.element().closest('li')?.ariaPosInSet).toBe('97')
    // Where all of them move, none glides.
    expect(document.getAnimations()).toEqual([])
    expect(Math.round(seen.element().getBoundingClientRect().top)).toBe(Math.round(top))
    window.scrollTo({ top: 0, behavior: 'instant' })
  })

  it('does not glide when it only grows', async () => {
    const items = many(8)
    const screen = await render(grid(items))
    await expect.element(screen.getByText('t7', { exact: true })).toBeVisible()
    await screen.rerender(grid([...items, ...many(2, 8)]))
    await expect.element(screen.getByText('t9', { exact: true })).toBeVisible()
    expect(document.getAnimations()).toEqual([])
  })
})
