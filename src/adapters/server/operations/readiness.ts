import type { Clock } from '@/application/device/clock'

/** Something the server cannot do without, or not as well. */
export interface ReadinessCheck {
  readonly name: string
  /** Without it guests are served all the same, only worse: no reason to send them elsewhere. */
  readonly onlyDegrades?: boolean
  /** Checks it for a sign of life; throws where there is none. */
  check(): Promise<unknown>
}

/** How a server is: not fit for guests for what is missing, fit but not as good as it should be for what is degraded. */
export interface ReadinessState {
  readonly missing: readonly string[]
  readonly degraded: readonly string[]
}

/** Notified that a check began to fail, and that it succeeds again. */
export interface ReadinessReport {
  lost(name: string, error: unknown): void
  back(name: string): void
}

/** How long a sign of life may take, ms. */
export const CHECK_LIMIT = 2_000

/** What a server that is going to stop gives as its reason. */
export const STOPPING = 'stopping'

/** Whether guests may be sent here: everything the server depends on answers, and it is not about to stop. */
export class Readiness {
  private running: Promise<ReadinessState> | null = null
  private readonly failing = new Set<string>()

  constructor(
    private readonly checks: readonly ReadinessCheck[],
    private readonly stopping: AbortSignal,
    private readonly clock: Clock,
    private readonly report: ReadinessReport,
  ) {}

  /**
   * The names of what is missing or degraded. A caller that comes while others wait gets their answer, so that frequent
   * calls cost nothing.
   */
  async state(): Promise<ReadinessState> {
    this.running ??= this.checkAll().finally(() => {
      this.running = null
    })
    const state = await this.running
    return this.stopping.aborted ? { ...state, missing: [STOPPING, ...state.missing] } : state
  }

  private async checkAll(): Promise<ReadinessState> {
    const answers = await Promise.all(this.checks.map((check) => this.answers(check)))
    const failed = this.checks.filter((_check, index) => answers[index] !== true)
    const names = (onlyDegrades: boolean): readonly string[] =>
      failed.filter((check) => (check.onlyDegrades ?? false) === onlyDegrades).map(({ name }) => name)
    return { missing: names(false), degraded: names(true) }
  }

  private async answers(requested: ReadinessCheck): Promise<boolean> {
    let cancel = (): void => undefined
    const late = new Promise<never>((_resolve, reject) => {
      cancel = this.clock.after(CHECK_LIMIT, () => reject(new Error(`no answer in ${CHECK_LIMIT} ms`)))
    })
    try {
      await Promise.race([requested.check(), late])
      if (this.failing.delete(requested.name)) this.report.back(requested.name)
      return true
    } catch (failure) {
      // Reported once, however many callers check meanwhile.
      if (!this.failing.has(requested.name)) this.report.lost(requested.name, failure)
      this.failing.add(requested.name)
      return false
    } finally {
      cancel()
    }
  }
}
