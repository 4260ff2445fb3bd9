import type { Shape } from './shape.ts'
import { fit } from './fit.ts'
import { strandShape } from './strands.ts'

const turn = Math.PI * 2

/** Two sets of rings that lie over each other a little apart: where they cross, bands appear that neither has. */
export function moire(r: () => number): Shape {
  const rings = 20 + Math.floor(r() * 6)
  const apart = 0.22 + r() * 0.3
  const round = 0.62 + r() * 0.38
  const lean = (r() - 0.5) * 0.7
  const hollow = r() < 0.5 ? 0.05 : 0.3 + r() * 0.2
  return fit(
    strandShape(
      rings * 2,
      (strand, u) => {
        const side = strand % 2 === 0 ? -1 : 1
        const size = hollow + ((1 - hollow) * (Math.floor(strand / 2) + 1)) / rings
        const angle = side * u * turn
        const x = size * Math.cos(angle)
        const y = size * round * Math.sin(angle)
        const tilt = side * lean
        return {
          x: x * Math.cos(tilt) - y * Math.sin(tilt) + side * apart * 0.5,
          y: x * Math.sin(tilt) + y * Math.cos(tilt),
          depth: Math.sin(angle + side) * 0.8,
        }
      },
      { bend: rings * 2 * 9, light: 1.5, width: 1.1 },
    ),
  )
}
