/** Browsers drop control characters out of an address; half a surrogate pair cannot be sent; a backslash counts as a slash. */
const UNSAFE = /[\p{Cc}\p{Cs}\\]/u

/**
 * An encoded slash, backslash or control character: a program that decodes the path once more reads another address.
 */
const ENCODED_UNSAFE = /%(?:2f|5c|[01][\da-f]|7f)/iu

/** `.` and `..`, also as browsers read them encoded. */
const DOTS = /^(?:\.|%2e){1,2}$/iu

/**
 * Whether an address leads to a page of ours, for any program that reads it: rooted, without origin, and without
 * anything that browsers, routers or servers change before they follow it. The one rule for every address that comes
 * from outside and is navigated to.
 */
export function isOwnAddress(address: string): boolean {
  if (!address.startsWith('/') || UNSAFE.test(address)) return false
  const [path = ''] = address.split(/[?#]/u)
  if (ENCODED_UNSAFE.test(path)) return false
  const segments = path.slice(1).split('/')
  return segments.every((segment, at) => !DOTS.test(segment) && (segment !== '' || at === segments.length - 1))
}

/** Whether an address is one of ours or another page of the web, never a script: what a payment service may lead to [PAY-070]. */
export const isWebAddress = (address: string): boolean => /^https?:\/\//iu.test(address) || isOwnAddress(address)

/** The address if it is one of ours, else the other one. */
export const ownAddressOr = (address: string, other: string): string => (isOwnAddress(address) ? address : other)
