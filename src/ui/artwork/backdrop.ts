import { chance } from './chance.ts'
import { variants, type Variant } from './framing.ts'
import { between, hsl, paletteOf } from './palette.ts'
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

/** The dark room behind a figure: a deep wash, three lamps and a few motes of light out of focus. */
export function paintGround(canvas: CanvasContext, sheet: Sheet, seed: number, variant: Variant): void {
  const { width: w, height: h } = sheet
  const { hue, hue2 } = paletteOf(seed)
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
  const lamp = (x: number, y: number, radius: number, hue: number, s: number, l: number, alpha: number) =>
    glow(canvas, sheet, {
      x: w * x,
      y: h * y,
      radius: reach * radius,
      hue,
      saturation: s,
      lightness: l * calm(hue),
      alpha,
    })
  lamp(0.25 + 0.5 * v(), 0.2 + 0.25 * v(), 1, hue, 72, 42, 0.52)
  lamp(0.1 + 0.8 * v(), 0.75 + 0.2 * v(), 0.9, hue2, 76, 40, 0.44)
  lamp(0.6 + 0.3 * v(), 0.1 + 0.45 * v(), 0.5, between(hue, 28, 0.6), 80, 52, 0.2)
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
