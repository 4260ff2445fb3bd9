import type { Shape } from './shape.ts'
import { fit } from './fit.ts'
import { chordShape } from './strands.ts'

const turn = Math.PI * 2

/** Straight threads between two rings, each tied further round than it begins: together they curve in at the middle. */
export function loom(r: () => number): Shape {
  const threads = 84 + Math.floor(r() * 30)
  const twist = 1.5 + r() * 1.25
  const tilt = 0.3 + r() * 0.4
  const [top, foot] = r() < 0.5 ? [0.45 + r() * 0.5, 1] : [1, 0.45 + r() * 0.5]
  const lean = (r() - 0.5) * 0.5
  const tall = 0.85 + r() * 0.35
  const point = (angle: number, isTop: boolean) => {
    const away = isTop ? top : foot
    const z = away * Math.sin(angle)
    return {
      x: away * Math.cos(angle) * 0.8 + (isTop ? lean : -lean),
      y: (isTop ? -tall : tall) * Math.cos(tilt) + z * Math.sin(tilt),
      depth: Math.sin(angle) * 0.8,
    }
  }
  return fit(
    chordShape(
      threads * 2,
      (strand) => {
        const way = strand < threads ? 1 : -1
        const angle = ((strand % threads) / threads) * turn
        return [point(angle, true), point(angle + way * twist, false)]
      },
      { light: 0.95, tilt: 0.5 },
    ),
  )
}
