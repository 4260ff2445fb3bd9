import { limit } from '#test/support/limit'
import '@/ui/theme/base.css'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { LivePlayer } from '@/ui/kit/media/live-player'

const labels = {
  failed: 'The channel cannot be played',
  failedHint: 'The connection was lost.',
  retry: 'Try again',
  live: 'Live',
  toEdge: (behind: number) => `Go live, ${behind} s behind`,
}

const poster = { base: '/art/1/l0', placeholder: '#222' }

describe('the live player', () => {
  it('requests another address when its own opens nothing, and reports once that there is none', async () => {
    const [renew, retry] = [vi.fn(() => Promise.resolve(null)), vi.fn()]
    const screen = await render(
      <LivePlayer
        source={{ url: '/nowhere/live.m3u8', renew }}
        title="Vesper TV, live"
        language="en"
        poster={poster}
        labels={labels}
        onRetry={retry}
      />,
    )
    const alert = screen.getByRole('alert').getByText(labels.failed)
    await expect.element(alert, { timeout: limit(20_000) }).toBeVisible()
    expect(renew).toHaveBeenCalledTimes(1)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(retry).toHaveBeenCalledTimes(1)
    await expect.element(alert).not.toBeInTheDocument()
  })

  it('goes on by itself where an address that failed is followed by one that opens', async () => {
    const addresses: string[] = []
    const renew = vi.fn(() => {
      const next = `/nowhere/${addresses.length + 1}/live.m3u8`
      addresses.push(next)
      return Promise.resolve(next)
    })
    const screen = await render(
      <LivePlayer
        source={{ url: '/nowhere/0/live.m3u8', renew }}
        title="Vesper TV, live"
        language="en"
        poster={poster}
        labels={labels}
        onRetry={() => undefined}
      />,
    )
    await expect.poll(() => renew.mock.calls.length, { timeout: limit(20_000) }).toBeGreaterThanOrEqual(2)
    await expect
      .poll(
        () =>
          performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/nowhere/1/live.m3u8')).length,
        {
          timeout: limit(10_000),
        },
      )
      .toBeGreaterThan(0)
    expect(screen.container.querySelector('[role="alert"]')).toBeNull()
  })

  it('reserves its space before the controls are here, and has its state as a button of the keyboard', async () => {
    const screen = await render(
      <div style={{ width: 640 }}>
        <LivePlayer
          source={{ url: '/nowhere/live.m3u8', renew: () => Promise.resolve('/nowhere/live.m3u8') }}
          title="Vesper TV, live"
          language="en"
          poster={poster}
          labels={labels}
          onRetry={() => undefined}
        />
      </div>,
    )
    const region = screen.getByRole('region', { name: 'Vesper TV, live' }).element()
    expect(region.getBoundingClientRect().height).toBe(360)
    await expect
      .element(screen.getByRole('button', { name: 'Live', exact: true }))
      .toHaveAttribute('aria-disabled', 'true')
  })
})
