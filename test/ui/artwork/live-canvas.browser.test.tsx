import { describe, expect, it } from 'vitest'
import { cdp } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { figureFamilies, figureFamilyOf } from '@/ui/artwork/figure'
import { LiveCanvas } from '@/ui/artwork/live-canvas'
import { LivePainter } from '@/ui/artwork/live-painter'

const pixels = (canvas: HTMLCanvasElement) =>
  canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? new Uint8ClampedArray()

const brightness = (canvas: HTMLCanvasElement) =>
  pixels(canvas).reduce((sum, value, i) => (i % 4 === 3 ? sum : sum + value), 0)

const sheet = () => document.createElement('canvas')

describe('the live painter', () => {
  it('draws a little more of the figure as time goes on', () => {
    const canvas = sheet()
    const painter = new LivePainter(canvas, 3, 0.1)
    painter.resize(320, 180, 1)
    const early = brightness(canvas)
    for (let i = 0; i < 60; i++) painter.advance(0.4)
    expect(brightness(canvas)).toBeGreaterThan(early * 1.05)
  })

  it.each(figureFamilies)('draws a %s little by little', (family) => {
    const seed = Array.from({ length: 24 }, (_, i) => i + 1).find((one) => figureFamilyOf(one) === family) ?? 0
    const levels = [0, 0.2, 0.45, 0.8].map((startAt) => {
      const canvas = sheet()
      new LivePainter(canvas, seed, startAt).resize(320, 180, 1)
      return brightness(canvas)
    })
    const [ground = 0, ...drawn] = levels
    const whole = (levels.at(-1) ?? 0) - ground
    expect(whole).toBeGreaterThan(ground * 0.03)
    drawn.forEach((level, i) => expect(level - (levels[i] ?? 0)).toBeGreaterThan(whole * 0.04))
  })

  it('never paints sharper than two device pixels a CSS pixel', () => {
    const canvas = sheet()
    new LivePainter(canvas, 3).resize(320, 180, 3)
    expect({ width: canvas.width, height: canvas.height }).toEqual({ width: 640, height: 360 })
  })

  it('shows the figure again at once when it is resized: no frame is empty', () => {
    const canvas = sheet()
    const painter = new LivePainter(canvas, 3, 0.6)
    painter.resize(320, 180, 1)
    const before = brightness(canvas) / (320 * 180)
    painter.resize(400, 225, 1)
    expect(brightness(canvas) / (400 * 225)).toBeGreaterThan(before * 0.9)
  })

  it('paints thirty frames a second at most, however often it is called', () => {
    const canvas = sheet()
    const painter = new LivePainter(canvas, 3, 0.3)
    painter.resize(64, 36, 1)
    const first = pixels(canvas).join()
    painter.advance(0.008)
    expect(pixels(canvas).join()).toBe(first)
    painter.advance(0.03)
    expect(pixels(canvas).join()).not.toBe(first)
  })
})

describe('the live canvas', () => {
  it('stays at the finished figure for a guest who requested reduced motion', async () => {
    const session = cdp() as unknown as { send: (method: string, params: object) => Promise<unknown> }
    await session.send('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-reduced-motion', value: 'reduce' }],
    })
    const screen = await render(
      <div style={{ width: 320, height: 180 }}>
        <LiveCanvas seed={5} label="Mira, live" startAt={0} />
      </div>,
    )
    const canvas = screen.container.querySelector('canvas') ?? sheet()
    await expect.poll(() => canvas.width).toBeGreaterThanOrEqual(320)
    const finished = brightness(canvas)
    for (let i = 0; i < 12; i++) await new Promise(requestAnimationFrame)
    expect(brightness(canvas)).toBe(finished)
    await session.send('Emulation.setEmulatedMedia', { features: [] })
    const begun = sheet()
    new LivePainter(begun, 5, 0).resize(canvas.width, canvas.height, 1)
    expect(finished).toBeGreaterThan(brightness(begun) * 1.1)
  })

  it('is described to those who listen', async () => {
    const screen = await render(<LiveCanvas seed={5} label="Mira, live" />)
    expect(screen.container.querySelector('canvas')?.textContent).toBe('Mira, live')
  })
})
