/** Pause in scrolling before the position is evaluated, in ms [NAV-084]. */
export const NAVBAR_PAUSE = 200

/** A movement over this many px is evaluated without waiting for a pause [NAV-084]. */
export const NAVBAR_MOVEMENT = 10

/** Movements up to this many px are jitter and ignored [NAV-084]. */
export const NAVBAR_TOLERANCE = 5

/** Scrolling down hides the navbar only below this many px from the top [NAV-083]. */
export const NAVBAR_HIDES_BELOW = 50

/** Whether the navbar is hidden, and the position in px at the last evaluation. */
export interface NavbarState {
  readonly hidden: boolean
  readonly y: number
}

/** The page was scrolled to a position, or has rested there for `NAVBAR_PAUSE`. */
export type NavbarEvent = { readonly type: 'scrolled' | 'paused'; readonly y: number }

/** The state at the top of a page. */
export const NAVBAR_SHOWN: NavbarState = { hidden: false, y: 0 }

/**
 * Updates the navbar, which hides when a guest scrolls down and returns when they scroll up: moving
 * down past 50 px hides it, any upward movement beyond the tolerance shows it [NAV-083]. It is
 * evaluated when scrolling pauses for 200 ms or moves over 10 px; an ignored movement is not
 * forgotten but adds to the next [NAV-084] (ruling 13).
 */
export const navbarAfter = (state: NavbarState, { type, y }: NavbarEvent): NavbarState => {
  const moved = y - state.y
  const least = type === 'paused' ? NAVBAR_TOLERANCE : NAVBAR_MOVEMENT
  if (Math.abs(moved) <= least) return state
  if (moved < 0) return { hidden: false, y }
  return { hidden: state.hidden || y > NAVBAR_HIDES_BELOW, y }
}
