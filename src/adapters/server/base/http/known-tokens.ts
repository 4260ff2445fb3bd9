import { ActiveMap } from '@/adapters/shared/active-map'

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
