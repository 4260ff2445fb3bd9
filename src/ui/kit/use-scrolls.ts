import { useEffect, useState, type RefObject } from 'react'

/**
 * Returns whether the content of a box is higher or wider than the box. Only then does a keyboard need to
 * reach the box to scroll it: otherwise it would be a stop that does nothing.
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
