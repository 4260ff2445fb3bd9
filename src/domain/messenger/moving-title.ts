/** How often the title of the tab moves on where messages have arrived; ms (OTH-018). */
export const TITLE_STEP = 100

/** What separates the end of a moving title from its beginning. */
const GAP = ' \u00b7 '

/** A moving title after so many steps: each takes one character from its beginning to its end (OTH-018). */
export function movingTitle(text: string, step: number): string {
  const characters = Array.from(`${text}${GAP}`)
  const first = step % characters.length
  return [...characters.slice(first), ...characters.slice(0, first)].join('')
}
