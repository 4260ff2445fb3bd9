/** One step of a staggered benefit: it applies to top-ups of `from` euro cents and more. */
export interface Stage {
  readonly from: number
}

/** A step that gives a number of something. */
export interface AmountStage extends Stage {
  readonly amount: number
}

/**
 * Returns the step for a top-up: the highest one not above it; none below the first step, so
 * nothing is given. `topUpCents` is euro cents, 0 without a top-up. Of two steps with the same
 * start the later one counts.
 */
export const stageFor = <S extends Stage>(stages: readonly S[], topUpCents: number): S | undefined => {
  let held: S | undefined
  for (const stage of stages) {
    if (stage.from <= topUpCents && (held === undefined || stage.from >= held.from)) held = stage
  }
  return held
}
