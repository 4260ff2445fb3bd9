/** The numbers of the kinds of notifications, as clients know them. */
export const NOTIFICATION_TYPES = {
  welcome: 1,
  'top-up': 2,
  'favorite-online': 3,
  'show-starts': 30,
  'show-cancelled': 31,
  'comment-answered': 32,
} as const

/** A kind of notification that is listed. */
export type ListedKind = keyof typeof NOTIFICATION_TYPES
