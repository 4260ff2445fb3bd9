/** The sort orders of album lists; the first is the default. */
export const ALBUM_ORDERS = ['newest', 'mostExpensive', 'cheapest', 'mostPictures', 'bestSelling'] as const

/** One of the sort orders. */
export type AlbumOrder = (typeof ALBUM_ORDERS)[number]

/** The filters of an album list: free albums, and albums that the guest has bought. */
export const ALBUM_TYPES = ['free', 'bought'] as const

/** One of the filters. */
export type AlbumType = (typeof ALBUM_TYPES)[number]
