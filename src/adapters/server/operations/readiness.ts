import { Emitter } from '@/adapters/shared/emitter'
import { Loop } from '@/adapters/shared/loop'
import type { Clock } from '@/application/device/clock'

/** Something the server cannot do without, or not as well. */
export interface ReadinessCheck {
  readonly name: string
  /**
   * Whether guests are served without it, only worse, so that they are not sent to another server.
   */
  readonly onlyDegrades?: boolean
  /**
   * Whether a failure concerns this server alone, so that others may be well: it refuses guests
   * meanwhile.
   */
  readonly isOwn?: boolean
  /** Checks it for a sign of life; throws where there is none. */
  check(): Promise<unknown>
}

/**
 * The state of a server: not fit for guests because of missing services, or fit but worse than
 * usual because of degraded ones.
 */
export interface ReadinessState {
  readonly missing: readonly string[]
  readonly degraded: readonly string[]
}

/** Notified that a check began to fail, and that it succeeds again. */
export interface ReadinessReport {
  lost(name: string, error: unknown): void
  back(name: string): void
}

/** Maximum time that a sign of life may take, ms. */
export const CHECK_LIMIT = 2_000

/** Time after a check until the server itself makes the next one, ms. */
export const LOOK_EVERY = 10_000

/** The reason that a server gives when it is going to stop. */
export const STOPPING = 'stopping'

/**
 * Determines whether guests may be sent here: everything the server depends on answers, and it is
 * not about to stop.
 */
export class Readiness {
  private running: Promise<ReadinessState> | null = null
  private readonly failing = new Set<string>()
  private readonly looks: Loop
  /** Emits `false` when the server has become unfit for guests, and `true` when it is fit again. */
  readonly fitness = new Emitter<boolean>()

  constructor(
    private readonly checks: readonly ReadinessCheck[],
    private readonly stopping: AbortSignal,
    private readonly clock: Clock,
    private readonly report: ReadinessReport,
  ) {
    const look = (): Promise<unknown> => this.state()
    // A check that fails is reported as such; looking itself does not fail.
    this.looks = new Loop(
      clock,
      () => LOOK_EVERY,
      look,
      () => undefined,
    )
  }

  /** Whether guests are refused here, by the last check. */
  get isUnfit(): boolean {
    return this.checks.some(({ name, isOwn }) => isOwn === true && this.failing.has(name))
  }

  /**
   * Checks periodically from now on, so that a lost service is noticed even if nobody requests it.
   */
  async watch(): Promise<void> {
    if (this.checks.length === 0) return
    this.looks.start()
    await this.state()
  }

  /** Looks no more by itself. */
  stop(): void {
    this.looks.stop()
  }

  /**
   * Returns the names of missing and degraded services. A caller that comes while others wait gets
   * their answer, so that frequent calls cost nothing.
   */
  async state(): Promise<ReadinessState> {
    this.running ??= this.checkAll().finally(() => {
      this.running = null
    })
    const state = await this.running
    return this.stopping.aborted ? { ...state, missing: [STOPPING, ...state.missing] } : state
  }

  private async checkAll(): Promise<ReadinessState> {
    const wasUnfit = this.isUnfit
    const answers = await Promise.all(this.checks.map((check) => this.answers(check)))
    if (this.isUnfit !== wasUnfit) this.fitness.emit(wasUnfit)
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
