/** The least and the most that is given with one tip, whole coins: a tip is given in coins only (FEE-016). */
export const TIP_COINS = { least: 1, most: 10_000 } as const

/** The amounts that are offered before a guest types one, whole coins. */
export const TIP_SUGGESTIONS = [5, 10, 25, 50, 100] as const

/** Whether so many coins can be given. */
export const isTipAmount = (coins: number): boolean =>
  Number.isSafeInteger(coins) && coins >= TIP_COINS.least && coins <= TIP_COINS.most

/** What tips are collected for with a post (FEE-004). Coins are whole. */
export interface TippingGoal {
  readonly goalCoins: number
  /** All that was given, also beyond the goal. */
  readonly tipsSumCoins: number
  /** Whole percent, 0 to 100; 100 only once the goal is achieved. */
  readonly progressPercent: number
  readonly achieved: boolean
}

/** A goal after tips of so many coins in all; `goalCoins` is at least 1. */
export const tippingGoalOf = (goalCoins: number, tipsSumCoins: number): TippingGoal => ({
  goalCoins,
  tipsSumCoins,
  progressPercent: Math.floor((100 * Math.min(tipsSumCoins, goalCoins)) / goalCoins),
  achieved: tipsSumCoins >= goalCoins,
})
