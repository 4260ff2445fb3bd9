import { remainingTime, timeText, type ProgressLine } from '../progress.ts'
import { allJobs, costOf, filesOf, type Job } from './jobs.ts'
import { isDrawn } from './whole-files.ts'

/** Everything that is not drawn yet, in the order in which it is to be drawn. */
export async function missingJobs(root: string): Promise<readonly Job[]> {
  const jobs = allJobs()
  const drawn = await Promise.all(jobs.map((job) => isDrawn(root, filesOf(job))))
  return jobs.filter((_, i) => drawn[i] === false)
}

/** The share of the work before which the time it took does not predict the rest. */
const LEAST = 0.01

/** Reports how far drawing ahead is and how long the rest will take. Times are epoch ms. */
export class AheadProgress {
  private readonly jobs: readonly Job[]
  private readonly line: ProgressLine
  private readonly now: () => number
  private done = 0
  private count = 0
  private readonly total: number
  private readonly begun: number

  constructor(jobs: readonly Job[], line: ProgressLine, now: () => number) {
    this.jobs = jobs
    this.line = line
    this.now = now
    this.total = jobs.reduce((sum, job) => sum + costOf(job), 0)
    this.begun = now()
    if (jobs.length > 0) this.notify(null)
  }

  advance(job: Job): void {
    this.done += costOf(job)
    this.count += 1
    const isGuess = this.done < this.total * LEAST
    this.notify(isGuess ? null : remainingTime(this.done, this.total, this.now() - this.begun))
  }

  private notify(rest: number | null): void {
    const ahead = rest === null ? '' : `, ${timeText(rest)} to go`
    this.line.show(`Drawing pictures and clips: ${this.count} of ${this.jobs.length}${ahead}`)
  }

  end(isComplete: boolean): void {
    if (this.jobs.length === 0) return
    const took = timeText(this.now() - this.begun)
    this.line.end(
      isComplete
        ? `Drawing pictures and clips: all drawn, in ${took}`
        : 'Drawing pictures and clips: given up; they are drawn as they are requested',
    )
  }
}
