/** Interval at which the tab's title moves after messages have arrived, in ms (OTH-018). */
export const TITLE_STEP = 100

/** Separates the end of a moving title from its beginning. */
const GAP = ' \u00b7 '

/**
 * Returns a moving title after this many steps: each moves one character from the beginning to the
 * end (OTH-018).
 */
export function movingTitle(text: string, step: number): string {
  const characters = Array.from(`${text}${GAP}`)
  const first = step % characters.length
  return [...characters.slice(first), ...characters.slice(0, first)].join('')
}
