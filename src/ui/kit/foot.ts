import { useEffect, useRef } from 'react'

const feet = new Set<HTMLElement>()

/** Measures the height of the elements at the window's foot, for temporary ones above them. */
function measure(): void {
  const heights = [...feet]
    .map((foot) => foot.getBoundingClientRect())
    .filter(({ height }) => height > 0)
    .map(({ top }) => innerHeight - top)
  const { style } = document.documentElement
  if (heights.length === 0) style.removeProperty('--foot')
  else style.setProperty('--foot', `${Math.max(0, ...heights)}px`)
}

/** Registers an element fixed at the window's foot; toasts and the offline banner stay above it. */
export function useFoot<Box extends HTMLElement>(isAtFoot = true) {
  const box = useRef<Box>(null)
  useEffect(() => {
    const foot = box.current
    if (foot === null || !isAtFoot) return undefined
    feet.add(foot)
    const sizes = new ResizeObserver(measure)
    sizes.observe(foot)
    addEventListener('resize', measure)
    return () => {
      feet.delete(foot)
      sizes.disconnect()
      removeEventListener('resize', measure)
      measure()
    }
  }, [isAtFoot])
  return box
}
