/** A moment of a self-drawing artwork: the drawn share of the line, and its glow (0 to 1). */
export interface Moment {
  readonly drawn: number
  readonly light: number
}

const drawingEnds = 0.84
const fadingBegins = 0.9

const ease = (k: number) => k * k * (3 - 2 * k)
const within = (k: number) => Math.max(0, Math.min(1, k))

/**
 * Returns the moment at a share of the cycle (0 to 1): the line draws itself, rests, and fades. A
 * cycle ends as dark as it begins, so that it repeats without a visible seam.
 */
export function momentAt(share: number): Moment {
  const k = within(share / drawingEnds)
  return {
    drawn: within(0.86 * k + 0.14 * ease(k)),
    light: 1 - ease(within((share - fadingBegins) / (1 - fadingBegins))),
  }
}
