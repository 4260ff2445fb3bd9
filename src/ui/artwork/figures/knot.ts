import type { Shape } from './shape.ts'
import { fit } from './fit.ts'
import { lineShape } from './strands.ts'

const turn = Math.PI * 2
const windings = [
  [2, 3],
  [3, 2],
  [2, 5],
  [3, 4],
  [4, 3],
  [3, 5],
  [5, 2],
] as const

/** A knot on a ring, as a rope: the line runs along it again and again and winds once round the rope meanwhile. */
export function knot(r: () => number): Shape {
  const [p, q] = windings[Math.floor(r() * windings.length)] ?? [2, 3]
  const rounds = 11 + Math.floor(r() * 4)
  const rope = 0.15 + r() * 0.1
  const bulge = 0.36 + r() * 0.12
  const tilt = 0.35 + r() * 0.55
  const phase = r() * turn
  return fit(
    lineShape(
      (k) => {
        const s = k * rounds * turn
        const round = k * turn + phase
        const inside = bulge + rope * Math.cos(round)
        const away = 1 + inside * Math.cos(q * s)
        const height = bulge * Math.sin(q * s) + rope * Math.sin(round)
        const y = away * Math.sin(p * s)
        return {
          x: away * Math.cos(p * s),
          y: y * Math.cos(tilt) - height * Math.sin(tilt),
          depth: Math.max(-1, Math.min(1, height * 1.3 + y * Math.sin(tilt) * 0.35)),
        }
      },
      { bend: rounds * (p + q) * 9 },
    ),
  )
}
