import '@/ui/theme/base.css'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ToastViewport, type Toast } from '@/ui/kit/overlays/toasts'

const dismiss = vi.fn<(id: string) => void>()
const show = (toasts: readonly Toast[]) =>
  render(<ToastViewport toasts={toasts} label="Messages" closeLabel="Close" onDismiss={dismiss} />)

const press = (element: Element) => element.dispatchEvent(new MouseEvent('click', { bubbles: true }))

/** Two frames: what was done has been rendered. */
const shown = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

/** An earlier test may have left the pointer where toasts are shown, and pointing at them stops their timers. */
const pointElsewhere = async () => {
  const corner = document.createElement('div')
  corner.style.cssText = 'position: fixed; inset: 0 0 auto auto; inline-size: 8px; block-size: 8px'
  document.body.append(corner)
  await userEvent.hover(corner)
  corner.remove()
}

describe('toasts', () => {
  beforeEach(async () => {
    dismiss.mockClear()
    await pointElsewhere()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('leave after their time, and stay when they have none', async () => {
    await show([
      { id: 'short', tone: 'good', text: 'Saved', seconds: 4 },
      { id: 'stays', tone: 'bad', text: 'Lost', seconds: 0 },
    ])
    vi.advanceTimersByTime(3900)
    expect(dismiss).not.toHaveBeenCalled()
    vi.advanceTimersByTime(60_000)
    expect(dismiss.mock.calls).toEqual([['short']])
  })

  it('wait while a guest points at them', async () => {
    const screen = await show([{ id: 'short', tone: 'plain', text: 'Saved', seconds: 4 }])
    const place = screen.getByRole('region', { name: 'Messages' }).element()
    place.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    await shown()
    vi.advanceTimersByTime(20_000)
    expect(dismiss).not.toHaveBeenCalled()
    place.dispatchEvent(new PointerEvent('pointerout', { bubbles: true }))
    await shown()
    vi.advanceTimersByTime(4000)
    expect(dismiss).toHaveBeenCalledTimes(1)
  })

  it('are announced when something went wrong and run their action once', async () => {
    const act = vi.fn<() => void>()
    const screen = await show([{ id: 'a', tone: 'bad', text: 'Not sent', action: { label: 'Again', onAct: act } }])
    await expect.element(screen.getByRole('alert').getByText('Not sent')).toBeVisible()
    press(screen.getByRole('button', { name: 'Again' }).element())
    expect(act).toHaveBeenCalledTimes(1)
    expect(dismiss).toHaveBeenCalledWith('a')
  })

  it('let presses through to a box that has the whole attention', async () => {
    const { container } = await show([{ id: 'short', tone: 'good', text: 'Saved', seconds: 0 }])
    const reach = () =>
      [...container.querySelectorAll('li, li button')].map((part) => getComputedStyle(part).pointerEvents)
    await page.viewport(1280, 800)
    expect(reach()).toEqual(['auto', 'auto'])
    container.setAttribute('data-base-ui-inert', '')
    expect(reach()).toEqual(['none', 'none'])
  })

  it('let presses through on a phone, where they lie over what a thumb wants, but for their own buttons', async () => {
    const { container } = await show([{ id: 'short', tone: 'good', text: 'Saved', seconds: 0 }])
    await page.viewport(390, 844)
    const reach = [...container.querySelectorAll('li, li button')].map((part) => getComputedStyle(part).pointerEvents)
    expect(reach).toEqual(['none', 'auto'])
  })
})
