import type { Prize } from './prize'

/**
 * Minimum segments of a wheel: fewer are no wheel, more than the maximum cannot be read. A wheel
 * with any other number is closed.
 */
export const MIN_SEGMENTS = 8

/** Maximum segments of a wheel; see `MIN_SEGMENTS`. */
export const MAX_SEGMENTS = 12

/** Sum of all chances of a wheel: hundredths of a percent. */
export const ALL_CHANCES = 10_000

/**
 * A segment of the wheel, with its chance in hundredths of a percent: guests read the same chance
 * that the draw uses.
 */
export interface SpinSegment {
  readonly id: string
  readonly prize: Prize
  /**
   * Coins that replace a video or album when none is left for the guest; `null` for all other
   * prizes.
   */
  readonly insteadCoins: number | null
  readonly chance: number
}

/** Whether this number of prizes makes a wheel. */
export const isWheel = (segments: number): boolean => segments >= MIN_SEGMENTS && segments <= MAX_SEGMENTS

/**
 * Returns the chance of each weight in hundredths of a percent: they always add up to
 * `ALL_CHANCES`, none is 0, and each differs from its exact share only by rounding. Weights are
 * whole and positive; without weights there are no chances.
 */
export function chancesOf(weights: readonly number[]): readonly number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  const exact = weights.map((weight) => (weight * ALL_CHANCES) / all)
  // Everything on the wheel can be won, however small its weight is.
  const chances = exact.map((share) => Math.max(1, Math.floor(share)))
  const missing = (index: number): number => (exact[index] ?? 0) - (chances[index] ?? 0)
  const order = weights.map((_, index) => index)
  let left = weights.length === 0 ? 0 : ALL_CHANCES - chances.reduce((sum, chance) => sum + chance, 0)
  while (left !== 0) {
    const step = Math.sign(left)
    const next = order
      .filter((index) => (chances[index] ?? 0) + step >= 1)
      .reduce((best, index) => (step * (missing(index) - missing(best)) > 0 ? index : best))
    chances[next] = (chances[next] ?? 0) + step
    left -= step
  }
  return chances
}

/** Returns the drawn segment; `roll` is in [0, 1). `undefined` without segments. */
export function drawnSegment<S extends { readonly chance: number }>(
  segments: readonly S[],
  roll: number,
): S | undefined {
  let left = Math.floor(roll * ALL_CHANCES)
  for (const segment of segments) {
    if (left < segment.chance) return segment
    left -= segment.chance
  }
  return undefined
}

/**
 * Returns the angle of a segment from the first one, in degrees clockwise: all segments have the
 * same size, since chances are read and not measured.
 */
export const angleOf = (index: number, segments: number): number => (index * 360) / segments

/**
 * Returns the rotation of the wheel in degrees that brings a segment to the pointer: it adds whole
 * rounds to the current rotation, so that the wheel never runs backwards and never jumps. The
 * middle of the segment stops at the pointer, so that nothing looks like a near miss.
 */
export function turnTo(before: number, index: number, segments: number, rounds: number): number {
  const rest = 360 - angleOf(index, segments)
  return (Math.floor(before / 360) + rounds) * 360 + (rest === 360 ? 0 : rest)
}

/** A guest's view of the wheel. */
export interface SpinWheel {
  /** In order, clockwise; empty when the wheel is closed. */
  readonly segments: readonly SpinSegment[]
  /** Number of the guest's spins; 0 without an account. */
  readonly spins: number
  /** The reason the guest cannot spin, or `null`. */
  readonly refusal: SpinRefusal | null
}

/** The reasons for refusing a spin. `closed`: the operator has configured no wheel. */
export const SPIN_REFUSALS = ['login-required', 'locked', 'restricted', 'self-excluded', 'no-spins', 'closed'] as const

/** One of the reasons. */
export type SpinRefusal = (typeof SPIN_REFUSALS)[number]

/** Returns the wheel with a new number of spins; any other refusal stays. */
export function withSpins(wheel: SpinWheel, spins: number): SpinWheel {
  const isBarred = wheel.refusal !== null && wheel.refusal !== 'no-spins'
  return { ...wheel, spins, refusal: isBarred ? wheel.refusal : spins === 0 ? 'no-spins' : null }
}
