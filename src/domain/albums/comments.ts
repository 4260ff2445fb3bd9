/** How many comments of an album one request brings [MED-060], and how many the page shows at a time [MED-061] (ruling 6). */
export const COMMENTS_PER_REQUEST = 500
export const COMMENTS_AT_A_TIME = 5

/** A comment on an album. `created` is epoch ms. */
export interface AlbumComment {
  readonly id: string
  readonly text: string
  readonly created: number
  /** The name of its guest as it was then; no id of another guest is in an answer. */
  readonly name: string
  readonly isOwn: boolean
}

/** How many comments an album has, and whether this guest may write one now [MED-008]. */
export interface AlbumTalk {
  readonly total: number
  readonly isGuestAllowedToCommentAlbum: boolean
}

/** A page of the comments of an album, the newest first. */
export interface AlbumComments extends AlbumTalk {
  readonly items: readonly AlbumComment[]
}

/** How many comments are shown after one more press: five more, and never more than there are. */
export const shownAfterMore = (shown: number, total: number): number => Math.min(total, shown + COMMENTS_AT_A_TIME)
