/** Notifies the pages in this process that their session has ended. A server notifies its connections by itself. */
export class EndedSessions {
  private readonly listeners = new Set<(tokenHash: string) => void>()

  subscribe(listener: (tokenHash: string) => void): void {
    this.listeners.add(listener)
  }

  publish(tokenHashes: readonly string[]): void {
    for (const tokenHash of tokenHashes) for (const listener of this.listeners) listener(tokenHash)
  }
}
