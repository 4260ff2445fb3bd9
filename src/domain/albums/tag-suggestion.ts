import { cleanText, textLength } from '@/domain/access/text'

/** The shortest and the longest tag that can be suggested, characters. */
export const TAG_LENGTH = { least: 2, most: 40 } as const

/** How many tags a guest may suggest for one album. */
export const MAX_SUGGESTED_TAGS = 5

/** A suggested tag as it is stored: in lower case, without space around it, each space once; `null`: it can be no tag (MED-039). */
export function suggestedTag(typed: string): string | null {
  const tag = cleanText(typed).trim().replaceAll(/\s+/gu, ' ').toLowerCase()
  const length = textLength(tag)
  return length < TAG_LENGTH.least || length > TAG_LENGTH.most || !/^[\p{L}\p{N}][\p{L}\p{N}\p{M} '’-]*$/u.test(tag)
    ? null
    : tag
}
