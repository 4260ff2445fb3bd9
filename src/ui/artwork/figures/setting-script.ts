import type { Setting } from './setting.ts'
import { lineShape } from './strands.ts'

const turn = Math.PI * 2

/** A line of writing loops, row by row; the rows are uneven as those of a letter. */
export const script: Setting = (r, { x, y }) => {
  const rows = 7
  const lean = 0.25 + r() * 0.3
  const each = Array.from({ length: rows }, (_, i) => ({
    from: -x * (0.78 - r() * 0.1),
    to: x * (i % 3 === 2 ? 0.1 + r() * 0.4 : 0.7 + r() * 0.12),
    loops: 13 + Math.floor(r() * 6),
    p: r() * turn,
    q: r() * turn,
  }))
  return each.map((row, i) =>
    lineShape(
      (k) => {
        const angle = k * row.loops * turn
        const tall =
          0.05 + 0.035 * Math.sin(angle * 0.31 + row.p) + 0.04 * Math.max(0, Math.sin(angle * 0.173 + row.q)) ** 3
        const up = tall * (1 - Math.cos(angle))
        return {
          x: row.from + (row.to - row.from) * k + 0.042 * Math.sin(angle) + up * lean,
          y: y * (-0.72 + (1.5 * i) / (rows - 1)) - up + 0.02 * Math.sin(k * 9 + row.q),
          depth: 0.6 - 0.8 * k,
        }
      },
      { bend: row.loops * 9, width: 1.5, light: 1.35 },
    ),
  )
}
