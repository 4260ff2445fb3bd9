/** A decimal number as gift prices are written, with a point and without a sign: `12`, `12.00`. */
const DECIMAL = /^\d{1,15}(?:\.\d{1,15})?$/u

/**
 * Reads a price from decimal text; returns `null` for any other text, such as `1e3`, `0x10`, `12,5`
 * or an empty one (GIF-003).
 */
export const decimalNumber = (text: string): number | null => (DECIMAL.test(text) ? Number(text) : null)
