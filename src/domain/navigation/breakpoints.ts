/** The widths, in px, from which each layout holds [NAV-097]. */
export const BREAKPOINTS = { xs: 400, sm: 768, md: 992, lg: 1200, xl: 1368 } as const

/** The name of a layout; `base` is the smallest phone's, below every breakpoint [NAV-097]. */
export type Breakpoint = keyof typeof BREAKPOINTS | 'base'

const widestFirst = (Object.entries(BREAKPOINTS) as [Exclude<Breakpoint, 'base'>, number][]).toSorted(
  ([, a], [, b]) => b - a,
)

/** The layout of a viewport of that width [NAV-097]. */
export const breakpointOf = (width: number): Breakpoint => widestFirst.find(([, from]) => width >= from)?.[0] ?? 'base'

/** From this width on, in px, the mobile menu is off [NAV-082]. */
export const MOBILE_MENU_BELOW = 1023

/** Whether a viewport of that width has the mobile menu [NAV-082]. */
export const isMobileMenuOn = (width: number): boolean => width < MOBILE_MENU_BELOW

const columnsUpTo: readonly (readonly [width: number, columns: number])[] = [
  [767, 3],
  [991, 4],
  [1199, 5],
]

/** The most columns a tile grid has at a width: 3 to 767 px, 4 to 991, 5 to 1199, 6 above [MED-073][MED-074][MED-075]. */
export const maxTileColumns = (width: number): number => columnsUpTo.find(([upTo]) => width <= upTo)?.[1] ?? 6
