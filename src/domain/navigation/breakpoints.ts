/** From this width on, in px, the mobile menu is off [NAV-082]. */
export const MOBILE_MENU_BELOW = 1023

/** Whether a viewport of that width has the mobile menu [NAV-082]. */
export const isMobileMenuOn = (width: number): boolean => width < MOBILE_MENU_BELOW
