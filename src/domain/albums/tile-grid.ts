/** What a grid of tiles shows: albums, or videos. */
export const TILE_GRIDS = ['albums', 'videos'] as const

export type TileGridType = (typeof TILE_GRIDS)[number]

/** How large the tiles of a grid are. */
export const TILE_SIZES = ['small', 'large'] as const

/** What a guest has set for the grids of a type [MED-069]. */
export interface TileGridSettings {
  readonly size: (typeof TILE_SIZES)[number]
}

/** Of a guest who has set nothing. */
export const DEFAULT_SETTINGS: TileGridSettings = { size: 'small' }

/** The most columns up to a width of the window, px (ruling 14): three, four and five, and six beyond [MED-073][MED-074][MED-075]. */
const MAXIMA = [
  { upTo: 767, columns: 3 },
  { upTo: 991, columns: 4 },
  { upTo: 1199, columns: 5 },
] as const

const MAX_COLUMNS = 6

/** Below this width, px, a tile has no room for its title and price. */
const LEAST_TILE = { small: 150, large: 240 } as const

/**
 * How many columns a grid has in a window of `width` px: as many as the width allows, of tiles that are wide enough to be read; one at least. Pictures
 * without words below them are readable at any size.
 */
export function tileColumns(width: number, size: TileGridSettings['size'] = 'small', hasWords = true): number {
  const maximum = MAXIMA.find(({ upTo }) => width <= upTo)?.columns ?? MAX_COLUMNS
  if (!hasWords) return size === 'small' ? maximum : Math.max(1, maximum - 1)
  return Math.max(1, Math.min(maximum, Math.floor(width / LEAST_TILE[size])))
}
