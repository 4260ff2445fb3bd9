/** The levels of a guest who suggests tags, from the first tag on (MOD-008 to MOD-010). */
export const TAG_LEVELS = ['basic', 'advanced', 'pro'] as const

export type TagLevel = (typeof TAG_LEVELS)[number]

/** Number of suggested tags with which each level begins. */
export const TAGS_FOR: Readonly<Record<TagLevel, number>> = { basic: 1, advanced: 10, pro: 50 }

/**
 * Returns the level that begins with the `count`th suggested tag; `null`: none does. Each level is
 * reached once, however often a guest suggests tags. A level names what a guest has done and gives
 * no coins: the documents promise none.
 */
export const tagLevelReached = (count: number): TagLevel | null =>
  TAG_LEVELS.find((level) => TAGS_FOR[level] === count) ?? null

/** Returns the level after this one; `null`: it is the last. */
export const nextTagLevel = (level: TagLevel): TagLevel | null => TAG_LEVELS[TAG_LEVELS.indexOf(level) + 1] ?? null
