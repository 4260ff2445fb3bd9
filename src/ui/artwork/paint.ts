import { figureOf } from './figure.ts'
import { framingOf, type Variant } from './framing.ts'
import { paintGround } from './backdrop.ts'
import { paintContour, type Line } from './contour.ts'
import { paletteOf } from './palette.ts'
import type { CanvasContext, Sheet } from './canvas-context.ts'

/** The line of one picture, ready to be drawn; `weight` above 1 thickens it for small sheets. */
export const lineOf = (seed: number, variant: Variant, weight = 1): Line => ({
  shape: figureOf(seed),
  framing: framingOf(seed, variant),
  palette: paletteOf(seed),
  weight,
})

/** A whole artwork; `progress` is the share of the line already drawn. */
export function paint(
  canvas: CanvasContext,
  sheet: Sheet,
  seed: number,
  variant: Variant,
  progress = 1,
  weight = 1,
): void {
  paintGround(canvas, sheet, seed, variant)
  paintContour(canvas, sheet, lineOf(seed, variant, weight), 0, progress)
}
