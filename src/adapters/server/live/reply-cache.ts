import { BoundedMap } from '@/adapters/shared/bounded-map'

/** Number of answers that a guest's update stream caches. */
export const MAX_REPLIES = 500

/**
 * The answers to a guest's commands, so that a command that arrives again is not executed again.
 * Caches only successes: a refused command did nothing, and may be requested again when its reason
 * is gone.
 */
export class ReplyCache {
  private readonly answers = new BoundedMap<string, string>(MAX_REPLIES)

  get(key: string): string | undefined {
    return this.answers.get(key)
  }

  add(key: string, answer: string): void {
    this.answers.set(key, answer)
  }
}
