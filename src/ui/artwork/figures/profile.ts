import type { Shape } from './shape.ts'
import { fit } from './fit.ts'
import { through, type Spot } from './spline.ts'
import { strandShape } from './strands.ts'

const echoes = 15

/** A face from the side, in a single line from the back of the head to the shoulder, and its echoes behind it. */
export function profile(r: () => number): Shape {
  const nose = 0.02 + r() * 0.07
  const tip = (r() - 0.5) * 0.05
  const brow = r() * 0.03
  const lips = r() * 0.028
  const chin = (r() - 0.5) * 0.06
  const crown = 0.04 + r() * 0.12
  const bun = r() < 0.5 ? r() * 0.24 : 0
  const drift = 0.3 + r() * 0.25
  const rise = (r() - 0.5) * 0.3
  const side = r() < 0.5 ? -1 : 1
  const spots: readonly Spot[] = [
    [-0.5, 1.02],
    [-0.42, 0.72],
    [-0.42, 0.42],
    [-0.58 - bun, 0.06],
    [-0.58 - bun, -0.36],
    [-0.36, -0.72 - crown],
    [0.0, -0.82 - crown],
    [0.28, -0.68 - crown * 0.5],
    [0.4, -0.44],
    [0.425 + brow, -0.24],
    [0.415, -0.1],
    [0.47 + nose * 0.6, 0.03],
    [0.525 + nose, 0.115 + tip],
    [0.505 + nose * 0.6, 0.165 + tip * 0.5],
    [0.44, 0.195],
    [0.445, 0.235],
    [0.475 + lips, 0.275],
    [0.45, 0.32],
    [0.465 + lips, 0.365],
    [0.425, 0.42],
    [0.43 + chin, 0.52],
    [0.37 + chin, 0.605],
    [0.2, 0.64],
    [0.06, 0.68],
    [0.0, 0.8],
    [0.04, 0.95],
    [0.2, 1.06],
  ]
  // The same curve without brow, nose and lips.
  const [forehead, jaw] = [8, 20]
  const calm = spots.map(([x, y], i): Spot => {
    if (i <= forehead || i >= jaw) return [x, y]
    const k = (i - forehead) / (jaw - forehead)
    return [0.4 + 0.03 * k + 0.05 * Math.sin(Math.PI * k), -0.44 + 0.96 * k]
  })
  return fit(
    strandShape(
      echoes,
      (echo, way) => {
        const u = echo % 2 === 0 ? way : 1 - way
        const k = echo / (echoes - 1)
        const [x, y] = through(spots, u)
        // The further behind, the calmer the echo.
        const [calmX, calmY] = through(calm, u)
        const share = Math.min(1, k * 1.5)
        const size = 1 - 0.42 * k
        return {
          x: side * ((x + (calmX - x) * share) * size - drift * k),
          y: (y + (calmY - y) * share) * size + rise * k,
          depth: 1 - 1.85 * Math.sqrt(k),
        }
      },
      { bend: echoes * 34, width: 1.3, light: 1.3, tilt: 0.14 },
    ),
  )
}
