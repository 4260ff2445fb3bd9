import type { Shape } from './shape.ts'
import { fit } from './fit.ts'
import { lineShape } from './strands.ts'

const turn = Math.PI * 2

/** A paper lantern: one line that winds from the top of a turned body to its foot, seen a little from above. */
export function lantern(r: () => number): Shape {
  const rounds = 26 + Math.floor(r() * 12)
  const waist = r() < 0.5 ? 0 : 0.2 + r() * 0.4
  const belly = 0.62 + r() * 0.38
  const low = (r() - 0.5) * 0.7
  const tilt = 0.22 + r() * 0.5
  const ribs = 5 + Math.floor(r() * 5)
  const fold = r() < 0.5 ? 0 : 0.05 + r() * 0.07
  return fit(
    lineShape(
      (k) => {
        const v = k + low * k * (1 - k)
        const body = Math.sin(Math.PI * v) ** 0.62 * (1 - waist * Math.sin(Math.PI * v) ** 4)
        const angle = k * rounds * turn
        const away = belly * (0.06 + 0.94 * body) * (1 + fold * Math.cos(ribs * angle))
        const z = away * Math.sin(angle)
        return {
          x: away * Math.cos(angle),
          y: (v * 2 - 1) * Math.cos(tilt) - z * Math.sin(tilt),
          depth: Math.max(-1, Math.min(1, 0.25 + (0.85 * z) / belly)),
        }
      },
      { bend: rounds * (fold > 0 ? 30 : 14), light: 1.5, tilt: 0.3 },
    ),
  )
}
