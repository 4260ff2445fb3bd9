import type { Shape } from './figures/shape.ts'
import { figureOf } from './figure.ts'
import { framingOf, tilted, type Framing, type Variant } from './framing.ts'
import type { Line } from './contour.ts'
import { paletteOf } from './palette.ts'

/** A figure as it is framed, but never turned further than it allows. */
export const framed = (shape: Shape, framing: Framing): Framing =>
  shape.tilt === undefined ? framing : tilted(framing, shape.tilt)

/**
 * The line of an actor's picture, ready to be drawn.
 * @param weight above 1 thickens it for small sheets
 * @param turned by how much it is turned beside the picture, in radians
 */
export function lineOf(seed: number, variant: Variant, weight = 1, turned = 0): Line {
  const shape = figureOf(seed)
  const framing = framingOf(seed, variant)
  return {
    shape,
    framing: framed(shape, { ...framing, rotation: framing.rotation + turned }),
    palette: paletteOf(seed),
    weight,
  }
}
