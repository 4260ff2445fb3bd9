import { chance } from './chance.ts'

/** The six pictures of an actor: two portraits (3:4), three landscapes (16:9), one square avatar. */
export type Variant = 'p0' | 'p1' | 'l0' | 'l1' | 'l2' | 'a0'

/** All variants, in the order in which they are drawn. */
export const variants: readonly Variant[] = ['p0', 'p1', 'l0', 'l1', 'l2', 'a0']

/** Placement of a figure: centre as shares of width and height, radius of the shorter side. */
export interface Framing {
  readonly cx: number
  readonly cy: number
  readonly radius: number
  readonly rotation: number
}

type Near = (low: number, high: number) => number

const framings: Readonly<Record<Variant, (tilt: number, near: Near) => Framing>> = {
  p0: (tilt, near) => {
    // The further aside, the smaller, so that the whole figure stays in the picture.
    const aside = near(-0.06, 0.06)
    return { cx: 0.5 + aside, cy: near(0.42, 0.52), radius: 0.5 - 1.2 * Math.abs(aside), rotation: tilt }
  },
  p1: (tilt, near) => ({
    cx: near(0.35, 0.65),
    cy: near(0.36, 0.5),
    radius: near(0.62, 0.85),
    rotation: tilt + near(0.5, 1.6),
  }),
  l0: (tilt) => ({ cx: 0.6, cy: 0.48, radius: 0.58, rotation: tilt }),
  l1: (tilt, near) => ({
    cx: near(0.52, 0.7),
    cy: near(0.4, 0.56),
    // Closer than this some figures would leave the picture.
    radius: near(0.7, 0.96),
    rotation: tilt + near(0.6, 2),
  }),
  l2: (tilt, near) => ({
    cx: near(0.34, 0.66),
    cy: near(0.44, 0.54),
    radius: near(0.5, 0.7),
    rotation: tilt - near(0.4, 1.7),
  }),
  a0: (tilt) => ({ cx: 0.5, cy: 0.5, radius: 0.56, rotation: tilt }),
}

/** The framing of a figure that may be turned only so far (see `Shape.tilt`). */
export const tilted = (framing: Framing, tilt = Math.PI): Framing => ({
  ...framing,
  rotation: tilt * Math.sin(framing.rotation),
})

/** The framing of one picture; `p0` and `l0` show the whole figure, the others come closer and turn it. */
export function framingOf(seed: number, variant: Variant): Framing {
  const tilt = chance(seed * 13 + 5)() * Math.PI * 2
  const v = chance(seed * 31 + variants.indexOf(variant) * 977 + 7)
  return framings[variant](tilt, (low, high) => low + v() * (high - low))
}
