/** Texts that no address can carry as a segment: nothing, and the dots a browser takes as "here" and "one up". */
const unspeakable = /^~*\.{0,2}$/u
const escaped = /^~+\.{0,2}$/u

/**
 * Writes any text as one path segment. Slashes, percent signs and every script are percent-encoded; the few texts an
 * address cannot carry get a tilde in front, reversibly. Lone surrogates, which no address can hold, become U+FFFD.
 */
export const encodeSegment = (text: string): string =>
  unspeakable.test(text) ? `~${text}` : encodeURIComponent(text.toWellFormed())

/** Reads a segment back; a broken percent sign, as in a hand-typed `100%`, is left as it is. */
export const decodeSegment = (segment: string): string => {
  if (escaped.test(segment)) return segment.slice(1)
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
