/**
 * Browsers remove control characters from an address; an unpaired surrogate cannot be sent; a
 * backslash counts as a slash.
 */
const UNSAFE = /[\p{Cc}\p{Cs}\\]/u

/**
 * An encoded slash, backslash or control character: a program that decodes the path once more reads
 * a different address.
 */
const ENCODED_UNSAFE = /%(?:2f|5c|[01][\da-f]|7f)/iu

/** `.` and `..`, also in the encoded forms that browsers accept. */
const DOTS = /^(?:\.|%2e){1,2}$/iu

/**
 * Whether every program reads an address as a page of ours: rooted, without origin, and without
 * anything that browsers, routers or servers change before they follow it. The only rule for
 * addresses from outside that are navigated to.
 */
export function isOwnAddress(address: string): boolean {
  if (!address.startsWith('/') || UNSAFE.test(address)) return false
  const [path = ''] = address.split(/[?#]/u)
  if (ENCODED_UNSAFE.test(path)) return false
  const segments = path.slice(1).split('/')
  return segments.every((segment, at) => !DOTS.test(segment) && (segment !== '' || at === segments.length - 1))
}

/**
 * Whether an address is one of ours or another page of the web, never a script; a payment service
 * may redirect to such an address [PAY-070].
 */
export const isWebAddress = (address: string): boolean => /^https?:\/\//iu.test(address) || isOwnAddress(address)

/** Returns the address if it is one of ours, otherwise the other one. */
export const ownAddressOr = (address: string, other: string): string => (isOwnAddress(address) ? address : other)
