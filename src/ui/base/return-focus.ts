import { useEffect, useRef } from 'react'

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body

/** Focus on the first of these that is there: a field as it is, a heading or a region as something that was come to. */
function focusFirst(...selectors: readonly string[]): void {
  for (const selector of selectors) {
    const target = document.querySelector<HTMLElement>(selector)
    if (target === null) continue
    if (!target.matches('a[href], button, input, textarea')) target.tabIndex = -1
    target.focus({ preventScroll: true })
    return
  }
}

/** So long after a window has closed the page may still take away what got the focus, ms. */
const SETTLING = 10_000

/**
 * After a window has closed: where the element that had the focus has gone meanwhile, as the button to sign up has
 * after signing up, the heading of the page gets it. A keyboard user would begin at the page's top otherwise. What the
 * end of the window changes on the page may be drawn much later on a slow device, so the page is observed until the
 * guest does something. `first`: what gets it instead of the heading, where it is there.
 */
export function retainFocus(...first: readonly string[]): void {
  let isObserving = true
  // Two frames after a change, what it leads to is drawn as well, and what wants the focus of its own has taken it.
  const checkSoon = (): void => {
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (isObserving && isLost()) focusFirst(...first, 'main h1', 'main')
      }),
    )
  }
  const changes = new MutationObserver(checkSoon)
  const stop = (): void => {
    isObserving = false
    changes.disconnect()
    clearTimeout(timer)
    removeEventListener('keydown', stop, true)
    removeEventListener('pointerdown', stop, true)
  }
  const timer = setTimeout(stop, SETTLING)
  addEventListener('keydown', stop, true)
  addEventListener('pointerdown', stop, true)
  changes.observe(document.body, { childList: true, subtree: true })
  checkSoon()
}

/** When `step` changes and takes what had the focus with it, the first of these gets it. */
export function useRetainedFocus(step: string, ...selectors: readonly string[]): void {
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    if (isLost()) focusFirst(...selectors)
  })
}
