import type { Clock } from '@/application/device/clock'

interface Timer {
  readonly at: number
  readonly work: () => void
}

/** A clock that a test controls: time passes only when advanced. */
export class TestClock implements Clock {
  private readonly timers = new Set<Timer>()

  constructor(private time: number) {}

  now(): number {
    return this.time
  }

  after(delay: number, work: () => void): () => void {
    const timer = { at: this.time + delay, work }
    this.timers.add(timer)
    return () => this.timers.delete(timer)
  }

  /** Whether a caller waits for time to pass. */
  get isAwaited(): boolean {
    return this.timers.size > 0
  }

  /** Advances the time without waking any waiting caller, as a sleeping machine does. */
  sleep(ms: number): void {
    this.time += ms
  }

  /** Lets time pass and runs what falls due in its order, each with what it started asynchronously. */
  async pass(ms: number): Promise<void> {
    const end = this.time + ms
    for (let due = this.next(end); due !== undefined; due = this.next(end)) {
      this.timers.delete(due)
      this.time = Math.max(this.time, due.at)
      due.work()
      await settled()
    }
    this.time = end
    await settled()
  }

  private next(end: number): Timer | undefined {
    return [...this.timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
  }
}

/** Until everything that needs no time has happened; browsers have only timers for that. */
const settled = (): Promise<void> =>
  new Promise((resolve) => ('setImmediate' in globalThis ? setImmediate(resolve) : setTimeout(resolve)))
