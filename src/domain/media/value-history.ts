/**
 * The total value of the VIP30 offers released in a month; `month` from 1, `value` whole coins
 * (MED-080).
 */
export interface MonthValue {
  readonly month: number
  readonly year: number
  readonly value: number
}

/** A video in the history. `releasedAt` is epoch ms, `price` whole coins before any discount. */
export interface ValuedVideo {
  readonly releasedAt: number
  readonly price: number
}

/** Number of months in the history, including the current one. */
export const HISTORY_MONTHS = 12

const monthOf = (at: number): number => {
  const date = new Date(at)
  return date.getUTCFullYear() * 12 + date.getUTCMonth()
}

/**
 * Returns the value of each of the last twelve months (UTC), oldest first; a month without an offer
 * is worth 0. `now`: epoch ms.
 */
export function valueHistory(videos: readonly ValuedVideo[], now: number): readonly MonthValue[] {
  const first = monthOf(now) - HISTORY_MONTHS + 1
  const values = Array.from({ length: HISTORY_MONTHS }, () => 0)
  for (const { releasedAt, price } of videos) {
    const index = monthOf(releasedAt) - first
    const before = values[index]
    if (before !== undefined && releasedAt <= now) values[index] = before + price
  }
  return values.map((value, index) => ({
    month: ((first + index) % 12) + 1,
    year: Math.floor((first + index) / 12),
    value,
  }))
}
