import type { Point, Shape } from './shape.ts'

const samples = 3000

/** Moves and scales a figure to fill the unit circle: a framing can trust its radius. */
export function fit(shape: Shape): Shape {
  let [left, right, top, bottom] = [9, -9, 9, -9]
  const points: Point[] = []
  for (let i = 0; i < samples; i++) {
    const p = shape.at((i / samples) * shape.length)
    points.push(p)
    left = Math.min(left, p.x)
    right = Math.max(right, p.x)
    top = Math.min(top, p.y)
    bottom = Math.max(bottom, p.y)
  }
  const x = (left + right) / 2
  const y = (top + bottom) / 2
  const radius = Math.max(1e-6, ...points.map((p) => Math.hypot(p.x - x, p.y - y)))
  return {
    ...shape,
    at: (t) => {
      const p = shape.at(t)
      return { x: (p.x - x) / radius, y: (p.y - y) / radius, depth: p.depth }
    },
  }
}
