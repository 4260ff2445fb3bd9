import '@/ui/theme/base.css'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ToastQueue, ToastRegion, type Toast } from '@/ui/kit/overlays/toasts'

/** Does something and waits two frames: it has been rendered. */
async function rendered(work: () => void): Promise<void> {
  work()
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

async function show(...toasts: readonly Toast[]) {
  const queue = new ToastQueue()
  const screen = await render(
    <>
      <button type="button">Page</button>
      <ToastRegion queue={queue} label="Messages" closeLabel="Close" />
    </>,
  )
  const add = (toast: Toast) => rendered(() => queue.add(toast))
  for (const toast of toasts) await add(toast)
  const region = screen.getByRole('region', { name: 'Messages' }).element()
  const cards = () => [...region.querySelectorAll<HTMLElement>('[role="group"]')]
  const inSight = () => cards().flatMap((card) => (card.offsetHeight > 0 ? [card.querySelector('p')?.textContent] : []))
  return { screen, region, add, cards, inSight }
}

/** Lets time pass, and what it ends be rendered. */
const pass = (ms: number) =>
  rendered(() => {
    vi.advanceTimersByTime(ms)
  })

const press = (element: Element) =>
  rendered(() => {
    element.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  })

/** An earlier test may have left the pointer where toasts are shown, and pointing at them stops their timers. */
const pointElsewhere = async () => {
  const corner = document.createElement('div')
  corner.style.cssText = 'position: fixed; inset: 0 0 auto auto; inline-size: 8px; block-size: 8px; z-index: 1000'
  document.body.append(corner)
  await userEvent.hover(corner)
  corner.remove()
}

describe('toasts', () => {
  beforeEach(async () => {
    await page.viewport(1280, 800)
    await pointElsewhere()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('leave after their time, and stay when they have none', async () => {
    const { inSight } = await show(
      { name: 'short', tone: 'good', text: 'Saved', seconds: 4 },
      { name: 'usual', tone: 'plain', text: 'Sent' },
      { name: 'stays', tone: 'bad', text: 'Lost', seconds: 0 },
    )
    await pass(3900)
    expect(inSight()).toEqual(['Saved', 'Sent', 'Lost'])
    await pass(200)
    expect(inSight()).toEqual(['Sent', 'Lost'])
    await pass(60_000)
    expect(inSight()).toEqual(['Lost'])
  })

  it('wait while a guest points at them', async () => {
    const { cards, inSight } = await show({ name: 'short', tone: 'plain', text: 'Saved', seconds: 4 })
    await userEvent.hover(cards()[0] ?? document.body)
    await pass(20_000)
    expect(inSight()).toEqual(['Saved'])
    await pointElsewhere()
    await pass(4000)
    expect(inSight()).toEqual([])
  })

  it('are reached with F6, wait while they have the focus, close with Escape and give the focus back', async () => {
    const { screen, region, cards, inSight } = await show({ name: 'short', tone: 'plain', text: 'Saved', seconds: 4 })
    const button = screen.getByRole('button', { name: 'Page' }).element()
    button.focus()
    await userEvent.keyboard('{F6}')
    expect(document.activeElement).toBe(region)
    await userEvent.keyboard('{Tab}')
    expect(document.activeElement).toBe(cards()[0])
    await pass(20_000)
    expect(inSight()).toEqual(['Saved'])
    await userEvent.keyboard('{Escape}')
    expect(inSight()).toEqual([])
    expect(document.activeElement).toBe(button)
  })

  it('are announced when something went wrong and run their action once', async () => {
    const onAct = vi.fn<() => void>()
    const action = { label: 'Again', onAct }
    const { screen, cards, inSight } = await show({ name: 'a', tone: 'bad', text: 'Not sent', action })
    await expect.element(screen.getByRole('alert').getByText('Not sent')).toBeVisible()
    // Readable like any other part of the page, and not announced a second time by the region.
    expect([cards()[0]?.hasAttribute('aria-hidden'), cards()[0]?.hasAttribute('aria-modal')]).toEqual([false, false])
    expect(cards()[0]?.getAttribute('aria-live')).toBe('off')
    await press(screen.getByRole('button', { name: 'Again' }).element())
    expect({ actions: onAct.mock.calls.length, inSight: inSight() }).toEqual({ actions: 1, inSight: [] })
  })

  it('are announced politely when nothing went wrong, and closed with a button that has a name', async () => {
    const { screen, region, inSight } = await show({ name: 'a', tone: 'good', text: 'Sent' })
    expect({ ariaLive: region.getAttribute('aria-live'), alerts: screen.getByRole('alert').elements() }).toEqual({
      ariaLive: 'polite',
      alerts: [],
    })
    await press(screen.getByRole('button', { name: 'Close' }).element())
    expect(inSight()).toEqual([])
  })

  it('are at most three, and one of the same name replaces the older one, as the newest', async () => {
    const { add, cards, inSight } = await show(
      { name: 'offline', tone: 'bad', text: 'Offline' },
      { name: 'timeout', tone: 'bad', text: 'Too slow' },
    )
    const [before] = cards()
    await add({ name: 'offline', tone: 'bad', text: 'Offline' })
    expect(inSight()).toEqual(['Too slow', 'Offline'])
    // Another element: the same text is announced once more.
    expect(cards()).not.toContain(before)
    await add({ name: 'http', tone: 'bad', text: 'Refused' })
    await add({ name: 'internal', tone: 'bad', text: 'Broken' })
    expect(inSight()).toEqual(['Offline', 'Refused', 'Broken'])
  })

  it('are swiped away', async () => {
    const { cards, inSight } = await show({ name: 'stays', tone: 'good', text: 'Saved', seconds: 0 })
    const card = cards()[0] ?? document.body
    // The browser captures only pointers that exist.
    card.setPointerCapture = () => undefined
    const point = (type: string, clientX: number) =>
      rendered(() => {
        card.dispatchEvent(
          new PointerEvent(type, { bubbles: true, cancelable: true, pointerId: 7, button: 0, clientX, clientY: 700 }),
        )
      })
    const swipe = async (by: number) => {
      await point('pointerdown', 100)
      await point('pointermove', 101)
      await point('pointermove', 101 + by)
      await point('pointerup', 101 + by)
    }
    await swipe(20)
    expect(inSight()).toEqual(['Saved'])
    await swipe(90)
    expect(inSight()).toEqual([])
  })

  it('let presses through to a box that has the whole attention', async () => {
    const { screen, cards } = await show({ name: 'short', tone: 'good', text: 'Saved', seconds: 0 })
    const reach = () =>
      cards()
        .flatMap((card) => [card, ...card.querySelectorAll('button')])
        .map((part) => getComputedStyle(part).pointerEvents)
    expect(reach()).toEqual(['auto', 'auto'])
    screen.container.setAttribute('data-base-ui-inert', '')
    expect(reach()).toEqual(['none', 'none'])
  })

  it('let presses through on a phone, where they lie over what a thumb wants, but for their own buttons', async () => {
    const { cards } = await show({ name: 'short', tone: 'good', text: 'Saved', seconds: 0 })
    await page.viewport(390, 844)
    const reach = cards().flatMap((card) => [card, ...card.querySelectorAll('button')])
    expect(reach.map((part) => getComputedStyle(part).pointerEvents)).toEqual(['none', 'auto'])
  })
})
