import '@/ui/theme/base.css'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { LinkRow } from '@/ui/kit/lists/link-row'

const PLACES = ['Profile', 'Favourites', 'Purchases', 'Settings'] as const

function Row({ current, width }: { readonly current: string; readonly width: number }) {
  return (
    <div style={{ width }}>
      <LinkRow label="Places" current={current} className="narrow">
        <style>{'.narrow { display: flex; gap: 20px; overflow-x: auto } .narrow a { flex: none; width: 120px }'}</style>
        {PLACES.map((place) => (
          <a key={place} href={`#${place}`} aria-current={place === current ? 'page' : undefined}>
            {place}
          </a>
        ))}
      </LinkRow>
    </div>
  )
}

const fades = (row: Element) => {
  const { maskImage } = getComputedStyle(row)
  const [start = '', end = ''] = ['--fade-start', '--fade-end'].map((name) =>
    getComputedStyle(row).getPropertyValue(name),
  )
  return { isFading: maskImage !== 'none', start, end }
}

describe('a row of links', () => {
  it('fades at the end where more of it waits', async () => {
    const screen = await render(<Row current="Profile" width={300} />)
    const row = screen.getByRole('navigation').element()
    await expect.poll(() => fades(row)).toEqual({ isFading: true, start: '0px', end: '44px' })
  })

  it('brings the current page into sight, and follows it', async () => {
    const screen = await render(<Row current="Settings" width={300} />)
    const row = screen.getByRole('navigation').element()
    const inSight = (name: string) => {
      const { left, right } = screen.getByRole('link', { name }).element().getBoundingClientRect()
      const box = row.getBoundingClientRect()
      return left >= box.left && right <= box.right + 1
    }
    expect(inSight('Settings')).toBe(true)
    await expect.poll(() => fades(row)).toEqual({ isFading: true, start: '44px', end: '0px' })
    await screen.rerender(<Row current="Profile" width={300} />)
    expect([inSight('Profile'), inSight('Settings')]).toEqual([true, false])
  })

  it('does not fade where all of it is in sight', async () => {
    const screen = await render(<Row current="Profile" width={900} />)
    expect(fades(screen.getByRole('navigation').element()).isFading).toBe(false)
  })
})
