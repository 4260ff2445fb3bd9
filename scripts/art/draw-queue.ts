import { costOf, keyOf, type Job } from './jobs.ts'

/** Notified once whether the requested job has been drawn. */
export type Waiter = (ok: boolean) => void

interface Entry {
  readonly job: Job
  readonly waiters: Set<Waiter>
  /** Counts up with each job that is requested; `0`: it was not requested. */
  readonly requestedAt: number
  isRunning: boolean
}

/**
 * What is cheap goes first, and of that what was requested first: a browser requests what is on the screen before the
 * rest.
 */
const moreUrgent = (one: Entry, other: Entry): boolean =>
  costOf(one.job) === costOf(other.job) ? one.requestedAt < other.requestedAt : costOf(one.job) < costOf(other.job)

/**
 * The order in which artwork is drawn. What is requested goes before what is drawn ahead; a job that several callers
 * request is done once; one without waiters is dropped, unless it has begun.
 */
export class DrawQueue {
  private ahead: readonly Job[] = []
  private readonly entries = new Map<string, Entry>()
  private requests = 0
  private next = 0

  /** Requests a job. Returns how to stop waiting for it; the waiter is not notified after that. */
  request(job: Job, waiter: Waiter): () => void {
    const key = keyOf(job)
    this.requests += 1
    const entry = this.entries.get(key) ?? { job, waiters: new Set(), requestedAt: this.requests, isRunning: false }
    this.entries.set(key, entry)
    entry.waiters.add(waiter)
    return () => {
      entry.waiters.delete(waiter)
      if (entry.waiters.size === 0 && !entry.isRunning && this.entries.get(key) === entry) this.entries.delete(key)
    }
  }

  /** The job to do next of those requested; it counts as begun. `null`: there is none. */
  takeRequested(): Job | null {
    let first: Entry | null = null
    for (const entry of this.entries.values())
      if (!entry.isRunning && (first === null || moreUrgent(entry, first))) first = entry
    if (first === null) return null
    first.isRunning = true
    return first.job
  }

  /** The job to draw ahead next, which counts as begun. `null`: a job is requested, or all is done. */
  takeAhead(): Job | null {
    for (const { isRunning } of this.entries.values()) if (!isRunning) return null
    while (this.next < this.ahead.length) {
      const job = this.ahead[this.next]
      this.next += 1
      if (job === undefined || this.entries.has(keyOf(job))) continue
      this.entries.set(keyOf(job), { job, waiters: new Set(), requestedAt: 0, isRunning: true })
      return job
    }
    return null
  }

  /** Whether nothing is left to begin of what is drawn ahead. */
  get isAheadEmpty(): boolean {
    return this.next >= this.ahead.length
  }

  /** What to draw from now on while nothing is requested, in this order. */
  setAhead(jobs: readonly Job[]): void {
    this.ahead = jobs
    this.next = 0
  }

  /** Notifies all waiters of a job that it has ended. */
  finish(job: Job, ok: boolean): void {
    const entry = this.entries.get(keyOf(job))
    this.entries.delete(keyOf(job))
    for (const waiter of entry?.waiters ?? []) waiter(ok)
  }
}
