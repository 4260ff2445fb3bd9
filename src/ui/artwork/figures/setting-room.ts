import type { Setting } from './setting.ts'
import { chordShape, strandShape } from './strands.ts'

const turn = Math.PI * 2

/** Strings of small lamps that hang from side to side. */
export const garland: Setting = (r, { x, y }) => {
  const strings = 3
  const each = Array.from({ length: strings }, (_, i) => ({
    left: -y * (0.85 - 0.34 * i - r() * 0.2),
    right: -y * (0.85 - 0.34 * i - r() * 0.2),
    sag: 0.28 + r() * 0.3,
  }))
  const bulbs = Math.round(8 * x)
  const at = (string: number, u: number) => {
    const { left, right, sag } = each[string] ?? { left: 0, right: 0, sag: 0 }
    return { x: (u * 2 - 1) * x * 1.05, y: left + (right - left) * u + sag * 4 * u * (1 - u) }
  }
  const ropes = strandShape(strings, (string, u) => ({ ...at(string, u), depth: -0.2 }), { bend: 40, width: 1.2 })
  const lamps = strandShape(
    strings * bulbs * 2,
    (strand, u) => {
      const lamp = Math.floor(strand / 2)
      const spot = at(Math.floor(lamp / bulbs), ((lamp % bulbs) + 0.5) / bulbs)
      const size = (0.05 + 0.012 * Math.sin(lamp * 2.7)) * (strand % 2 === 0 ? 1 : 0.45)
      const angle = u * turn - Math.PI / 2
      return {
        x: spot.x + size * 0.72 * Math.cos(angle),
        y: spot.y + 0.06 + size * Math.sin(angle) * (1 + 0.25 * Math.sin(angle)),
        depth: 0.9,
      }
    },
    { bend: strings * bulbs * 12, width: 1.5, light: 1.5 },
  )
  return [ropes, lamps]
}

/** A curtain that falls in folds and is drawn a little to the side. */
export const curtain: Setting = (r, { x, y }) => {
  const threads = 110
  const folds = 7 + Math.floor(r() * 4)
  const side = r() < 0.5 ? -1 : 1
  const gather = 0.25 + r() * 0.3
  const p = r() * turn
  return [
    strandShape(
      threads,
      (thread, way) => {
        const u = thread % 2 === 0 ? way : 1 - way
        const k = thread / (threads - 1)
        const fold = Math.sin(k * folds * turn + p)
        const open = gather * Math.sin(Math.PI * u) ** 1.5
        const from = side * x * (1.06 - 1.5 * k * (1 - open))
        return {
          x: from + side * 0.028 * fold * (0.4 + u),
          y: -y * 1.05 + 2.1 * y * u + 0.02 * fold * u,
          depth: Math.cos(k * folds * turn + p) * 0.85,
        }
      },
      { bend: threads * 5, light: 1.05 },
    ),
  ]
}

/** Boards with the backs of books, some of them leaning. */
export const shelves: Setting = (r, { x, y }) => {
  const rows = 4
  const books: {
    readonly at: number
    readonly foot: number
    readonly tall: number
    readonly lean: number
    readonly near: number
  }[] = []
  for (let row = 0; row < rows; row++) {
    const foot = y * (-0.5 + 0.5 * row)
    let at = -x * 1.05
    while (at < x * 1.05) {
      const wide = 0.028 + r() * 0.05
      if (r() < 0.86) books.push({ at, foot, tall: 0.2 + r() * 0.17, lean: r() < 0.12 ? 0.07 : 0, near: r() })
      at += wide
    }
  }
  const backs = chordShape(
    books.length,
    (book) => {
      const { at, foot, tall, lean, near } = books[book] ?? { at: 0, foot: 9, tall: 0, lean: 0, near: 0 }
      const depth = near * 1.7 - 0.8
      return [
        { x: at, y: foot - 0.012, depth },
        { x: at + lean, y: foot - tall, depth },
      ]
    },
    { width: 1.35, light: 1.15 },
  )
  const boards = chordShape(
    rows * 2,
    (board) => {
      const level = y * (-0.5 + 0.5 * Math.floor(board / 2)) + 0.02 * (board % 2)
      return [
        { x: -x * 1.05, y: level, depth: 0.2 },
        { x: x * 1.05, y: level, depth: 0.2 },
      ]
    },
    { width: 1.2 },
  )
  return [boards, backs]
}
