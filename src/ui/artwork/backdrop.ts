import { chance } from './chance.ts'
import { variants, type Variant } from './framing.ts'
import { between, hsl, paletteOf, type Palette } from './palette.ts'
import type { CanvasContext, Sheet } from './canvas-context.ts'

interface Glow {
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly hue: number
  readonly saturation: number
  readonly lightness: number
  readonly alpha: number
}

function glow(canvas: CanvasContext, { width, height }: Sheet, g: Glow): void {
  const light = canvas.createRadialGradient(g.x, g.y, 0, g.x, g.y, g.radius)
  light.addColorStop(0, hsl(g.hue, g.saturation, g.lightness, g.alpha))
  light.addColorStop(0.5, hsl(g.hue, g.saturation, g.lightness * 0.8, g.alpha * 0.35))
  light.addColorStop(1, hsl(g.hue, g.saturation, g.lightness, 0))
  canvas.fillStyle = light
  canvas.fillRect(0, 0, width, height)
}

/** Amber and green look brighter than blue at the same lightness: the lamps of such a room are turned down. */
const calm = (hue: number) => 1 - 0.24 * Math.max(0, 1 - Math.abs(hue - 62) / 60)

/** The rooms of a figure: equally dark, with the same lamps, but lit differently. */
export const grounds = ['lamps', 'shafts', 'halo', 'dusk', 'veils'] as const

export type Ground = (typeof grounds)[number]

/** The room of an actor, the same on all their pictures. */
export const groundOf = (seed: number): Ground => grounds[(seed * 3 + Math.floor(seed / 5)) % grounds.length] ?? 'lamps'

interface Room {
  readonly canvas: CanvasContext
  readonly sheet: Sheet
  readonly palette: Palette
  readonly v: () => number
  readonly lamp: (x: number, y: number, radius: number, hue: number, s: number, l: number, alpha: number) => void
}

/** Beams that fall from above, from one side to the other. */
function paintShafts({ canvas, sheet: { width: w, height: h }, palette: { hue, hue2 }, v, lamp }: Room): void {
  const lean = (v() < 0.5 ? -1 : 1) * (0.25 + 0.35 * v())
  lamp(0.5 - lean * 0.9, 0.02, 0.9, hue, 74, 46, 0.5)
  lamp(0.2 + 0.6 * v(), 0.96, 0.8, hue2, 76, 36, 0.34)
  for (let i = 0; i < 4; i++) {
    const top = w * (0.5 - lean * 0.9 + (i - 1.5) * 0.07)
    const foot = top + lean * h * (0.9 + 0.3 * v()) + (i - 1.5) * w * 0.16
    const wide = w * (0.05 + 0.1 * v())
    const beam = canvas.createLinearGradient(0, 0, 0, h)
    const strength = 0.07 + 0.09 * v()
    beam.addColorStop(0, hsl(between(hue, hue2, 0.3), 80, 62, strength))
    beam.addColorStop(0.9, hsl(hue2, 80, 50, 0))
    canvas.beginPath()
    canvas.moveTo(top - wide * 0.16, 0)
    canvas.lineTo(top + wide * 0.16, 0)
    canvas.lineTo(foot + wide, h)
    canvas.lineTo(foot - wide, h)
    canvas.fillStyle = beam
    canvas.fill()
  }
}

/** One round light behind the figure, with a rim. */
function paintHalo({ canvas, sheet: { width: w, height: h }, palette: { hue, hue2 }, v, lamp }: Room): void {
  const [x, y] = [0.42 + 0.2 * v(), 0.36 + 0.16 * v()]
  lamp(x, y, 0.62, hue, 76, 46, 0.56)
  lamp(0.1 + 0.8 * v(), 0.95, 0.7, hue2, 76, 38, 0.36)
  const radius = Math.min(w, h) * (0.52 + 0.14 * v())
  const rim = canvas.createRadialGradient(w * x, h * y, radius * 0.55, w * x, h * y, radius * 1.22)
  rim.addColorStop(0, hsl(hue2, 80, 52, 0))
  rim.addColorStop(0.66, hsl(between(hue, hue2, 0.5), 80, 54, 0.17))
  rim.addColorStop(0.7, hsl(hue2, 80, 50, 0.05))
  rim.addColorStop(1, hsl(hue2, 80, 50, 0))
  canvas.fillStyle = rim
  canvas.fillRect(0, 0, w, h)
}

/** The last light along a low horizon. */
function paintDusk({ canvas, sheet: { width: w, height: h }, palette: { hue, hue2 }, v, lamp }: Room): void {
  const level = 0.63
  const band = canvas.createLinearGradient(0, 0, 0, h)
  band.addColorStop(0, hsl(hue2, 60, 30, 0.1))
  band.addColorStop(level - 0.02, hsl(between(hue, hue2, 0.3), 74, 44 * calm(hue), 0.42))
  band.addColorStop(level, hsl(between(hue, hue2, 0.55), 80, 52 * calm(hue), 0.46))
  band.addColorStop(level + 0.012, hsl(hue2, 60, 22, 0.2))
  band.addColorStop(1, hsl(hue2, 60, 20, 0.04))
  canvas.fillStyle = band
  canvas.fillRect(0, 0, w, h)
  lamp(0.15 + 0.7 * v(), level, 0.6, hue, 78, 48, 0.4)
}

/** Light through long veils. */
function paintVeils({ canvas, sheet: { width: w, height: h }, palette: { hue, hue2 }, v, lamp }: Room): void {
  lamp(v() < 0.5 ? 0.06 : 0.94, 0.35 + 0.3 * v(), 0.95, hue, 74, 44, 0.5)
  const folds = canvas.createLinearGradient(0, 0, w, h * 0.16)
  for (let i = 0; i <= 12; i++) {
    const isLit = i % 2 === 0
    folds.addColorStop(
      Math.max(0, Math.min(1, (i + (v() - 0.5) * 0.7) / 12)),
      hsl(between(hue, hue2, i / 12), 72, 46, isLit ? 0.1 + 0.16 * v() : 0.01),
    )
  }
  canvas.fillStyle = folds
  canvas.fillRect(0, 0, w, h)
}

/** Three lamps somewhere in the room. */
function paintLamps({ palette: { hue, hue2 }, v, lamp }: Room): void {
  lamp(0.25 + 0.5 * v(), 0.2 + 0.25 * v(), 1, hue, 72, 42, 0.52)
  lamp(0.1 + 0.8 * v(), 0.75 + 0.2 * v(), 0.9, hue2, 76, 40, 0.44)
  lamp(0.6 + 0.3 * v(), 0.1 + 0.45 * v(), 0.5, between(hue, 28, 0.6), 80, 52, 0.2)
}

const light: Readonly<Record<Ground, (room: Room) => void>> = {
  lamps: paintLamps,
  shafts: paintShafts,
  halo: paintHalo,
  dusk: paintDusk,
  veils: paintVeils,
}

/** The dark room behind a figure: a deep wash, its lamps and a few motes of light out of focus. */
export function paintGround(
  canvas: CanvasContext,
  sheet: Sheet,
  seed: number,
  variant: Variant,
  ground = groundOf(seed),
): void {
  const { width: w, height: h } = sheet
  const palette = paletteOf(seed)
  const { hue, hue2 } = palette
  const v = chance(seed * 17 + variants.indexOf(variant) * 523 + 3)
  const reach = Math.max(w, h * 0.9)
  const wash = canvas.createLinearGradient(0, 0, w * 0.4, h)
  wash.addColorStop(0, hsl(hue, 38, 13))
  wash.addColorStop(0.55, hsl(between(hue, hue2, 0.5), 36, 8))
  wash.addColorStop(1, hsl(hue2, 34, 5))
  canvas.globalCompositeOperation = 'source-over'
  canvas.fillStyle = wash
  canvas.fillRect(0, 0, w, h)

  canvas.globalCompositeOperation = 'screen'
  const lamp: Room['lamp'] = (x, y, radius, hue, s, l, alpha) =>
    glow(canvas, sheet, {
      x: w * x,
      y: h * y,
      radius: reach * radius,
      hue,
      saturation: s,
      lightness: l * calm(hue),
      alpha,
    })
  light[ground]({ canvas, sheet, palette, v, lamp })
  for (let i = 0; i < 14; i++) {
    canvas.beginPath()
    canvas.arc(v() * w, v() * h, Math.sqrt(w * h) * (0.012 + 0.055 * v() * v()), 0, 7)
    canvas.fillStyle = hsl(v() < 0.5 ? hue : hue2, 80, 70, 0.025 + 0.065 * v())
    canvas.fill()
  }

  canvas.globalCompositeOperation = 'multiply'
  const dusk = canvas.createRadialGradient(
    w * 0.5,
    h * 0.44,
    Math.min(w, h) * 0.35,
    w * 0.5,
    h * 0.5,
    Math.hypot(w, h) * 0.62,
  )
  dusk.addColorStop(0, 'rgba(255,255,255,1)')
  dusk.addColorStop(1, hsl(hue2, 24, 42))
  canvas.fillStyle = dusk
  canvas.fillRect(0, 0, w, h)
  canvas.globalCompositeOperation = 'source-over'
}
