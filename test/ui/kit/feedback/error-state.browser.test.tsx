import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { ErrorState } from '@/ui/kit/feedback/error-state'

const online = (): boolean => dispatchEvent(new Event('online'))

it('tries again by a press, and by itself when the device is online again', async () => {
  const onRetry = vi.fn<() => void>()
  const screen = await render(<ErrorState title="Not here" retry={{ label: 'Again', onRetry }} />)
  await screen.getByRole('button', { name: 'Again' }).click()
  expect(onRetry).toHaveBeenCalledTimes(1)
  online()
  expect(onRetry).toHaveBeenCalledTimes(2)
})

it('tries again by itself for some seconds while the error stays, except while a try is under way', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const onRetry = vi.fn<() => void>()
    const screen = await render(<ErrorState title="Not here" retry={{ label: 'Again', onRetry }} />)
    online()
    await screen.rerender(<ErrorState title="Not here" retry={{ label: 'Again', busy: true, onRetry }} />)
    vi.advanceTimersByTime(3_000)
    expect(onRetry).toHaveBeenCalledTimes(1)
    await screen.rerender(<ErrorState title="Not here" retry={{ label: 'Again', onRetry }} />)
    vi.advanceTimersByTime(4_000)
    expect(onRetry).toHaveBeenCalledTimes(2)
    online()
    await screen.unmount()
    vi.advanceTimersByTime(10_000)
    expect(onRetry).toHaveBeenCalledTimes(3)
  } finally {
    vi.useRealTimers()
  }
})

it('tries nothing once it is gone, nor where nothing can be tried', async () => {
  const onRetry = vi.fn<() => void>()
  const screen = await render(<ErrorState title="Not here" retry={{ label: 'Again', onRetry }} />)
  await screen.rerender(<ErrorState title="Not here" />)
  online()
  await screen.unmount()
  online()
  expect(onRetry).not.toHaveBeenCalled()
})
