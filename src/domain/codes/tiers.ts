/** One step of a staggered benefit: it applies to top-ups of `from` euro cents and more. */
export interface Tier {
  readonly from: number
}

/** A step that gives a number of something. */
export interface AmountTier extends Tier {
  readonly amount: number
}

/**
 * Returns the step for a top-up: the highest one not above it; none below the first step, so
 * nothing is given. `topUpCents` is euro cents, 0 without a top-up. Of two steps with the same
 * start the later one counts.
 */
export const tierFor = <S extends Tier>(tiers: readonly S[], topUpCents: number): S | undefined => {
  let held: S | undefined
  for (const tier of tiers) {
    if (tier.from <= topUpCents && (held === undefined || tier.from >= held.from)) held = tier
  }
  return held
}
