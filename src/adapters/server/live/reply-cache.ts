/** How many answers a guest's line remembers. */
export const MAX_REPLIES = 500

/**
 * What a guest's commands were answered with, so that one that arrives again is not carried out again. Only success is
 * remembered: what was refused did nothing, and may be asked for again when its reason is gone.
 */
export class ReplyCache {
  private readonly answers = new Map<string, string>()

  get(key: string): string | undefined {
    return this.answers.get(key)
  }

  add(key: string, answer: string): void {
    this.answers.set(key, answer)
    const [oldest] = this.answers.keys()
    if (this.answers.size > MAX_REPLIES && oldest !== undefined) this.answers.delete(oldest)
  }
}
