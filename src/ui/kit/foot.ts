import { useEffect, useRef } from 'react'

const feet = new Set<HTMLElement>()

/** How far what stands at the foot of the window reaches up, for everything that lies above it for a moment. */
function measure(): void {
  const heights = [...feet]
    .map((foot) => foot.getBoundingClientRect())
    .filter(({ height }) => height > 0)
    .map(({ top }) => innerHeight - top)
  const { style } = document.documentElement
  if (heights.length === 0) style.removeProperty('--foot')
  else style.setProperty('--foot', `${Math.max(0, ...heights)}px`)
}

/** Marks an element as standing at the foot of the window, as long as it does: notes and the word of a lost connection keep off it. */
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
