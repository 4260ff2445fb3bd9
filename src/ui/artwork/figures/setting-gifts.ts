import { vessel } from './setting-table.ts'
import type { Setting } from './setting.ts'
import { chordShape, strandShape } from './strands.ts'

const turn = Math.PI * 2

/** A box with a bow, in outline. */
const box: Setting = (r, { y }) => {
  const [w, h, d] = [0.42 + r() * 0.14, 0.36 + r() * 0.14, 0.2]
  const foot = Math.min(y * 0.72, 0.66)
  const lift = foot - 2 * h
  const corner = (a: number, b: number, c: number) => ({
    x: a * w + c * d,
    y: foot - h * 2 * b - c * d * 0.55,
    depth: 0.5 - c * 0.9,
  })
  const edges = [
    [corner(-1, 0, 0), corner(1, 0, 0)],
    [corner(1, 0, 0), corner(1, 1, 0)],
    [corner(1, 1, 0), corner(-1, 1, 0)],
    [corner(-1, 1, 0), corner(-1, 0, 0)],
    [corner(1, 0, 0), corner(1, 0, 1)],
    [corner(1, 0, 1), corner(1, 1, 1)],
    [corner(1, 1, 1), corner(1, 1, 0)],
    [corner(-1, 1, 0), corner(-1, 1, 1)],
    [corner(-1, 1, 1), corner(1, 1, 1)],
  ] as const
  const bands = Array.from({ length: 7 }, (_, i) => (i - 3) * 0.035)
  const lines = chordShape(
    edges.length + bands.length * 3,
    (at) => {
      const edge = edges[at]
      if (edge !== undefined) return edge
      const off = bands[(at - edges.length) % bands.length] ?? 0
      const part = Math.floor((at - edges.length) / bands.length)
      if (part === 0) return [corner(off, 0, 0), corner(off, 1, 0)]
      if (part === 1) return [corner(off, 1, 0), corner(off, 1, 1)]
      return [corner(-1, 1, 0.5 + off * 3), corner(1, 1, 0.5 + off * 3)]
    },
    { width: 1.5, light: 1.35 },
  )
  const loops = 18
  const bow = strandShape(
    loops + 4,
    (loop, u) => {
      const side = loop % 2 === 0 ? -1 : 1
      const k = Math.floor(loop / 2) / (loops / 2)
      const end = loop >= loops
      const size = end ? 0.3 : 0.5 - 0.2 * k
      const away = size * (end ? u : Math.sin(Math.PI * u))
      const angle = end ? 0.35 + 0.16 * (loop - loops) : 0.62 + (u - 0.5) * (1.15 - 0.75 * k)
      return {
        x: d / 2 + side * away * Math.cos(angle),
        y: lift - 0.06 - away * Math.sin(angle) * (end ? -0.9 : 1),
        depth: 0.9 - k * 1.2,
      }
    },
    { bend: loops * 9, width: 1.2, light: 1.25 },
  )
  return [lines, bow]
}

/** A cut stone. */
const gem: Setting = (r) => {
  const sides = 8 + 2 * Math.floor(r() * 3)
  const [table, girdle, deep] = [0.28 + r() * 0.14, 0.54 + r() * 0.14, 0.6 + r() * 0.2] as const
  const rings = [
    [table, -0.5],
    [girdle, -0.3 + r() * 0.08],
    [0, deep],
  ] as const
  const point = (ring: number, at: number) => {
    const [away, level] = rings[ring] ?? [0, 0]
    const angle = ((at + (ring === 0 ? 0 : 0.5)) / sides) * turn
    return { x: away * Math.cos(angle), y: level + away * 0.26 * Math.sin(angle), depth: 0.1 + 0.8 * Math.sin(angle) }
  }
  const facets = 6
  return [
    chordShape(
      sides * facets,
      (strand) => {
        const at = strand % sides
        const kind = Math.floor(strand / sides)
        if (kind === 0) return [point(0, at), point(0, at + 1)]
        if (kind === 1) return [point(1, at), point(1, at + 1)]
        if (kind === 2) return [point(0, at), point(1, at)]
        if (kind === 3) return [point(0, at + 1), point(1, at)]
        if (kind === 4) return [point(1, at), point(2, 0)]
        const [a, b] = [point(1, at), point(1, at + 1)]
        return [
          { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, depth: a.depth },
          { x: 0, y: deep, depth: -0.6 },
        ]
      },
      { width: 1.5, light: 1.3 },
    ),
  ]
}

/** Flowers with long stems in a vase. */
const bouquet: Setting = (r, span) => {
  const foot = Math.min(span.y * 0.82, 0.8)
  const heads = Array.from({ length: 7 }, (_, i) => ({
    x: (i - 3) * 0.2 + (r() - 0.5) * 0.14,
    y: -0.34 - 0.34 * Math.cos((i - 3) * 0.42) + (r() - 0.5) * 0.14,
    size: 0.13 + r() * 0.07,
    petals: 5 + Math.floor(r() * 3),
  }))
  const stems = strandShape(
    heads.length,
    (head, u) => {
      const { x = 0, y = 0 } = heads[head] ?? {}
      return { x: x * u ** 1.7, y: foot - 0.62 + (y - foot + 0.62) * u, depth: 0.2 }
    },
    { bend: 30, width: 1.4, light: 1.2 },
  )
  const flowers = strandShape(
    heads.length * 3,
    (strand, u) => {
      const { x = 0, y = 0, size = 0, petals = 5 } = heads[Math.floor(strand / 3)] ?? {}
      const away = size * (1 - 0.28 * (strand % 3)) * (0.62 + 0.38 * Math.cos(petals * u * turn))
      return { x: x + away * Math.cos(u * turn), y: y + away * Math.sin(u * turn), depth: 0.9 - 0.4 * (strand % 3) }
    },
    { bend: heads.length * 90, width: 1.3, light: 1.3 },
  )
  return [vessel(r, { x: 0, foot, size: 0.62 }, 2), stems, flowers]
}

/** A candle in its glow. */
const candle: Setting = (r, span) => {
  const foot = Math.min(span.y * 0.84, 0.84)
  const [w, tall] = [0.17 + r() * 0.05, 0.8 + r() * 0.3]
  const rings = 24
  const body = strandShape(
    rings,
    (ring, u) => {
      const angle = u * turn
      const away = w * (1 + (ring === 0 ? 0.9 : ring === 1 ? 0.8 : 0))
      const high = ring < 2 ? ring * 0.03 : tall * ((ring - 1) / (rings - 2))
      return {
        x: away * Math.cos(angle),
        y: foot - high + away * 0.24 * Math.sin(angle),
        depth: 0.5 * Math.sin(angle) + 0.2,
      }
    },
    { bend: rings * 9, light: 1.2, width: 1.2 },
  )
  const flames = 12
  const flame = strandShape(
    flames,
    (line, u) => {
      const k = line / (flames - 1)
      const angle = u * turn
      const up = (1 - Math.cos(angle)) / 2
      return {
        x: (0.13 - 0.11 * k) * Math.sin(angle) * (1 - 0.55 * up),
        y: foot - tall - 0.1 - (0.5 - 0.2 * k) * up,
        depth: 1 - k,
      }
    },
    { bend: flames * 10, width: 1.3, light: 1.4 },
  )
  return [body, flame]
}

const presents: readonly Setting[] = [box, bouquet, gem, candle]

/** Something to give, alone in the middle of the sheet: a box with a bow, flowers, a stone, a candle. */
export const present =
  (which: number): Setting =>
  (r, span) =>
    (presents[which % presents.length] ?? box)(r, span)
