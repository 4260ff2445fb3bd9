import { lightAt, type Line } from './contour.ts'
import { hsl } from './palette.ts'
import type { CanvasContext, Sheet } from './canvas-context.ts'

/** The point of light at the end of a line that is still being drawn. */
export function paintHead(canvas: CanvasContext, sheet: Sheet, line: Line, drawn: number, light = 1): void {
  if (drawn <= 0 || drawn >= 1 || light <= 0) return
  const [x, y] = lightAt(line, sheet, drawn * line.shape.length)
  const radius = Math.min(sheet.width, sheet.height) * line.framing.radius * 0.085
  const glow = canvas.createRadialGradient(x, y, 0, x, y, radius)
  glow.addColorStop(0, hsl(line.palette.line, 90, 95, 0.95 * light))
  glow.addColorStop(0.12, hsl(line.palette.line, 95, 82, 0.55 * light))
  glow.addColorStop(0.4, hsl(line.palette.hue2, 95, 62, 0.14 * light))
  glow.addColorStop(1, hsl(line.palette.hue2, 95, 60, 0))
  canvas.globalCompositeOperation = 'lighter'
  canvas.fillStyle = glow
  canvas.fillRect(x - radius, y - radius, radius * 2, radius * 2)
  canvas.globalCompositeOperation = 'source-over'
}
