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

/**
 * After a window has closed: where what had the focus before has gone meanwhile, as the button to sign up has after signing up, the heading
 * of the page gets it. Whoever goes by keyboard would begin at the page's top otherwise.
 */
export function keepFocus(): void {
  // What the end of the window changes on the page is drawn by then.
  requestAnimationFrame(() => requestAnimationFrame(() => isLost() && focusFirst('main h1', 'main')))
}

/** When `step` changes and takes what had the focus with it, the first of these gets it. */
export function useFocusKept(step: string, ...selectors: readonly string[]): void {
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    if (isLost()) focusFirst(...selectors)
  })
}
