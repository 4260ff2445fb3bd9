import { ActiveMap } from '@/adapters/shared/active-map'
import type { Platform } from '@/application/platform/platform'

/** Maximum number of cached tokens; one that was not used again is dropped first. */
const MAX_TOKENS = 100_000

/**
 * Tokens that this server has seen open a session. A token that is not among them may be made up: a
 * caller who shows it is counted by their address until it has opened something.
 */
export class KnownTokens {
  private readonly tokens = new ActiveMap<string, true>(MAX_TOKENS)

  /** `onProven` is called with each token when it opens a session here for the first time. */
  constructor(private readonly onProven: (token: string) => void) {}

  has(token: string): boolean {
    return this.tokens.has(token)
  }

  add(token: string): void {
    if (!this.tokens.has(token)) this.onProven(token)
    this.tokens.set(token, true)
  }

  delete(token: string): void {
    this.tokens.delete(token)
  }
}

/** The same platform; a token that it opens or refuses is added to the cache or dropped from it. */
export function cachingTokens(platform: Platform, known: KnownTokens): Platform {
  return {
    checkoutFor: (caller, onSession) => platform.checkoutFor(caller, onSession),
    sessionOf: (deviceKey) => platform.sessionOf(deviceKey),
    pictureAccess: (deviceKey, picture) => platform.pictureAccess(deviceKey, picture),
    openSession: async (...given) => {
      const opened = await platform.openSession(...given)
      known.add(opened.accessToken)
      return opened
    },
    portsFor: async (token, ...given) => {
      const ports = await platform.portsFor(token, ...given)
      if (ports === null) known.delete(token)
      else known.add(token)
      return ports
    },
  }
}
