import type { Setting } from './setting.ts'
import { lineShape, strandShape } from './strands.ts'

const turn = Math.PI * 2

/** Threads over and under each other, in a weave that bulges where the light is. */
export const weave: Setting = (r, { x, y }) => {
  const density = 7 + Math.floor(r() * 9)
  const [warps, wefts] = [Math.round(density * x), Math.round(density * y)]
  const lean = (r() - 0.5) * 1.1
  const bulge = (r() < 0.5 ? -1 : 1) * (0.1 + r() * 0.16)
  const [cx, cy] = [(r() - 0.5) * x, (r() - 0.5) * y]
  const wave = r() * 0.1
  const p = r() * turn
  const long = Math.hypot(x, y) * 1.1
  const place = (a: number, b: number, over: number) => {
    const px = a * Math.cos(lean) - b * Math.sin(lean)
    const py = a * Math.sin(lean) + b * Math.cos(lean)
    const away = Math.hypot(px - cx, py - cy)
    const push = 1 + bulge * 3 * Math.exp(-2.2 * away * away)
    return {
      x: cx + (px - cx) * push + wave * Math.sin(py * 3 + p),
      y: cy + (py - cy) * push,
      depth: Math.max(-1, Math.min(1, over * 0.75 + 0.35 * Math.exp(-2 * away * away))),
    }
  }
  const triples = 3
  const threads = (count: number, isWarp: boolean) =>
    strandShape(
      count * triples,
      (strand, way) => {
        const u = strand % 2 === 0 ? way : 1 - way
        const thread = Math.floor(strand / triples)
        const beside = ((strand % triples) - 1) * 0.016
        const fix = ((2 * (thread + 0.5)) / count - 1) * long
        const run = (u * 2 - 1) * long
        const over = Math.sin(run * Math.PI * (count / (2 * long)) + (thread % 2) * Math.PI + (isWarp ? 0 : Math.PI))
        return isWarp ? place(fix + beside, run, over) : place(run, fix + beside, over)
      },
      { bend: count * triples * 14, light: 1.05 },
    )
  return [threads(warps, true), threads(wefts, false)]
}

/** Rows of loops that hang in each other, as in a knitted cloth. */
export const knit: Setting = (r, { x, y }) => {
  const loops = Math.round((5 + Math.floor(r() * 4)) * x)
  const pitch = (2.2 * x) / loops
  const rows = Math.ceil((2.2 * y) / (pitch * 0.8)) + 1
  const sag = 0.06 + r() * 0.12
  const p = r() * turn
  const threads = 3
  return Array.from({ length: rows * threads }, (_, i) => {
    const row = Math.floor(i / threads)
    const beside = ((i % threads) - 1) * 0.05
    return lineShape(
      (k) => {
        const angle = k * loops * turn
        const across = -1.1 * x + 2.2 * x * k
        const hang = sag * Math.sin(across * 1.3 + p + row * 0.12)
        return {
          x: across - pitch * 0.36 * Math.sin(angle * 2) * (1 + beside),
          y: -1.1 * y + row * pitch * 0.8 - pitch * (0.62 + beside) * Math.cos(angle) + hang,
          depth: 0.55 * Math.sin(angle * 2 + 1) + 0.1,
        }
      },
      { bend: loops * 15, light: 1.1 },
    )
  })
}

/** Plaits side by side, each of three cords of fine threads. */
export const braid: Setting = (r, { x, y }) => {
  const lean = (r() - 0.5) * 1.2
  const long = Math.hypot(x, y) * 1.05
  const plaits = 2 + Math.floor(r() * 3)
  const fine = 7
  const wide = (0.8 * long) / plaits
  const length = wide * (1.5 + r() * 0.9)
  return [
    strandShape(
      plaits * 3 * fine,
      (strand, way) => {
        const u = strand % 2 === 0 ? way : 1 - way
        const plait = Math.floor(strand / (3 * fine))
        const cord = Math.floor(strand / fine) % 3
        const beside = ((strand % fine) / (fine - 1) - 0.5) * wide * 0.38
        const run = (u * 2 - 1) * long
        const phase = (run / length) * turn + (cord * turn) / 3
        const over = Math.cos(phase * 2)
        const middle = ((2 * (plait + 0.5)) / plaits - 1) * long
        const across = middle + wide * 0.56 * Math.sin(phase) + beside * (0.75 + 0.25 * over)
        return {
          x: across * Math.cos(lean) - run * Math.sin(lean),
          y: across * Math.sin(lean) + run * Math.cos(lean),
          depth: over * 0.85,
        }
      },
      { bend: plaits * 3 * fine * 16, light: 1.05 },
    ),
  ]
}
