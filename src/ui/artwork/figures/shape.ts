/** A point of the line: x and y in the unit circle, depth -1 (far) to 1 (near). */
export interface Point {
  readonly x: number
  readonly y: number
  readonly depth: number
}

/** A figure that can be drawn little by little, from t = 0 to `length`. */
export interface Shape {
  readonly length: number
  /** The line is lifted at every multiple of `length / strands`; default 1: one unbroken line. */
  readonly strands?: number
  /** Sampling density of the whole figure; 0: straight strands. Default: that of a harmonograph. */
  readonly bend?: number
  /** Width and light of the line relative to a harmonograph's; default 1. */
  readonly width?: number
  readonly light?: number
  /** Limit of the figure's rotation, in radians; default: none. */
  readonly tilt?: number
  /** A point of the figure; the last moment of a strand belongs to the next one. */
  at(t: number): Point
}
