import { expect, type Frame, type Page, type ViewportSize } from '@playwright/test'
import { whyHidden } from '#test/support/ui/in-sight'

/** Where a press counts most: it pays, confirms, consents, or ends something. Buttons that charge mark themselves. */
const DECISIVE = '[data-pays], dialog button, [role="dialog"] button, [role="alertdialog"] button, label:has(input)'

/** What can be pressed. */
const TARGETS =
  'a[href], button, input, select, summary, [role="button"], [role="link"], [role="tab"], [role="switch"], [role="checkbox"], [role="radio"], [role="option"], [role="menuitem"], [role="slider"]'

/** The least side of a target, CSS px: under a finger as wide as a fingertip, elsewhere what WCAG 2.5.8 demands. */
const LEAST = { touch: 44, pointer: 24 } as const

/** Windows around each change of the layout: the smallest phone, one on its side, a window enlarged twice, a tablet, a desk. */
export const WINDOWS = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 720, height: 450 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
] as const

/** Which targets in a document are smaller than `least`, one of each look. */
const smallIn = (frame: Frame, least: number): Promise<readonly string[]> =>
  frame.evaluate(
    ({ targets, side }) => {
      const seen = new Map<string, number>()
      /** How far from the middle a press still reaches the target in a direction, also where its area is larger than what is drawn. */
      const reach = (element: Element, dx: number, dy: number): number => {
        const { left, top, width, height } = element.getBoundingClientRect()
        let far = 0
        for (; far < side; far += 1) {
          const hit = document.elementFromPoint(left + width / 2 + dx * (far + 1), top + height / 2 + dy * (far + 1))
          // Beyond the edge of the window nothing is pressed, nor covered.
          if (hit !== null && !element.contains(hit)) break
        }
        return far
      }
      const isInText = (element: Element): boolean =>
        getComputedStyle(element).display === 'inline' &&
        [...(element.parentElement?.childNodes ?? [])].some(
          (node) => node !== element && node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
        )
      // Under a window of the browser's top layer nothing is pressed.
      const surface = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document
      return [...surface.querySelectorAll(targets)].flatMap((target) => {
        const element = target.closest('label') ?? target
        const { width, height } = element.getBoundingClientRect()
        // Elements for screen readers alone are a point; one that is disabled is no target.
        if (width < 3 || height < 3 || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
          return []
        // Behind a box that has the whole attention nothing is a target.
        if (element.closest('[inert], [aria-hidden="true"], [data-base-ui-inert]') !== null) return []
        if (target.matches(':disabled, [tabindex="-1"]') || (width >= side && height >= side) || isInText(element))
          return []
        const look = `${element.tagName} ${element.className} ${element.parentElement?.className ?? ''}`
        if ((seen.get(look) ?? 0) >= 2) return []
        seen.set(look, (seen.get(look) ?? 0) + 1)
        element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
        // The middle, and a fraction of a pixel on either side.
        const isWide = width >= side || reach(element, 1, 0) + reach(element, -1, 0) + 2 >= side
        const isHigh = height >= side || reach(element, 0, 1) + reach(element, 0, -1) + 2 >= side
        if (isWide && isHigh) return []
        return [`${Math.round(width)}x${Math.round(height)} ${element.outerHTML.slice(0, 160)}`]
      })
    },
    { targets: TARGETS, side: least },
  )

/** What pays, confirms or consents in a document and is not whole in sight, or lies under something, when the page is scrolled to it. */
async function coveredIn(frame: Frame): Promise<readonly string[]> {
  await frame.evaluate(`window.whyHidden = ${whyHidden.toString()}`)
  return frame.evaluate((decisive) => {
    const { whyHidden: why } = window as unknown as { readonly whyHidden: (element: Element) => string | null }
    const surface = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document
    return [...surface.querySelectorAll(decisive)].flatMap((element) => {
      const { width, height } = element.getBoundingClientRect()
      // Longer than the window, a text is read by scrolling.
      if (width < 3 || height < 3 || height > innerHeight / 2 || !element.checkVisibility()) return []
      if (element.closest('[inert], [aria-hidden="true"], [data-base-ui-inert]') !== null) return []
      return (['start', 'end'] as const).flatMap((block) => {
        element.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' })
        const found = why(element)
        return found === null ? [] : [`${block} ${element.textContent?.slice(0, 60)}: ${found}`]
      })
    })
  }, DECISIVE)
}

/** Nothing that can be pressed is too small for what it is pressed with. */
export async function expectLargeTargets(page: Page, what: string): Promise<void> {
  const isTouch = await page.evaluate(() => matchMedia('(pointer: coarse)').matches)
  const found: string[] = []
  for (const frame of page.frames()) found.push(...(await smallIn(frame, isTouch ? LEAST.touch : LEAST.pointer)))
  expect.soft(found, `targets of ${what}`).toEqual([])
}

/** Nothing lies over what pays, confirms or consents, in a window of any of these sizes. */
export async function expectNothingCovered(
  page: Page,
  what: string,
  windows: readonly ViewportSize[] = WINDOWS,
): Promise<void> {
  const size = page.viewportSize()
  for (const window of windows) {
    await page.setViewportSize(window)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    for (const frame of page.frames())
      expect.soft(await coveredIn(frame), `covered in ${what} at ${window.width}x${window.height}`).toEqual([])
  }
  if (size !== null) await page.setViewportSize(size)
  // The bar of a page that was scrolled down is out of sight.
  await page.evaluate(() => scrollTo(0, 0))
}
