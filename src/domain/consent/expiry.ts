/** Stored expiry stamps are whole seconds since 1970; the product counts in ms [API-031]. */
export const expiryFromStamp = (seconds: number): number => seconds * 1_000

/** Whether something stored with such a stamp is out of date at a moment in epoch ms [API-031]. */
export const isExpired = (seconds: number, now: number): boolean => now >= expiryFromStamp(seconds)
