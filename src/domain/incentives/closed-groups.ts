/**
 * The time at which each group was closed, by group, in epoch milliseconds; stored on the guest's
 * device.
 */
export type ClosedGroups = Readonly<Record<string, number>>

/** Time for which a closed group stays hidden: 30 days, in milliseconds [INC-005]. */
export const closedGroupMemory = 30 * 86_400_000

/** Whether a group was closed in the last 30 days [INC-005]. */
export const isGroupBlocked = (closed: ClosedGroups, group: string, now: number): boolean =>
  Object.hasOwn(closed, group) && now - (closed[group] ?? 0) < closedGroupMemory

/**
 * Records a group as closed now, and deletes those older than 30 days so that the record cannot
 * grow [INC-005].
 */
export const storeClosed = (closed: ClosedGroups, group: string, now: number): ClosedGroups => ({
  ...Object.fromEntries(Object.entries(closed).filter(([name]) => isGroupBlocked(closed, name, now))),
  [group]: now,
})

/**
 * Reads the stored record defensively, since another program may have written it: only groups with
 * a time are taken [INC-005].
 */
export const parseClosedGroups = (stored: string | null): ClosedGroups => {
  if (stored === null) return {}
  try {
    const value: unknown = JSON.parse(stored)
    if (typeof value !== 'object' || value === null) return {}
    return Object.fromEntries(
      Object.entries(value).filter((entry): entry is [string, number] => Number.isSafeInteger(entry[1])),
    )
  } catch {
    return {}
  }
}
