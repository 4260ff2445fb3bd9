/** Shortest password, in characters as a guest counts them. */
export const MIN_PASSWORD_LENGTH = 10

/** Maximum length of a password, in bytes of UTF-8; a longer one is refused with an error, never cut. */
export const MAX_PASSWORD_BYTES = 1_024

/** What is wrong with a password. */
export type PasswordProblem = 'too-short' | 'too-long'

/**
 * What is wrong with a new password, or `null`. Every character counts, spaces and emoji too: nothing is trimmed, folded or
 * cut, so what a guest typed is what they must type again.
 */
export const passwordProblem = (password: string): PasswordProblem | null => {
  if (Array.from(password).length < MIN_PASSWORD_LENGTH) return 'too-short'
  return new TextEncoder().encode(password).length > MAX_PASSWORD_BYTES ? 'too-long' : null
}
