/** What a guest agrees to where a test looks at something else than prices: as much as it takes, coins. */
export const ANY_PRICE = Number.MAX_SAFE_INTEGER
