/**
 * How long the rest of a piece of work will take, ms, if it goes on as it has; `null` while no estimate is possible.
 * @param done what has been done, in any unit
 * @param total all there is to do, in the same unit
 * @param elapsed ms since the work began
 */
export function remainingTime(done: number, total: number, elapsed: number): number | null {
  if (done <= 0 || elapsed < 0) return null
  return Math.max(0, (elapsed * (total - done)) / done)
}

/** A span of time for a reader: `less than a second`, `about 40 s`, `about 12 min`. */
export function timeText(ms: number): string {
  const seconds = Math.round(ms / 1_000)
  if (seconds < 1) return 'less than a second'
  return seconds < 90 ? `about ${seconds} s` : `about ${Math.round(seconds / 60)} min`
}

/** Where progress is shown: the standard error of a process. */
export interface Output {
  readonly isTTY?: boolean
  write(text: string): unknown
}

/** Without a terminal, progress is printed no more often than this, ms. */
const QUIET = 60_000

/** One line that reports how far something is: rewritten in a terminal, repeated now and then elsewhere. */
export class ProgressLine {
  private readonly output: Output
  private readonly now: () => number
  private readonly isRewritten: boolean
  private shownAt = -Infinity

  constructor(output: Output, now: () => number, isRewritten = output.isTTY === true) {
    this.output = output
    this.now = now
    this.isRewritten = isRewritten
  }

  /** What is being done now. */
  show(text: string): void {
    if (this.isRewritten) {
      this.output.write(`\r\u001B[2K${text}`)
      return
    }
    if (this.now() - this.shownAt < QUIET) return
    this.shownAt = this.now()
    this.output.write(`${text}\n`)
  }

  /** The last message, which stays. */
  end(text: string): void {
    this.output.write(this.isRewritten ? `\r\u001B[2K${text}\n` : `${text}\n`)
  }
}
