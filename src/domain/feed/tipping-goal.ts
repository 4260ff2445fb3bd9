/** Minimum and maximum of one tip in whole coins: tips are paid in coins only (FEE-016). */
export const TIP_COINS = { least: 1, most: 10_000 } as const

/** The suggested amounts in whole coins. */
export const TIP_SUGGESTIONS = [5, 10, 25, 50, 100] as const

/** Whether the amount is allowed for a tip. */
export const isTipAmount = (coins: number): boolean =>
  Number.isSafeInteger(coins) && coins >= TIP_COINS.least && coins <= TIP_COINS.most

/** The goal of a post's tips (FEE-004). Coins are whole. */
export interface TippingGoal {
  readonly goalCoins: number
  /** The sum of all tips, which may exceed the goal. */
  readonly tipsSumCoins: number
  /** Whole percent, 0 to 100; 100 only once the goal is achieved. */
  readonly progressPercent: number
  readonly achieved: boolean
}

/** Returns a goal after tips of this sum; `goalCoins` is at least 1. */
export const tippingGoalOf = (goalCoins: number, tipsSumCoins: number): TippingGoal => ({
  goalCoins,
  tipsSumCoins,
  progressPercent: Math.floor((100 * Math.min(tipsSumCoins, goalCoins)) / goalCoins),
  achieved: tipsSumCoins >= goalCoins,
})
