import '@/ui/theme/base.css'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ConsentBar } from '@/ui/consent/consent-bar'
import type { ConsentViewModel } from '@/ui/consent/consent-view-model'
import { TextField } from '@/ui/kit/forms/text-field'
import { providers } from '#test/support/ui/providers'

const consent = {
  reopened: false,
  allows: () => false,
  answer: () => undefined,
  acceptAll: () => undefined,
} as unknown as ConsentViewModel

/** Whether the middle of an element is what a press there reaches. */
function isInReach(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  return hit !== null && element.contains(hit)
}

afterEach(() => page.viewport(1280, 800))

it.each([
  [320, 568],
  [390, 844],
])('covers at %i by %i neither a field that gets the focus nor the end of the page', async (width, height) => {
  await page.viewport(width, height)
  const screen = await render(
    <>
      {Array.from({ length: 24 }, (_, at) => (
        <TextField key={at} label={`Field ${at}`} value="" onChange={() => undefined} />
      ))}
      <button type="button">Pay</button>
      <ConsentBar consent={consent} />
    </>,
    { wrapper: await providers() },
  )
  const bar = screen.getByRole('region').element()
  await expect.poll(() => getComputedStyle(document.documentElement).getPropertyValue('--foot')).not.toBe('')
  expect(bar.getBoundingClientRect().height).toBeLessThan(height * 0.45)
  for (const field of screen.getByRole('textbox').elements()) {
    ;(field as HTMLElement).focus()
    await expect.poll(() => isInReach(field)).toBe(true)
  }
  scrollTo(0, document.documentElement.scrollHeight)
  await expect.poll(() => isInReach(screen.getByRole('button', { name: 'Pay' }).element())).toBe(true)
})
