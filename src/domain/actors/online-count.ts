/**
 * Returns how many actors are online after one of them came or went: one more or one less
 * [SOC-016], never below zero. `wasOnline` is the known state of that actor; a repeated update
 * counts once, and an unknown actor counts as a change.
 */
export const onlineCountAfter = (count: number, wasOnline: boolean | undefined, isOnline: boolean): number => {
  if (wasOnline === isOnline) return count
  return Math.max(0, count + (isOnline ? 1 : -1))
}
