import { useState } from 'react'

/** Distance from the newest message, in px, that counts as scrolled up. */
const AWAY = 80

/**
 * Counts messages that arrived since the guest scrolled up, for a button to the newest one. The
 * list counts from its end: scrolled up, its position is below zero.
 */
export function useMissed(entries: readonly { readonly at: number }[]): {
  readonly missed: number
  readonly scrolled: (top: number) => void
} {
  // Time of the newest message when the guest scrolled up; `null`: they have not.
  const [leftAt, setLeftAt] = useState<number | null>(null)
  return {
    missed: leftAt === null ? 0 : entries.filter(({ at }) => at > leftAt).length,
    scrolled: (top) => {
      const isAway = top < -AWAY
      if (!isAway) setLeftAt(null)
      else if (leftAt === null) setLeftAt(entries.reduce((newest, { at }) => Math.max(newest, at), 0))
    },
  }
}
