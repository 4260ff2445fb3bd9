/** Around each change of the layout, from the smallest phone to the widest screen, px. A window that is enlarged has a half and a quarter of its size. */
export const WIDTHS = [320, 360, 390, 480, 599, 600, 720, 844, 1022, 1023, 1280, 2560] as const

/** From a phone on its side, and one with a keyboard shown, to a tall screen, px. */
export const HEIGHTS = [320, 450, 619, 620, 844] as const

/** Each width with the lowest height, where most is covered, and the height of a phone with a width of each layout. */
export const SIZES: readonly (readonly [width: number, height: number])[] = [
  ...WIDTHS.map((width) => [width, HEIGHTS[0]] as const),
  ...([320, 390, 1023, 2560] as const).map((width) => [width, HEIGHTS[4]] as const),
]
