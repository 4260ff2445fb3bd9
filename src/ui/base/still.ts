/** The state of a history entry whose page is not to scroll on arrival (NAV-092). */
export const STILL = 'still'
