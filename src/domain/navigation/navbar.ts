/** How long scrolling must pause before the position is looked at, in ms [NAV-084]. */
export const NAVBAR_PAUSE = 200

/** A movement over so many px is looked at without waiting for a pause [NAV-084]. */
export const NAVBAR_MOVEMENT = 10

/** Movements up to so many px are trembling and ignored [NAV-084]. */
export const NAVBAR_TOLERANCE = 5

/** Only below so many px from the top does scrolling down hide the navbar [NAV-083]. */
export const NAVBAR_HIDES_BELOW = 50

/** Whether the navbar is hidden, and the position in px at which it was last looked at. */
export interface NavbarState {
  readonly hidden: boolean
  readonly y: number
}

/** The page scrolled to a position, or has rested there for `NAVBAR_PAUSE`. */
export type NavbarEvent = { readonly type: 'scrolled' | 'paused'; readonly y: number }

/** At the top of a page. */
export const NAVBAR_SHOWN: NavbarState = { hidden: false, y: 0 }

/**
 * The navbar makes room when a guest scrolls down and comes back when they scroll up: down past 50 px hides, any upward
 * movement beyond the tolerance shows [NAV-083]. Evaluated when scrolling pauses for 200 ms or moves over 10 px; an
 * ignored movement is not forgotten but adds to the next [NAV-084] (ruling 13).
 */
export const navbarAfter = (state: NavbarState, { type, y }: NavbarEvent): NavbarState => {
  const moved = y - state.y
  const least = type === 'paused' ? NAVBAR_TOLERANCE : NAVBAR_MOVEMENT
  if (Math.abs(moved) <= least) return state
  if (moved < 0) return { hidden: false, y }
  return { hidden: state.hidden || y > NAVBAR_HIDES_BELOW, y }
}
