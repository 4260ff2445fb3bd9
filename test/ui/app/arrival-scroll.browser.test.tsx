import { useNavigate } from 'react-router'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { PageMemory } from '@/ui/base/page-memory'
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
