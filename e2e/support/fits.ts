import { expect, type Page } from '@playwright/test'

/** Nothing sticks out: the page is as wide as the screen, even where a phone would zoom out to fit. */
export async function expectToFit(page: Page): Promise<void> {
  const screen = page.viewportSize()?.width ?? 0
  const widest = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.scrollingElement ?? document.documentElement
    return { scrollWidth, clientWidth }
  })
  expect(widest.clientWidth, `width of ${page.url()}`).toBeLessThanOrEqual(screen)
  expect(widest.scrollWidth, `scroll width of ${page.url()}`).toBeLessThanOrEqual(widest.clientWidth)
}

/** Nothing to press or to fill in is cut off at a side, but in rows that can be moved sideways. */
export async function expectWhole(page: Page): Promise<void> {
  const cut = await page.evaluate((screen) => {
    const isInRow = (element: Element): boolean => {
      for (let box = element.parentElement; box !== null; box = box.parentElement)
        // A box that moves up and down is no row: what sticks out of it at a side is cut off.
        if (
          box.scrollWidth > box.clientWidth &&
          box.scrollHeight <= box.clientHeight + 1 &&
          /auto|scroll/u.test(getComputedStyle(box).overflowX)
        )
          return true
      return false
    }
    return [...document.querySelectorAll('a[href], button, input, textarea, [role="button"], [role="tab"]')]
      .filter((element) => {
        const { width, left, right } = element.getBoundingClientRect()
        // Elements only for screen readers are a point.
        return width > 3 && (left < -1 || right > screen + 1) && element.checkVisibility({ visibilityProperty: true })
      })
      .filter((element) => !isInRow(element))
      .map((element) => element.getAttribute('aria-label') ?? element.textContent)
  }, page.viewportSize()?.width ?? 0)
  expect(cut, `cut off on ${page.url()}`).toEqual([])
}
