/** Work beside the requests of a server, such as chats that are advanced and jobs. */
interface Work {
  start(): void
  stop(): void
  /** Gives what this server alone may do to the other servers. */
  handOver(): Promise<void>
}

/**
 * Runs work from the moment a server is served until it is to stop, while it is fit: a server with
 * a wrong clock must advance no chat.
 */
export class WorkWhileFit {
  private isServed = false
  private isFit = true

  constructor(
    private readonly work: Work,
    private readonly stopping: AbortSignal,
    private readonly onError: (error: unknown) => void,
  ) {}

  served(): void {
    this.isServed = true
    if (this.isFit) this.work.start()
  }

  fitness(isFit: boolean): void {
    this.isFit = isFit
    if (!this.isServed || this.stopping.aborted) return
    if (isFit) return this.work.start()
    this.work.stop()
    this.work.handOver().catch(this.onError)
  }
}
