import { useCallback, useRef, useState, type RefObject } from 'react'

/**
 * The width of a box in pixels, as it is laid out; 0 until the box is there. `inFrame`: what depends on the width is
 * rendered before the frame is painted in which the box appears, for which the page is laid out ahead; otherwise after it.
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
      if (inFrame) setWidth(box.clientWidth)
      // Reports first once the box is laid out, which need not be done ahead for this.
      const sizes = new ResizeObserver(() => setWidth(box.clientWidth))
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
