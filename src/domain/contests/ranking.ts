/** The properties of an entry by which it is ranked. `enteredAt` is epoch ms. */
export interface Ranked {
  readonly mediaId: string
  readonly votes: number
  readonly enteredAt: number
}

/**
 * Ranks entries by their votes. Entries with equally many share a place, and the next place counts
 * all before it: 1, 2, 2, 4. Among equal ones the earlier entry is listed first, then the lower id.
 */
export function ranked<T extends Ranked>(
  entries: readonly T[],
): readonly { readonly entry: T; readonly place: number }[] {
  return places(
    entries.toSorted((a, b) => b.votes - a.votes || a.enteredAt - b.enteredAt || (a.mediaId < b.mediaId ? -1 : 1)),
  )
}

/** The place of each of the entries, which are in the order of their votes. */
function places<T extends { readonly votes: number }>(
  sorted: readonly T[],
): readonly { readonly entry: T; readonly place: number }[] {
  const placed: { entry: T; place: number }[] = []
  for (const [index, entry] of sorted.entries()) {
    const before = placed.at(-1)
    placed.push({ entry, place: before?.entry.votes === entry.votes ? before.place : index + 1 })
  }
  return placed
}

/**
 * Returns the running totals of an entry for some days in order. `gains` holds the votes won or
 * lost on each day; days before the first of `days` count towards it. The last total is `votes`, so
 * that votes of no known day are in it too.
 */
export function runningTotals(
  gains: Readonly<Record<string, number>>,
  days: readonly string[],
  votes: number,
): readonly number[] {
  const known = Object.entries(gains)
  const unknown = votes - known.reduce((sum, [, gain]) => sum + gain, 0)
  return days.map((day) => unknown + known.reduce((sum, [at, gain]) => (at <= day ? sum + gain : sum), 0))
}

/** The properties of an entry whose place is known. */
interface Placed {
  readonly mediaId: string
  readonly votes: number
  readonly place: number
}

/**
 * Gives an entry of a ranking other votes. `inPlace`: in the order as it was; `ranked`: in the new
 * order with new places. The entries have to be the beginning of a ranking for the places to be
 * those of the whole.
 */
export function withVotes<T extends Placed>(
  entries: readonly T[],
  mediaId: string,
  votes: number,
): { readonly inPlace: readonly T[]; readonly ranked: readonly T[] } {
  const inPlace = entries.map((entry) => (entry.mediaId === mediaId ? { ...entry, votes } : entry))
  const sorted = inPlace.toSorted((a, b) => b.votes - a.votes)
  return { inPlace, ranked: places(sorted).map(({ entry, place }) => ({ ...entry, place })) }
}
