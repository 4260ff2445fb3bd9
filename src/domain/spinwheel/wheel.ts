import type { Prize } from './prize'

/** A wheel has so many segments: fewer are no wheel, more cannot be read. Another number is no wheel, and it is closed. */
export const MIN_SEGMENTS = 8

/** See `MIN_SEGMENTS`. */
export const MAX_SEGMENTS = 12

/** What all chances of a wheel add up to: hundredths of a percent. */
export const ALL_CHANCES = 10_000

/** A segment of the wheel, with its chance in hundredths of a percent: what guests read is what is drawn by. */
export interface SpinSegment {
  readonly id: string
  readonly prize: Prize
  /** Coins that replace a video or album where none is left for the guest; `null` for all else. */
  readonly insteadCoins: number | null
  readonly chance: number
}

/** Whether so many prizes make a wheel. */
export const isWheel = (segments: number): boolean => segments >= MIN_SEGMENTS && segments <= MAX_SEGMENTS

/**
 * The chance of each weight in hundredths of a percent: together always `ALL_CHANCES`, none 0, and none further from its exact share than
 * the rounding. Weights are whole and positive; without weights there are no chances.
 */
export function chancesOf(weights: readonly number[]): readonly number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  const exact = weights.map((weight) => (weight * ALL_CHANCES) / all)
  // What is on the wheel can be won, however small its weight is.
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

/** The segment that chance has drawn; `roll` is in [0, 1). `undefined`: there are no segments. */
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

/** By how many degrees a segment is from the first one, clockwise: all segments are of one size, since chances are read and not measured. */
export const angleOf = (index: number, segments: number): number => (index * 360) / segments

/**
 * How far the wheel is turned, in degrees, so that a segment is at the pointer: whole rounds are added to the turn it has, so that it never
 * runs backwards and never jumps. The middle of the segment comes to rest at the pointer, so that nothing looks like a near miss.
 */
export function turnTo(before: number, index: number, segments: number, rounds: number): number {
  const rest = 360 - angleOf(index, segments)
  return (Math.floor(before / 360) + rounds) * 360 + (rest === 360 ? 0 : rest)
}

/** The wheel as a guest sees it. */
export interface SpinWheel {
  /** In their order, clockwise; empty: the wheel is closed. */
  readonly segments: readonly SpinSegment[]
  /** How many spins the guest has; 0 without an account. */
  readonly spins: number
  /** Why the guest cannot spin; `null`: they can. */
  readonly refusal: SpinRefusal | null
}

/** `closed`: an operator has set no wheel. */
export const SPIN_REFUSALS = ['login-required', 'locked', 'restricted', 'self-excluded', 'no-spins', 'closed'] as const

/** Why a guest cannot spin. */
export type SpinRefusal = (typeof SPIN_REFUSALS)[number]

/** The wheel once a spin has left so many: what bars a guest for another reason stays. */
export function withSpins(wheel: SpinWheel, spins: number): SpinWheel {
  const isBarred = wheel.refusal !== null && wheel.refusal !== 'no-spins'
  return { ...wheel, spins, refusal: isBarred ? wheel.refusal : spins === 0 ? 'no-spins' : null }
}
