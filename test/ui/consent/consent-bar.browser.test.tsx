import '@/ui/theme/base.css'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ConsentBar } from '@/ui/consent/consent-bar'
import { TextField } from '@/ui/kit/forms/text-field'
import { LANGUAGES } from '@/domain/navigation/language'
import { Texts } from '@/ui/texts/texts'
import { providers } from '#test/support/ui/providers'

const consent = {
  reopened: false,
  allows: () => false,
  answer: () => undefined,
  acceptAll: () => undefined,
}

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

it.each(LANGUAGES)(
  'is low on a phone, with two answers of one size beside each other, until a guest wants to choose: %s',
  async (language) => {
    await page.viewport(390, 844)
    let texts: Texts | null = null
    const wrapper = await providers((container) => {
      texts = container.get(Texts)
    })
    await (texts as Texts | null)?.setLanguage(language)
    const screen = await render(<ConsentBar consent={consent} />, { wrapper })
    const bar = screen.getByRole('region').element()
    expect(bar.getBoundingClientRect().height).toBeLessThanOrEqual(150)
    const [choose, ...answers] = screen.getByRole('button').elements()
    const [refuse, allow] = (answers as HTMLElement[]).map(
      ({ offsetTop: top, offsetWidth: width, offsetHeight: height }) => ({
        top,
        width,
        height,
      }),
    )
    expect(answers).toHaveLength(2)
    expect({ top: refuse?.top, width: refuse?.width, height: refuse?.height }).toEqual({
      top: allow?.top,
      width: allow?.width,
      height: allow?.height,
    })
    expect(refuse?.height).toBeGreaterThanOrEqual(44)
    await userEvent.click(choose ?? bar)
    expect(document.activeElement).toBe(bar)
    expect(screen.getByRole('checkbox').elements()).toHaveLength(3)
    for (const one of bar.querySelectorAll('label, button')) {
      one.scrollIntoView({ block: 'nearest' })
      expect(isInReach(one)).toBe(true)
    }
  },
)
