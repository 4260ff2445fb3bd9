import { chance } from './chance.ts'
import type { Point, Shape } from './figures/shape.ts'

interface Pendulum {
  readonly frequency: number
  readonly phase: number
  readonly damping: number
  readonly share: number
}

const ratios: readonly (readonly [number, number])[] = [
  [2, 3],
  [3, 2],
  [3, 4],
  [4, 3],
  [3, 5],
  [5, 3],
  [4, 5],
  [5, 4],
  [2, 5],
  [5, 6],
]

const length = 130
const step = 0.05
const turn = Math.PI * 2

const swing = (p: Pendulum, t: number) => Math.sin(p.frequency * t + p.phase) * Math.exp(-p.damping * t) * p.share

function draft(r: () => number): (t: number) => Point {
  const [n, m] = ratios[Math.floor(r() * ratios.length)] ?? [2, 3]
  const lead = 0.55 + r() * 0.2
  const pendulum = (whole: number, detune: number, share: number): Pendulum => ({
    frequency: whole + (r() - 0.5) * detune,
    phase: r() * turn,
    damping: 0.0032 + r() * 0.0062,
    share,
  })
  const across = [pendulum(n, 0.03, lead), pendulum(r() < 0.3 ? m : n, 0.022, 1 - lead)] as const
  const along = [pendulum(m, 0.03, lead), pendulum(r() < 0.3 ? n : m, 0.016, 1 - lead)] as const
  const far = pendulum(1, 0.02, 1)
  const twist = r() < 0.4 ? (r() - 0.5) * 0.012 : 0
  return (t) => {
    const x = swing(across[0], t) + swing(across[1], t)
    const y = swing(along[0], t) + swing(along[1], t)
    const c = Math.cos(twist * t)
    const s = Math.sin(twist * t)
    return { x: x * c - y * s, y: x * s + y * c, depth: Math.sin(far.frequency * t + far.phase) }
  }
}

interface Extent {
  readonly x: number
  readonly y: number
  readonly radius: number
  /** Distance by which the line finally leaves its first turns; 1: not at all. */
  readonly reach: number
  readonly fullness: number
}

/** The position, extent and fullness of a draft: a sliver of a line scores near 0, a round figure near 1. */
function extentOf(at: (t: number) => Point): Extent {
  let left = 9
  let right = -9
  let top = 9
  let bottom = -9
  let xx = 0
  let yy = 0
  let xy = 0
  for (let t = 0; t < length; t += step) {
    const { x, y } = at(t)
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
    xx += x * x
    yy += y * y
    xy += x * y
  }
  const x = (left + right) / 2
  const y = (top + bottom) / 2
  let radius = 0
  let reach = 0
  for (let t = 0; t < length; t += step) {
    const p = at(t)
    const away = Math.hypot(p.x - x, p.y - y)
    reach = Math.max(reach, away)
    if (t < 30) radius = reach
  }
  const spread = Math.hypot(xx - yy, 2 * xy)
  return {
    x,
    y,
    radius,
    reach: reach / radius,
    fullness: Math.sqrt(Math.max(0, (xx + yy - spread) / (xx + yy + spread))),
  }
}

/**
 * A harmonograph, the line that damped pendulums draw; one seed, one figure. Drafts that would
 * collapse to a sliver or leave their circle are discarded, so that every figure stays in its
 * frame.
 */
export function shapeOf(seed: number): Shape {
  const r = chance(seed * 7 + 11)
  let at = draft(r)
  let extent = extentOf(at)
  for (let tries = 0; (extent.fullness < 0.5 || extent.reach > 1.2) && tries < 40; tries++) {
    at = draft(r)
    extent = extentOf(at)
  }
  const final = at
  const { x, y, radius } = extent
  return {
    length,
    at: (t) => {
      const p = final(t)
      return { x: (p.x - x) / radius, y: (p.y - y) / radius, depth: p.depth }
    },
  }
}
