/**
 * Joins three typed fields to a day, `YYYY-MM-DD`; an empty field makes it invalid, so that the
 * parser refuses it. A two-digit year stays as it is, because the intended century is unknown.
 */
export function dayOf(day: string, month: string, year: string): string {
  const [d, m, y] = [day, month, year].map((text) => text.trim())
  return `${y ?? ''}-${(m ?? '').padStart(2, '0')}-${(d ?? '').padStart(2, '0')}`
}
