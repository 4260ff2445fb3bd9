import type { Setting } from './setting.ts'
import { strandShape } from './strands.ts'

const turn = Math.PI * 2

/** Ridges behind each other, the far ones fine and high. */
export const hills: Setting = (r, { x, y }) => {
  const ridges = 5
  const echoes = 7
  const waves = Array.from({ length: ridges }, () => [r() * turn, r() * turn, 0.8 + r() * 0.9] as const)
  return [
    strandShape(
      ridges * echoes,
      (strand, u) => {
        const ridge = Math.floor(strand / echoes)
        const echo = strand % echoes
        const [p, q, speed] = waves[ridge] ?? [0, 0, 1]
        const at = ((strand % 2 === 0 ? u : 1 - u) * 2 - 1) * x * 1.05
        const peak =
          Math.sin(at * speed + p) + 0.55 * Math.sin(at * speed * 2.3 + q) - 0.25 * Math.abs(Math.sin(at * 3 + p))
        const level = y * (-0.02 + 0.25 * ridge) + echo * 0.028
        return {
          x: at,
          y: level - (0.21 - 0.02 * ridge) * peak * (1 - 0.05 * echo),
          depth: 0.9 - echo * 0.27,
        }
      },
      { bend: ridges * echoes * 12, light: 1.2 },
    ),
  ]
}

/** Reeds at the lower edge, bent by one wind. */
export const reeds: Setting = (r, { x, y }) => {
  const blades = 84
  const wind = (r() < 0.5 ? -1 : 1) * (0.25 + r() * 0.35)
  const each = Array.from({ length: blades }, () => ({
    foot: (r() * 2 - 1) * x * 1.08,
    tall: 0.35 + r() * 0.95,
    bend: wind * (0.4 + r() * 0.9),
    near: r(),
  }))
  return [
    strandShape(
      blades,
      (blade, u) => {
        const { foot, tall, bend, near } = each[blade] ?? { foot: 0, tall: 0, bend: 0, near: 0 }
        return {
          x: foot + bend * tall * u * u,
          y: y * 1.04 - tall * u * (1 - 0.12 * u * Math.abs(bend)),
          depth: near * 1.6 - 0.7,
        }
      },
      { bend: blades * 2.5, light: 1.3, width: 1.2 },
    ),
  ]
}

/** A moon with rings of light, low in a corner of the sky, and a few stars. */
export const moon: Setting = (r, { x, y }) => {
  const rings = 15
  const cx = x * (r() < 0.5 ? -1 : 1) * (0.45 + r() * 0.3)
  const cy = -y * (0.2 + r() * 0.3)
  const size = 0.4 + r() * 0.2
  const phase = 0.35 + r() * 0.45
  const stars = Array.from({ length: 34 }, () => [(r() * 2 - 1) * x, (r() * 1.7 - 1) * y, 0.006 + r() * 0.014] as const)
  const disc = strandShape(
    rings,
    (ring, u) => {
      const squash = 1 - (2 * phase * ring) / (rings - 1)
      const angle = u * Math.PI - Math.PI / 2
      // Half rings from the rim inwards: together they are the lit part.
      return {
        x: cx + size * squash * Math.cos(angle),
        y: cy + size * Math.sin(angle),
        depth: 0.6 - (ring / rings) * 1.3,
      }
    },
    { bend: rings * 7, light: 1.3 },
  )
  const halo = strandShape(
    6,
    (ring, u) => {
      const away = size * (1.25 + ring * 0.34)
      return { x: cx + away * Math.cos(u * turn), y: cy + away * Math.sin(u * turn), depth: -0.4 - ring * 0.11 }
    },
    { bend: 80, light: 0.75 },
  )
  const sky = strandShape(
    stars.length,
    (star, u) => {
      const [sx, sy, away] = stars[star] ?? [0, 0, 0]
      return { x: sx + away * Math.cos(u * turn), y: sy + away * Math.sin(u * turn), depth: 0.5 }
    },
    { bend: stars.length * 3, width: 1.4, light: 1.4 },
  )
  return [disc, halo, sky]
}
