import type { Shape } from './shape.ts'
import { fit } from './fit.ts'
import { lineShape } from './strands.ts'

const turn = Math.PI * 2

/** Petals within petals: a rose curve that turns a little and closes in with each of its rounds. */
export function rose(r: () => number): Shape {
  const petals = 3 + Math.floor(r() * 5)
  const rounds = 20 + Math.floor(r() * 6)
  const depth = 0.42 + r() * 0.34
  const sharp = 0.7 + r() * 0.8
  const twist = (r() - 0.5) * 1.9
  const heart = 0.1 + r() * 0.22
  return fit(
    lineShape(
      (k) => {
        const angle = k * rounds * turn
        const open = Math.abs(Math.cos((angle * petals) / 2)) ** sharp
        const size = (1 - (1 - heart) * k) * (1 - depth + depth * open)
        const at = angle + twist * k
        return { x: size * Math.cos(at), y: size * Math.sin(at), depth: open * 1.6 - 0.8 }
      },
      { bend: 34 * rounds, light: 0.95 },
    ),
  )
}
