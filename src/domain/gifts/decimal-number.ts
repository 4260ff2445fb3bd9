/** A decimal number as prices of gifts are written, with a point and without a sign: `12`, `12.00`. */
const DECIMAL = /^\d{1,15}(?:\.\d{1,15})?$/u

/** Reads a price that is given as text as a decimal number; `null`: it is none, as `1e3`, `0x10`, `12,5` or an empty text (GIF-003). */
export const decimalNumber = (text: string): number | null => (DECIMAL.test(text) ? Number(text) : null)
