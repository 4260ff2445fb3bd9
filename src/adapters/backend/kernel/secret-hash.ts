const encoder = new TextEncoder()

/**
 * Returns the form in which the store has a device key or an access token: its SHA-256 as 64
 * hexadecimal digits, so that a reader of the store or a backup cannot open a session with it. Both
 * are long and random, so no key derivation is needed. A page over plain http in a local network
 * has no digest; its embedded store and its device key are in the same browser, and the secret is
 * stored as it is.
 */
export async function hashOf(secret: string): Promise<string> {
  const { subtle }: { readonly subtle?: SubtleCrypto } = crypto
  if (subtle === undefined) return secret
  const digest = await subtle.digest('SHA-256', encoder.encode(secret))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
