/** The content of a tile grid: albums or videos. */
export const TILE_GRIDS = ['albums', 'videos'] as const

export type TileGridType = (typeof TILE_GRIDS)[number]

/** The sizes of the tiles in a grid. */
export const TILE_SIZES = ['small', 'large'] as const

/** A guest's settings for the grids of a type [MED-069]. */
export interface TileGridSettings {
  readonly size: (typeof TILE_SIZES)[number]
}

/** The settings of a guest who has changed nothing. */
export const DEFAULT_SETTINGS: TileGridSettings = { size: 'small' }

/**
 * Maximum columns up to a window width in px (ruling 14): three, four and five, and six beyond
 * [MED-073][MED-074][MED-075].
 */
const MAXIMA = [
  { upTo: 767, columns: 3 },
  { upTo: 991, columns: 4 },
  { upTo: 1199, columns: 5 },
] as const

const MAX_COLUMNS = 6

/** Minimum width of a tile in px: a narrower one has no room for its title and price. */
const LEAST_TILE = { small: 150, large: 240 } as const

/**
 * Returns the number of columns in a window `width` px wide: as many as the width allows while
 * tiles stay readable, and at least one. Pictures without words below them are readable at any
 * size.
 */
export function tileColumns(width: number, size: TileGridSettings['size'] = 'small', hasWords = true): number {
  const maximum = MAXIMA.find(({ upTo }) => width <= upTo)?.columns ?? MAX_COLUMNS
  if (!hasWords) return size === 'small' ? maximum : maximum - 1
  return Math.max(1, Math.min(maximum, Math.floor(width / LEAST_TILE[size])))
}
