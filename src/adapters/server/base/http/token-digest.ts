import { createHash } from 'node:crypto'

/**
 * Returns the digest that identifies a token wherever others can read: it does not lead back to the
 * token.
 */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')
