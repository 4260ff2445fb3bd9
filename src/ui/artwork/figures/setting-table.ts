import type { Setting } from './setting.ts'
import type { Shape } from './shape.ts'
import { through, type Spot } from './spline.ts'
import { chordShape, strandShape } from './strands.ts'

const turn = Math.PI * 2

/** An object turned on a lathe: half its outline, from foot to rim, each spot its radius and its height. */
type Outline = readonly Spot[]

const outlines: readonly Outline[] = [
  // Bottle
  [
    [0.19, 0],
    [0.22, 0.05],
    [0.225, 0.35],
    [0.22, 0.62],
    [0.15, 0.79],
    [0.075, 0.93],
    [0.065, 1.12],
    [0.08, 1.28],
  ],
  // Bowl
  [
    [0.16, 0],
    [0.14, 0.06],
    [0.3, 0.14],
    [0.44, 0.32],
    [0.48, 0.48],
  ],
  // Vase
  [
    [0.16, 0],
    [0.26, 0.16],
    [0.33, 0.42],
    [0.24, 0.68],
    [0.12, 0.86],
    [0.13, 0.98],
    [0.22, 1.08],
  ],
  // Glass
  [
    [0.2, 0],
    [0.14, 0.025],
    [0.035, 0.07],
    [0.03, 0.25],
    [0.035, 0.43],
    [0.15, 0.55],
    [0.22, 0.74],
    [0.19, 0.97],
  ],
  // Jug
  [
    [0.2, 0],
    [0.3, 0.14],
    [0.34, 0.34],
    [0.26, 0.56],
    [0.18, 0.68],
    [0.2, 0.84],
    [0.25, 0.92],
  ],
  // Fruit
  [
    [0.02, 0],
    [0.17, 0.05],
    [0.24, 0.2],
    [0.2, 0.35],
    [0.06, 0.42],
    [0.01, 0.39],
  ],
]

/** An object of a still life: rings from foot to rim, and its outline drawn round them. */
export function vessel(
  r: () => number,
  at: { readonly x: number; readonly foot: number; readonly size: number },
  which: number,
): Shape {
  const outline = outlines[which % outlines.length] ?? []
  const rings = 15
  const uprights = 9
  const tilt = 0.2
  const start = r() * 0.5
  return strandShape(
    rings + uprights,
    (strand, u) => {
      const isRing = strand < rings
      const v = isRing ? strand / (rings - 1) : strand % 2 === 0 ? u : 1 - u
      const angle = isRing ? u * turn : ((strand - rings + start) / uprights) * turn
      const [away, high] = through(outline, v)
      return {
        x: at.x + at.size * away * Math.cos(angle),
        y: at.foot - at.size * (high - away * tilt * Math.sin(angle)),
        depth: isRing ? 0.25 + 0.6 * Math.sin(angle) : Math.sin(angle) * 0.6,
      }
    },
    { bend: (rings + uprights) * 9, light: 1.15, width: 1.15 },
  )
}

/** A table edge with three or four objects in outline. */
export const stillLife: Setting = (r, { x, y }) => {
  const foot = y * (0.56 + r() * 0.1)
  const count = x > 1.3 ? 4 : 3
  const first = Math.floor(r() * outlines.length)
  const objects = Array.from({ length: count }, (_, i) =>
    vessel(
      r,
      {
        x: x * ((2 * (i + 0.5)) / count - 1) * 0.82 + (r() - 0.5) * 0.1,
        foot: foot + (r() - 0.3) * 0.16,
        size: 0.66 + r() * 0.28,
      },
      first + i * (r() < 0.5 ? 1 : 5),
    ),
  )
  const table = chordShape(
    5,
    (line) => {
      const level = foot - 0.16 + line * line * 0.045
      return [
        { x: -x * 1.05, y: level, depth: 0.4 - line * 0.25 },
        { x: x * 1.05, y: level, depth: 0.4 - line * 0.25 },
      ]
    },
    { width: 1.1 },
  )
  return [table, ...objects]
}
