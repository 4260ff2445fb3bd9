import '@/ui/theme/base.css'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { ChipRow } from '@/ui/kit/scroll-row'

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
})
