import { expect, type Locator, type Page } from '@playwright/test'

/** More stops than any screen has between two things a guest wants. */
const MAX = 90

const hasFocus = (element: Element): boolean => element === document.activeElement && document.hasFocus()

/** Whether it can be seen where the focus is: an outline around the element, its label, or something in the tile it leads from. */
const showsFocus = (element: Element): boolean => {
  const tile = element.closest('article')
  const around = [element, element.parentElement, element.parentElement?.parentElement, ...(tile?.children ?? [])]
  return around.some((box) => {
    if (!box) return false
    return [null, '::before', '::after'].some((part) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(box, part)
      return (
        (outlineStyle !== 'none' && outlineWidth !== '0px') ||
        (part === null && box === element && boxShadow !== 'none')
      )
    })
  })
}

/** A guest without a pointer. */
export class Keys {
  constructor(private readonly page: Page) {}

  async press(key: string): Promise<void> {
    await this.page.keyboard.press(key)
  }

  async type(words: string): Promise<void> {
    await this.page.keyboard.type(words)
  }

  /** Goes on, or back, until the focus is there, and sees that it is. */
  async to(target: Locator, way: 'Tab' | 'Shift+Tab' | 'ArrowRight' = 'Tab'): Promise<void> {
    await expect(target).toBeVisible()
    for (let stop = 0; stop < MAX && !(await target.evaluate(hasFocus)); stop++) await this.press(way)
    await expect(target).toBeFocused()
    expect(await target.evaluate(showsFocus), `the focus shows on ${String(target)}`).toBe(true)
  }

  /** Goes there and presses it. */
  async do(
    target: Locator,
    way: 'Tab' | 'Shift+Tab' | 'ArrowRight' = 'Tab',
    key: 'Enter' | 'Space' = 'Enter',
  ): Promise<void> {
    await this.to(target, way)
    await this.press(key)
  }
}
