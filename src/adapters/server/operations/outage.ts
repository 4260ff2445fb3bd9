import { causeOf, type ServiceLog } from './service-log'
import type { Clock } from '@/application/device/clock'

/** Time between two checks whether a lost service is back, ms. */
export const LOOK_AGAIN = 1_000

/**
 * Logs one line when a service is lost, and one when it is back: all that fails in between has the
 * same cause and is not logged.
 */
export class Outage {
  private since: number | null = null
  private cancel = (): void => undefined

  /** `check` throws as long as it is lost. */
  constructor(
    private readonly name: string,
    private readonly host: string,
    private readonly check: () => Promise<unknown>,
    private readonly clock: Clock,
    private readonly log: ServiceLog,
  ) {}

  lost(failure: unknown): void {
    if (this.since !== null) return
    this.since = this.clock.now()
    this.log.error(`${this.name} lost`, { host: this.host, cause: causeOf(failure) })
    this.lookAgain()
  }

  /** Looks no more. */
  stop(): void {
    this.cancel()
  }

  private lookAgain(): void {
    this.cancel = this.clock.after(LOOK_AGAIN, () => {
      this.check().then(
        () => this.back(),
        () => this.lookAgain(),
      )
    })
  }

  private back(): void {
    const seconds = Math.round((this.clock.now() - (this.since ?? this.clock.now())) / 1_000)
    this.since = null
    this.log.info(`${this.name} back`, { host: this.host, seconds })
  }
}
