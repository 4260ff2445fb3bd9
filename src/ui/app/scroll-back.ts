import type { PlacedTile } from '@/ui/base/page-memory'

/** Maximum time for a page to grow to the position it was left at, ms. */
const PATIENCE = 2_000

/** Frames in a row that must keep the position: lines coming into sight change their height. */
const CALM_FRAMES = 10

/** Returns the tile of this key closest to its old place: another list may show the same. */
function tileAgain({ key, top }: PlacedTile, y: number): Element | undefined {
  const distance = (tile: Element): number => Math.abs(scrollY + tile.getBoundingClientRect().top - y - top)
  return [...document.querySelectorAll(`[data-key="${CSS.escape(key)}"]`)].toSorted(
    (one, other) => distance(one) - distance(other),
  )[0]
}

/**
 * Scrolls to where the page was left, each frame until its list is as long as it was and the
 * pressed tile is in its place, or until patience or the signal ends.
 */
export function scrollBackTo(y: number, pressed: PlacedTile | null, signal: AbortSignal): void {
  const until = performance.now() + PATIENCE
  let calm = 0
  const attempt = () => {
    if (signal.aborted) return
    const tile = pressed === null ? undefined : tileAgain(pressed, y)
    const goal = tile === undefined || pressed === null ? y : scrollY + tile.getBoundingClientRect().top - pressed.top
    window.scrollTo({ top: goal })
    calm = Math.abs(scrollY - goal) > 1 ? 0 : calm + 1
    if (calm < CALM_FRAMES && performance.now() < until) requestAnimationFrame(attempt)
  }
  attempt()
}
