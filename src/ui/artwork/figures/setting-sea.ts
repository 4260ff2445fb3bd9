import type { Setting } from './setting.ts'
import { chordShape, strandShape } from './strands.ts'

const turn = Math.PI * 2

/** A row of lamps on a horizon, each with its reflection in the water below. */
export const horizon: Setting = (r, { x, y }) => {
  const level = y * 0.26
  const count = 7 + Math.floor(r() * 4)
  const lamps = Array.from({ length: count }, (_, i) => ({
    at: x * ((2 * (i + 0.5 + (r() - 0.5) * 0.6)) / count - 1),
    size: 0.02 + r() * 0.035,
    high: r() * 0.14,
  }))
  const steps = 13
  const mirrors = chordShape(
    lamps.length * steps,
    (strand) => {
      const lamp = lamps[Math.floor(strand / steps)] ?? { at: 0, size: 0, high: 0 }
      const step = strand % steps
      const deep = level + (y - level) * ((step + 0.6) / steps) ** 1.3
      const half = lamp.size * (0.7 + step * 0.5) * (0.6 + 0.4 * Math.sin(step * 2.4 + lamp.at * 9))
      const depth = 0.8 - step * 0.13
      return [
        { x: lamp.at - half, y: deep, depth },
        { x: lamp.at + half, y: deep, depth },
      ]
    },
    { width: 1.6, light: 1.1 },
  )
  const lights = strandShape(
    lamps.length * 3,
    (strand, u) => {
      const lamp = lamps[Math.floor(strand / 3)] ?? { at: 0, size: 0, high: 0 }
      const size = lamp.size * (0.35 + 0.4 * (strand % 3))
      return {
        x: lamp.at + size * Math.cos(u * turn),
        y: level - 0.05 - lamp.high + size * Math.sin(u * turn),
        depth: 1,
      }
    },
    { bend: lamps.length * 12, width: 1.7, light: 1.6 },
  )
  const shore = chordShape(1, () => [
    { x: -x * 1.05, y: level, depth: 0 },
    { x: x * 1.05, y: level, depth: 0 },
  ])
  return [shore, lights, mirrors]
}

/** Waves one before the other: the nearer, the larger. */
export const waves: Setting = (r, { x, y }) => {
  const rows = 24
  const [p, q] = [r() * turn, r() * turn]
  const swell = 0.07 + r() * 0.05
  const top = 0.16 + r() * 0.06
  const cross = r() < 0.5 ? -1 : 1
  return [
    strandShape(
      rows,
      (row, u) => {
        const k = row / (rows - 1)
        const near = k ** 1.35
        const at = row % 2 === 0 ? u : 1 - u
        const level = y * (top + (1.05 - top) * near)
        const across = (at * 2 - 1) * x * 1.05
        const speed = 2.6 - 1.5 * near
        const height =
          Math.sin(across * speed * 2.1 + p + row * 0.34 * cross) +
          0.5 * Math.sin(across * speed * 3.7 + q - row * 0.21)
        return { x: across, y: level - swell * (0.2 + 1.2 * near) * height, depth: height * 0.5 + near * 0.4 - 0.2 }
      },
      { bend: rows * 16, light: 1.25 },
    ),
  ]
}

/** A sun of rings over the waves. */
export const sunset: Setting = (r, span) => {
  const rings = 12
  const cx = span.x * (r() - 0.5) * 0.9
  const size = 0.42 + r() * 0.14
  const level = span.y * 0.16
  const sun = strandShape(
    rings,
    (ring, u) => {
      // Rings that the sea cuts: each goes over the sky from one side of the horizon to the other.
      const away = size * (1 - ring / (rings + 2))
      const rise = level - size * 0.25
      const cut = Math.asin(Math.min(1, (level - rise) / away))
      const angle = Math.PI - cut + (Math.PI + 2 * cut) * u
      return { x: cx + away * Math.cos(angle), y: rise + away * Math.sin(angle), depth: 0.9 - ring * 0.1 }
    },
    { bend: rings * 9, width: 1.4, light: 1.3 },
  )
  return [sun, ...waves(r, span)]
}
