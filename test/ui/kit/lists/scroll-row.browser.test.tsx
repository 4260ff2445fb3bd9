import '@/ui/theme/base.css'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { ChipRow } from '@/ui/kit/lists/scroll-row'

const Row = ({ count }: { readonly count: number }) => (
  <div style={{ width: 300 }}>
    <ChipRow label="Moods">
      {Array.from({ length: count }, (_, i) => (
        <button key={i} type="button" style={{ flex: 'none', width: 90 }}>
          {i}
        </button>
      ))}
    </ChipRow>
  </div>
)

describe('a row of chips', () => {
  it('fades at its end as soon as more is in it than fits, also when that comes late', async () => {
    const screen = await render(<Row count={1} />)
    const row = screen.getByRole('group', { name: 'Moods' }).element()
    const end = () => getComputedStyle(row).getPropertyValue('--fade-end')
    expect(end()).toBe('0px')
    await screen.rerender(<Row count={9} />)
    await expect.poll(end).toBe('44px')
    await screen.rerender(<Row count={2} />)
    await expect.poll(end).toBe('0px')
  })

  it('changes its fade at once until it is scrolled, and smoothly from then on', async () => {
    const screen = await render(<Row count={9} />)
    const row = screen.getByRole('group', { name: 'Moods' }).element()
    const moving = () => getComputedStyle(row).transitionProperty
    await expect.poll(() => getComputedStyle(row).getPropertyValue('--fade-end')).toBe('44px')
    expect(moving()).not.toContain('--fade')
    row.scrollLeft = 100
    await expect.poll(moving).toBe('--fade-start, --fade-end')
  })
})

describe('a row under a mouse', () => {
  const far = 'a row as long as this is reached whole'

  async function underMouse() {
    const screen = await render(<Row count={9} />)
    const row = screen.getByRole('group', { name: 'Moods' })
    await row.hover()
    await expect.poll(() => screen.container.querySelectorAll('[tabindex="-1"]').length).toBe(1)
    return { row: row.element(), screen }
  }

  it(`${far} by its arrows, which are there only where more waits`, async () => {
    const { row, screen } = await underMouse()
    const arrows = () => [...screen.container.querySelectorAll<HTMLElement>('[tabindex="-1"]')]
    const isAtEnd = () => row.scrollLeft + row.clientWidth >= row.scrollWidth - 4
    const goOn = () => {
      if (!isAtEnd()) arrows().at(-1)?.click()
      return isAtEnd()
    }
    // Each press waits until the row has come to rest from the one before.
    await expect.poll(goOn, { interval: 600, timeout: 20_000 }).toBe(true)
    await expect.poll(() => arrows().length).toBe(1)
    arrows()[0]?.click()
    await expect.poll(() => arrows().length).toBe(2)
  })

  it(`${far} by the wheel, and lets the page go on at its end`, async () => {
    const { row } = await underMouse()
    const wheel = () => row.dispatchEvent(new WheelEvent('wheel', { deltaY: 200, bubbles: true, cancelable: true }))
    expect(wheel()).toBe(false)
    expect(row.scrollLeft).toBe(200)
    row.scrollLeft = row.scrollWidth
    expect(wheel()).toBe(true)
  })

  it(`${far} by dragging, which presses nothing`, async () => {
    const { row } = await underMouse()
    let presses = 0
    row.addEventListener('click', () => (presses += 1))
    const button = row.querySelector('button')
    const at = (type: string, clientX: number) =>
      button?.dispatchEvent(new PointerEvent(type, { clientX, pointerType: 'mouse', button: 0, bubbles: true }))
    at('pointerdown', 200)
    at('pointermove', 60)
    at('pointerup', 60)
    button?.click()
    expect({ scrollLeft: row.scrollLeft, presses }).toEqual({ scrollLeft: 140, presses: 0 })
    at('pointerdown', 200)
    at('pointerup', 200)
    button?.click()
    expect(presses).toBe(1)
  })
})
