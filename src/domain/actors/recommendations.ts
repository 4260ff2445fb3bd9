/** Numbers of recommended actors, and how many of them are visible at once. */
export const RECOMMENDED = {
  /** Beside a profile (ACT-062). */
  few: 4,
  /** After the guest asks for more similar actors (ACT-063). */
  many: 16,
  /** Of the many, in a grid on a phone until the guest asks for the rest (ACT-065). */
  phoneGrid: 8,
  /** Of the many, side by side in a scrolling row (ACT-066). */
  slider: 5,
} as const
