import { createHash } from 'node:crypto'

/** What a token is known by wherever others can read: nobody gets from it to the token. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')
