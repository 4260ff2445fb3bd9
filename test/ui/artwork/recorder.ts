import type { CanvasContext } from '@/ui/artwork/canvas-context'

/** A drawing context that records where its lines run instead of drawing them. */
export function recorder() {
  const strokes: { readonly width: number; readonly from: readonly number[]; readonly to: readonly number[] }[] = []
  let longest = 0
  let path: (readonly number[])[] = []
  let rectangles = 0
  const gradient = { addColorStop: () => undefined }
  const canvas: CanvasContext = {
    fillStyle: '',
    strokeStyle: '',
    lineWidth: 1,
    lineCap: 'butt',
    lineJoin: 'bevel',
    globalCompositeOperation: 'source-over',
    fillRect: () => {
      rectangles++
    },
    beginPath: () => {
      path = []
    },
    moveTo: (x, y) => path.push([x, y]),
    lineTo: (x, y) => {
      const [fromX = x, fromY = y] = path.at(-1) ?? []
      longest = Math.max(longest, Math.hypot(x - fromX, y - fromY))
      path.push([x, y])
    },
    arc: () => undefined,
    fill: () => undefined,
    stroke: () => {
      strokes.push({ width: canvas.lineWidth, from: path[0] ?? [], to: path.at(-1) ?? [] })
    },
    createLinearGradient: () => gradient,
    createRadialGradient: () => gradient,
  }
  return { pen: canvas, strokes, rectangles: () => rectangles, longest: () => longest }
}
