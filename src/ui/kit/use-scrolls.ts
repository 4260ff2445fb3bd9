import { useEffect, useState, type RefObject } from 'react'

/**
 * Returns whether a box's content overflows. Only then must a keyboard reach the box to scroll it:
 * otherwise it would be a useless tab stop.
 */
export function useScrolls(box: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false)
  useEffect(() => {
    const { current } = box
    if (current === null) return undefined
    const observer = new ResizeObserver(() =>
      setScrolls(current.scrollHeight > current.clientHeight || current.scrollWidth > current.clientWidth),
    )
    for (const element of [current, ...current.children]) observer.observe(element)
    return () => observer.disconnect()
  }, [box])
  return scrolls
}
