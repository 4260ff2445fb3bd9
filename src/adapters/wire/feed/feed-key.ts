import type { ServiceKey } from '@/adapters/wire/base/query-call'

/** The header of the key. */
export const FEED_KEY = 'x-feed-key'

const encoder = new TextEncoder()

/**
 * The key of a session for the feed: a digest of its token, so that a service which is given the key alone cannot open the session with it.
 * A page over plain http in a local network has no digest, and sends the token, which everybody there can read anyway.
 */
async function keyOf(token: string): Promise<string> {
  const { subtle }: { readonly subtle?: SubtleCrypto } = crypto
  if (subtle === undefined) return token
  const digest = await subtle.digest('SHA-256', encoder.encode(`feed ${token}`))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

const keyFor = (isRequired: boolean): ServiceKey => ({
  header: FEED_KEY,
  isRequired,
  of: keyOf,
  isOf: async (key, token) => key === token || key === (await keyOf(token)),
})

/** Sent with what the feed answers to everybody, to each in their own way. */
export const optionalKey = keyFor(false)

/** Sent with what only a guest with an account can do (FEE-015). */
export const requiredKey = keyFor(true)
