import type { Shape } from './shape.ts'
import { fit } from './fit.ts'
import { strandShape } from './strands.ts'

const turn = Math.PI * 2
const ribs = 150

/** A shell: a spiral that grows, with a bowed rib from each of its turns to the next. */
export function shell(r: () => number): Shape {
  const turns = 2.4 + r() * 1.1
  const growth = 1.85 + r() * 0.9
  const bow = 0.35 + r() * 0.5
  const side = r() < 0.5 ? -1 : 1
  const cone = r() < 0.4 ? 0.35 + r() * 0.4 : 0
  const point = (angle: number) => {
    const away = growth ** (angle / turn)
    return { x: away * Math.cos(angle) * side, y: away * Math.sin(angle) - cone * away * 1.6 }
  }
  return fit(
    strandShape(
      ribs,
      (rib, way) => {
        // The ribs stay as close where the shell is large, and the live picture grows evenly.
        const angle = (rib / ribs) ** 0.62 * turns * turn
        const u = rib % 2 === 0 ? way : 1 - way
        const from = angle + bow * Math.sin(Math.PI * u) + u * 0.25
        const inside = point(from)
        const outside = point(from + turn)
        const k = 1 - (1 - u) ** 1.4
        return {
          x: inside.x + (outside.x - inside.x) * k,
          y: inside.y + (outside.y - inside.y) * k,
          depth: Math.sin(Math.PI * u) * 1.2 - 0.4,
        }
      },
      { bend: ribs * 2.4, light: 1.4 },
    ),
  )
}
