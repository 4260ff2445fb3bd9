/** Page sizes of the list of favourites: everywhere, and on a phone (ACT-050, ACT-051). */
export const FAVORITES_PAGE = { usual: 50, phone: 10 } as const

/** How many actors are recommended to a guest by whom they have pinned (ACT-064). */
export const PREFERRED = 3

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
