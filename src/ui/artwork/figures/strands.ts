import type { Point, Shape } from './shape.ts'

/** The length of every figure: that of a harmonograph, so that all draw at the same speed. */
export const length = 130

type Look = Pick<Shape, 'bend' | 'width' | 'light' | 'tilt'>

/** A figure of one unbroken line; `k` runs from 0 to 1. */
export const lineShape = (at: (k: number) => Point, look: Look = {}): Shape => ({
  length,
  ...look,
  at: (t) => at(t / length),
})

/** A figure of several strands, each drawn from u = 0 to 1, one after the other. */
export function strandShape(strands: number, at: (strand: number, u: number) => Point, look: Look = {}): Shape {
  const unit = length / strands
  return {
    length,
    strands,
    ...look,
    at: (t) => {
      const strand = Math.min(strands - 1, Math.floor(t / unit))
      return at(strand, Math.min(1, t / unit - strand))
    },
  }
}

/** A figure of straight strands between two points each. */
export const chordShape = (strands: number, ends: (strand: number) => readonly [Point, Point], look: Look = {}) =>
  strandShape(
    strands,
    (strand, u) => {
      const [a, b] = ends(strand)
      return { x: a.x + (b.x - a.x) * u, y: a.y + (b.y - a.y) * u, depth: a.depth + (b.depth - a.depth) * u }
    },
    { bend: 0, ...look },
  )
