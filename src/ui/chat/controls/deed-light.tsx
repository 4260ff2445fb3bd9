import { useMemo } from 'react'
import type { DeedGesture } from '@/domain/chat/tips'
import { shapeOf } from '@/ui/artwork/shape'
import css from './deed-light.module.css'

/** Turns of a sketch around its figure, and number of points. */
const SKETCH = { turns: 0.32, points: 480, radius: 84 } as const

/** A deed as light over a drawn picture. Screen readers skip it, since the actor describes it. */
export function DeedLight({ gesture, seed }: { readonly gesture: DeedGesture; readonly seed: number }) {
  return (
    <div className={css['light']} data-gesture={gesture} data-testid="deed" aria-hidden="true">
      {gesture === 'sing'
        ? [0, 1, 2, 3].map((ring) => <i key={ring} style={{ animationDelay: `${ring * 0.6}s` }} />)
        : null}
      {gesture === 'draw' ? <Sketch seed={seed} /> : null}
    </div>
  )
}

function Sketch({ seed }: { readonly seed: number }) {
  const path = useMemo(() => {
    const shape = shapeOf(seed + 1)
    const points = Array.from({ length: SKETCH.points }, (_, i) =>
      shape.at((i / SKETCH.points) * shape.length * SKETCH.turns),
    )
    return points
      .map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${(x * SKETCH.radius).toFixed(1)} ${(y * SKETCH.radius).toFixed(1)}`)
      .join('')
  }, [seed])
  return (
    <svg viewBox="-100 -100 200 200" fill="none" stroke="currentColor" strokeWidth="1.2">
      <path d={path} pathLength={1} strokeLinejoin="round" />
    </svg>
  )
}
