/** Shortest password, in characters as a guest counts them. */
export const MIN_PASSWORD_LENGTH = 10

/** Maximum length of a password, in bytes of UTF-8; a longer one is refused with an error, never cut. */
export const MAX_PASSWORD_BYTES = 1_024

/** What is wrong with a password. */
export type PasswordProblem = 'too-short' | 'too-long' | 'easy'

/** A password of fewer different characters is one that is tried first. */
const MIN_DIFFERENT = 5

/** A part of the name or the address counts as known from so many characters on. */
const MIN_PART = 4

/** What is left of a password without what everybody knows of its guest may not be shorter, in characters. */
const MIN_SECRET = 6

/** Who the password is for, as far as others know it. */
export interface PasswordOwner {
  readonly name: string
  readonly email: string
}

/**
 * What is wrong with a new password, or `null`. Every character counts, spaces and emoji too: nothing is trimmed, folded or
 * cut, so what a guest typed is what they must type again.
 */
export const passwordProblem = (password: string, owner: PasswordOwner): PasswordProblem | null => {
  if (Array.from(password).length < MIN_PASSWORD_LENGTH) return 'too-short'
  if (new TextEncoder().encode(password).length > MAX_PASSWORD_BYTES) return 'too-long'
  return isGuessed(password.toLowerCase(), owner) ? 'easy' : null
}

/** Whether it has hardly any characters, or little beside the name or the address of its guest and the name of the product. */
function isGuessed(password: string, { name, email }: PasswordOwner): boolean {
  if (new Set(Array.from(password)).size < MIN_DIFFERENT) return true
  const parts = [name, email, ...name.split(/[ ._-]/u), ...email.split(/[@.+_-]/u), 'vesper']
    .map((part) => part.toLowerCase())
    .filter((part) => part.length >= MIN_PART)
    .toSorted((a, b) => b.length - a.length)
  const secret = parts.reduce((left, part) => left.replaceAll(part, ''), password)
  return secret !== password && Array.from(secret).length < MIN_SECRET
}
