/** What a tile of the bare page shows. */
export interface Tile {
  readonly id: string
  readonly name: string
  readonly age: number
  readonly words: readonly string[]
  /** Coins for a minute. */
  readonly price: number
  readonly isOnline: boolean
  readonly address: string
  /** Address of the picture, and of the same one in other widths. */
  readonly picture: { readonly src: string; readonly srcSet: string }
}

/** Where the bare page requests its tiles. */
export const TILES_PATH = '/bare/tiles.json'

/** Addresses of the bare page: its list, and the page that links it. */
export const BARE_LIST_PATH = '/en/cams/'
export const BARE_LINK_PATH = '/en/'
