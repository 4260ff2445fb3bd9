import type { Purchase } from '@/application/guest/guest-gateway'

/** What was booked on one day. */
export interface PurchaseDay {
  readonly day: string
  readonly lines: readonly Purchase[]
}

/** Groups entries by day, in the order they come; `dayOf` names the day of a moment in the guest's language. */
export function byDay(lines: readonly Purchase[], dayOf: (at: number) => string): readonly PurchaseDay[] {
  return [...Map.groupBy(lines, ({ at }) => dayOf(at))].map(([day, ofDay]) => ({ day, lines: ofDay }))
}

/** Coins as a statement writes them: with their sign, a true minus for what was spent. */
export function signedCoins(coins: number, number: (value: number) => string): string {
  if (coins === 0) return number(0)
  return `${coins > 0 ? '+' : '\u2212'}${number(Math.abs(coins))}`
}
