import type { Shape } from './shape.ts'
import { fit } from './fit.ts'
import { strandShape } from './strands.ts'

const turn = Math.PI * 2
const golden = Math.PI * (3 - Math.sqrt(5))

/** The seeds of a sunflower: small drops at the golden angle, larger towards the rim. */
export function bloom(r: () => number): Shape {
  const drops = 54 + Math.floor(r() * 34)
  const hollow = 0.02 + r() * 0.14
  const long = 0.15 + r() * 0.08
  const slim = 0.3 + r() * 0.35
  const lean = (r() - 0.5) * 2.2
  const lobes = r() < 0.5 ? 0 : 3 + Math.floor(r() * 4)
  return fit(
    strandShape(
      drops,
      (drop, u) => {
        const share = (drop + 1) / drops
        const angle = drop * golden
        const away = (hollow + (1 - hollow) * Math.sqrt(share)) * (1 + (lobes > 0 ? 0.14 * Math.cos(lobes * angle) : 0))
        const size = long * (0.35 + 0.65 * Math.sqrt(share))
        const along = size * Math.cos(u * turn)
        const across = size * slim * Math.sin(u * turn) * (1 - 0.5 * Math.cos(u * turn))
        const way = angle + lean * (1 - share * 0.5)
        return {
          x: away * Math.cos(angle) + along * Math.cos(way) - across * Math.sin(way),
          y: away * Math.sin(angle) + along * Math.sin(way) + across * Math.cos(way),
          depth: Math.cos(angle * 3) * 0.3 + share * 0.7,
        }
      },
      { bend: drops * 4.4, width: 1.3, light: 1.35 },
    ),
  )
}
