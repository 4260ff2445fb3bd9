import { passwordProblem, type PasswordOwner, type PasswordProblem } from '@/domain/access/password'

const encoder = new TextEncoder()

/**
 * Derives a hash with PBKDF2-SHA-256: `iterations.salt.hash` in hex, the factor stored so that it
 * can rise later.
 */
export async function hashPassword(password: string, salt: string, iterations: number): Promise<string> {
  const key = await crypto.subtle.importKey('raw', encoder.encode(password.normalize('NFKC')), 'PBKDF2', false, [
    'deriveBits',
  ])
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt: encoder.encode(salt), iterations },
    key,
    256,
  )
  const hex = [...new Uint8Array(bits)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${iterations}.${salt}.${hex}`
}

/** Compares every character, so that the time taken does not disclose where a guess goes wrong. */
export async function passwordMatches(password: string, stored: string): Promise<boolean> {
  const [iterations, salt] = stored.split('.')
  if (iterations === undefined || salt === undefined) return false
  const candidate = await hashPassword(password, salt, Number(iterations))
  let difference = candidate.length ^ stored.length
  for (let i = 0; i < candidate.length; i++) difference |= candidate.charCodeAt(i) ^ (stored.charCodeAt(i) || 0)
  return difference === 0
}

/**
 * Returns the problem of a new password, or `null`. The list of common passwords is loaded when the
 * first one is looked up.
 */
export async function newPasswordProblem(password: string, owner: PasswordOwner): Promise<PasswordProblem | null> {
  return passwordProblem(password, owner) ?? ((await isCommon(password.toLowerCase())) ? 'easy' : null)
}

/** Length of one entry of `COMMON_PASSWORDS`. */
const DIGEST = 8

async function isCommon(password: string): Promise<boolean> {
  const { COMMON_PASSWORDS } = await import('./common-passwords')
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(password))).subarray(0, 6)
  const digest = btoa(String.fromCharCode(...bytes))
  let [from, to] = [0, COMMON_PASSWORDS.length / DIGEST]
  while (from < to) {
    const middle = Math.floor((from + to) / 2)
    const found = COMMON_PASSWORDS.slice(middle * DIGEST, (middle + 1) * DIGEST)
    if (found === digest) return true
    if (found < digest) from = middle + 1
    else to = middle
  }
  return false
}

/** Returns whether a hash was derived with fewer rounds than required now. */
export const isOutdated = (stored: string, iterations: number): boolean => Number(stored.split('.')[0]) < iterations
