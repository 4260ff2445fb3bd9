/** The orientation of the screen [NAV-098]. */
export type Orientation = 'portrait' | 'landscape'

/**
 * Returns the orientation of a viewport in CSS pixels; a square counts as portrait, as the media
 * feature defines it [NAV-098].
 */
export const orientationOf = (width: number, height: number): Orientation => (width > height ? 'landscape' : 'portrait')
