import type { VirtualItem } from '@tanstack/react-virtual'

/** The lines of a grid that were measured while it was shown. */
export interface Heights {
  lines: VirtualItem[]
}

/** For so many grids heights are known, those that were shown last. */
const MAX_GRIDS = 20

const known = new Map<string, Heights>()

/**
 * The heights of a grid's lines at its page's last display, so that Back leads to the same place:
 * heights depend on titles, and lines above the window are not drawn. `grid` names it on its page,
 * with everything its lines depend on.
 */
export function heightsOf(grid: string): Heights {
  const state: unknown = window.history.state
  // The router gives each entry of the history a key.
  const entry = typeof state === 'object' && state !== null && 'key' in state ? String(state.key) : location.href
  const key = `${entry} ${grid}`
  const heights = known.get(key) ?? { lines: [] }
  known.delete(key)
  known.set(key, heights)
  const [oldest] = known.keys()
  if (known.size > MAX_GRIDS && oldest !== undefined) known.delete(oldest)
  return heights
}
