const encoder = new TextEncoder()

/** Derived with PBKDF2-SHA-256: `iterations.salt.hash` in hex, the factor stored so that it can rise later. */
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
