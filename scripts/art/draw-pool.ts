import type { DrawQueue } from './draw-queue.ts'
import type { Job } from './jobs.ts'

/** Does one job at a time. */
export interface Renderer {
  /** What went wrong, or `null`. Never rejects. */
  render(job: Job): Promise<string | null>
  stop(): void
}

/** What a pool reports of its work. */
export interface PoolEvents {
  /** A job failed; its waiters are notified as well. */
  readonly onError: (job: Job, error: string) => void
  /** A job without waiters has ended. */
  readonly onAhead?: (job: Job) => void
  /** Nothing is left to draw ahead, or drawing ahead was given up. */
  readonly onAheadEnd?: (isComplete: boolean) => void
}

/** Time for a pool, all in ms. */
export interface PoolTiming {
  now(): number
  after(delay: number, work: () => void): void
  /** So long after the start, and after each request, nothing is drawn ahead: more requests are likely to follow. */
  readonly quiet: number
  /** Whether other programs use the machine: then nothing is drawn ahead for as long as `quiet`. */
  isBusy(): boolean
}

/** So many failures in a row end the drawing ahead: the disk is full, or something is missing. */
const MAX_FAILURES = 3

interface Member {
  readonly renderer: Renderer
  readonly isAhead: boolean
}

/** Renderers at work on one queue: some on what is requested only, some on what is drawn ahead only. */
export class DrawPool {
  private readonly queue: DrawQueue
  private readonly events: PoolEvents
  private readonly timing: PoolTiming
  private quietUntil = 0
  private idle: Member[]
  private errors = 0
  private aheadRunning = 0
  private isAheadOver = true
  private readonly all: readonly Renderer[]

  constructor(
    queue: DrawQueue,
    { requested, ahead }: { readonly requested: readonly Renderer[]; readonly ahead: readonly Renderer[] },
    events: PoolEvents,
    timing: PoolTiming,
  ) {
    this.timing = timing
    this.rest()
    this.queue = queue
    this.events = events
    this.all = [...requested, ...ahead]
    this.idle = [
      ...requested.map((renderer) => ({ renderer, isAhead: false })),
      ...ahead.map((renderer) => ({ renderer, isAhead: true })),
    ]
  }

  /** Requests a job; see `DrawQueue.request`. */
  request(job: Job, waiter: (ok: boolean) => void): () => void {
    const cancel = this.queue.request(job, waiter)
    this.rest()
    this.assign()
    return () => {
      cancel()
      this.assign()
    }
  }

  /** Draws these while nothing is requested, in this order, from now on. */
  drawAhead(jobs: readonly Job[]): void {
    this.queue.setAhead(jobs)
    this.errors = 0
    this.isAheadOver = false
    this.assign()
  }

  stop(): void {
    for (const renderer of this.all) renderer.stop()
  }

  /** Draws nothing ahead for a while. */
  private rest(): void {
    const isResting = this.quietUntil > this.timing.now()
    this.quietUntil = this.timing.now() + this.timing.quiet
    if (!isResting && this.timing.quiet > 0) this.wakeLater()
  }

  private wakeLater(): void {
    this.timing.after(this.quietUntil - this.timing.now(), () => {
      if (this.quietUntil > this.timing.now()) this.wakeLater()
      else this.assign()
    })
  }

  /** Gives every idle renderer a job, as far as there are jobs. */
  private assign(): void {
    this.idle = this.idle.filter((worker) => {
      const job = this.nextFor(worker.isAhead)
      if (job !== null) void this.work(worker, job)
      return job === null
    })
    this.endAhead()
  }

  private nextFor(isAhead: boolean): Job | null {
    if (!isAhead) return this.queue.takeRequested()
    if (this.quietUntil > this.timing.now()) return null
    if (!this.queue.isAheadEmpty && this.timing.isBusy()) {
      this.rest()
      return null
    }
    return this.queue.takeAhead()
  }

  private async work(worker: Member, job: Job): Promise<void> {
    if (worker.isAhead) this.aheadRunning += 1
    const failure = await worker.renderer.render(job)
    this.idle.push(worker)
    this.end(job, failure, worker.isAhead)
  }

  private end(job: Job, error: string | null, isAhead: boolean): void {
    if (error !== null) this.events.onError(job, error)
    this.queue.finish(job, error === null)
    if (isAhead) {
      this.aheadRunning -= 1
      this.errors = error === null ? 0 : this.errors + 1
      if (this.errors >= MAX_FAILURES) this.queue.setAhead([])
      this.events.onAhead?.(job)
    }
    this.assign()
  }

  private endAhead(): void {
    if (this.isAheadOver || this.aheadRunning > 0 || !this.queue.isAheadEmpty) return
    this.isAheadOver = true
    this.events.onAheadEnd?.(this.errors < MAX_FAILURES)
  }
}
