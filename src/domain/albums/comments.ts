/**
 * Number of album comments per request [MED-060], and number that the page reveals at a time
 * [MED-061] (ruling 6).
 */
export const COMMENTS_PER_REQUEST = 500
export const COMMENTS_AT_A_TIME = 5

/** A comment on an album. `created` is epoch ms. */
export interface AlbumComment {
  readonly id: string
  readonly text: string
  readonly created: number
  /** The author's name at the time of writing; answers contain no id of another guest. */
  readonly name: string
  readonly isOwn: boolean
}

/** The number of comments on an album, and whether this guest may write one now [MED-008]. */
export interface AlbumTalk {
  readonly total: number
  readonly isGuestAllowedToCommentAlbum: boolean
}

/** A page of album comments, newest first. */
export interface AlbumComments extends AlbumTalk {
  readonly items: readonly AlbumComment[]
}

/** Returns how many comments are shown after one more press: five more, up to the total. */
export const shownAfterMore = (shown: number, total: number): number => Math.min(total, shown + COMMENTS_AT_A_TIME)
