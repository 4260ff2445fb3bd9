import type { Shape } from './figures/shape.ts'
import type { Framing } from './framing.ts'
import { between, hsl, type Palette } from './palette.ts'
import type { CanvasContext, Sheet } from './canvas-context.ts'

/** The input of a line. `weight` thickens it for small pictures, where hairs vanish; 1: full size. */
export interface Line {
  readonly shape: Shape
  readonly framing: Framing
  readonly palette: Palette
  readonly weight: number
}

interface Layer {
  readonly width: number
  readonly alpha: number
  readonly saturation: number
  readonly lightness: number
  readonly warmth: number
  readonly step: number
  readonly strokes: number
}

/**
 * From the outside in: halo, sheath, and the hair of light itself. Widths are shares of the figure's radius; `step` is
 * the coarseness of the curve (1 strays a third of a pixel), `strokes` in how many pieces its light changes.
 */
const layers: readonly Layer[] = [
  { width: 0.034, alpha: 0.02, saturation: 95, lightness: 58, warmth: 0, step: 3, strokes: 64 },
  { width: 0.0115, alpha: 0.055, saturation: 92, lightness: 64, warmth: 0, step: 1.9, strokes: 112 },
  { width: 0.0037, alpha: 0.34, saturation: 82, lightness: 83, warmth: 0.22, step: 1, strokes: 224 },
]

/** Returns the position on a sheet of a moment of the line, in pixels. */
export function lightAt({ shape, framing }: Line, sheet: Sheet, t: number): readonly [number, number, number] {
  const reach = Math.min(sheet.width, sheet.height) * framing.radius
  const c = Math.cos(framing.rotation)
  const s = Math.sin(framing.rotation)
  const { x, y, depth } = shape.at(t)
  return [
    sheet.width * framing.cx + reach * (x * c - y * s),
    sheet.height * framing.cy + reach * (x * s + y * c),
    depth,
  ]
}

/** Sampling density of a harmonograph. */
const bendOfHarmonograph = 598

/** A share of a strand too small to be seen. */
const hair = 1e-7

/** Adds a piece of one strand to the path; times are those of the shape. */
function trace(
  canvas: CanvasContext,
  sheet: Sheet,
  line: Line,
  [start, end]: readonly [number, number],
  parts: number,
) {
  const [x, y] = lightAt(line, sheet, start)
  canvas.moveTo(x, y)
  for (let p = 1; p <= parts; p++) {
    const [px, py] = lightAt(line, sheet, start + ((end - start) * p) / parts)
    canvas.lineTo(px, py)
  }
}

/**
 * Draws the line from one share of its way to another (0 to 1) in additive light. Drawing 0→0.4 and
 * then 0.4→1 equals 0→1: the live stream and the clips add a little every frame.
 */
export function paintContour(canvas: CanvasContext, sheet: Sheet, line: Line, from = 0, to = 1): void {
  const { shape, framing, palette, weight } = line
  const { length, strands = 1, bend = bendOfHarmonograph } = shape
  const reach = Math.min(sheet.width, sheet.height) * framing.radius
  const samples = (bend * Math.sqrt(reach / 2.8)) / length
  const strand = length / strands
  canvas.globalCompositeOperation = 'lighter'
  canvas.lineCap = 'butt'
  canvas.lineJoin = 'bevel'
  for (const layer of layers) {
    const width = layer.width * reach * weight * (shape.width ?? 1)
    canvas.lineWidth = Math.max(0.75, width)
    const light = layer.alpha * Math.min(1, width / 0.75) * (shape.light ?? 1)
    const { strokes } = layer
    for (let i = Math.floor(from * strokes); i < Math.ceil(to * strokes); i++) {
      const k = i / strokes
      const start = Math.max(from, k) * length
      const end = Math.min(to, (i + 1) / strokes) * length
      if (end <= start) continue
      canvas.beginPath()
      for (let s = Math.min(strands - 1, Math.floor(start / strand)); s < strands && s * strand < end; s++) {
        // Inside the strand by a hair: on its bounds, rounding could yield a point of the one before or after it.
        const first = Math.max(start, (s + hair) * strand)
        const last = Math.min(end, (s + 1 - hair) * strand)
        if (last <= first) continue
        trace(canvas, sheet, line, [first, last], Math.max(1, Math.ceil(((last - first) * samples) / layer.step)))
      }
      const hue = between(between(palette.line, palette.hue2, k * 0.7), 36, layer.warmth * (1 - k))
      const near = 0.62 + 0.38 * shape.at(start).depth
      canvas.strokeStyle = hsl(hue, layer.saturation, layer.lightness, light * near * (1 - k * 0.5))
      canvas.stroke()
    }
  }
  canvas.globalCompositeOperation = 'source-over'
}
