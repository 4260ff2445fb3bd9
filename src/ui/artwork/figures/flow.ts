import type { Point, Shape } from './shape.ts'
import { fit } from './fit.ts'
import { strandShape } from './strands.ts'

const turn = Math.PI * 2
const count = 170
const steps = 36
const golden = Math.PI * (3 - Math.sqrt(5))

/** Hairs of light that follow one current: each begins at another point of a disc and ends where it would leave it. */
export function flow(r: () => number): Shape {
  const swirl = (r() < 0.5 ? -1 : 1) * (0.7 + r() * 0.9)
  const [a, b] = [1.2 + r() * 1.6, 1.2 + r() * 1.6]
  const [p, q] = [r() * turn, r() * turn]
  const pull = 0.4 + r() * 0.9
  const way = r() * turn
  const direction = (x: number, y: number) =>
    way + swirl * 1.2 * Math.atan2(y + 0.18, x) + pull * (Math.sin(a * x + p) + Math.sin(b * y + q))
  const paths = Array.from({ length: count }, (_, i): readonly Point[] => {
    const away = Math.sqrt((i + 0.5) / count) * 0.94
    let x = away * Math.cos(i * golden)
    let y = away * Math.sin(i * golden)
    const path: Point[] = []
    for (let s = 0; s <= steps; s++) {
      path.push({ x, y, depth: 1 - (2 * s) / steps })
      const angle = direction(x, y)
      const nx = x + 0.021 * Math.cos(angle)
      const ny = y + 0.021 * Math.sin(angle)
      if (Math.hypot(nx, ny) < 1) [x, y] = [nx, ny]
    }
    return path
  })
  return fit(
    strandShape(
      count,
      (strand, u) => {
        const path = paths[strand] ?? []
        const s = Math.min(steps - 1, Math.floor(u * steps))
        const [from, to] = [path[s], path[s + 1]]
        if (from === undefined || to === undefined) return { x: 0, y: 0, depth: 0 }
        const k = u * steps - s
        return { x: from.x + (to.x - from.x) * k, y: from.y + (to.y - from.y) * k, depth: from.depth }
      },
      { bend: 260, width: 1.25, light: 1.15 },
    ),
  )
}
