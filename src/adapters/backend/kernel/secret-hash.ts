const encoder = new TextEncoder()

/**
 * What the store keeps of a device key or an access token: its SHA-256 as 64 hexadecimal digits, so that whoever reads the store
 * or a backup opens no session with it. Both are long and random: nothing has to be stretched. A page over plain http in a local
 * network has no digest; its embedded store and its device key are in the same browser, and the secret is kept as it is.
 */
export async function hashOf(secret: string): Promise<string> {
  const { subtle }: { readonly subtle?: SubtleCrypto } = crypto
  if (subtle === undefined) return secret
  const digest = await subtle.digest('SHA-256', encoder.encode(secret))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
