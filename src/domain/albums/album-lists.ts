/** The orders in which albums are listed; the first is the order of a list that nobody has sorted. */
export const ALBUM_ORDERS = ['newest', 'mostExpensive', 'cheapest', 'mostPictures', 'bestSelling'] as const

/** One of them. */
export type AlbumOrder = (typeof ALBUM_ORDERS)[number]

/** What a list of albums can be filtered by: albums that cost nothing, and those that the guest has bought. */
export const ALBUM_TYPES = ['free', 'bought'] as const

/** One of them. */
export type AlbumType = (typeof ALBUM_TYPES)[number]
