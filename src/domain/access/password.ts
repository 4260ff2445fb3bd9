/** Minimum length of a password, in characters as a guest counts them. */
export const MIN_PASSWORD_LENGTH = 10

/**
 * Maximum length of a password, in bytes of UTF-8; a longer one is refused with an error, never
 * truncated.
 */
export const MAX_PASSWORD_BYTES = 1_024

/** The reason for refusing a password. */
export type PasswordProblem = 'too-short' | 'too-long' | 'easy'

/** Attackers try passwords with fewer different characters first. */
const MIN_DIFFERENT = 5

/** A part of the name or the address counts as known from this many characters on. */
const MIN_PART = 4

/** Minimum characters of a password after removing what everybody knows about its guest. */
const MIN_SECRET = 6

/** The guest the password belongs to, as far as others know them. */
export interface PasswordOwner {
  readonly name: string
  readonly email: string
}

/**
 * Returns the problem with a new password, or `null`. Every character counts, spaces and emoji too:
 * nothing is trimmed, folded or truncated, so that guests log in with exactly what they typed.
 */
export const passwordProblem = (password: string, owner: PasswordOwner): PasswordProblem | null => {
  if (Array.from(password).length < MIN_PASSWORD_LENGTH) return 'too-short'
  if (new TextEncoder().encode(password).length > MAX_PASSWORD_BYTES) return 'too-long'
  return isGuessed(password.toLowerCase(), owner) ? 'easy' : null
}

/**
 * Whether the password repeats very few characters, or adds little to the guest's name or address
 * and the name of the product.
 */
function isGuessed(password: string, { name, email }: PasswordOwner): boolean {
  if (new Set(Array.from(password)).size < MIN_DIFFERENT) return true
  const parts = [name, email, ...name.split(/[ ._-]/u), ...email.split(/[@.+_-]/u), 'vesper']
    .map((part) => part.toLowerCase())
    .filter((part) => part.length >= MIN_PART)
    .toSorted((a, b) => b.length - a.length)
  const secret = parts.reduce((left, part) => left.replaceAll(part, ''), password)
  return secret !== password && Array.from(secret).length < MIN_SECRET
}
