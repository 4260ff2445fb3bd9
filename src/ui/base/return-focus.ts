import { useEffect, useRef } from 'react'

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body

/** Focuses the first of these that exists; headings and regions are made focusable. */
function focusFirst(...selectors: readonly string[]): void {
  for (const selector of selectors) {
    const target = document.querySelector<HTMLElement>(selector)
    if (target === null) continue
    if (!target.matches('a[href], button, input, textarea')) target.tabIndex = -1
    target.focus({ preventScroll: true })
    return
  }
}

/** Time after a window has closed in which the page may still remove the focused element, ms. */
const SETTLING = 10_000

/**
 * Moves the focus after a window has closed: if the element that had it is gone, as the button to
 * sign up is after signing up, the heading of the page gets it, or one of `first`, if present.
 * Otherwise a keyboard user would start at the top. A slow device may draw the changes much later,
 * so the page is observed until the guest does something.
 */
export function retainFocus(...first: readonly string[]): void {
  let isObserving = true
  // Two frames after a change its results are drawn, and parts that take the focus have done so.
  const check = (): void => {
    if (isObserving && isLost()) focusFirst(...first, 'main h1', 'main')
  }
  const checkSoon = (): void => {
    requestAnimationFrame(() => requestAnimationFrame(check))
  }
  // A key pressed within these frames would go from the place of what is gone.
  const checkAndStop = (): void => {
    check()
    stop()
  }
  const changes = new MutationObserver(checkSoon)
  const stop = (): void => {
    isObserving = false
    changes.disconnect()
    clearTimeout(timer)
    removeEventListener('keydown', checkAndStop, true)
    removeEventListener('pointerdown', stop, true)
  }
  const timer = setTimeout(stop, SETTLING)
  addEventListener('keydown', checkAndStop, true)
  addEventListener('pointerdown', stop, true)
  changes.observe(document.body, { childList: true, subtree: true })
  checkSoon()
}

/** When `step` changes and the focused element disappears, focuses the first of these. */
export function useRetainedFocus(step: string, ...selectors: readonly string[]): void {
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    if (isLost()) focusFirst(...selectors)
  })
}
