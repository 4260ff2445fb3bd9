import { albumParts } from './albums.ts'
import { groundOf, paintGround, type Ground } from './backdrop.ts'
import { chance } from './chance.ts'
import { paintContour } from './contour.ts'
import { figureFamilyOf, figureIn, figureOf } from './figure.ts'
import { present } from './figures/setting-gifts.ts'
import { stillLife } from './figures/setting-table.ts'
import { framingOf, type Variant } from './framing.ts'
import { lineOf } from './paint.ts'
import { behind, dimmed, figurePart, settingParts, spanOf, type Part } from './parts.ts'
import { paletteOf } from './palette.ts'
import type { CanvasContext, Sheet } from './canvas-context.ts'
import type { Subject, Topic } from './subject.ts'
import { topics } from './topics.ts'
import { videoSettings } from './video-settings.ts'

/** All of a picture: the room, and the lines in it from back to front. */
export interface Composition {
  readonly seed: number
  readonly variant: Variant
  readonly ground: Ground
  readonly parts: readonly Part[]
}

function videoOf(seed: number, number: number, sheet: Sheet, weight: number): Composition {
  const look = videoSettings[number % videoSettings.length]
  if (look === undefined) return actorOf(seed, 'l0', weight)
  const { lines: linesOf, ground, cx, cy, radius, until } = look
  const r = chance(seed * 53 + number * 389 + 17)
  const palette = paletteOf(seed)
  const mirror = r() < 0.5
  const near = 0.86 + r() * 0.32
  const rotation = framingOf(seed, 'l0').rotation + (r() - 0.5) * 1.2
  const framing = { cx: mirror ? 1 - cx : cx, cy, radius: radius * near, rotation }
  const lines = linesOf(r, spanOf(sheet)).map((shape) => dimmed(shape, 0.72))
  return {
    seed,
    variant: 'l1',
    ground,
    parts: [
      ...settingParts(lines, behind(palette), weight),
      figurePart(figureOf(seed), framing, palette, weight, until),
    ],
  }
}

/** The closest that a picture of an album comes to a figure: any closer, most of a wide one is outside. */
const CLOSEST = 0.7

/** A picture of an album: the actor's kind of figure in another form, close or far, or a thing in outline. */
function grantedOf(seed: number, number: number, sheet: Sheet, weight: number): Composition {
  const own = 100_003 + seed * 127 + number
  const palette = paletteOf(seed)
  const r = chance(own * 3 + 1)
  if (number % 3 === 2) {
    const setting = number % 2 === 0 ? stillLife : present(number)
    return { seed, variant: 'p1', ground: 'halo', parts: settingParts(setting(r, spanOf(sheet)), palette, weight) }
  }
  const shape = figureIn(figureFamilyOf(seed), own)
  const close = framingOf(own, 'p1')
  const framing =
    number % 3 === 0
      ? { ...close, radius: Math.min(close.radius, CLOSEST) }
      : { cx: 0.5, cy: 0.4 + r() * 0.16, radius: 0.4 + r() * 0.14, rotation: r() * 6 }
  return { seed, variant: 'p1', ground: groundOf(seed + number), parts: [figurePart(shape, framing, palette, weight)] }
}

function topicOf(kind: Topic, number: number, variant: Variant, sheet: Sheet, weight: number): Composition {
  const { firstSeed, ground, lines } = topics[kind]
  const seed = firstSeed + number
  const r = chance(seed * 61 + 5)
  return { seed, variant, ground, parts: settingParts(lines(number)(r, spanOf(sheet)), paletteOf(seed), weight) }
}

const actorOf = (seed: number, variant: Variant, weight: number): Composition => ({
  seed,
  variant,
  ground: groundOf(seed),
  parts: [{ line: lineOf(seed, variant, weight), until: 1 }],
})

/**
 * Returns the composition of a subject's picture on a sheet.
 * @param weight thickens the lines for small pictures; 1 is full size
 */
export function compositionOf(subject: Subject, sheet: Sheet, weight = 1): Composition {
  if (subject.kind === 'actor') return actorOf(subject.seed, subject.variant, weight)
  if (subject.kind === 'video') return videoOf(subject.seed, subject.setting, sheet, weight)
  if (subject.kind === 'album') {
    const { seed, number } = subject
    return {
      seed,
      variant: 'l2',
      ground: number % 2 === 0 ? 'lamps' : 'veils',
      parts: albumParts(seed, number, sheet, weight),
    }
  }
  if (subject.kind === 'granted') return grantedOf(subject.seed, subject.number, sheet, weight)
  return topicOf(subject.kind, subject.number, subject.variant, sheet, weight)
}

/** Paints a composition as a whole. */
export function paintComposition(canvas: CanvasContext, sheet: Sheet, { seed, variant, ground, parts }: Composition) {
  paintGround(canvas, sheet, seed, variant, ground)
  for (const { line, until } of parts) paintContour(canvas, sheet, line, 0, until)
}
