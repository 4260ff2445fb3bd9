import type { Scene } from './scene.ts'
import { chordShape, strandShape } from './strands.ts'
import type { Shape } from './shape.ts'

const turn = Math.PI * 2

/** Bursts of light that open and fall. */
export const bursts: Scene = (r, { x, y }) => {
  const count = 3 + Math.floor(r() * 2)
  return Array.from({ length: count }, (_, i): Shape => {
    const cx = x * ((2 * (i + 0.5)) / count - 1 + (r() - 0.5) * 0.25)
    const cy = y * (-0.45 + r() * 0.5)
    const size = (i === 1 ? 0.72 : 0.34) + r() * 0.22
    const rays = 46 + Math.floor(r() * 26)
    const fall = 0.2 + r() * 0.25
    const each = Array.from({ length: rays }, () => 0.55 + 0.45 * r())
    return strandShape(
      rays,
      (ray, u) => {
        const angle = (ray / rays) * turn
        const away = size * (each[ray] ?? 1) * (0.14 + 0.86 * (1 - (1 - u) ** 2))
        return {
          x: cx + away * Math.cos(angle),
          y: cy + away * Math.sin(angle) + fall * size * u * u,
          depth: 0.9 - 1.7 * u,
        }
      },
      { bend: rays * 2.4, light: 1.3, width: 1.3 },
    )
  })
}

/** An object turned on a lathe: half its outline, from foot to rim, as pairs of radius and height. */
type Outline = readonly (readonly [radius: number, height: number])[]

const outlines: readonly Outline[] = [
  // Bottle
  [[0.2, 0], [0.23, 0.06], [0.23, 0.6], [0.2, 0.74], [0.08, 0.92], [0.07, 1.25], [0.09, 1.28]],
  // Bowl
  [[0.16, 0], [0.14, 0.06], [0.3, 0.14], [0.44, 0.32], [0.48, 0.48]],
  // Vase
  [[0.16, 0], [0.26, 0.16], [0.33, 0.42], [0.24, 0.68], [0.12, 0.86], [0.13, 0.98], [0.22, 1.08]],
  // Glass
  [[0.2, 0], [0.19, 0.02], [0.03, 0.06], [0.03, 0.44], [0.14, 0.54], [0.22, 0.7], [0.2, 0.95]],
  // Jug
  [[0.2, 0], [0.3, 0.14], [0.34, 0.34], [0.26, 0.56], [0.18, 0.68], [0.2, 0.84], [0.25, 0.92]],
  // Fruit
  [[0.02, 0], [0.17, 0.05], [0.24, 0.2], [0.2, 0.35], [0.06, 0.42], [0.01, 0.39]],
]

const smooth = (outline: Outline, v: number): readonly [number, number] => {
  const pieces = outline.length - 1
  const i = Math.min(pieces - 1, Math.floor(v * pieces))
  const k = v * pieces - i
  const ease = k * k * (3 - 2 * k)
  const [a, b] = [outline[i] ?? [0, 0], outline[i + 1] ?? [0, 0]]
  return [a[0] + (b[0] - a[0]) * ease, a[1] + (b[1] - a[1]) * k]
}

/** An object of a still life: rings from foot to rim, and its outline drawn round them. */
export function vessel(r: () => number, at: { readonly x: number; readonly foot: number; readonly size: number }, which: number): Shape {
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
      const [away, high] = smooth(outline, v)
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
export const stillLife: Scene = (r, { x, y }) => {
  const foot = y * (0.56 + r() * 0.1)
  const count = x > 1.3 ? 4 : 3
  const first = Math.floor(r() * outlines.length)
  const objects = Array.from({ length: count }, (_, i) =>
    vessel(
      r,
      {
        x: x * ((2 * (i + 0.5)) / count - 1) * 0.72 + (r() - 0.5) * 0.12,
        foot: foot + (r() - 0.3) * 0.16,
        size: 0.72 + r() * 0.34,
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

/** A box with a bow, in outline. */
const box: Scene = (r, { y }) => {
  const [w, h, d] = [0.42 + r() * 0.14, 0.36 + r() * 0.14, 0.2]
  const foot = Math.min(y * 0.72, 0.66)
  const lift = foot - 2 * h
  const corner = (a: number, b: number, c: number) => ({
    x: a * w + c * d,
    y: foot - h * 2 * b - c * d * 0.55,
    depth: 0.5 - c * 0.9,
  })
  const edges = [
    [corner(-1, 0, 0), corner(1, 0, 0)], [corner(1, 0, 0), corner(1, 1, 0)], [corner(1, 1, 0), corner(-1, 1, 0)],
    [corner(-1, 1, 0), corner(-1, 0, 0)], [corner(1, 0, 0), corner(1, 0, 1)], [corner(1, 0, 1), corner(1, 1, 1)],
    [corner(1, 1, 1), corner(1, 1, 0)], [corner(-1, 1, 0), corner(-1, 1, 1)], [corner(-1, 1, 1), corner(1, 1, 1)],
  ] as const
  const bands = Array.from({ length: 7 }, (_, i) => (i - 3) * 0.035)
  const lines = chordShape(edges.length + bands.length * 3, (at) => {
    const edge = edges[at]
    if (edge !== undefined) return edge
    const off = bands[(at - edges.length) % bands.length] ?? 0
    const part = Math.floor((at - edges.length) / bands.length)
    if (part === 0) return [corner(off, 0, 0), corner(off, 1, 0)]
    if (part === 1) return [corner(off, 1, 0), corner(off, 1, 1)]
    return [corner(-1, 1, 0.5 + off * 3), corner(1, 1, 0.5 + off * 3)]
  }, { width: 1.5, light: 1.35 })
  const loops = 22
  const bow = strandShape(
    loops,
    (loop, u) => {
      const side = loop % 2 === 0 ? -1 : 1
      const k = Math.floor(loop / 2) / (loops / 2)
      const angle = u * Math.PI
      const away = (0.5 - 0.26 * k) * Math.sin(angle)
      return {
        x: d / 2 + side * away * (1 + 0.1 * Math.cos(angle * 2)),
        y: lift - 0.06 - 0.32 * (1 - 0.5 * k) * Math.sin(angle) * Math.sin(angle * 0.5 + 0.5 + k * 0.6),
        depth: 0.9 - k * 1.4,
      }
    },
    { bend: loops * 9, width: 1.1, light: 1.2 },
  )
  return [lines, bow]
}

/** A cut stone. */
const gem: Scene = (r) => {
  const sides = 8 + 2 * Math.floor(r() * 3)
  const rings = [[0.34, -0.5], [0.62, -0.26], [0, 0.72]] as const
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
        return [{ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, depth: a.depth }, { x: 0, y: 0.72, depth: -0.6 }]
      },
      { width: 1.5, light: 1.3 },
    ),
  ]
}

/** Flowers with long stems in a vase. */
const bouquet: Scene = (r, span) => {
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
const candle: Scene = (r, span) => {
  const foot = Math.min(span.y * 0.84, 0.84)
  const [w, tall] = [0.17 + r() * 0.05, 0.8 + r() * 0.3]
  const rings = 24
  const body = strandShape(
    rings,
    (ring, u) => {
      const angle = u * turn
      const away = w * (1 + (ring === 0 ? 0.9 : ring === 1 ? 0.8 : 0))
      const high = ring < 2 ? ring * 0.03 : tall * ((ring - 1) / (rings - 2))
      return { x: away * Math.cos(angle), y: foot - high + away * 0.24 * Math.sin(angle), depth: 0.5 * Math.sin(angle) + 0.2 }
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

const presents: readonly Scene[] = [box, bouquet, gem, candle]

/** Something to give, alone in the middle of the sheet: a box with a bow, flowers, a stone, a candle. */
export const present =
  (which: number): Scene =>
  (r, span) =>
    (presents[which % presents.length] ?? box)(r, span)
