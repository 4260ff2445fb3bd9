import { useCallback, useRef, useState, type RefObject } from 'react'

/** With its fraction, as container queries have it: rounded, a grid could gain a column. */
const widthOf = (box: HTMLDivElement): number => Number.parseFloat(getComputedStyle(box).width) || 0

/**
 * Returns the laid-out width of a box in pixels; 0 before. `inFrame`: content that depends on it
 * renders before the box's first paint, at the cost of an early layout; otherwise after it.
 */
export function useBoxWidth(
  inFrame = false,
): readonly [
  width: number,
  measure: (box: HTMLDivElement | null) => (() => void) | undefined,
  box: RefObject<HTMLDivElement | null>,
] {
  const [width, setWidth] = useState(0)
  const found = useRef<HTMLDivElement>(null)
  const measure = useCallback(
    (box: HTMLDivElement | null) => {
      found.current = box
      if (!box) return undefined
      if (inFrame) setWidth(widthOf(box))
      // Reports first after the layout, without forcing it.
      const sizes = new ResizeObserver(() => setWidth(widthOf(box)))
      sizes.observe(box)
      return () => {
        found.current = null
        sizes.disconnect()
      }
    },
    [inFrame],
  )
  return [width, measure, found]
}
