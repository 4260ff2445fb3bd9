import { useEffect, useState, type RefObject } from 'react'

/** Returns whether a box's content overflows: only then is a tab stop useful, to scroll it. */
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
