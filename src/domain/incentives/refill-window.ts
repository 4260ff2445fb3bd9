/** The time until which each type of incentive is hidden, by type, in epoch ms. */
export type HiddenTypes = Readonly<Record<string, number>>

/**
 * Maximum time for which a type can be hidden, in hours: as long as a closed group stays hidden
 * (INC-013).
 */
export const MAX_HIDDEN_HOURS = 720

/** Whether a type is hidden at a moment (INC-013). */
export const isTypeHidden = (hidden: HiddenTypes, type: string, now: number): boolean =>
  Object.hasOwn(hidden, type) && now < (hidden[type] ?? 0)

/**
 * Hides a type for whole hours from now on; never shortens a running period, and deletes those that
 * are over.
 */
export const hideType = (hidden: HiddenTypes, type: string, hours: number, now: number): HiddenTypes => {
  const running = Object.fromEntries(Object.entries(hidden).filter(([, until]) => until > now))
  return { ...running, [type]: Math.max(running[type] ?? 0, now + hours * 3_600_000) }
}
