import type { Setting, Span } from './setting.ts'
import { chordShape } from './strands.ts'

/** A picture frame: centre, half width and half height in units of a `Span`, and its rotation. */
export interface Frame {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
  readonly turned: number
}

/** Frames side by side on a wall, the middle one larger or smaller than the others. */
export function wallFrames(r: () => number, { x }: Span): readonly Frame[] {
  const count = x > 1.3 ? 3 : 2
  const tall = 0.42 + r() * 0.1
  const rhythm = r() < 0.5 ? 0.8 : 1.22
  return Array.from({ length: count }, (_, i) => {
    const size = i === 1 ? rhythm : 1
    return {
      x: x * ((2 * (i + 0.5)) / count - 1) * 0.86,
      y: (r() - 0.5) * 0.16,
      w: Math.min(tall * size * 0.86, (x / count) * 0.86),
      h: tall * size,
      turned: 0,
    }
  })
}

/** Prints that lie over each other on a table, fanned out. */
export function fannedFrames(r: () => number): readonly Frame[] {
  const side = r() < 0.5 ? -1 : 1
  const step = 0.2 + r() * 0.1
  return Array.from({ length: 4 }, (_, i) => ({
    x: side * (0.62 - i * 0.32),
    y: 0.16 - i * 0.07,
    w: 0.46,
    h: 0.6,
    turned: side * (0.32 - i * step),
  }))
}

/** The lines of frames: an outer and an inner edge each. */
export const framesOf =
  (frames: readonly Frame[]): Setting =>
  () => {
    const edges = frames.flatMap((frame) =>
      [1, 1.03, 0.86].flatMap((size) => [0, 1, 2, 3].map((edge) => ({ frame, size, edge }))),
    )
    const corner = ({ x, y, w, h, turned }: Frame, size: number, at: number) => {
      const [px, py] = [(at % 4 === 0 || at % 4 === 3 ? -1 : 1) * w * size, (at % 4 < 2 ? -1 : 1) * h * size]
      const [c, s] = [Math.cos(turned), Math.sin(turned)]
      return { x: x + px * c - py * s, y: y + px * s + py * c, depth: size < 1 ? -0.4 : 0.5 }
    }
    return [
      chordShape(
        edges.length,
        (strand) => {
          const { frame, size, edge } = edges[strand] ?? {
            frame: { x: 9, y: 9, w: 0, h: 0, turned: 0 },
            size: 1,
            edge: 0,
          }
          return [corner(frame, size, edge), corner(frame, size, edge + 1)]
        },
        { width: 1.3, light: 1.15 },
      ),
    ]
  }
