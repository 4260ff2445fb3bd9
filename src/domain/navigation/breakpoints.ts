/**
 * The page widths, in px, from which the next wider layout applies [NAV-097]. Every style sheet
 * query about the page's width is derived from these; `test/ui/theme/breakpoints.test.ts` reports
 * any that is not.
 */
export const BREAKPOINTS = { xs: 400, sm: 768, md: 992, lg: 1200, xl: 1368 } as const

/** The mobile menu is off from this width on, in px [NAV-082]. */
export const MOBILE_MENU_BELOW = 1023

/** Whether a viewport of this width has the mobile menu [NAV-082]. */
export const isMobileMenuOn = (width: number): boolean => width < MOBILE_MENU_BELOW
