import { inject, injectable } from 'inversify'
import { Clock } from '@/application/device/clock'
import { cachedAt, isFresh, SEARCH_CLEANING_INTERVAL, type CachedAnswer } from '@/domain/search/search-cache'
import type { ViewModel } from '@/ui/base/view-model'

/**
 * The answers of the search, each reused for five minutes and removed by a cleaner that runs every
 * five seconds (SEA-008, SEA-009). Belongs to the device: a rendering server leaves no cleaner
 * behind.
 */
@injectable('Singleton')
export class SearchAnswers implements ViewModel {
  readonly isOfDevice = true
  readonly #answers = new Map<string, CachedAnswer<Promise<unknown>>>()
  #isAlive = false
  #isCleaning = false
  readonly #clock: Clock

  constructor(@inject(Clock) clock: Clock) {
    this.#clock = clock
  }

  start(): void {
    this.#isAlive = true
    this.#plan()
  }

  /** Keeps the answers for the next page that searches; the cleaner ends once none is left. */
  dispose(): void {}

  get size(): number {
    return this.#answers.size
  }

  /** Returns the stored answer of a name, or loads it. A failure is not stored. */
  of<T>(name: readonly unknown[], load: () => Promise<T>): Promise<T> {
    const key = JSON.stringify(name)
    const known = this.#answers.get(key)
    if (known !== undefined && isFresh(known, this.#clock.now())) return known.answer as Promise<T>
    const answer = load()
    const cached = cachedAt(answer, this.#clock.now())
    this.#answers.set(key, cached)
    answer.catch(() => {
      if (this.#answers.get(key) === cached) this.#answers.delete(key)
    })
    this.#plan()
    return answer
  }

  #plan(): void {
    if (!this.#isAlive || this.#isCleaning || this.#answers.size === 0) return
    this.#isCleaning = true
    this.#clock.after(SEARCH_CLEANING_INTERVAL, () => {
      this.#isCleaning = false
      const now = this.#clock.now()
      for (const [key, answer] of this.#answers) if (!isFresh(answer, now)) this.#answers.delete(key)
      this.#plan()
    })
  }
}
