import type { DrawQueue } from './draw-queue.ts'
import type { Job } from './jobs.ts'

/** Does one job at a time. */
export interface Renderer {
  /** What went wrong, or `null`. Never rejects. */
  render(job: Job): Promise<string | null>
  stop(): void
}

/** What a pool tells of its work. */
export interface PoolEvents {
  /** A job failed; whoever waits for it is told as well. */
  readonly onFault: (job: Job, fault: string) => void
  /** A job that nobody has to wait for has ended. */
  readonly onAhead?: (job: Job) => void
  /** Nothing is left to draw ahead, or drawing ahead was given up. */
  readonly onAheadEnd?: (isComplete: boolean) => void
}

/** So many failures in a row end the drawing ahead: the disk is full, or something is missing. */
const MOST_FAULTS = 3

/** Renderers at work on one queue: some on what is asked for only, some on what is drawn ahead only. */
export class DrawPool {
  private readonly queue: DrawQueue
  private readonly events: PoolEvents
  private readonly idle: { readonly renderer: Renderer; readonly isAhead: boolean }[]
  private faults = 0
  private aheadRunning = 0
  private isAheadOver = false
  private readonly all: readonly Renderer[]

  constructor(
    queue: DrawQueue,
    { requested, ahead }: { readonly requested: readonly Renderer[]; readonly ahead: readonly Renderer[] },
    events: PoolEvents,
  ) {
    this.queue = queue
    this.events = events
    this.all = [...requested, ...ahead]
    this.idle = [
      ...requested.map((renderer) => ({ renderer, isAhead: false })),
      ...ahead.map((renderer) => ({ renderer, isAhead: true })),
    ]
    this.isAheadOver = ahead.length === 0
    this.assign()
  }

  /** Asks for a job; see `DrawQueue.request`. */
  request(job: Job, waiter: (ok: boolean) => void): () => void {
    const cancel = this.queue.request(job, waiter)
    this.assign()
    return () => {
      cancel()
      this.assign()
    }
  }

  stop(): void {
    for (const renderer of this.all) renderer.stop()
  }

  /** Gives every idle renderer a job, as far as there are jobs. */
  private assign(): void {
    for (const worker of [...this.idle]) {
      const job = worker.isAhead ? this.queue.takeAhead() : this.queue.takeRequested()
      if (job === null) continue
      this.idle.splice(this.idle.indexOf(worker), 1)
      if (worker.isAhead) this.aheadRunning += 1
      void worker.renderer.render(job).then((fault) => {
        this.idle.push(worker)
        this.end(job, fault, worker.isAhead)
      })
    }
    this.endAhead()
  }

  private end(job: Job, fault: string | null, isAhead: boolean): void {
    if (fault !== null) this.events.onFault(job, fault)
    this.queue.finish(job, fault === null)
    if (isAhead) {
      this.aheadRunning -= 1
      this.faults = fault === null ? 0 : this.faults + 1
      if (this.faults >= MOST_FAULTS) this.queue.abandonAhead()
      this.events.onAhead?.(job)
    }
    this.assign()
  }

  private endAhead(): void {
    if (this.isAheadOver || this.aheadRunning > 0 || !this.queue.isAheadEmpty) return
    this.isAheadOver = true
    this.events.onAheadEnd?.(this.faults < MOST_FAULTS)
  }
}
