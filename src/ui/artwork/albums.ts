import { chance } from './chance.ts'
import { figureOf } from './figure.ts'
import { fannedFrames, framesOf, wallFrames, type Frame } from './figures/setting-frames.ts'
import { present } from './figures/setting-gifts.ts'
import { stillLife } from './figures/setting-table.ts'
import { framingOf, type Framing } from './framing.ts'
import { behind, dimmed, figurePart, settingParts, spanOf, type Part } from './parts.ts'
import { paletteOf } from './palette.ts'
import type { Sheet } from './canvas-context.ts'

/** Places a figure inside a frame. */
function inside({ x, y, w, h, turned }: Frame, sheet: Sheet, rotation: number): Framing {
  const half = Math.min(sheet.width, sheet.height) / 2
  return {
    cx: 0.5 + (x * half) / sheet.width,
    cy: 0.5 + (y * half) / sheet.height,
    radius: Math.min(w, h) * 0.39,
    rotation: rotation + turned,
  }
}

/**
 * The cover of an album, in four compositions: a still life before the actor's figure, framed
 * states of the figure on a wall, flowers or another object beside the figure, and prints on a
 * table.
 */
export function albumParts(seed: number, number: number, sheet: Sheet, weight: number): readonly Part[] {
  const r = chance(seed * 59 + number * 397 + 23)
  const palette = paletteOf(seed)
  const figure = figureOf(seed)
  const { rotation } = framingOf(seed, 'l0')
  const span = spanOf(sheet)
  const side = r() < 0.5 ? 0.26 : 0.74
  if (number % 4 === 1 || number % 4 === 3) {
    const frames = number % 4 === 1 ? wallFrames(r, span) : fannedFrames(r)
    const shown = number % 4 === 1 ? frames : frames.slice(-1)
    return [
      ...settingParts(framesOf(frames)(r, span), behind(palette), weight),
      ...shown.map((frame, i) =>
        figurePart(figure, inside(frame, sheet, rotation), palette, weight, (i + 2) / (shown.length + 1)),
      ),
    ]
  }
  const isTable = number % 4 === 0
  const framing = isTable
    ? { cx: side, cy: 0.3, radius: 0.34, rotation }
    : { cx: side, cy: 0.46, radius: 0.52, rotation }
  // The object is in the middle of its sheet: it is moved to the side that the figure leaves free.
  const things = (isTable ? stillLife : present(1 + 2 * Math.floor(r() * 2)))(r, span)
  const aside = { cx: 1 - side, cy: 0.5, radius: 0.5, rotation: 0 }
  return [
    figurePart(dimmed(figure, 0.6), framing, behind(palette), weight),
    ...settingParts(things, palette, weight).map((part) =>
      isTable ? part : { ...part, line: { ...part.line, framing: aside } },
    ),
  ]
}
