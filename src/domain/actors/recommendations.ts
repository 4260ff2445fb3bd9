/** How many actors are recommended, and how many of them are in sight at once. */
export const RECOMMENDED = {
  /** Beside a profile (ACT-062). */
  few: 4,
  /** When the guest wants more like them (ACT-063). */
  many: 16,
  /** For a guest by whom they have pinned (ACT-064). */
  preferred: 3,
  /** Of the many, in a grid on a phone before the guest wants the rest (ACT-065). */
  phoneGrid: 8,
  /** Of the many, beside one another in a row that scrolls (ACT-066). */
  slider: 5,
} as const

/** Page sizes of the list of favourites: everywhere, and on a phone (ACT-050, ACT-051). */
export const FAVORITES_PAGE = { usual: 50, phone: 10 } as const

interface Candidate {
  readonly id: string
  readonly categories: readonly string[]
  readonly languages: readonly string[]
}

/**
 * Those who have most in common with the favourites of a guest, the most first; equals retain their order. Favourites themselves are left
 * out, and who has nothing in common with any of them is no recommendation.
 */
export function preferredAmong<C extends Candidate>(
  candidates: readonly C[],
  favorites: readonly Candidate[],
  most: number,
): readonly C[] {
  const weights = new Map<string, number>()
  for (const trait of favorites.flatMap(traitsOf)) weights.set(trait, (weights.get(trait) ?? 0) + 1)
  const known = new Set(favorites.map(({ id }) => id))
  const weightOf = (one: C): number => traitsOf(one).reduce((sum, trait) => sum + (weights.get(trait) ?? 0), 0)
  return candidates
    .filter(({ id }) => !known.has(id))
    .map((one) => ({ one, weight: weightOf(one) }))
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, most)
    .map(({ one }) => one)
}

const traitsOf = ({ categories, languages }: Candidate): readonly string[] => [
  ...categories.map((slug) => `category ${slug}`),
  ...languages.map((code) => `language ${code}`),
]
