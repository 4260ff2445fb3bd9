import type { Setting } from './setting.ts'
import { chordShape, strandShape } from './strands.ts'

/** Rain across the whole sheet, heavier on one side. */
export const rain: Setting = (r, { x, y }) => {
  const count = 190
  const lean = (r() < 0.5 ? -1 : 1) * (0.14 + r() * 0.2)
  const drops = Array.from({ length: count }, () => [(r() * 2 - 1) * x * 1.1, (r() * 2 - 1) * y, r()] as const)
  return [
    chordShape(
      count,
      (drop) => {
        const [dx, dy, near] = drops[drop] ?? [0, 0, 0]
        const long = 0.05 + 0.3 * near * near
        const depth = near * 1.8 - 0.9
        return [
          { x: dx, y: dy, depth },
          { x: dx + lean * long, y: dy + long, depth },
        ]
      },
      { light: 1.15, width: 1.1 },
    ),
  ]
}

/** A window with its bars, and the light it throws on the floor. */
export const windowpane: Setting = (r, { x, y }) => {
  const cx = x * (r() < 0.5 ? -1 : 1) * (0.34 + r() * 0.2)
  const [w, h] = [0.3 + r() * 0.12, 0.52 + r() * 0.14]
  const top = -y * 0.86
  const lean = Math.sign(-cx) * (0.45 + r() * 0.4)
  const bars = 9
  const panes = [0, 0.06, 0.94, 1]
  const edges = (at: number) => {
    const upright = at < 12
    const share = [0, 0.035, 0.47, 0.53, 0.965, 1, 0, 0.03, 0.31, 0.345, 0.97, 1][at % 12] ?? 0
    return { upright: upright && at < 6, share }
  }
  const frame = chordShape(
    12,
    (at) => {
      const { upright, share } = edges(at)
      const [a, b] = upright
        ? [
            [cx - w + 2 * w * share, top],
            [cx - w + 2 * w * share, top + 2 * h],
          ]
        : [
            [cx - w, top + 2 * h * share],
            [cx + w, top + 2 * h * share],
          ]
      return [
        { x: a?.[0] ?? 0, y: a?.[1] ?? 0, depth: 0.7 },
        { x: b?.[0] ?? 0, y: b?.[1] ?? 0, depth: 0.7 },
      ]
    },
    { width: 1.5, light: 1.3 },
  )
  const floor = chordShape(
    bars * panes.length,
    (strand) => {
      const share = Math.floor(strand / panes.length) / (bars - 1)
      const from = cx - w + 2 * w * share
      const long = y - (top + 2 * h) + 0.3
      const k = (panes[strand % panes.length] ?? 0) * 0.12
      return [
        { x: from + k, y: top + 2 * h + 0.03, depth: 0 },
        { x: from + lean * long * 1.3 + k * 3, y: top + 2 * h + long, depth: -0.9 },
      ]
    },
    { light: 0.6 },
  )
  return [frame, floor]
}

/** Roofs against the sky with lit windows. */
export const skyline: Setting = (r, { x, y }) => {
  const houses: { readonly left: number; readonly right: number; readonly top: number; readonly gable: number }[] = []
  for (let left = -x * 1.1; left < x * 1.1;) {
    const wide = 0.16 + r() * 0.26
    houses.push({ left, right: left + wide, top: y * (0.2 + r() * 0.5), gable: r() < 0.4 ? 0.05 + r() * 0.1 : 0 })
    left += wide + (r() < 0.2 ? 0.05 : 0)
  }
  const outline = houses.flatMap(({ left, right, top, gable }) => [
    [left, y * 1.05] as const,
    [left, top] as const,
    [(left + right) / 2, top - gable] as const,
    [right, top] as const,
    [right, y * 1.05] as const,
  ])
  const roofs = chordShape(
    outline.length - 1,
    (at) => {
      const [a, b] = [outline[at] ?? [0, 0], outline[at + 1] ?? [0, 0]]
      return [
        { x: a[0], y: a[1], depth: 0.3 },
        { x: b[0], y: b[1], depth: 0.3 },
      ]
    },
    { width: 1.4, light: 1.2 },
  )
  const lit = houses.flatMap(({ left, right, top }) =>
    Array.from({ length: 16 }, (_, i) => ({
      x: left + (right - left) * (0.2 + 0.2 * (i % 4)),
      y: top + 0.08 + 0.12 * Math.floor(i / 4),
      isLit: r() < 0.34,
    })).filter(({ isLit, y: high }) => isLit && high < y),
  )
  const panes = chordShape(
    Math.max(1, lit.length) * 3,
    (strand) => {
      const pane = lit[Math.floor(strand / 3)] ?? { x: 9, y: 9 }
      const at = pane.x - 0.012 + 0.012 * (strand % 3)
      return [
        { x: at, y: pane.y, depth: 1 },
        { x: at, y: pane.y + 0.055, depth: 1 },
      ]
    },
    { width: 1.9, light: 1.4 },
  )
  return [roofs, panes]
}

/** Arches one behind the other, down a covered way. */
export const arches: Setting = (r, { x, y }) => {
  const count = 12
  const cx = (r() - 0.5) * x * 0.9
  const cy = y * (0.1 + r() * 0.12)
  return [
    strandShape(
      count * 2,
      (strand, u) => {
        const deep = Math.floor(strand / 2)
        const size = 1.75 * 0.76 ** deep * (strand % 2 === 0 ? 1 : 0.93)
        const [wide, high] = [size * 0.62, size * 0.62]
        const [px, py] = [cx * (1 - 0.76 ** deep), cy * (1 - 0.76 ** deep)]
        const foot = py + high * 1.1
        // Up one side, over the arch, down the other.
        const way = u * 3
        const angle = Math.PI * (1 + Math.max(0, Math.min(1, way - 1)))
        const low = way < 1 ? foot + (py - foot) * way : way > 2 ? py + (foot - py) * (way - 2) : py
        return {
          x: px + wide * Math.cos(angle),
          y: way < 1 || way > 2 ? low : py + wide * Math.sin(angle),
          depth: 0.7 - deep * 0.14,
        }
      },
      { bend: count * 18, light: 1.2, width: 1.15 },
    ),
  ]
}
