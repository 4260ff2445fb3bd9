/** How many actors are recommended, and how many of them are in sight at once. */
export const RECOMMENDED = {
  /** Beside a profile (ACT-062). */
  few: 4,
  /** When the guest wants more like them (ACT-063). */
  many: 16,
  /** Of the many, in a grid on a phone before the guest wants the rest (ACT-065). */
  phoneGrid: 8,
  /** Of the many, beside one another in a row that scrolls (ACT-066). */
  slider: 5,
} as const
