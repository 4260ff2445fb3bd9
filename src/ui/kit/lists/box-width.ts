import { useCallback, useRef, useState, type RefObject } from 'react'

/** With its fraction, which queries of style sheets compare as well: rounded, a grid could have one column more than they give it. */
const widthOf = (box: HTMLDivElement): number => Number.parseFloat(getComputedStyle(box).width) || 0

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
      if (inFrame) setWidth(widthOf(box))
      // Reports first once the box is laid out, which need not be done ahead for this.
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
