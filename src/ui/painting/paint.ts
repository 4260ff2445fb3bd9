import { figureOf } from './figure.ts'
import { framingOf, type Variant } from './framing.ts'
import { paintGround } from './ground.ts'
import { paintLine, type Line } from './line.ts'
import { paletteOf } from './palette.ts'
import type { Pen, Sheet } from './pen.ts'

/** The line of one picture, ready to be drawn; `weight` above 1 thickens it for small sheets. */
export const lineOf = (seed: number, variant: Variant, weight = 1): Line => ({
  figure: figureOf(seed),
  framing: framingOf(seed, variant),
  palette: paletteOf(seed),
  weight,
})

/** A whole light painting; `progress` is the share of the line already drawn. */
export function paint(pen: Pen, sheet: Sheet, seed: number, variant: Variant, progress = 1, weight = 1): void {
  paintGround(pen, sheet, seed, variant)
  paintLine(pen, sheet, lineOf(seed, variant, weight), 0, progress)
}
