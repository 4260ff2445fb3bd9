import { expect, type Page } from '@playwright/test'

/** Nothing sticks out: the page is as wide as the screen, whatever a phone would zoom out to. */
export async function expectToFit(page: Page): Promise<void> {
  const screen = page.viewportSize()?.width ?? 0
  const widest = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.scrollingElement ?? document.documentElement
    return { scrollWidth, clientWidth }
  })
  expect(widest.clientWidth, `width of ${page.url()}`).toBeLessThanOrEqual(screen)
  expect(widest.scrollWidth, `scroll width of ${page.url()}`).toBeLessThanOrEqual(widest.clientWidth)
}
