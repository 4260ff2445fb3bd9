import type { Shape } from './shape.ts'
import { fit } from './fit.ts'
import { strandShape } from './strands.ts'

const turn = Math.PI * 2
const threads = 34

/** A silk band in the air: threads side by side along one bow, broad where they face the guest and thin where they turn. */
export function ribbon(r: () => number): Shape {
  const bows = 0.75 + r() * 0.6
  const twists = 0.8 + r() * 1.1
  const [p, q] = [r() * turn, r() * turn]
  const broad = 0.75 + r() * 0.35
  const rise = 0.55 + r() * 0.35
  const spine = (u: number) => ({
    x: 1.2 * (u * 2 - 1) + 0.16 * Math.sin(u * turn + q),
    y: rise * Math.cos(u * turn * bows + p),
  })
  return fit(
    strandShape(
      threads,
      (thread, way) => {
        // There and back, so that the line is lifted as little as possible.
        const u = thread % 2 === 0 ? way : 1 - way
        const here = spine(u)
        const turned = u * twists * turn + q
        const off = (thread / (threads - 1) - 0.5) * broad * (0.25 + 0.75 * Math.sin(Math.PI * u))
        return {
          x: here.x + off * 0.6 * Math.cos(turned),
          y: here.y + off * Math.sin(turned),
          depth: 0.15 + 0.8 * Math.sin(turned),
        }
      },
      { bend: threads * 13, light: 1.1, tilt: 0.6 },
    ),
  )
}
