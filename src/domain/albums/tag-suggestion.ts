import { cleanText, textLength } from '@/domain/access/text'

/** Minimum and maximum length of a suggested tag, in characters. */
export const TAG_LENGTH = { least: 2, most: 40 } as const

/** Maximum number of tags a guest may suggest for one album. */
export const MAX_SUGGESTED_TAGS = 5

/**
 * Normalizes a suggested tag for storage: lower case, trimmed, single spaces; returns `null` for an
 * invalid tag (MED-039).
 */
export function suggestedTag(typed: string): string | null {
  const tag = cleanText(typed).trim().replaceAll(/\s+/gu, ' ').toLowerCase()
  const length = textLength(tag)
  return length < TAG_LENGTH.least || length > TAG_LENGTH.most || !/^[\p{L}\p{N}][\p{L}\p{N}\p{M} '’-]*$/u.test(tag)
    ? null
    : tag
}
