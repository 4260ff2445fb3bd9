import type { Clock } from '@/application/device/clock'

/** Work that is repeated until it is stopped, each time after a pause; a run ends before the next pause begins. */
export class Loop {
  private cancel: (() => void) | undefined
  private running = false
  /** The run that has begun last. */
  private run: Promise<void> = Promise.resolve()
  /** Counts the starts, so that a run that outlives a stop does not continue beside the next start. */
  private generation = 0

  constructor(
    private readonly clock: Pick<Clock, 'after'>,
    /** How long to wait before the next run, ms. */
    private readonly pause: () => number,
    private readonly work: () => Promise<unknown> | void,
    private readonly onError: (error: unknown) => void,
  ) {}

  get isRunning(): boolean {
    return this.running
  }

  /** Does nothing while it is running. */
  start(): void {
    if (this.running) return
    this.running = true
    this.generation += 1
    this.schedule(this.generation)
  }

  /** A run that has begun still ends. */
  stop(): void {
    this.running = false
    this.cancel?.()
    this.cancel = undefined
  }

  /** When the run that has begun is over; at once where none has. */
  ended(): Promise<void> {
    return this.run
  }

  private schedule(generation: number): void {
    if (!this.running || generation !== this.generation) return
    this.cancel = this.clock.after(this.pause(), () => {
      this.run = new Promise((resolve) => {
        resolve(this.work())
      })
        .catch(this.onError)
        .then(() => this.schedule(generation))
    })
  }
}
