import { useMemo } from 'react'
import { shapeOf } from './shape'

/** A figure as a quiet drawing in the colour of the surrounding text: decoration of empty pages. */
export function ShapeIcon({ seed, turns = 0.32 }: { readonly seed: number; readonly turns?: number }) {
  const path = useMemo(() => {
    const shape = shapeOf(seed)
    const points = Array.from({ length: 720 }, (_, i) => shape.at((i / 720) * shape.length * turns))
    return points.map(({ x, y }, i) => `${i ? 'L' : 'M'}${(x * 92).toFixed(1)} ${(y * 92).toFixed(1)}`).join('')
  }, [seed, turns])
  return (
    <svg viewBox="-100 -100 200 200" fill="none" stroke="currentColor" strokeWidth="0.8" aria-hidden="true">
      <path d={path} strokeLinejoin="round" opacity="0.85" />
    </svg>
  )
}
