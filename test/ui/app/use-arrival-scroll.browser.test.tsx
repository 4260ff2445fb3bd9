import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { expect, it, onTestFinished, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { PageMemory } from '@/ui/base/page-memory'
import { STILL } from '@/ui/base/still'
import { useArrivalScroll } from '@/ui/app/use-arrival-scroll'
import { providers } from '#test/support/ui/providers'

/** A page higher than the window, with a way to another page. */
function HighPage() {
  useArrivalScroll()
  const navigate = useNavigate()
  return (
    <div style={{ blockSize: '4000px' }}>
      <button type="button" style={{ position: 'fixed' }} onClick={() => void navigate('/en/videos/')}>
        videos
      </button>
    </div>
  )
}

it('scrolls to the top of the next page 200 ms after the navigation, and not before [NAV-095]', async () => {
  const screen = await render(<HighPage />, {
    wrapper: await providers((container) => container.bind(PageMemory).toConstantValue(new PageMemory())),
  })
  // The first page scrolls at once: that is over when two frames have passed.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  window.scrollTo({ top: 900 })
  await expect.poll(() => scrollY).toBe(900)
  const times = { pressed: 0, scrolled: 0 }
  addEventListener(
    'click',
    () => {
      times.pressed = performance.now()
    },
    { capture: true, once: true },
  )
  const arrived = new Promise<void>((resolve) => {
    addEventListener('scroll', function look() {
      if (scrollY !== 0) return
      times.scrolled = performance.now()
      removeEventListener('scroll', look)
      resolve()
    })
  })
  await screen.getByRole('button').click()
  await arrived
  const delay = times.scrolled - times.pressed
  // Timers may be early by the rounding of the clock, and late on a busy machine.
  expect(delay).toBeGreaterThanOrEqual(195)
  expect(delay).toBeLessThan(1_000)
})

it('leaves a page from the server where the guest has scrolled to before it was alive [NAV-088]', async () => {
  const room = document.createElement('div')
  room.style.blockSize = '3000px'
  document.body.append(room)
  onTestFinished(() => room.remove())
  window.scrollTo({ top: 700 })
  await expect.poll(() => scrollY).toBe(700)
  await render(<HighPage />, {
    wrapper: await providers((container) => container.bind(PageMemory).toConstantValue(new PageMemory())),
  })
  for (let frame = 0; frame < 4; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
  expect(scrollY).toBe(700)
})

/** A list whose lines above the window are higher on the way back, with one item twice, and a page behind it. */
function ListPage() {
  useArrivalScroll()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [visits, setVisits] = useState(0)
  const isList = pathname === '/en/'
  if (!isList)
    return (
      <div style={{ blockSize: '3000px' }}>
        <button
          type="button"
          style={{ position: 'fixed' }}
          onClick={() => {
            setVisits(1)
            void navigate(-1)
          }}
        >
          Back
        </button>
      </div>
    )
  return (
    <ul>
      <li data-key="tile 20" style={{ blockSize: '100px' }}>
        The same as in another list
      </li>
      {Array.from({ length: 40 }, (_, at) => (
        <li key={at} data-key={`tile ${at}`} style={{ blockSize: at < 5 && visits > 0 ? '130px' : '100px' }}>
          <button type="button" onClick={() => void navigate('/en/videos/')}>
            {`Tile ${at}`}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The list, scrolled to a tile in its second half, and how far that tile is below the top of the window. */
async function listScrolledDown() {
  const screen = await render(<ListPage />, {
    wrapper: await providers((container) => container.bind(PageMemory).toConstantValue(new PageMemory())),
  })
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const pressed = screen.getByRole('button', { name: 'Tile 20' })
  window.scrollTo({ top: 1_800 })
  await expect.poll(() => scrollY).toBe(1_800)
  const before = pressed.element().getBoundingClientRect().top
  return { screen, pressed, before }
}

it('comes back with the tile that was pressed in its place, also where the lines above it have become higher [NAV-093]', async () => {
  const { screen, pressed, before } = await listScrolledDown()
  await pressed.click()
  // The next page has arrived, which scrolls it to its top after a moment.
  await expect.poll(() => scrollY).toBe(0)
  await screen.getByRole('button', { name: 'Back' }).click()
  await expect.element(pressed).toBeVisible()
  await expect.poll(() => Math.abs(pressed.element().getBoundingClientRect().top - before)).toBeLessThan(2)
})

it.each([0, 90, 180, 195, 200, 205, 210, 230])(
  'comes back to its place also %i ms after the press, when the next page is about to scroll to its top [NAV-093]',
  async (delay) => {
    const { screen, pressed, before } = await listScrolledDown()
    // Not by the driver, which takes its time.
    pressed.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
    const back = screen.getByRole('button', { name: 'Back' })
    await expect.poll(() => back.query(), { interval: 1 }).not.toBeNull()
    await new Promise((resolve) => setTimeout(resolve, delay))
    back.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await expect.element(pressed).toBeVisible()
    // Longer than the timer of the next page and its scroll.
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(Math.abs(pressed.element().getBoundingClientRect().top - before)).toBeLessThan(2)
  },
)

it('comes back to its place also where the scroll before the press is reported after it [NAV-093]', async () => {
  const { screen, pressed, before } = await listScrolledDown()
  pressed.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
  dispatchEvent(new Event('scroll'))
  await screen.getByRole('button', { name: 'Back' }).click()
  await expect.element(pressed).toBeVisible()
  await expect.poll(() => Math.abs(pressed.element().getBoundingClientRect().top - before)).toBeLessThan(2)
})

it('leaves a guest who scrolls at once where they are, also before the part that finds the exact line has come [NAV-093]', async () => {
  const { screen, pressed } = await listScrolledDown()
  await pressed.click()
  await expect.poll(() => scrollY).toBe(0)
  const scrollTo = vi.spyOn(window, 'scrollTo')
  onTestFinished(() => scrollTo.mockRestore())
  scrollTo.mockImplementationOnce(() => queueMicrotask(() => dispatchEvent(new WheelEvent('wheel'))))
  await screen.getByRole('button', { name: 'Back' }).click()
  await expect.element(pressed).toBeInTheDocument()
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(scrollTo).toHaveBeenCalledTimes(1)
})

/** A page whose address changes while it stays where it is. */
function StillPage() {
  useArrivalScroll()
  const navigate = useNavigate()
  return (
    <div style={{ blockSize: '4000px' }}>
      <button type="button" style={{ position: 'fixed' }} onClick={() => void navigate('?sort=new', { state: STILL })}>
        Sort
      </button>
    </div>
  )
}

it('has the position of a page that was pressed, also where no scroll has been reported since its address changed [NAV-092]', async () => {
  const memory = new PageMemory()
  const pressed = vi.spyOn(memory, 'storePressed')
  const screen = await render(<StillPage />, {
    wrapper: await providers((container) => container.bind(PageMemory).toConstantValue(memory)),
  })
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  window.scrollTo({ top: 700 })
  await expect.poll(() => scrollY).toBe(700)
  const sort = screen.getByRole('button', { name: 'Sort' })
  await sort.click()
  await sort.click()
  const [first, second] = pressed.mock.calls.map(([key]) => key)
  expect(second).not.toBe(first)
  expect(memory.scrollOf(second ?? '')).toBe(700)
})
