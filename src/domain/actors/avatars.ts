/** The age ratings of a picture, in years. */
export const AGE_RATINGS = [12, 16, 18] as const

/** The age a picture is rated for, in years. */
export type AgeRating = (typeof AGE_RATINGS)[number]

/**
 * The highest rating of an avatar in a list (ACT-067), and in a collection, which is shown beside
 * editorial content (ACT-068).
 */
export const AVATAR_LIMIT = { list: 16, collection: 12 } as const satisfies Record<string, AgeRating>

/** Whether a picture may be shown where `limit` is the highest rating. */
export const isWithin = (rating: AgeRating, limit: AgeRating): boolean => rating <= limit
