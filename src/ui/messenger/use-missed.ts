import { useState } from 'react'

/** So far from the newest message, in px, a guest counts as having scrolled up. */
const AWAY = 80

/**
 * Counts messages that arrived since the guest scrolled up, for a button to the newest one. The
 * list counts from its end: scrolled up, its position is below zero.
 */
export function useMissed(entries: readonly { readonly at: number }[]): {
  readonly missed: number
  readonly scrolled: (top: number) => void
} {
  // The moment of the newest message when the guest left it; `null`: they are there.
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
