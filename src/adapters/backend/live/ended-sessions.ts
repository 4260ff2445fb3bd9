import { Emitter } from '@/adapters/shared/emitter'

/**
 * Notifies the pages in this process that their session has ended. A server notifies its
 * connections by itself.
 */
export class EndedSessions {
  private readonly ended = new Emitter<string>()

  subscribe(listener: (tokenHash: string) => void): void {
    this.ended.subscribe(listener)
  }

  publish(tokenHashes: readonly string[]): void {
    for (const tokenHash of tokenHashes) this.ended.emit(tokenHash)
  }
}
