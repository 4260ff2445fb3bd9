import { isIPv4 } from 'node:net'

/** Schemes whose connections are encrypted, or are not made at all where they cannot be. */
const ENCRYPTED: ReadonlySet<string> = new Set(['https:', 'wss:', 'tls:', 'smtps:'])

/** Values of `sslmode` that rule out a connection to the database without TLS. */
const SSL_MODES: ReadonlySet<string> = new Set(['require', 'verify-ca', 'verify-full'])

/** A host that no network is in front of: this machine, or a socket in its file system. */
function isHere({ hostname }: URL): boolean {
  const host = hostname.replaceAll(/[[\]]/gu, '')
  return host === '' || host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'))
}

function isEncrypted(url: URL): boolean {
  if (url.protocol === 'postgres:' || url.protocol === 'postgresql:')
    return SSL_MODES.has(url.searchParams.get('sslmode') ?? '')
  return ENCRYPTED.has(url.protocol) || (url.protocol === 'smtp:' && url.searchParams.get('requireTLS') === 'true')
}

/**
 * Returns a sentence for each service on another machine that may be reached without TLS. The
 * address is not repeated: it may hold a password.
 */
export const unencryptedServices = (addresses: Readonly<Record<string, string | null>>): readonly string[] =>
  Object.entries(addresses).flatMap(([name, address]) => {
    const url = address === null ? null : URL.parse(address)
    return url === null || isHere(url) || isEncrypted(url)
      ? []
      : [`${name} leads to another machine without TLS: others on the way can read and change what is sent.`]
  })
