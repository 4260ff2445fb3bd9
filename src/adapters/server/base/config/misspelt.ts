/**
 * Maximum number of differing characters at which a name is reported as a misspelling of another
 * one.
 */
const MAX_SLIPS = 2

/** Names shorter than this have neighbours that mean something else: `HOME` is no `HOST`. */
const SHORT = 8

/**
 * The variables by which an orchestrator describes neighbours, as `NATS_SERVICE_HOST` and
 * `NATS_PORT_4222_TCP`.
 */
const OF_NEIGHBOURS = /_(?:SERVICE_HOST|SERVICE_PORT\w*|PORT|PORT_\d+_\w+)$/u

/**
 * Returns how many characters have to be changed, added, left out or exchanged with the next to
 * make one text of the other.
 */
function slipsBetween(one: string, other: string): number {
  let [before, last]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)]
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped = row > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      const slips = [
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        ...(isSwapped && column > 1 ? [(before[column - 2] ?? 0) + 1] : []),
      ]
      next.push(Math.min(...slips))
    }
    ;[before, last] = [last, next]
  }
  return last[other.length] ?? 0
}

/**
 * First words that only our names begin with; others, as `REQUESTS_` or `DATABASE_`, begin names of
 * other programs too.
 */
const OURS = /^(?:ANONYMOUS|FORMS|HSTS|METRICS|PLAYLIST|SANDBOX|SOCKETS)_/u

/**
 * Returns sentences about unknown variables that are probably misspelt: written almost as a known
 * one, or beginning with a word of ours. Reports none of the others that a process finds in its
 * environment.
 */
export function misspeltNames(set: readonly string[], known: readonly string[]): readonly string[] {
  return set
    .filter((name) => !known.includes(name) && !OF_NEIGHBOURS.test(name))
    .flatMap((name) => {
      const [nearest] = known
        .map((each) => ({ each, slips: slipsBetween(name.toUpperCase(), each) }))
        .sort((one, other) => one.slips - other.slips)
      if (nearest === undefined) return []
      const isClose = nearest.slips <= (name.length < SHORT ? 1 : MAX_SLIPS)
      if (!isClose && !OURS.test(name)) return []
      return [`${name} is not known and counts for nothing: is ${nearest.each} meant?`]
    })
}
