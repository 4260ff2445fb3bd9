/**
 * From which width on, in px, the layout of a page is the next wider one [NAV-097]. Every query of a style sheet about the page's width is
 * derived from these; `test/ui/theme/breakpoints.test.ts` names the one that is not.
 */
export const BREAKPOINTS = { xs: 400, sm: 768, md: 992, lg: 1200, xl: 1368 } as const

/** From this width on, in px, the mobile menu is off [NAV-082]. */
export const MOBILE_MENU_BELOW = 1023

/** Whether a viewport of that width has the mobile menu [NAV-082]. */
export const isMobileMenuOn = (width: number): boolean => width < MOBILE_MENU_BELOW
