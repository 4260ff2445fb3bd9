/**
 * A day out of three typed fields as `YYYY-MM-DD`; what was not typed is missing from it, so that the parser refuses
 * it. Two digits of a year stay two: the century a guest meant is not guessed.
 */
export function dayOf(day: string, month: string, year: string): string {
  const [d, m, y] = [day, month, year].map((text) => text.trim())
  return `${y ?? ''}-${(m ?? '').padStart(2, '0')}-${(d ?? '').padStart(2, '0')}`
}
