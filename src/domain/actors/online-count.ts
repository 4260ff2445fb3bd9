/**
 * How many actors are online after one came or went: one more or one less [SOC-016], never below none. `wasOnline` is
 * the known state of that actor; receiving the same update twice counts once, and an unknown actor counts as a change.
 */
export const onlineCountAfter = (count: number, wasOnline: boolean | undefined, isOnline: boolean): number => {
  if (wasOnline === isOnline) return count
  return Math.max(0, count + (isOnline ? 1 : -1))
}
