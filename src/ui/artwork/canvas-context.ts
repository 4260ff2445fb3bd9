/** The part of a 2D canvas that artworks need; browsers and the picture script bring their own. */
export interface CanvasContext {
  fillStyle: unknown
  strokeStyle: unknown
  lineWidth: number
  lineCap: unknown
  lineJoin: unknown
  globalCompositeOperation: unknown
  fillRect(x: number, y: number, w: number, h: number): void
  beginPath(): void
  moveTo(x: number, y: number): void
  lineTo(x: number, y: number): void
  arc(x: number, y: number, radius: number, from: number, to: number): void
  fill(): void
  stroke(): void
  createLinearGradient(x0: number, y0: number, x1: number, y1: number): Gradient
  createRadialGradient(x0: number, y0: number, r0: number, x1: number, y1: number, r1: number): Gradient
}

interface Gradient {
  addColorStop(at: number, colour: string): void
}

/** The sheet an artwork is drawn on, in device pixels. */
export interface Sheet {
  readonly width: number
  readonly height: number
}
