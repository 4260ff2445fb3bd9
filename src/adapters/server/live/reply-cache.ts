import { BoundedMap } from '@/adapters/shared/bounded-map'

/** How many answers a guest's update stream caches. */
export const MAX_REPLIES = 500

/**
 * What a guest's commands were answered with, so that one that arrives again is not executed again. Only success is
 * cached: what was refused did nothing, and may be requested again when its reason is gone.
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
