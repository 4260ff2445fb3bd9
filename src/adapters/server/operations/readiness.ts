import type { Clock } from '@/application/device/clock'

/** Something the server cannot do without. */
export interface ReadinessCheck {
  readonly name: string
  /** Asks it for a sign of life; throws where there is none. */
  check(): Promise<unknown>
}

/** How long a sign of life may take, ms. */
export const CHECK_LIMIT = 2_000

/** What a server that is going to stop gives as its reason. */
export const STOPPING = 'stopping'

/** Whether guests may be sent here: everything the server depends on answers, and it is not about to stop. */
export class Readiness {
  private running: Promise<readonly string[]> | null = null

  constructor(
    private readonly checks: readonly ReadinessCheck[],
    private readonly stopping: AbortSignal,
    private readonly clock: Clock,
    private readonly onFault: (name: string, fault: unknown) => void,
  ) {}

  /** The names of what is missing. Whoever asks while others wait gets their answer, so that asking often costs nothing. */
  async missing(): Promise<readonly string[]> {
    this.running ??= this.askAll().finally(() => {
      this.running = null
    })
    const missing = await this.running
    return this.stopping.aborted ? [STOPPING, ...missing] : missing
  }

  private async askAll(): Promise<readonly string[]> {
    const answers = await Promise.all(this.checks.map((check) => this.answers(check)))
    return this.checks.filter((_check, index) => answers[index] !== true).map(({ name }) => name)
  }

  private async answers(asked: ReadinessCheck): Promise<boolean> {
    let cancel = (): void => undefined
    const late = new Promise<never>((_resolve, reject) => {
      cancel = this.clock.after(CHECK_LIMIT, () => reject(new Error(`no answer in ${CHECK_LIMIT} ms`)))
    })
    try {
      await Promise.race([asked.check(), late])
      return true
    } catch (fault) {
      this.onFault(asked.name, fault)
      return false
    } finally {
      cancel()
    }
  }
}
