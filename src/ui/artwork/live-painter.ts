import { momentAt } from './cycle'
import { paintGround } from './backdrop'
import { paintHead } from './head'
import { paintContour, type Line } from './contour'
import { lineOf } from './paint'
import type { Sheet } from './canvas-context'

/** Seconds from the first point of a figure to the dark after it. */
const cycleSeconds = 84
const frameSeconds = 1 / 30
const sharpest = 2

type Layer = HTMLCanvasElement

const layer = ({ width, height }: Sheet): Layer => Object.assign(document.createElement('canvas'), { width, height })

/**
 * Paints one actor's live picture onto a canvas: the figure draws itself slowly and turns a little.
 * Its owner calls `resize` and `advance`; it has no clock and requests no frames.
 */
export class LivePainter {
  readonly #canvas: HTMLCanvasElement
  readonly #seed: number
  #ground: Layer | null = null
  #trace: Layer | null = null
  #line: Line | null = null
  #drawn = 0
  #cycle = 0
  #age: number
  #since = 0

  /**
   * @param startAt share of the first cycle that has already passed: a guest who joins late sees a figure, not a dark
   * room
   */
  constructor(canvas: HTMLCanvasElement, seed: number, startAt = 0.4) {
    this.#canvas = canvas
    this.#seed = seed
    this.#age = startAt * cycleSeconds
  }

  /** Takes a new size in CSS pixels. All is repainted before the next frame, without flicker. */
  resize(width: number, height: number, pixelRatio: number): void {
    const ratio = Math.min(pixelRatio, sharpest)
    const sheet = { width: Math.max(1, Math.round(width * ratio)), height: Math.max(1, Math.round(height * ratio)) }
    if (this.#ground && this.#canvas.width === sheet.width && this.#canvas.height === sheet.height) return
    this.#ground = layer(sheet)
    const canvas = this.#ground.getContext('2d', { alpha: false })
    if (!canvas) return
    paintGround(canvas, sheet, this.#seed, width < height ? 'p0' : 'l0')
    Object.assign(this.#canvas, sheet)
    this.#begin(this.#cycle)
    this.#show()
  }

  /** Advances by seconds. Steps under a frame are saved up, those over half a second are cut. */
  advance(seconds: number): void {
    this.#since += Math.min(seconds, 0.5)
    if (this.#since < frameSeconds * 0.9) return
    this.#age += this.#since
    this.#since = 0
    const cycle = Math.floor(this.#age / cycleSeconds)
    if (cycle !== this.#cycle) this.#begin(cycle)
    this.#show()
  }

  /** Paints the finished figure, for guests who prefer reduced motion. */
  still(): void {
    this.#age = (this.#cycle + 0.87) * cycleSeconds
    this.#show()
  }

  #begin(cycle: number): void {
    const { width, height } = this.#canvas
    const weight = Math.min(width, height) < 400 ? 1.4 : 1
    this.#line = lineOf(this.#seed, width < height ? 'p0' : 'l0', weight, cycle * 0.9)
    this.#trace = layer(this.#canvas)
    this.#drawn = 0
    this.#cycle = cycle
  }

  #show(): void {
    const canvas = this.#canvas.getContext('2d', { alpha: false })
    const tracer = this.#trace?.getContext('2d')
    if (!canvas || !tracer || !this.#ground || !this.#trace || !this.#line) return
    const { drawn, light } = momentAt((this.#age % cycleSeconds) / cycleSeconds)
    if (drawn > this.#drawn) paintContour(tracer, this.#canvas, this.#line, this.#drawn, drawn)
    this.#drawn = drawn
    canvas.globalCompositeOperation = 'source-over'
    canvas.drawImage(this.#ground, 0, 0)
    canvas.save()
    this.#sway(canvas, this.#line)
    canvas.globalCompositeOperation = 'lighter'
    canvas.globalAlpha = light
    canvas.drawImage(this.#trace, 0, 0)
    canvas.globalAlpha = 1
    paintHead(canvas, this.#canvas, this.#line, drawn, light)
    canvas.restore()
  }

  #sway(canvas: CanvasRenderingContext2D, { framing }: Line): void {
    const x = this.#canvas.width * framing.cx
    const y = this.#canvas.height * framing.cy
    const breath = 1 + 0.012 * Math.sin(this.#age * 0.31)
    canvas.translate(x, y)
    canvas.rotate(0.05 * Math.sin(this.#age * 0.13))
    canvas.scale(breath, breath)
    canvas.translate(-x, -y)
  }
}
