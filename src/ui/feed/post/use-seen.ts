import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'

/** Share of a box that must be visible, and for how long, ms, before it counts as seen. */
const SEEN_PART = 0.6
const LONG_ENOUGH = 1_000

/** Calls `onSeen` once most of a box was in sight for a moment: passing by does not count. */
export function useSeen<Box extends HTMLElement>(onSeen: () => void): RefObject<Box | null> {
  const box = useRef<Box>(null)
  const seen = useEffectEvent(onSeen)
  useEffect(() => {
    if (box.current === null) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer)
        // A post that is higher than the window fills it instead.
        const isSeen = entries.some(
          ({ intersectionRatio, intersectionRect, rootBounds }) =>
            intersectionRatio >= SEEN_PART || intersectionRect.height >= SEEN_PART * (rootBounds?.height ?? Infinity),
        )
        if (isSeen) timer = setTimeout(() => seen(), LONG_ENOUGH)
      },
      { threshold: [0, 0.2, 0.4, SEEN_PART, 1] },
    )
    observer.observe(box.current)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [])
  return box
}
