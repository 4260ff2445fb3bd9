/** Maximum lengths of an address and of its local part in e-mail, in characters. */
const MAX_ADDRESS = 254
const MAX_LOCAL = 64

/**
 * Every pattern below can match a text in only one way, so no input, however long, can make the
 * check slow.
 */
const plainLocal = /^[^<>()[\]\\.,;:\s@"\p{Cc}]+(?:\.[^<>()[\]\\.,;:\s@"\p{Cc}]+)*$/u
const quotedLocal = /^"(?:[^"\\\p{Cc}]|\\[^\p{Cc}])+"$/u
const label = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?$/u
const topLabel = /^(?:\p{L}{2,}|xn--[a-z\d-]+)$/iu

const isIpv4 = (text: string): boolean => {
  const parts = text.split('.')
  return parts.length === 4 && parts.every((part) => /^\d{1,3}$/u.test(part) && Number(part) <= 255)
}

const isDomain = (text: string): boolean => {
  if (text.startsWith('[')) return text.endsWith(']') && isIpv4(text.slice(1, -1))
  const labels = text.split('.')
  return (
    labels.length > 1 &&
    labels.every((part) => part.length <= 63 && label.test(part)) &&
    topLabel.test(labels.at(-1) ?? '')
  )
}

/**
 * Whether a text is an e-mail address: a local part without angle brackets, parentheses, commas,
 * semicolons, colons, spaces, quotes or @ [AUT-030], or a quoted one [AUT-031]; then @ and a
 * domain, or an IPv4 address in brackets [AUT-032].
 */
export const isEmail = (text: string): boolean => {
  const at = text.lastIndexOf('@')
  if (at < 1 || text.length > MAX_ADDRESS) return false
  const local = text.slice(0, at)
  return (
    local.length <= MAX_LOCAL && (plainLocal.test(local) || quotedLocal.test(local)) && isDomain(text.slice(at + 1))
  )
}
