import type { Purchase } from '@/application/guest/guest-gateway'

/** The items of one day. */
export interface DayOf<T> {
  readonly day: string
  readonly lines: readonly T[]
}

/** The purchases of one day. */
export type PurchaseDay = DayOf<Purchase>

/** Groups entries by day, in order; `dayOf` names the day of a time in the guest's language. */
export function byDay<T extends { readonly at: number }>(
  lines: readonly T[],
  dayOf: (at: number) => string,
): readonly DayOf<T>[] {
  return [...Map.groupBy(lines, ({ at }) => dayOf(at))].map(([day, ofDay]) => ({ day, lines: ofDay }))
}

/** Formats coins for a statement: with their sign, and a true minus. */
export function signedCoins(coins: number, number: (value: number) => string): string {
  if (coins === 0) return number(0)
  return `${coins > 0 ? '+' : '\u2212'}${number(Math.abs(coins))}`
}
