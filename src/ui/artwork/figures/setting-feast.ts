import type { Setting } from './setting.ts'
import { strandShape } from './strands.ts'
import type { Shape } from './shape.ts'

const turn = Math.PI * 2

/** Bursts of light that open and fall. */
export const bursts: Setting = (r, { x, y }) => {
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
