/**
 * Texts that cannot be a path segment: the empty one, and the dots that a browser reads as "here"
 * and "one up".
 */
const unspeakable = /^~*\.{0,2}$/u
const escaped = /^~+\.{0,2}$/u

/**
 * Encodes any text as one path segment. Slashes, percent signs and every script are
 * percent-encoded; the few texts that cannot be a segment get a tilde in front, reversibly. Lone
 * surrogates, which no address can contain, become U+FFFD.
 */
export const encodeSegment = (text: string): string =>
  unspeakable.test(text) ? `~${text}` : encodeURIComponent(text.toWellFormed())

/** Decodes a segment; a broken percent sign, as in a hand-typed `100%`, stays as it is. */
export const decodeSegment = (segment: string): string => {
  if (escaped.test(segment)) return segment.slice(1)
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
