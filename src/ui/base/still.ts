/** The state of a history entry whose page is not to scroll on arrival (NAV-092). */
export const STILL = 'still'

/** The state of one whose page is shown as it was left, as after Back (NAV-086). */
export const RESUMED = 'resumed'
