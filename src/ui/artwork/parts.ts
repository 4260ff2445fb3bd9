import type { Line } from './contour.ts'
import type { Shape } from './figures/shape.ts'
import type { Framing } from './framing.ts'
import { framed } from './paint.ts'
import type { Palette } from './palette.ts'
import type { Sheet } from './canvas-context.ts'

/** A line of a picture, and the share of it that is drawn when the picture is done. */
export interface Part {
  readonly line: Line
  readonly until: number
}

/** Colours that step back behind a figure. */
export const behind = ({ hue, hue2, line }: Palette): Palette => ({ hue, hue2: hue, line: hue2 === line ? hue : hue2 })

const whole: Framing = { cx: 0.5, cy: 0.5, radius: 0.5, rotation: 0 }

export const spanOf = ({ width, height }: Sheet) => ({
  x: width / Math.min(width, height),
  y: height / Math.min(width, height),
})

export const dimmed = (shape: Shape, light: number): Shape => ({ ...shape, light: (shape.light ?? 1) * light })

export const figurePart = (shape: Shape, framing: Framing, palette: Palette, weight: number, until = 1): Part => ({
  line: { shape, framing: framed(shape, framing), palette, weight },
  until,
})

export const settingParts = (shapes: readonly Shape[], palette: Palette, weight: number): readonly Part[] =>
  shapes.map((shape) => ({ line: { shape, framing: whole, palette, weight }, until: 1 }))
