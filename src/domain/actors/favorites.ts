/** Page sizes of the favourites list: the default, and on phones (ACT-050, ACT-051). */
export const FAVORITES_PAGE = { usual: 50, phone: 10 } as const

/** Number of actors recommended to a guest because of their favourites (ACT-064). */
export const PREFERRED = 3

interface Candidate {
  readonly id: string
  readonly categories: readonly string[]
  readonly languages: readonly string[]
}

/**
 * Returns the candidates who have most in common with the guest's favourites, best match first;
 * equal matches keep their order. Favourites themselves are left out, and so are actors without
 * anything in common with them.
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
